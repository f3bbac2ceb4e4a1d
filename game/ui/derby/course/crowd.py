"""The crowd along the rails: the nearer the leaders are to the town, the louder it gets."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.derby.course import TOWN
from game.rules.derby.events import GameWon
from game.ui.derby.context import DerbyContext
from game.ui.kit.tween import clamp, mix
from game.ui.table.happening import Happening, Told
from game.ui.table.part import Part

MURMUR = "crowd-murmur"
QUIET, LOUD = 0.14, 0.9  # of its volume, at the start and before the finish
SWELLS = 0.8  # shares of that in a second
STEP = 0.05  # smaller changes are not heard
EXCITED = 10.0  # the square from which on it gets louder
GASPS = (13, 16)  # squares of the first horse at which it draws its breath


class Crowd(Part[DerbyContext]):
    def __init__(self, context: DerbyContext) -> None:
        super().__init__(context)
        self._level = 0.0
        self._heard = -1.0  # the volume that was set last
        self._gasped = 0  # the last of those squares that was reached

    def rest(self) -> None:
        self._level, self._heard = 0.0, -1.0

    def stand(self, entries: Sequence[Told]) -> None:
        """It has seen what there was to be seen."""
        self._gasped = self._first_square()
        self._level = self._goal()

    def settled(self, happening: Happening) -> None:
        if isinstance(happening.event, GameWon):
            self.context.ui.sounds.stop(MURMUR)
            self._heard = -1.0

    def _first_square(self) -> int:
        return max(self.context.seen.running, default=0)

    def _goal(self) -> float:
        """From 0 to 1: how far the leader is, and how near the next one to it."""
        running = sorted(self.context.seen.running, reverse=True)
        if not self.context.seen.is_racing or len(running) < 2:
            return 0.0
        far = clamp((running[0] - EXCITED) / (TOWN - EXCITED))
        close = clamp(1.0 - (running[0] - running[1]) / 4)
        return clamp(far * (0.7 + 0.3 * close))

    def advance(self, seconds: float) -> None:
        context = self.context
        if not context.seen.is_racing:
            return
        goal = self._goal()
        step = SWELLS * seconds
        self._level += clamp(goal - self._level, -step, step)
        volume = round(mix(QUIET, LOUD, self._level) / STEP) * STEP
        if volume != self._heard:
            if self._heard < 0.0:
                context.ui.sounds.loop(MURMUR)
            self._heard = volume
            context.ui.sounds.swell(MURMUR, volume)
        first = self._first_square()
        if any(self._gasped < square <= first for square in GASPS):
            context.ui.sounds.play("crowd-rise", 0.8)
        self._gasped = max(self._gasped, first)
