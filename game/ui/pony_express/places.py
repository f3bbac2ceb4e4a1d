"""Where things are on the screen of the table, for any size of the controls.

The column at the right is as wide as the player wants it. The board takes what is left of the
screen, and the strip below it what is left of that.
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
    extent,
    fit,
    inset,
    rows,
    share,
)
from game.ui.kit.tokens import Gap
from game.ui.pony_express.board.fit import PLACE
from game.ui.table.dock import Dock

TABLE = inset(SCREEN, 12, bottom=-4)  # all of the screen but its margins
COLUMN, STRIP = 306.0, 46.0  # how wide and how high, as designed
BESIDE, BELOW = 14.0, 6.0  # between the board and the column, and the strip
ABOVE_EDGE = 4.0  # the column ends so far above the strip
# In the column: a row for each rider, by their number, with the bank below; then a question.
ROWS = {3: 88.0, 4: 80.0, 5: 67.0}
ROW_GAP = Gap.FINE
FRAME = 11.0  # of the riders' panel
BANK = 34.0
DOCK = 304.0
APART = 1.0  # a question and the panel above it, at least


class TablePlaces(NamedTuple):
    """`share`: how large the board is, compared to the one that was designed."""

    board: Box
    column: Box
    strip: Box
    share: float

    def on_board(self, box: Box) -> Box:
        """Where something of the designed board is now."""
        return Box(
            self.board.x + (box.x - PLACE.x) * self.share,
            self.board.y + (box.y - PLACE.y) * self.share,
            box.width * self.share,
            box.height * self.share,
        )


@lru_cache(maxsize=8)
def table_places(zoom: float) -> TablePlaces:
    units = Units(zoom)
    left, _ = columns(TABLE, share(), units(COLUMN), gap=BESIDE)
    above, _ = rows(left, share(), units(STRIP), gap=BELOW)
    board = fit(above, PLACE.size, TOP_LEFT)
    column = inset(beside(TABLE, board, BESIDE), bottom=ABOVE_EDGE)
    strip, _ = columns(below(TABLE, board, BELOW), board.width, share())
    return TablePlaces(board, column, strip, board.width / PLACE.width)


class ColumnPlaces(NamedTuple):
    """`riders`: their panel, `rows` its rows and `bank` the line below them; `dock`: where
    questions are."""

    riders: Box
    rows: tuple[Box, ...]
    bank: Box
    dock: Box


@lru_cache(maxsize=24)
def column_places(zoom: float, riders: int) -> ColumnPlaces:
    units, column = Units(zoom), table_places(zoom).column
    high = _row_height(units, riders, column)
    heights = (*[high] * riders, units(BANK))
    panel, room = rows(column, extent(*heights) + 2 * FRAME, share(), gap=APART)
    *lines, bank = rows(inset(panel, y=FRAME), *heights)
    [dock] = rows(room, units(DOCK), at=1.0)
    return ColumnPlaces(
        panel, tuple(inset(row, x=FRAME, bottom=ROW_GAP) for row in lines), bank, dock
    )


def _row_height(units: Units, riders: int, column: Box) -> float:
    """With the gap to the next: as high as the player wants it, as long as a question has its room
    too. But no rider gets less paper than designed: a row that is wider may be lower."""
    designed = ROWS[riders]
    others = units(DOCK) + Gap.USUAL + units(BANK) + 2 * FRAME
    paper = (designed - ROW_GAP) * (COLUMN - 2 * FRAME)
    as_much = paper / (column.width - 2 * FRAME) + ROW_GAP
    return min(units(designed), max((column.height - others) / riders, as_much))


def dock_of(zoom: float, riders: int) -> Dock:
    """Where short questions are asked, as large as the riders above leave room."""
    box = column_places(zoom, riders).dock
    return Dock(box, Units(zoom).limited(most=box.height / DOCK))
