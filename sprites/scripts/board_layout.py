"""What the painter has to know of a board file: where the printed places are, to keep clear."""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from kit.types import Array

from game.boardfile import read_board
from game.rules.pony_express.board import board_from_file
from game.rules.pony_express.board_places import Place, corners_of, figures_place_of
from game.rules.pony_express.board_schema import BoardFile, Point
from game.ui.race.trail import trail_points

BOARDS = Path(__file__).resolve().parents[2] / "boards"

TRAIL_ROOM = 0.95  # cm to each side of the trail's middle
TOKEN_ROOM = 1.45  # around a space
NUMBER_BELOW = 1.55  # the number of a space hangs below its token ...
NUMBER_ROOM = 0.75  # ... and takes so much room
CORNER_ROOM = 1.9
DOT_ROOM = 2.4  # a figure that has fallen is nearly as long as the dots are apart
MAILBOX_ROOM = 1.9
LINE_ROOM = 0.3
LABEL_ROOM = 0.75
FRAME_ROOM = 0.75  # the printed frame along the edge


@dataclass(frozen=True)
class Layout:
    """A board's measures in cm, and the discs (x, y, radius) that scenery leaves free."""

    width: float
    height: float
    strip: float
    keep: Array

    def room(self, x: float, y: float) -> float:
        """How far a point is from everything that has to stay visible; negative: inside it."""
        away = np.hypot(self.keep[:, 0] - x, self.keep[:, 1] - y) - self.keep[:, 2]
        edge = min(x, self.width - x, y, self.height - self.strip - y) - FRAME_ROOM
        return float(away.min(initial=edge))


def read_layout(name: str, labels: list[tuple[Point, float]]) -> Layout:
    """The layout of boards/<name>.yaml; a label is its middle and its width."""
    path = BOARDS / f"{name}.yaml"
    file, board = read_board(path, BoardFile), board_from_file(path)
    spaces = [space.at for space in file.spaces]
    discs = [
        *_discs(trail_points(board), TRAIL_ROOM),
        *_discs(spaces, TOKEN_ROOM),
        *_discs([(x, y - NUMBER_BELOW) for x, y in spaces[:-1]], NUMBER_ROOM),
        *_discs([file.corners.north_west, file.corners.south_east], CORNER_ROOM),
        *_discs([file.figures.place], CORNER_ROOM),
        *_discs(file.figures.dots, DOT_ROOM),
        *_discs(file.mailboxes, MAILBOX_ROOM),
        *_discs(_straight(file.mailboxes), TRAIL_ROOM),
    ]
    for place in (*corners_of(file).values(), figures_place_of(file)):
        discs += _discs(_straight(_line_ends(place)), LINE_ROOM)
    for (x, y), width in labels:
        discs += _discs(_straight([(x - width / 2, y), (x + width / 2, y)]), LABEL_ROOM)
    table = file.table
    return Layout(table.width, table.height, table.hand_table, np.array(discs))


def empty_layout(width: float, height: float, strip: float) -> Layout:
    """A board without any places."""
    return Layout(width, height, strip, np.zeros((0, 3)))


def _line_ends(place: Place) -> list[Point]:
    (x, y), (dx, dy), half = place.line.centre, place.line.direction, place.line.width / 2
    return [(x - dy * half, y + dx * half), (x + dy * half, y - dx * half)]


def _straight(points: list[Point] | tuple[Point, ...], step: float = 0.3) -> list[Point]:
    """Points close together on the straight lines from each to the next."""
    line: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        count = max(2, round(np.hypot(x1 - x0, y1 - y0) / step))
        line += zip(np.linspace(x0, x1, count), np.linspace(y0, y1, count), strict=True)
    return line


def _discs(points: Array | list[Point] | tuple[Point, ...], radius: float) -> list[Array]:
    return [np.array([x, y, radius]) for x, y in points]
