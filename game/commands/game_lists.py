"""The games and their options as lists to be read, for helps and refusals."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.options import Switch
from game.games.definition import GameDef
from game.games.registry import registered_games


def ids(which: Callable[[GameDef], bool] = lambda game: True) -> str:
    return ", ".join(game.id for game in registered_games() if which(game))


def all_options() -> str:
    """By game."""
    games = ((game.id, ", ".join(game.options().names)) for game in registered_games())
    return "; ".join(f"{id}: {names}" for id, names in games)


def a_switch() -> str:
    """An option that is on or off, as an example."""
    options = (option for game in registered_games() for option in game.options())
    return next(option.name for option in options if isinstance(option, Switch))
