"""The first three, beside the course and when the race is over."""
