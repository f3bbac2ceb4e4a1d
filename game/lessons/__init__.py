"""The guided first games as data: `lessons.yaml` and `staging.yaml` of each game, read and checked.

Nothing here knows a window or the rules of a game: what a file may name is handed in."""
