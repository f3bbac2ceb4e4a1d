"""Mustang in the terminal."""
