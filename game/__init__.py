"""Pony Express: four Western table games in one window."""

from game.engine.registry import GAMES, new_match

__all__ = ["GAMES", "new_match"]
