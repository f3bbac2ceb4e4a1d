"""Where the felt with the dice lies: where it covers least of what has to be seen of a board.

It is found once for a board, whoever has drawn it. Everything printed has a weight; the felt goes
where the weights below it are smallest.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate

from game.rules.pony_express.board import Board
from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import below, inset, rows, share
from game.ui.pony_express.board.fit import PLACE, BoardFit
from game.ui.pony_express.board.labels import labels_of
from game.ui.pony_express.board.trail import trail_points
from game.ui.pony_express.board.trail_painting import line_ends

SIZES = ((588.0, 116.0), (548.0, 116.0), (508.0, 116.0))  # the first is the most comfortable
SMALLER = 40.0  # what each smaller one costs
CELL = 6.0  # design units: so exact is it found
EDGE = 6.0  # from the edge of the board
USUAL: Point = (480.0, 596.0)  # its middle, where there is a choice
ASIDE = 0.02  # what a design unit away from there costs
STEP_OF_TRAIL = 4  # of the points of the trail, each so many-th is enough
# What covering a cell of it costs.
NEVER, PLACES, START, TRAIL, LINES, NAMES, TALK = 1000.0, 6.0, 1.5, 3.0, 2.0, 0.8, 0.4
BUBBLES = Box(660, 70, 288, 340)  # where announcements appear beside the riders' panel


@lru_cache(maxsize=8)
def tray_box(board: Board) -> Box:
    """The felt's place in the design."""
    sums = _sums(BoardFit(board))
    best = [min(_places(sums, size, number)) for number, size in enumerate(SIZES)]
    number = min(range(len(SIZES)), key=best.__getitem__)
    _, y, x = best[number]
    return Box(x, y, *SIZES[number])


def clear_of(tray: Box, view: BoardFit) -> Box:
    """What the felt leaves free of the board below the table of hands: above it or below,
    whichever is more."""
    board = inset(view.box, top=view.board.hand_table * view.scale)
    above, under = inset(board, bottom=board.bottom - tray.top), below(board, tray)
    return above if above.height >= under.height else under


def _places(
    sums: list[list[float]], size: Point, number: int
) -> Iterator[tuple[float, float, float]]:
    """What each place costs, with its upper and its left edge."""
    wide, high = round(size[0] / CELL), round(size[1] / CELL)
    for row in range(len(sums) - high):
        above, below, y = sums[row], sums[row + high], PLACE.y + row * CELL
        aside = abs(y + size[1] / 2 - USUAL[1])
        for column in range(len(above) - wide):
            right, x = column + wide, PLACE.x + column * CELL
            covered = below[right] - above[right] - below[column] + above[column]
            away = abs(x + size[0] / 2 - USUAL[0]) + aside
            yield covered + ASIDE * away + SMALLER * number, y, x


def _sums(view: BoardFit) -> list[list[float]]:
    """For every corner of a cell, the weights of all that lies above and left of it."""
    rows, columns = int(PLACE.height / CELL), int(PLACE.width / CELL)
    weights = [[0.0] * columns for _ in range(rows)]
    for box, weight in _covered(view):
        left, top = max(int((box.x - PLACE.x) / CELL), 0), max(int((box.y - PLACE.y) / CELL), 0)
        right = min(int((box.right - PLACE.x) / CELL) + 1, columns)
        bottom = min(int((box.bottom - PLACE.y) / CELL) + 1, rows)
        for row in range(top, bottom):
            for column in range(left, right):
                weights[row][column] = max(weights[row][column], weight)
    sums = [[0.0] * (columns + 1)]
    for row_of_weights in weights:
        line = accumulate(row_of_weights, initial=0.0)
        sums.append([before + here for before, here in zip(sums[-1], line, strict=True)])
    return sums


def _covered(view: BoardFit) -> Iterator[tuple[Box, float]]:
    """What would be hidden, with what that costs; a rider rises above its space."""
    board = view.board

    strip, _, edge = rows(view.box, board.hand_table * view.scale + EDGE, share(), EDGE)
    yield strip, NEVER
    yield edge, NEVER
    yield BUBBLES, TALK
    for at in board.points[1:]:
        yield view.reach(at, 1.5, 2.4, 1.5, 2.1), PLACES
    column = board.column * 2
    yield view.reach(board.points[1], 1.5, column + 2.4, 1.5, column + 1.0), START
    for at in board.mailboxes:
        yield view.reach(at, 1.6, 2.4, 1.6, 1.6), PLACES
    for place in (*board.corners.values(), board.figures_place):
        yield view.reach(place.at, 1.8, 2.6, 1.8, 1.8), PLACES
        for end in line_ends(board, place.line):
            yield view.reach(end, 0.5, 0.5, 0.5, 0.5), LINES
    for at in board.figures:
        yield view.reach(at, 1.2, 4.0, 1.2, 1.2), PLACES
    for at in trail_points(board)[::STEP_OF_TRAIL]:
        yield view.reach(at, 0.7, 0.7, 0.7, 0.7), TRAIL
    for label in labels_of(board):
        half = label.room / 2
        yield view.reach((label.x, label.y), half, 0.7, half, 0.7), NAMES
