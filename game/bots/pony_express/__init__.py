"""Bots that know the race."""
