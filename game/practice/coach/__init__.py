"""Advice after a miss: where a better start or angle was."""
