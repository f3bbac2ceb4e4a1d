"""Where the rows of the bettors are, beside the slate."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import RIGHT, TOP, inset, placed

HEAD = 44.0
SIDE = 10.0
HIGHEST = 96.0  # a row, however few there are
COUNTS = 0.7  # of the height of a row that has room: how low its numbers stand
CARDS_SIZE, LOOK = (20.0, 28.0), 48.0
ROOMY = 60.0  # a row that has room for the horses which its bettor would ride
CHIPS, CARDS = 45.0, 97.0  # the middles of chips and cards, from the right edge of a row


class RoundPlaces(NamedTuple):
    """`box`: of the panel; `bettors`: how many rows there are."""

    box: Box
    bettors: int

    @property
    def _body(self) -> Box:
        return inset(self.box, x=SIDE, top=HEAD, bottom=12)

    def row(self, seat: float) -> Box:
        """In the order of the seats."""
        high = min(self._body.height / self.bettors, HIGHEST)
        return placed(self._body, high=high, at=TOP).move(0, high * seat)

    def cards_box(self, seat: int) -> Box:
        """Where the cards of a seat come from and go to."""
        row = self.row(seat)
        return around((row.right - CARDS, counts_at(row)), CARDS_SIZE)

    def chips_at(self, seat: int) -> Point:
        row = self.row(seat)
        return row.right - CHIPS, counts_at(row)

    def look_box(self, seat: int) -> Box:
        """Where somebody presses to look at the own cards."""
        row = inset(self.row(seat), right=CARDS + 12 - LOOK, y=1)
        return placed(row, wide=LOOK, at=RIGHT)


def counts_at(row: Box) -> float:
    """How low the numbers stand: beside the name, or below it where there is room."""
    return row.y + row.height * COUNTS if row.height >= ROOMY else row.centery
