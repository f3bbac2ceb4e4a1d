"""Where the rows of the running order are, and which horse has which."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.derby.view import DerbyView, HorseView
from game.ui.kit.canvas import Box
from game.ui.kit.layout import grid, inset

HEAD, HEAD_HIGH = 12.0, 34.0
ROWS = 7
EDGE = 10.0


class OrderPlaces(NamedTuple):
    """`box`: of the panel; `horses`: by their tracks; those without one follow as they are
    numbered."""

    box: Box
    horses: tuple[HorseView, ...]

    def row(self, number: int) -> Box:
        body = inset(self.box, x=EDGE, top=HEAD + HEAD_HIGH, bottom=EDGE)
        return grid(body, 1, ROWS)[number]

    def row_of(self, horse: str) -> Box:
        return self.row([state.horse for state in self.horses].index(horse))


def order_places(box: Box, seen: DerbyView) -> OrderPlaces:
    horses = sorted(seen.horses, key=lambda state: state.track or ROWS + 1)
    return OrderPlaces(box, tuple(horses))
