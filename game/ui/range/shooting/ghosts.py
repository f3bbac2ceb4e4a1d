"""The best shot at a table as something that runs beside the next one."""

from __future__ import annotations

from game.engine.errors import GameError
from game.practice.layout import Layout
from game.practice.record import Practised, replayed
from game.ui.range.race import ShotPlayer


class Ghosts:
    """Keeps the last one: a best shot is simulated again only when there is another."""

    def __init__(self) -> None:
        self._of: Practised | None = None
        self._player: ShotPlayer | None = None

    def of(self, shot: Practised | None, layout: Layout) -> ShotPlayer | None:
        """None without a shot, or if it cannot be taken any more."""
        if shot is not self._of:
            self._of, self._player = shot, _simulated(shot, layout)
        return self._player


def _simulated(shot: Practised | None, layout: Layout) -> ShotPlayer | None:
    if shot is None or shot.layout != layout.key:
        return None
    try:
        _, result = replayed(layout, shot.flick, shot.aim, shot.style, shot.when)
    except GameError:
        return None
    return ShotPlayer(layout.to_scene(), result)
