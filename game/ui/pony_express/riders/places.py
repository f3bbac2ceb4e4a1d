"""Where the panel of all riders is, and what is counted in it: the board's neighbours know it, from
where gold and cards fly."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import LEFT, columns, inset, placed, share
from game.ui.kit.scene import Ui
from game.ui.pony_express.places import FRAME, ColumnPlaces, column_places
from game.ui.pony_express.riders.rows import RowPlaces, row_places

# In the line of the bank: the air before its pile, the pile with some air, and how much gold it is.
BEFORE_PILE, PILE_ROOM, GOLD = 20.0, 46.0, 116.0
PILE = (40.0, 31.0)
CARDS = 62.0  # about as wide are the words about the deck, at the right end of that line


class BankPlaces(NamedTuple):
    pile: Box
    gold: Box
    cards: Box


class RidersPlaces:
    """One row for each rider, and the bank below."""

    def __init__(self, ui: Ui, riders: int) -> None:
        self._ui = ui
        self._riders = riders

    @property
    def _places(self) -> ColumnPlaces:
        return column_places(self._ui.zoom, self._riders)

    @property
    def box(self) -> Box:
        return self._places.riders

    def row(self, seat: int) -> Box:
        return self._places.rows[seat]

    def parts(self, seat: int) -> RowPlaces:
        return row_places(self.row(seat), self._ui.units)

    def middle(self, seat: int) -> float:
        return self.row(seat).centery

    @property
    def bank(self) -> BankPlaces:
        units = self._ui.units
        line = inset(self._places.bank, left=units(BEFORE_PILE), right=FRAME + 6)
        pile, gold, cards = columns(line, units(PILE_ROOM), units(GOLD), share())
        return BankPlaces(placed(pile, *units.size(PILE), LEFT), gold, cards)

    def purse(self, seat: int | None) -> Point:
        """Where a rider's gold is counted; None: the bank's."""
        return self.bank.pile.center if seat is None else self.parts(seat).gold

    @property
    def deck(self) -> Point:
        """Where the words about the deck are, in the last line."""
        return columns(self.bank.cards, share(), self._ui.units(CARDS))[1].center

    def cards(self, seat: int) -> Point:
        return self.parts(seat).cards

    def face(self, seat: int) -> Box:
        """The portrait of a bot; a person has something to press there."""
        return self.parts(seat).press
