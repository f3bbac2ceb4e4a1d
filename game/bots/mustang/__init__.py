"""Bots for Mustang."""
