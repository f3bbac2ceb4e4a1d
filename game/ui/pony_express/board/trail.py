"""The way of the trail across a board, in cm: for painting it and for galloping along it."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain, pairwise
from statistics import median

from game.rules.pony_express.board import Board
from physics.model import Point

STEP = 0.25  # from one point of the way to the next, at most
# A row of spaces ends where the next one is so many times as far as usual, on the way back.
ROW_TURN = 1.5
# How the way swings out there: how far along from space to space, and how far out, both as a
# share of the distance between the two.
SWING = ((0.12, 0.41), (0.49, 0.61), (0.88, 0.42))
MARGIN = 1.6  # the way keeps so far away from the edge of the board
LANE = 4.0  # within this way a rider leaves its stand, or turns into it


def trail_points(board: Board) -> list[Point]:
    """The whole trail from the first space to the last."""
    return list(_way(board)[0])


def trail_path(
    board: Board, origin: int, to: int, start: Point | None = None, end: Point | None = None
) -> list[Point]:
    """The way from one space to another, forward or back. `start` and `end` are where the rider
    really stands there, beside the middle of a space or on a mailbox."""
    points, at_space = _way(board)
    first, last = sorted((at_space[origin], at_space[to]))
    way = list(points[first : last + 1])
    if to < origin:
        way.reverse()
    return _between_stands(way, start or way[0], end or way[-1])


class Polyline:
    """A way by the distance from its start."""

    __slots__ = ("_marks", "points")

    def __init__(self, points: Iterable[Point]) -> None:
        self.points = tuple(points)
        lengths = (math.dist(one, other) for one, other in pairwise(self.points))
        self._marks = tuple(accumulate(lengths, initial=0.0))

    @property
    def length(self) -> float:
        return self._marks[-1]

    def at(self, distance: float) -> Point:
        """The point there; before the start and behind the end the way stands still."""
        if self.length == 0.0:
            return self.points[-1]
        leg = self._leg(distance)
        (x, y), (to_x, to_y) = self.points[leg], self.points[leg + 1]
        begin, end = self._marks[leg], self._marks[leg + 1]
        share = min(max((distance - begin) / (end - begin), 0.0), 1.0)
        return x + (to_x - x) * share, y + (to_y - y) * share

    def heading(self, distance: float) -> float:
        """Where the way goes there: degrees counter-clockwise from east."""
        if self.length == 0.0:
            return 0.0
        leg = self._leg(distance)
        (x, y), (to_x, to_y) = self.points[leg], self.points[leg + 1]
        return math.degrees(math.atan2(to_y - y, to_x - x))

    def _leg(self, distance: float) -> int:
        """The index of the leg that holds this distance: always one that leads somewhere."""
        inside = min(max(distance, 0.0), math.nextafter(self.length, 0.0))
        return bisect_right(self._marks, inside) - 1


# --------------------------------------------------------------------------- the way


@lru_cache(maxsize=8)
def _way(board: Board) -> tuple[tuple[Point, ...], tuple[int, ...]]:
    """The points of the trail, and for every space (from 1) the index of its point."""
    through: list[complex] = []
    spaces = [0]  # which of the points to go through are spaces; [0] is unused
    for bend in _bends(board):
        spaces.append(len(through))
        through += bend
    curves = list(_curves(through))
    reached = list(accumulate(map(len, curves), initial=0))
    points = [through[0], *chain.from_iterable(curves)]
    return (
        tuple((point.real, point.imag) for point in points),
        tuple(reached[index] for index in spaces),
    )


def _bends(board: Board) -> list[list[complex]]:
    """Every space with the points through which the way swings out behind it."""
    spaces = [complex(*point) for point in board.points[1:]]
    usual = median(abs(other - one) for one, other in pairwise(spaces))
    bends = [[space] for space in spaces]
    for index in range(1, len(spaces) - 2):
        before, here, there, after = spaces[index - 1 : index + 3]
        heading, leaving = _unit(here - before), _unit(after - there)
        turns_back = (heading * leaving.conjugate()).real < 0
        if turns_back and abs(there - here) > ROW_TURN * usual:
            bends[index] += _swing(board, here, there, _unit(heading - leaving))
    return bends


def _swing(board: Board, here: complex, there: complex, outward: complex) -> Iterator[complex]:
    apart = abs(there - here)
    for along, out in SWING:
        point = here + (there - here) * along + outward * apart * out
        yield complex(
            _within(point.real, board.width), _within(point.imag, board.height - board.hand_table)
        )


def _within(value: float, size: float) -> float:
    return min(max(value, MARGIN), size - MARGIN)


def _unit(vector: complex) -> complex:
    return vector / abs(vector)


def _curves(through: Sequence[complex]) -> Iterator[list[complex]]:
    """From each point to the next, without the first: a centripetal Catmull-Rom spline, which
    makes no loops however unevenly the points lie."""
    first, second = through[:2]
    last, last_but_one = through[-1], through[-2]
    points = [2 * first - second, *through, 2 * last - last_but_one]
    for index in range(len(points) - 3):
        yield list(_curve(*points[index : index + 4]))


def _curve(before: complex, here: complex, there: complex, after: complex) -> Iterator[complex]:
    time = math.sqrt(abs(there - here))
    leave = time * _tangent(before, here, there)
    arrive = time * _tangent(here, there, after)
    steps = math.ceil(abs(there - here) * 1.2 / STEP)  # a bend is a little longer
    for step in range(1, steps):
        t = step / steps
        yield (
            (2 * t**3 - 3 * t**2 + 1) * here
            + (t**3 - 2 * t**2 + t) * leave
            + (3 * t**2 - 2 * t**3) * there
            + (t**3 - t**2) * arrive
        )
    yield there


def _tangent(before: complex, here: complex, after: complex) -> complex:
    came, goes = math.sqrt(abs(here - before)), math.sqrt(abs(after - here))
    return (here - before) / came - (after - before) / (came + goes) + (after - here) / goes


# --------------------------------------------------------------------------- stands


def _between_stands(way: list[Point], start: Point, end: Point) -> list[Point]:
    """The same way from a stand to a stand: beside it near both ends, on it in between."""
    marks = list(accumulate((math.dist(a, b) for a, b in pairwise(way)), initial=0.0))
    lane = min(LANE, marks[-1] / 2)
    if not lane:
        return [start] if start == end else [start, end]
    aside = complex(*start) - complex(*way[0]), complex(*end) - complex(*way[-1])
    return [
        _shifted(
            point,
            aside[0] * _fade(mark / lane) + aside[1] * _fade((marks[-1] - mark) / lane),
        )
        for point, mark in zip(way, marks, strict=True)
    ]


def _shifted(point: Point, by: complex) -> Point:
    return point[0] + by.real, point[1] + by.imag


def _fade(share: float) -> float:
    """From 1 at 0 to 0 at 1, without a kink."""
    share = min(share, 1.0)
    return 1.0 - share * share * (3.0 - 2.0 * share)
