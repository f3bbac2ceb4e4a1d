"""Where the rows of the bettors are, beside the slate."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box, Point

HEAD = 44.0
SIDE = 10.0
HIGHEST = 96.0  # a row, however few there are
ROOMY = 60.0  # a row that has room for the horses which its bettor would ride
CHIPS, CARDS = 45.0, 97.0  # the middles of chips and cards, from the right edge of a row


class RoundPlaces(NamedTuple):
    """`box`: of the panel; `bettors`: how many rows there are."""

    box: Box
    bettors: int

    @property
    def _high(self) -> float:
        return min((self.box.height - HEAD - 12) / self.bettors, HIGHEST)

    def row(self, seat: float) -> Box:
        """In the order of the seats."""
        top = self.box.y + HEAD + self._high * seat
        return Box(self.box.x + SIDE, top, self.box.width - 2 * SIDE, self._high)

    def cards_box(self, seat: int) -> Box:
        """Where the cards of a seat come from and go to."""
        row = self.row(seat)
        return Box(row.right - CARDS - 10, counts_at(row) - 14, 20, 28)

    def chips_at(self, seat: int) -> Point:
        row = self.row(seat)
        return row.right - CHIPS, counts_at(row)

    def look_box(self, seat: int) -> Box:
        """Where somebody presses to look at the own cards."""
        row = self.row(seat)
        return Box(row.right - CARDS - 12, row.y + 1, 48, row.height - 2)


def counts_at(row: Box) -> float:
    """How low the numbers stand: beside the name, or below it where there is room."""
    return row.y + row.height * 0.7 if row.height >= ROOMY else row.centery
