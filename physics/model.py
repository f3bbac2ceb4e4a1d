"""The plain data of a shot: what stands on the table, how the die is flicked, what happened.

Lengths are centimetres on the board (origin bottom left, x right, y up), angles degrees
counter-clockwise from east, speeds metres a second. Nothing here simulates anything.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal

import msgspec

Point = tuple[float, float]
PieceKind = Literal["rider", "figure", "barrel", "die"]
Mode = Literal["duel", "figures", "showdown", "practice"]

DIE_SIDE = 1.6
# A die's edges are rounded by this share of its side, so its corner reaches less far out.
DIE_ROUNDING = 2.5 / 16
DIE_REACH = (0.5 - DIE_ROUNDING) * math.sqrt(2) + DIE_ROUNDING
MAX_SPEED = 4.5
MAX_SPIN = 100.0  # radians a second: more than any finger gives a die
_ROUNDING_SLACK = 1e-9
# Where a start is looked for, in centimetres behind the line and beside its middle.
_STEPS_BACK = (0.0, 0.8, 1.6, 2.4, 3.2, 4.0)
_STEP_ASIDE = 0.5


class Piece(msgspec.Struct, frozen=True):
    """Something a die can run into. Standing ones are round, a lying rider is a capsule along x
    before it is turned, and a die left lying is a square of its height."""

    id: str
    kind: PieceKind
    at: Point
    radius: float
    height: float
    owner: int | None = None
    lying: bool = False
    turned: float = 0.0  # degrees, for what is not round

    def distance(self, point: Point) -> float:
        """From the point to the piece's rim, negative inside it."""
        if not self.lying and self.kind != "die":
            return math.dist(point, self.at) - self.radius
        along, across = _unturned(point, self.at, self.turned)
        if self.kind == "die":
            edge = self.height * (0.5 - DIE_ROUNDING)
            dx, dy = along - edge, across - edge
            outside = math.hypot(max(dx, 0.0), max(dy, 0.0))
            return outside + min(max(dx, dy), 0.0) - self.height * DIE_ROUNDING
        half = max(self.height / 2 - self.radius, 0.0)
        return math.hypot(max(along - half, 0.0), across) - self.radius


def _unturned(point: Point, middle: Point, turned: float) -> Point:
    """How far the point lies from the middle, along and across a piece that is turned."""
    dx, dy = point[0] - middle[0], point[1] - middle[1]
    cos, sin = math.cos(math.radians(turned)), math.sin(math.radians(turned))
    return abs(dx * cos + dy * sin), abs(dy * cos - dx * sin)


class FiringLine(msgspec.Struct, frozen=True):
    """The die starts behind it: on the side that `direction`, a unit vector, points away from."""

    centre: Point
    direction: Point
    width: float

    def offsets(self, point: Point) -> tuple[float, float]:
        """How far the point lies beyond the line, and how far to the left of its middle."""
        dx, dy = point[0] - self.centre[0], point[1] - self.centre[1]
        along, across = self.direction
        return dx * along + dy * across, dy * along - dx * across

    def starts(self) -> Iterator[Point]:
        """A grid of points behind the line, from its middle outwards."""
        asides = [_STEP_ASIDE * n for n in range(int(self.width / 2 / _STEP_ASIDE) + 1)]
        for back in _STEPS_BACK:
            for aside in asides:
                yield self.point(-back, aside)
                if aside:
                    yield self.point(-back, -aside)

    def point(self, beyond: float, left: float) -> Point:
        """The point at those offsets."""
        along, across = self.direction
        x = self.centre[0] + beyond * along - left * across
        return x, self.centre[1] + beyond * across + left * along


class Scene(msgspec.Struct, frozen=True):
    """One shot's table. Owners of pieces, shooter and target are seats.

    `steady` tells that the shooter's aim and flick are averaged; the flick to simulate already is.
    """

    width: float
    height: float
    line: FiringLine
    pieces: tuple[Piece, ...]
    mode: Mode
    shooter: int
    target: int | None = None
    die: float = DIE_SIDE
    wind: Point = (0.0, 0.0)  # m/s2, while the die moves
    steady: bool = False

    def holds(self, point: Point) -> bool:
        """Whether the point is on the board; "not a number" is nowhere."""
        return 0.0 <= point[0] <= self.width and 0.0 <= point[1] <= self.height

    def clear(self, point: Point) -> bool:
        """Whether a die lying there, however turned, touches no piece."""
        reach = DIE_REACH * self.die - _ROUNDING_SLACK
        return all(piece.distance(point) >= reach for piece in self.pieces)

    def start_error(self, start: Point) -> str | None:
        """Why the die cannot start there; None when it can."""
        x, y = start
        half = self.die / 2
        if not (half <= x <= self.width - half and half <= y <= self.height - half):
            return "The whole die must be on the board."
        beyond, left = self.line.offsets(start)
        if beyond > _ROUNDING_SLACK:
            return "The die must start behind the firing line."
        if abs(left) > self.line.width / 2 + _ROUNDING_SLACK:
            return "The die must start between the ends of the firing line."
        if not self.clear(start):
            return "The die must not touch any piece at the start."
        return None

    def clear_start(self) -> Point | None:
        """A legal start, as near to the middle of the firing line as can be found."""
        return next((at for at in self.line.starts() if self.start_error(at) is None), None)


class Flick(msgspec.Struct, frozen=True):
    """How the die is sent off."""

    start: Point
    angle: float
    speed: float
    spin: float = 0.0


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a shot comes down to for the rules: ids of pieces, in the order things happened."""

    touched: tuple[str, ...] = ()  # by the die itself
    fallen: tuple[str, ...] = ()
    rest: Point | None = None  # where the die lies; None when it left the board
    turned: float = 0.0  # how the die lies there, degrees from 0 to 90
