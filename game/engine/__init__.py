"""The engine all games stand on: requests, matches, worlds, saves. It knows no single game."""
