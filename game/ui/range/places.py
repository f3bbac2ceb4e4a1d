"""Where things are on the range, for any size of the controls.

The column at the right grows with the type, and the board has what is left. With large type the
column has no room for two panels at once: then the upper one becomes a page of the lower one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.kit.layout import (
    SCREEN,
    TOP_LEFT,
    Units,
    below,
    beside,
    columns,
    fit,
    inset,
    rows,
    share,
)
from game.ui.kit.tokens import Gap

WOOD = "ui/table-wood"  # on which everything lies
UNDER_HEAD, BESIDE, BELOW = 18.0, 14.0, 10.0  # what is free below the tabs, and around the board
BOARD = (780.0, 540.0)
HEAD, STRIP, WATCH, BUTTONS = 44.0, 84.0, 40.0, 54.0
COLUMN, FOLLOWS = 458.0, 0.6  # how wide as designed, and how much of the zoom it follows
UPPER, LOWER = 272.0, 246.0  # the panels; the upper one has a sentence below its plot
SENTENCE = 60.0
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
    units = Units(zoom)
    screen = inset(SCREEN, left=14, top=12, right=14, bottom=10)
    head, body = rows(screen, units(HEAD), share(), gap=UNDER_HEAD)
    left, _ = columns(body, share(), units(COLUMN, FOLLOWS), gap=BESIDE)
    above, _ = rows(left, share(), units(STRIP), gap=BELOW)
    board = fit(above, BOARD, TOP_LEFT)
    column = beside(body, board, BESIDE)  # a board that is not as wide as its room leaves more
    strip, _ = columns(below(body, board, BELOW), board.width, share())
    panels, watch, buttons = rows(column, share(), units(WATCH), units(BUTTONS), gap=Gap.USUAL)
    if zoom > TIGHT:
        upper, lower = None, panels
    else:
        upper, lower = rows(panels, share(UPPER), share(LOWER), gap=Gap.USUAL)
    return RangePlaces(inset(head, left=4), board, strip, upper, lower, watch, buttons, column)
