"""The duel of the day: its table, its five shots, and results that can be checked."""
