"""Loads what a race or the range needs while the title is on the screen: the first frame does not
wait for it, and neither does the first shot."""

from __future__ import annotations

from functools import partial
from importlib import import_module

from game.ui.kit.scene import Ui

MODULES = (
    "game.ui.screens.setup",
    "game.ui.screens.settings_screen",
    "game.bots.pony_express.bot",
    "physics.shot",
    "physics.planner",
    "game.ui.race.board_view",
    "game.ui.race.stage",
    "game.ui.race.table",
    "game.ui.range.screen",
    "physics.rehearsal",
    "filelock",
)


# The largest of those that are on the range at once, and often in a race.
PICTURES = ("pieces/rider-red", "pieces/rider-white", "ui/panel", "ui/panel-dark")


def warm_up(ui: Ui) -> None:
    """Beside the frames, one thing after the other."""
    for name in MODULES:
        ui.background.sometime(partial(import_module, name))
    ui.background.sometime(_reckon_tables)
    ui.sounds.expect_all()
    ui.canvas.assets.expect(PICTURES, soon=False)


def _reckon_tables() -> None:
    from game.bots.pony_express.tables import reckon_tables

    reckon_tables()
