"""What the cues of the derby have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.tween import clamp
from game.ui.table.cues_hand import HandCue

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView


class DerbyCue(HandCue):
    """At the derby's table."""

    view: DerbyView

    @property
    def horse(self) -> str:
        horse: str = self.event.horse
        return horse

    def passed(self, seconds: float, moment: float) -> bool:
        """Whether this step has gone past that moment."""
        return self.time - seconds < moment <= self.time

    def part(self, begin: float, end: float) -> float:
        """How much of the time between two moments is over."""
        return clamp((self.time - begin) / (end - begin))
