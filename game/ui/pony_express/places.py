"""Where things are on the screen of the table, for any size of the controls.

The column at the right is as wide as the player wants it. The board takes what is left of the
screen, and the strip below it what is left of that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.pony_express.board.fit import PLACE
from game.ui.table.dock import Dock

EDGE, LOWEST = 12.0, 712.0  # of the screen: at the left and the top, and at the bottom
RIGHT, COLUMN_BOTTOM = 1268.0, 708.0
COLUMN, STRIP = 306.0, 46.0  # how wide and how high, as designed
BESIDE, BELOW = 14.0, 6.0  # between the board and the column, and the strip
# In the column: a row for each rider, by their number, with the bank below; then a question.
ROWS = {3: 88.0, 4: 80.0, 5: 67.0}
ROW_GAP = 4.0
FRAME = 11.0
BANK = 34.0
DOCK = 304.0


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
    wide = RIGHT - COLUMN * zoom - BESIDE - EDGE
    high = LOWEST - STRIP * zoom - BELOW - EDGE
    share = min(wide / PLACE.width, high / PLACE.height)
    board = Box(EDGE, EDGE, PLACE.width * share, PLACE.height * share)
    column = Box(board.right + BESIDE, EDGE, RIGHT - board.right - BESIDE, COLUMN_BOTTOM - EDGE)
    strip = Box(EDGE, board.bottom + BELOW, board.width, LOWEST - board.bottom - BELOW)
    return TablePlaces(board, column, strip, share)


class ColumnPlaces(NamedTuple):
    """`riders`: their panel; `row`: how high each row is, with the gap to the next; `dock`: where
    questions are."""

    riders: Box
    row: float
    bank: float
    dock: Box


@lru_cache(maxsize=24)
def column_places(zoom: float, riders: int) -> ColumnPlaces:
    column = table_places(zoom).column
    bank = BANK * zoom
    row = _row_height(zoom, riders, column.width, bank)
    panel = Box(column.x, column.y, column.width, riders * row + bank + 2 * FRAME)
    high = min(DOCK * zoom, column.bottom - 1 - panel.bottom)
    return ColumnPlaces(panel, row, bank, Box(column.x, column.bottom - high, column.width, high))


def _row_height(zoom: float, riders: int, width: float, bank: float) -> float:
    """As high as the player wants it, as long as a question has its room too. But no rider gets
    less paper than designed: a row that is wider may be lower."""
    designed = ROWS[riders]
    room = (COLUMN_BOTTOM - EDGE - DOCK * zoom - 8 - bank - 2 * FRAME) / riders
    as_much = (designed - ROW_GAP) * (COLUMN - 2 * FRAME) / (width - 2 * FRAME) + ROW_GAP
    return min(designed * zoom, max(room, as_much))


def dock_of(zoom: float, riders: int) -> Dock:
    """Where short questions are asked, as large as the riders above leave room."""
    box = column_places(zoom, riders).dock
    return Dock(box, min(zoom, box.height / DOCK))
