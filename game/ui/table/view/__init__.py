"""A table as it is drawn, and the notices above it."""
