"""A whole roll of a die, as plain data to be played back. Lengths are centimetres (x right, y up, z
above the table), times seconds, speeds centimetres a second."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from physics.model import Point
from physics.turning import Quaternion, between

SAMPLE = 1.0 / 120.0  # seconds from one sample of a roll to the next


class DiePose(NamedTuple):
    """A die at one moment: where it is, how high above where it lies, and how it is turned."""

    x: float
    y: float
    height: float
    attitude: Quaternion


class Knock(NamedTuple):
    """It strikes something; `strength` is how much that changes its speed."""

    time: float
    strength: float
    at: Point
    felt: bool  # it lands on the felt; else it runs into a wall


class DieRoll(msgspec.Struct, frozen=True):
    """A whole roll, from the hand to the rest."""

    face: int
    duration: float
    poses: tuple[DiePose, ...]  # one for each SAMPLE of time; the last is the rest
    knocks: tuple[Knock, ...]
    settling: float  # when it is heard to come to rest

    @property
    def rest(self) -> Point:
        return self.poses[-1].x, self.poses[-1].y

    def pose(self, time: float) -> DiePose:
        """At any time; before the beginning and after the end it rests."""
        if time >= self.duration:
            return self.poses[-1]
        number = max(time / SAMPLE, 0.0)
        before = min(int(number), len(self.poses) - 2)
        share = number - before
        one, other = self.poses[before], self.poses[before + 1]
        return DiePose(
            one.x + (other.x - one.x) * share,
            one.y + (other.y - one.y) * share,
            one.height + (other.height - one.height) * share,
            between(one.attitude, other.attitude, share),
        )
