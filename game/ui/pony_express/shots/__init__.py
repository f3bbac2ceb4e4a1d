"""Shots in the window: aiming in three ways, and playing back what the physics made of it."""
