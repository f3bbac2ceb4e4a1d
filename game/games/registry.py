"""Which games there are, in the order in which they are shown, and where one is looked up."""

from __future__ import annotations

from importlib import import_module

from game.engine.errors import SetupError, shown
from game.games.benchmark import Benchmark
from game.games.definition import GameDef
from game.i18n import mark

# The packages beside this module, each with its `GAME`. They are named, not imported: a definition
# reaches up to its window, and the window looks games up here.
PACKAGES = ("pony_express", "mustang", "western", "derby")


def _declared(package: str) -> GameDef:
    game: GameDef = import_module(f"game.games.{package}").GAME
    return game


REGISTERED = tuple(_declared(package) for package in PACKAGES)
GAMES = tuple(game.id for game in REGISTERED)


def registered_games() -> tuple[GameDef, ...]:
    return REGISTERED


def game_named(id: str) -> GameDef:
    """SetupError, a ValueError with one sentence, where no game has that id."""
    for game in REGISTERED:
        if game.id == id:
            return game
    text = mark("There's no game called %(game)s. Choose from: %(known)s.")
    known = ", ".join(game.id for game in REGISTERED)
    raise SetupError(text, game=shown(id), known=known)


def measured_games() -> dict[str, Benchmark]:
    """Those that the benchmark measures, by their ids."""
    return {game.id: game.benchmark for game in REGISTERED if game.benchmark is not None}
