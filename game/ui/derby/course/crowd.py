"""The crowd along the rails: the nearer the leaders are to the town, the louder it gets. And the
nerve of a push: while the die has not fallen the music goes down, and only one horse counts."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.rules.derby.course import TOWN
from game.ui.kit.tween import clamp, mix

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

MURMUR = "crowd-murmur"
QUIET, LOUD = 0.14, 0.9  # of its volume, at the start and before the finish
SWELLS = 0.8  # shares of that in a second
STEP = 0.05  # smaller changes are not heard
EXCITED = 10.0  # the square from which on it gets louder
GASPS = (13, 16)  # squares of the first horse at which it draws its breath
SOFT = 0.25  # of the music is left in a moment of nerve
TIGHTENS = 3.2  # shares in a second
BEATS = 0.86  # seconds from one beat of the heart to the next


class Crowd:
    def __init__(self, view: DerbyView) -> None:
        self._view = view
        self._level = 0.0
        self._heard = -1.0  # the volume that was set last
        self._gasped = 0  # the last of those squares that was reached

    def rest(self) -> None:
        self._level, self._heard = 0.0, -1.0

    def stand(self) -> None:
        """It has seen what there was to be seen."""
        self._gasped = self._first_square()
        self._level = self._goal()

    def hush(self) -> None:
        self._view.ui.sounds.stop(MURMUR)
        self._heard = -1.0

    def _first_square(self) -> int:
        return max(self._view.seen.running, default=0)

    def _goal(self) -> float:
        """From 0 to 1: how far the leader is, and how near the next one to it."""
        running = sorted(self._view.seen.running, reverse=True)
        if not self._view.seen.is_racing or len(running) < 2:
            return 0.0
        far = clamp((running[0] - EXCITED) / (TOWN - EXCITED))
        close = clamp(1.0 - (running[0] - running[1]) / 4)
        return clamp(far * (0.7 + 0.3 * close))

    def advance(self, seconds: float) -> None:
        view = self._view
        if not view.seen.is_racing:
            return
        goal = self._goal()
        step = SWELLS * seconds
        self._level += clamp(goal - self._level, -step, step)
        volume = round(mix(QUIET, LOUD, self._level) / STEP) * STEP
        if volume != self._heard:
            if self._heard < 0.0:
                view.ui.sounds.loop(MURMUR)
            self._heard = volume
            view.ui.sounds.swell(MURMUR, volume)
        first = self._first_square()
        if any(self._gasped < square <= first for square in GASPS):
            view.ui.sounds.play("crowd-rise", 0.8)
        self._gasped = max(self._gasped, first)


class Nerve:
    """`horse`: the one that is being pushed; `tension` rises and falls, from 0 to 1."""

    def __init__(self, view: DerbyView) -> None:
        self._view = view
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
        self._view.ui.sounds.soften_music(1.0)

    def advance(self, seconds: float) -> None:
        self._time += seconds
        goal = 1.0 if self._held else 0.0
        if self.tension or goal:
            self._view.ui.stir()
        if self.tension != goal:
            step = TIGHTENS * seconds
            self.tension += clamp(goal - self.tension, -step, step)
            self._view.ui.sounds.soften_music(mix(1.0, SOFT, self.tension))

    @property
    def beat(self) -> float:
        """From 0 to 1: the heart."""
        share = (self._time / BEATS) % 1.0
        return math.exp(-6.0 * share)
