"""Aiming, watching what comes of it, and what is said of it."""
