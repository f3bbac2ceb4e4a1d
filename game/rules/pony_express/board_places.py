"""Where the die is flicked from: the duel corners, the figures' place, their firing lines."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.rules.pony_express.board_schema import BoardFile, Point
from game.rules.pony_express.card_numbers import PAWN_TO_BARREL
from physics.model import FiringLine

# When a showdown drags on: how far each rider steps nearer at a time, how far apart they stay at
# least, and how far apart their firing lines stay (on boards whose lines lie farther ahead).
PACE, NEAREST, BETWEEN_LINES = 4.0, 12.0, 4.0


class Place(NamedTuple):
    at: Point
    towards: Point  # the opposite place; for the figures' place the middle of the dots
    line: FiringLine

    def beside(self, left: float) -> Point:
        """The point so far to the left of the place, as its rider looks."""
        dx, dy = self.line.direction
        return self.at[0] - dy * left, self.at[1] + dx * left

    def nearer(self, by: float) -> Place:
        """The place so far ahead, its firing line with it; the opposite one comes as far."""
        dx, dy = self.line.direction
        (x, y), (ox, oy), (lx, ly) = self.at, self.towards, self.line.centre
        return Place(
            (x + dx * by, y + dy * by),
            (ox - dx * by, oy - dy * by),
            FiringLine((lx + dx * by, ly + dy * by), self.line.direction, self.line.width),
        )


def corners_of(file: BoardFile) -> dict[str, Place]:
    north_west, south_east = file.corners.north_west, file.corners.south_east
    return {
        "north-west": _place(file, north_west, towards=south_east),
        "south-east": _place(file, south_east, towards=north_west),
    }


def paces_of(file: BoardFile) -> dict[str, tuple[Place, ...]]:
    """By corner: its place, and where its rider stands after each pace nearer. A pace that would
    bring a rider as near to a figure as no barrel may stand is not taken."""
    corners = corners_of(file)
    apart = math.dist(file.corners.north_west, file.corners.south_east)
    farthest = (apart - max(NEAREST, 2 * file.line.ahead + BETWEEN_LINES)) / 2
    paces = {name: [place] for name, place in corners.items()}
    by = 0.0
    while by < farthest:
        by = min(by + PACE, farthest)
        steps = {name: place.nearer(by) for name, place in corners.items()}
        if any(
            math.dist(step.at, dot) < PAWN_TO_BARREL
            for step in steps.values()
            for dot in file.figures.dots
        ):
            break
        for name, step in steps.items():
            paces[name].append(step)
    return {name: tuple(places) for name, places in paces.items()}


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
