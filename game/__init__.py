"""Pony Express: four Western table games in one window."""

from game.engine.registry import GAMES, new_match
from game.engine.saves import load_match

__all__ = ["GAMES", "load_match", "new_match"]
