"""Where the rows of the running order are, and which horse has which."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.derby.view import DerbyView, HorseView
from game.ui.kit.canvas import Box

HEAD, HEAD_HIGH = 12.0, 34.0
ROWS = 7
EDGE = 10.0


class OrderPlaces(NamedTuple):
    """`box`: of the panel; `horses`: by their tracks; those without one follow as they are
    numbered."""

    box: Box
    horses: tuple[HorseView, ...]

    def row(self, number: int) -> Box:
        top = self.box.y + HEAD + HEAD_HIGH
        high = (self.box.bottom - 10 - top) / ROWS
        return Box(self.box.x + EDGE, top + high * number, self.box.width - 2 * EDGE, high)

    def row_of(self, horse: str) -> Box:
        return self.row([state.horse for state in self.horses].index(horse))


def order_places(box: Box, seen: DerbyView) -> OrderPlaces:
    horses = sorted(seen.horses, key=lambda state: state.track or ROWS + 1)
    return OrderPlaces(box, tuple(horses))
