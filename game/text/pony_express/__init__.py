"""The race in the terminal."""
