"""Western's table in the window."""
