"""The board of the race as it is seen: what is printed on it, and what stands there."""
