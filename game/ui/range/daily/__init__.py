"""The duel of the day."""
