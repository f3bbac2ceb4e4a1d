"""Where things are on the table."""
