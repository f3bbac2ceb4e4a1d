"""Where scenery may stand on a board: how far any point is from what has to stay visible.

Measures in cm, as in the board files. The painter of the shipped boards goes by the same list.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from game.rules.pony_express.board import Board, Place
from game.ui.pony_express.board.trail import trail_points
from physics.model import Point

TRAIL_ROOM = 0.95  # to each side of the trail's middle
TOKEN_ROOM = 1.45  # around a space
NUMBER_BELOW = 1.55  # the number of a space hangs below its token ...
NUMBER_ROOM = 0.75  # ... and takes so much room
CORNER_ROOM = 1.9
DOT_ROOM = 2.4  # a figure that has fallen is nearly as long as the dots are apart
MAILBOX_ROOM = 1.9
LINE_ROOM = 0.3
LABEL_ROOM = 0.75
FRAME_ROOM = 0.75  # the printed frame along the edge
STEP = 0.3  # between two discs along a line
CELL = 2.0

Disc = tuple[float, float, float]  # its middle, and its radius


def places_of(board: Board) -> Iterator[Disc]:
    """What a rider, a figure or a number may stand on."""
    spaces = board.points[1:]
    corners = [place.at for place in board.corners.values()]
    yield from _discs(spaces, TOKEN_ROOM)
    yield from _discs([(x, y - NUMBER_BELOW) for x, y in spaces[:-1]], NUMBER_ROOM)
    yield from _discs([*corners, board.figures_place.at], CORNER_ROOM)
    yield from _discs(board.figures, DOT_ROOM)
    yield from _discs(board.mailboxes, MAILBOX_ROOM)


def ways_of(board: Board, every: int = 1) -> Iterator[Disc]:
    """The trail, the way from mailbox to mailbox, and the firing lines; of the trail's many points
    each so many-th."""
    yield from _discs(trail_points(board)[::every], TRAIL_ROOM)
    yield from _discs(straight(board.mailboxes), TRAIL_ROOM)
    for place in (*board.corners.values(), board.figures_place):
        yield from _discs(straight(_line_ends(place)), LINE_ROOM)


def name_discs(at: Point, width: float) -> Iterator[Disc]:
    """A name by its middle."""
    x, y = at
    return _discs(straight([(x - width / 2, y), (x + width / 2, y)]), LABEL_ROOM)


def straight(points: Sequence[Point]) -> list[Point]:
    """Points close together on the straight lines from each to the next."""
    line: list[Point] = []
    for (x, y), (to_x, to_y) in pairwise(points):
        last = max(2, round(math.hypot(to_x - x, to_y - y) / STEP)) - 1
        shares = (number / last for number in range(last + 1))
        line += [(x + (to_x - x) * share, y + (to_y - y) * share) for share in shares]
    return line


def _line_ends(place: Place) -> tuple[Point, Point]:
    (x, y), (dx, dy), half = place.line.centre, place.line.direction, place.line.width / 2
    return (x - dy * half, y + dx * half), (x + dy * half, y - dx * half)


def _discs(points: Iterable[Point], radius: float) -> Iterator[Disc]:
    return ((x, y, radius) for x, y in points)


class Clearance:
    """Discs that are kept free, found quickly; what is further than `reach` is just far."""

    def __init__(self, reach: float, discs: Iterable[Disc] = ()) -> None:
        self.reach = reach
        self._cells: dict[tuple[int, int], list[Disc]] = {}
        self.add(discs)

    def add(self, discs: Iterable[Disc]) -> None:
        for disc in discs:
            x, y, radius = disc
            far = radius + self.reach
            for column in range(int((x - far) // CELL), int((x + far) // CELL) + 1):
                for row in range(int((y - far) // CELL), int((y + far) // CELL) + 1):
                    self._cells.setdefault((column, row), []).append(disc)

    def room(self, x: float, y: float) -> float:
        """How far the nearest edge of a disc is; negative: inside it."""
        near = self._cells.get((int(x // CELL), int(y // CELL)), ())
        away = (math.hypot(at_x - x, at_y - y) - radius for at_x, at_y, radius in near)
        return min(min(away, default=self.reach), self.reach)


def room_to_edge(board: Board, x: float, y: float) -> float:
    """To the printed frame."""
    top = board.height - board.hand_table
    return min(x, board.width - x, y, top - y) - FRAME_ROOM
