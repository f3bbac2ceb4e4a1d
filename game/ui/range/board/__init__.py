"""The board of the range, and what lies painted on it."""
