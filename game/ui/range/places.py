"""Where things are on the range, for any size of the controls.

The column at the right grows with the type, and the board has what is left. With large type the
column has no room for two panels at once: then the upper one becomes a page of the lower one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box

LEFT, RIGHT, TOP, BOTTOM = 14.0, 1266.0, 12.0, 710.0
GAP = 8.0
BESIDE = 14.0  # between the board and the column
BELOW = 10.0  # the board
HEAD, UNDER_HEAD = 44.0, 18.0
BOARD = (780.0, 540.0)
COLUMN, GROWS = 458.0, 0.6  # how wide as designed, and how much of the growth it takes
STRIP, WATCH, BUTTONS = 84.0, 40.0, 54.0
SENTENCE, UPPER = 60.0, 272.0  # the upper panel is that high with the sentence below the plot
TIGHT = 1.15  # from here on there is one panel at a time


class RangePlaces(NamedTuple):
    """`upper` is None where there is room for one panel only."""

    head: Box
    board: Box
    strip: Box
    upper: Box | None
    lower: Box
    watch: Box
    buttons: Box
    column: Box


@lru_cache(maxsize=8)
def range_places(zoom: float) -> RangePlaces:
    high = HEAD * zoom
    top = TOP + high + UNDER_HEAD
    column_wide = COLUMN * (1.0 + GROWS * (zoom - 1.0))
    wide = RIGHT - LEFT - BESIDE - column_wide
    share = min(wide / BOARD[0], (BOTTOM - STRIP * zoom - BELOW - top) / BOARD[1])
    board = Box(LEFT, top, BOARD[0] * share, BOARD[1] * share)
    under = board.bottom + BELOW
    column = Box(board.right + BESIDE, top, RIGHT - board.right - BESIDE, BOTTOM - top)
    buttons = Box(column.x, BOTTOM - BUTTONS * zoom, column.width, BUTTONS * zoom)
    watch = Box(column.x, buttons.y - GAP - WATCH * zoom, column.width, WATCH * zoom)
    bottom, upper = watch.y - GAP, None
    if zoom <= TIGHT:
        share = (bottom - top) / (watch_top(1.0) - GAP - TOP - HEAD - UNDER_HEAD)
        upper = Box(column.x, top, column.width, UPPER * share)
        top = upper.bottom + GAP
    return RangePlaces(
        head=Box(LEFT + 4, TOP, RIGHT - LEFT - 4, high),
        board=board,
        strip=Box(LEFT, under, board.width, BOTTOM - under),
        upper=upper,
        lower=Box(column.x, top, column.width, bottom - top),
        watch=watch,
        buttons=buttons,
        column=column,
    )


def watch_top(zoom: float) -> float:
    """Where the row that plays a shot back begins."""
    return BOTTOM - BUTTONS * zoom - GAP - WATCH * zoom


def row(box: Box, widths: tuple[float, ...], gap: float = GAP) -> list[Box]:
    """The box cut into pieces side by side, as wide as these compared to each other."""
    unit = (box.width - gap * (len(widths) - 1)) / sum(widths)
    boxes, x = [], box.x
    for width in widths:
        boxes.append(Box(x, box.y, width * unit, box.height))
        x += width * unit + gap
    return boxes


def natural_row(box: Box, widths: list[float], gap: float = GAP) -> list[Box]:
    """Pieces side by side from the left, as wide as they want to be if there is room for all."""
    room = box.width - gap * (len(widths) - 1)
    share = min(room / sum(widths), 1.0)
    boxes, x = [], box.x
    for width in widths:
        boxes.append(Box(x, box.y, width * share, box.height))
        x += width * share + gap
    return boxes


def column_of(box: Box, heights: tuple[float, ...]) -> list[Box]:
    """The box cut into pieces below each other, as high as these compared to each other."""
    unit, y = box.height / sum(heights), box.y
    boxes = []
    for height in heights:
        boxes.append(Box(box.x, y, box.width, height * unit))
        y += height * unit
    return boxes
