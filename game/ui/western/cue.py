"""What the cues of Western have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.tween import clamp
from game.ui.table.cues_hand import HandCue

if TYPE_CHECKING:
    from game.ui.western.view import WesternView


class WesternCue(HandCue):
    """At Western's table."""

    view: WesternView
    arrow = 1.0  # how much of the arrow of the play has grown while this is shown

    def passed(self, seconds: float, moment: float) -> bool:
        """Whether this step has gone past that moment."""
        return self.time - seconds < moment <= self.time

    def part(self, begin: float, end: float) -> float:
        """How much of the time between two moments is over."""
        return clamp((self.time - begin) / (end - begin))
