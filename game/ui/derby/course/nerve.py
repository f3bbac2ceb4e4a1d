"""The tension of a push, from 0 to 1: while the die has not fallen, one horse stands out."""

from __future__ import annotations

import math

from game.ui.kit.tween import clamp

TIGHTENS = 3.2  # shares in a second
BEATS = 0.86  # seconds from one beat of the heart to the next


class Nerve:
    """`horse`: the one that is being pushed; `tension` rises and falls, from 0 to 1."""

    def __init__(self) -> None:
        self.horse = ""
        self.tension = 0.0
        self._held = False
        self._time = 0.0

    def hold(self, horse: str) -> None:
        self.horse, self._held, self._time = horse, True, 0.0

    def release(self) -> None:
        self._held = False

    def rest(self) -> None:
        self._held, self.tension = False, 0.0

    @property
    def is_felt(self) -> bool:
        return self._held or self.tension > 0.0

    @property
    def pushed(self) -> str:
        """The horse that stands out now; empty for none."""
        return self.horse if self.tension else ""

    def advance(self, seconds: float) -> bool:
        """Time goes by; True when it has become tighter or looser."""
        self._time += seconds
        goal = 1.0 if self._held else 0.0
        if self.tension == goal:
            return False
        step = TIGHTENS * seconds
        self.tension += clamp(goal - self.tension, -step, step)
        return True

    @property
    def beat(self) -> float:
        """From 0 to 1: the heart."""
        share = (self._time / BEATS) % 1.0
        return math.exp(-6.0 * share)
