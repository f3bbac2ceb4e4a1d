"""Flicking with a pointer: direction and power from the last moments of a gesture.

The way of the hand is measured in units of the pointer, which are pixels of the screen or, on a
screen of high density, points: so the power is the hand's and not the window's. Pure arithmetic;
nothing here draws.
"""

from __future__ import annotations

import math
from collections import deque
from itertools import pairwise
from typing import NamedTuple

from game.ui.pony_express.shots.fit import Sample, velocity
from physics.model import MAX_SPEED, Point

WINDOW = 0.12  # seconds: what the hand did before is wind-up
REST = 0.07  # seconds: a pointer that stood still for so long lets the die lie
PAUSE = 0.04  # seconds without a sample: the hand had not begun yet
SHORTEST = 17.0  # pixels: less is a click and no flick
SLOWEST = 0.25  # m/s
POWER = 0.001  # m/s of the die for one pixel a second of the pointer, at sensitivity 1
STALL = 0.1  # seconds without a look at the input: nobody knows when the pointer moved meanwhile
BURST = 0.02  # seconds in which no hand makes most of a flick
MOST = 0.8  # of its way


class Aim(NamedTuple):
    """Where a die would go, and how fast."""

    angle: float  # degrees counter-clockwise from east
    speed: float  # m/s


class Swing(NamedTuple):
    """What a hand did."""

    angle: float  # degrees counter-clockwise from east
    pace: float  # pixels a second


class Measure(NamedTuple):
    """What a pointer's way counts for: pixels to a cm of the board as it is seen now, and the
    player's sensitivity."""

    pixels: float = 17.0
    sensitivity: float = 1.0

    def on_screen(self, at: Point) -> Point:
        """A place of the board in pixels, y up."""
        return at[0] * self.pixels, at[1] * self.pixels


class Gesture:
    """The way of a pointer that holds the die, in pixels, y up."""

    def __init__(self) -> None:
        self._samples: deque[Sample] = deque()

    def add(self, time: float, at: Point, waited: float = 0.0) -> None:
        self._samples.append(Sample(time, at, waited))
        while self._samples[0].time < time - 2 * WINDOW:
            self._samples.popleft()

    def aim(self, now: float, sensitivity: float = 1.0) -> Aim | None:
        """What letting go at that moment would do; None for a hand that does not flick.

        It is asked for the line that is shown and again at the release, with the same samples:
        so what was seen is what is shot.
        """
        swing = self.swing(now)
        speed = 0.0 if swing is None else power_of(swing.pace, sensitivity)
        if swing is None or speed < SLOWEST:
            return None
        return Aim(swing.angle, min(speed, MAX_SPEED))

    def swing(self, now: float) -> Swing | None:
        """The same of the hand itself, however hard a shot comes of it."""
        recent = self._recent(now)
        if len(recent) < 2 or now - recent[-1].time > REST or _is_stalled(recent):
            return None
        found = velocity(_begun(recent))
        if found is None or _way(recent) < SHORTEST:
            return None
        return Swing(math.degrees(math.atan2(found[1], found[0])), math.hypot(*found))

    def is_stalled(self, now: float, waited: float = 0.0) -> bool:
        """Whether the hand flicked, but nobody knows how fast: the game stood still meanwhile, or
        its way arrived all at once. `waited`: how long the release may have waited to be read."""
        if waited > STALL:
            return _way(self._recent(now - waited)) >= SHORTEST
        recent = self._recent(now)
        return _way(recent) >= SHORTEST and _is_stalled(recent)

    def _recent(self, now: float) -> list[Sample]:
        return [sample for sample in self._samples if sample.time >= now - WINDOW]


def power_of(pace: float, sensitivity: float) -> float:
    """Of the die, in m/s, for a flick of so many pixels a second."""
    return POWER * sensitivity * pace


def _begun(samples: list[Sample]) -> list[Sample]:
    """Without what lies before a pause, during which the pointer sent nothing: how long the hand
    waited before it flicked does not matter. A pointer that always sends so seldom keeps all."""
    for number in range(len(samples) - 1, 0, -1):
        if samples[number].time - samples[number - 1].time > PAUSE:
            begun = samples[number:]
            return begun if len(begun) > 2 else samples
    return samples


def _way(samples: list[Sample]) -> float:
    """How far the pointer went, there and back."""
    return sum(math.dist(one.at, other.at) for one, other in pairwise(samples))


def _is_stalled(samples: list[Sample]) -> bool:
    if any(sample.waited > STALL for sample in samples):
        return True
    most, first, gone = MOST * _way(samples), 0, 0.0
    for last in range(1, len(samples)):
        gone += math.dist(samples[last - 1].at, samples[last].at)
        while gone - (step := math.dist(samples[first].at, samples[first + 1].at)) >= most > 0.0:
            gone -= step
            first += 1
        if gone >= most > 0.0 and samples[last].time - samples[first].time < BURST:
            return True
    return False
