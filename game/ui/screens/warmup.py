"""Loads what the games and the range need while the title is on the screen: the first frame does
not wait for it, and neither does the first shot."""

from __future__ import annotations

from functools import partial
from importlib import import_module

from game.games.registry import registered_games
from game.ui.games import entry_of
from game.ui.kit.scene import Ui

FIRST = ("game.ui.screens.setup", "game.ui.screens.settings_screen")
LAST = ("game.ui.range.screen", "physics.rehearsal", "filelock")


# The largest of those that are on the range at once, and often in a race.
PICTURES = ("pieces/rider-red", "pieces/rider-white", "ui/panel", "ui/panel-dark")


def warm_up(ui: Ui) -> None:
    """Beside the frames, one thing after the other."""
    for name in FIRST:
        ui.background.sometime(partial(import_module, name))
    games = [game.id for game in registered_games()]
    for game in games:
        ui.background.sometime(partial(_read_in, game))
    for name in LAST:
        ui.background.sometime(partial(import_module, name))
    for game in games:
        ui.background.sometime(partial(_prepare, game))
    ui.sounds.expect_all()
    ui.canvas.assets.expect(PICTURES, soon=False)


def _read_in(game: str) -> None:
    for name in entry_of(game).modules:
        import_module(name)


def _prepare(game: str) -> None:
    for reckon in entry_of(game).preparations():
        reckon()
