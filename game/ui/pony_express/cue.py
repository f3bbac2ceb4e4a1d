"""Cues of the race: they see all of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Point
from game.ui.table.cue import Cue
from game.ui.table.cues_plain import Sign, Tick

if TYPE_CHECKING:
    from game.ui.pony_express.view import RaceView


class RaceCue(Cue):
    view: RaceView

    def throw_nuggets(self, begin: Point, end: Point, amount: int) -> float:
        """One after the other, each with the sound of a coin; gives how long it takes."""
        return self.view.effects.fly(
            "pieces/nugget", begin, end, amount, size=(26.0, 24.0), sound="coin"
        )


class RaceTick(RaceCue, Tick):
    """A sound, and a moment to hear it."""


class RaceSign(RaceCue, Sign):
    """A wooden sign over the board."""
