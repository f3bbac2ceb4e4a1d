"""The derby: bet, then ride."""
