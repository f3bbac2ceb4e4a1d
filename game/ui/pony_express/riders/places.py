"""Where the panel of all riders is, and what is counted in it: the board's neighbours know it, from
where gold and cards fly."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Point
from game.ui.kit.scene import Ui
from game.ui.pony_express.places import FRAME, ROW_GAP, ColumnPlaces, column_places
from game.ui.pony_express.riders.rows import RowPlaces, row_places


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
        box, high = self.box, self._places.row
        return Box(
            box.x + FRAME, box.y + FRAME + seat * high, box.width - 2 * FRAME, high - ROW_GAP
        )

    def parts(self, seat: int) -> RowPlaces:
        return row_places(self.row(seat), self._ui.zoom)

    def middle(self, seat: int) -> float:
        return self.row(seat).centery

    def purse(self, seat: int | None) -> Point:
        """Where a rider's gold is counted; None: the bank's."""
        if seat is None:
            bank = self._places.bank
            return self.box.x + 40 * self._ui.zoom, self.box.bottom - FRAME - bank / 2
        return self.parts(seat).gold

    @property
    def deck(self) -> Point:
        """Where the words about the deck are, in the last line."""
        return self.box.right - 48 * self._ui.zoom, self.purse(None)[1]

    def cards(self, seat: int) -> Point:
        return self.parts(seat).cards

    def face(self, seat: int) -> Box:
        """The portrait of a bot; a person has something to press there."""
        return self.parts(seat).press
