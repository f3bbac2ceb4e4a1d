"""Flicked dice on a table: the plain data of a shot."""

from physics.model import Flick, Outcome, Piece, Scene

__all__ = ["Flick", "Outcome", "Piece", "Scene"]
