"""The land of a board that nobody has painted."""
