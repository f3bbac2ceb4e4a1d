"""The ellipse in which shots lie: of any number of points, kept as sums."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from physics.model import Point

HOLDS_95 = math.sqrt(-2.0 * math.log(0.05))  # standard deviations of an ellipse that holds 95 %
FEWEST = 3


class Ellipse(NamedTuple):
    """Around the mean of some points: half axes in standard deviations, and the direction of the
    longer one in degrees, from -90 to 90. Two thirds of points lie within 1.5 of these."""

    centre: Point
    long: float
    short: float
    angle: float
    number: int  # of points

    def scaled(self, times: float) -> Ellipse:
        """Larger by that factor: `HOLDS_95` for the one that holds 95 %."""
        return self._replace(long=self.long * times, short=self.short * times)

    def placed(self, origin: Point, aim: float) -> Ellipse:
        """On the board, when the ellipse is seen along an aim (degrees) from an origin."""
        cos, sin = math.cos(math.radians(aim)), math.sin(math.radians(aim))
        along, left = self.centre
        x, y = origin[0] + along * cos - left * sin, origin[1] + along * sin + left * cos
        return self._replace(centre=(x, y), angle=_half_turn(self.angle + aim))


class Cloud:
    """Points, as sums: of those near the origin, so that rounding does no harm."""

    __slots__ = ("_number", "_x", "_xx", "_xy", "_y", "_yy")

    def __init__(self) -> None:
        self._number = 0
        self._x = self._y = self._xx = self._xy = self._yy = 0.0

    def add(self, xs: Sequence[float], ys: Sequence[float]) -> None:
        """Many at a time are added much faster."""
        self._number += len(xs)
        self._x += sum(xs)
        self._y += sum(ys)
        self._xx += sum(map(mul, xs, xs))
        self._xy += sum(map(mul, xs, ys))
        self._yy += sum(map(mul, ys, ys))

    def ellipse(self) -> Ellipse | None:
        """None for too few points."""
        number = self._number
        if number < FEWEST:
            return None
        x, y, share = self._x / number, self._y / number, 1.0 / (number - 1)
        xx = (self._xx - number * x * x) * share
        xy = (self._xy - number * x * y) * share
        yy = (self._yy - number * y * y) * share
        middle, reach = (xx + yy) / 2, math.hypot((xx - yy) / 2, xy)
        angle = math.degrees(math.atan2(2 * xy, xx - yy)) / 2
        return Ellipse(
            centre=(x, y),
            long=math.sqrt(max(middle + reach, 0.0)),
            short=math.sqrt(max(middle - reach, 0.0)),
            angle=_half_turn(angle),
            number=number,
        )


def _half_turn(angle: float) -> float:
    """An axis has no front: from -90 to 90."""
    return (angle + 90.0) % 180.0 - 90.0
