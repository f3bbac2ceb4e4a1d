"""Where the die is flicked from: the duel corners, the figures' place, their firing lines."""

import math
from typing import NamedTuple

from game.rules.pony_express.board_schema import BoardFile, Point
from physics.model import FiringLine

TWIN_ASIDE = 2.0  # of a decoy, from the duellist's place
PAWN_TO_BARREL = 6.0  # at least, from a barrel to every pawn


class Place(NamedTuple):
    at: Point
    towards: Point  # the opposite place; for the figures' place the middle of the dots
    line: FiringLine

    def beside(self, left: float) -> Point:
        """The point so far to the left of the place, as its rider looks."""
        dx, dy = self.line.direction
        return self.at[0] - dy * left, self.at[1] + dx * left


def corners_of(file: BoardFile) -> dict[str, Place]:
    north_west, south_east = file.corners.north_west, file.corners.south_east
    return {
        "north-west": _place(file, north_west, towards=south_east),
        "south-east": _place(file, south_east, towards=north_west),
    }


def figures_place_of(file: BoardFile) -> Place:
    return _place(file, file.figures.place, towards=middle_of_dots(file))


def middle_of_dots(file: BoardFile) -> Point:
    xs, ys = zip(*file.figures.dots, strict=True)
    return math.fsum(xs) / len(xs), math.fsum(ys) / len(ys)


def _place(file: BoardFile, at: Point, towards: Point) -> Place:
    away = math.dist(at, towards)
    dx, dy = (towards[0] - at[0]) / away, (towards[1] - at[1]) / away
    centre = at[0] + file.line.ahead * dx, at[1] + file.line.ahead * dy
    return Place(at, towards, FiringLine(centre, (dx, dy), file.line.width))
