"""The money that everybody has, in piles on the felt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.western.events import MoneyDealt
from game.ui.kit.canvas import Canvas, Point
from game.ui.table.happening import Happening, Told
from game.ui.table.part import Part
from game.ui.western.context import WesternContext
from game.ui.western.money.piles import PICTURES, draw_money, width_of

APART = 14.0  # from a plate to its money


class Purses(Part[WesternContext]):
    def pictures(self) -> Iterable[str]:
        return PICTURES

    def stand(self, entries: Sequence[Told]) -> None:
        """Before it is dealt, all the money is in the box of the game, out of sight."""
        context = self.context
        dealt = any(isinstance(event, MoneyDealt) for event in entries)
        context.money_is_dealt = context.seen.turn > 0 or dealt

    def settled(self, happening: Happening) -> None:
        if isinstance(happening.event, MoneyDealt):
            self.context.money_is_dealt = True

    def draw(self, canvas: Canvas) -> None:
        for seat in range(len(self.context.names)):
            money = self.context.money(seat)
            draw_money(canvas, money, self._beside_plate(seat, width_of(money)))

    def _beside_plate(self, seat: int, wide: float) -> Point:
        """Where so much lies without being hidden."""
        (x, y), plate = self.context.money_at(seat), self.context.places.plate(seat)
        if x > plate.right:
            x = max(x, plate.right + APART + wide / 2)
        elif x < plate.left:
            x = min(x, plate.left - APART - wide / 2)
        return x, y
