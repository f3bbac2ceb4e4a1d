"""What every table in the window has, whatever is played at it: it knows none of the games."""
