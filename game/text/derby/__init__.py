"""The derby in the terminal."""
