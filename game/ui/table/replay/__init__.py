"""Watching a whole game again: the screen, its table, and the bar that winds it."""
