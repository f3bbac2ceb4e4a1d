"""The round die: a ball with pips that is thrown on a felt table, as plain data.

A weight inside it, in a hollow with six corners, turns one of six faces up when it comes to rest.
Lengths are centimetres (x right, y up), times seconds, speeds centimetres a second. pymunk is
loaded by the first roll, not by importing this.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from physics.die_roll import DieRoll
from physics.model import Point
from physics.turning import Vector

BALL_RADIUS = 1.0
FACES = range(1, 7)

# Which way each face of a ball looks that is not turned: opposite ones add up to seven.
FACE_WAYS: dict[int, Vector] = {
    1: (0.0, 0.0, 1.0),
    2: (1.0, 0.0, 0.0),
    3: (0.0, 1.0, 0.0),
    4: (0.0, -1.0, 0.0),
    5: (-1.0, 0.0, 0.0),
    6: (0.0, 0.0, -1.0),
}


class BallError(ValueError):
    """A roll that makes no sense."""


class BallTable(msgspec.Struct, frozen=True):
    """The felt: the corners of its rim, in order, and those of what stands on it. What stands on
    it has no dents."""

    rim: tuple[Point, ...]
    obstacles: tuple[tuple[Point, ...], ...] = ()

    def clear(self, point: Point, room: float = BALL_RADIUS) -> bool:
        """Whether a ball fits there."""
        if not inside(point, self.rim) or edge_distance(point, self.rim) < room:
            return False
        return not any(
            inside(point, corners) or edge_distance(point, corners) < room
            for corners in self.obstacles
        )


def oval(centre: Point, radii: Point, corners: int = 32) -> tuple[Point, ...]:
    """The rim of a round or oval table."""
    angles = (2.0 * math.pi * n / corners for n in range(corners))
    return tuple(
        (centre[0] + radii[0] * math.cos(angle), centre[1] + radii[1] * math.sin(angle))
        for angle in angles
    )


def rectangle(left: float, bottom: float, width: float, height: float) -> tuple[Point, ...]:
    """A rim, or something on the table."""
    right, top = left + width, bottom + height
    return (left, bottom), (right, bottom), (right, top), (left, top)


def inside(point: Point, corners: Sequence[Point]) -> bool:
    """Whether a line from there to the right crosses the outline once, or thrice, and so on."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


def edge_distance(point: Point, corners: Sequence[Point]) -> float:
    """To the outline, from inside or outside."""
    return min(_line_distance(point, a, b) for a, b in pairwise([*corners, corners[0]]))


def _line_distance(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy or 1.0)
    along = min(max(along, 0.0), 1.0)
    return math.dist(point, (a[0] + along * dx, a[1] + along * dy))


def roll_ball(
    seed: int | str,
    *,
    face: int,
    table: BallTable,
    starts: Sequence[Point],
    goal: Point | None = None,
    within: float = 1.0,
) -> DieRoll:
    """A throw that ends with `face` up; the same for the same arguments. It comes from one of the
    `starts`, rather from the first ones.

    With a goal, throws are tried until one comes to rest so near to it; if none of them does, the
    nearest is taken. BallError if the face or a start cannot be."""
    from physics import ball_throw

    return ball_throw.roll(seed, face, table, starts, goal, within)
