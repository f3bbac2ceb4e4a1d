"""Flicking with a pointer: direction and power from the last moments of a gesture.

Pure arithmetic on places of the board in cm; nothing here draws.
"""

from __future__ import annotations

import math
from collections import deque
from typing import NamedTuple

from physics.model import MAX_SPEED, Point

WINDOW = 0.12  # seconds: what the hand did before is wind-up
REST = 0.07  # seconds: a pointer that stood still for so long lets the die lie
SHORTEST = 1.0  # cm: less is a click and no flick
SLOWEST = 0.25  # m/s
# A wrist moves a pointer less far than a finger moves a die: so much faster does the die go.
GAIN = 1.7


class Aim(NamedTuple):
    """Where a die would go, and how fast."""

    angle: float  # degrees counter-clockwise from east
    speed: float  # m/s


class Gesture:
    """The way of a pointer that holds the die."""

    def __init__(self) -> None:
        self._samples: deque[tuple[float, Point]] = deque()

    def add(self, time: float, at: Point) -> None:
        self._samples.append((time, at))
        while self._samples[0][0] < time - 2 * WINDOW:
            self._samples.popleft()

    def aim(self, now: float) -> Aim | None:
        """What letting go at that moment would do; None for a hand that does not flick.

        It is asked for the line that is shown and again at the release, with the same samples:
        so what was seen is what is shot.
        """
        recent = [sample for sample in self._samples if sample[0] >= now - WINDOW]
        if len(recent) < 2 or now - recent[-1][0] > REST:
            return None
        (begun, first), (ended, last) = recent[0], recent[-1]
        dx, dy = last[0] - first[0], last[1] - first[1]
        length = math.hypot(dx, dy)
        if length < SHORTEST or ended <= begun:
            return None
        speed = GAIN * length / (ended - begun) / 100.0
        if speed < SLOWEST:
            return None
        return Aim(math.degrees(math.atan2(dy, dx)), min(speed, MAX_SPEED))
