"""Loads what a race needs while the title is on the screen: the first frame does not wait for it,
and neither does the first shot."""

from __future__ import annotations

from importlib import import_module

MODULES = (
    "game.ui.screens.setup",
    "game.ui.screens.settings_screen",
    "game.bots.pony_express.bot",
    "physics.shot",
    "physics.planner",
    "game.ui.race.board_view",
    "game.ui.race.stage",
    "game.ui.race.table",
)


class WarmUp:
    """One module at a time, so that no frame is held up for long."""

    def __init__(self) -> None:
        self._left = iter(MODULES)

    def step(self) -> None:
        name = next(self._left, None)
        if name is not None:
            import_module(name)
