"""Bots for Western."""
