"""The derby's table in the window."""
