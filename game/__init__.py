"""Pony Express: four Western table games in one window."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.games.matches import load_match, new_match
    from game.games.registry import GAMES

__version__ = "0.1.0"

__all__ = ["GAMES", "load_match", "new_match"]


def __getattr__(name: str) -> Any:
    """The engine is loaded when it is asked for: the window opens before it needs it."""
    if name not in __all__:
        raise AttributeError(f"module 'game' has no attribute {name!r}")
    from game.games import matches, registry

    return getattr(registry if name == "GAMES" else matches, name)
