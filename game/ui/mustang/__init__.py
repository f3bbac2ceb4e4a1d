"""Mustang's table in the window."""
