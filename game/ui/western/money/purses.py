"""What everybody's money and the cash box show: while it is on its way, numbers count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.western.events import MoneyDealt
from game.ui.kit.canvas import Canvas, Point
from game.ui.table.happening import Told
from game.ui.western.money.piles import draw_money, width_of

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

APART = 14.0  # from a plate to its money
Purse = int | None  # of a seat; None: the cash box


class Purses:
    def __init__(self, view: WesternView) -> None:
        self._view = view
        self.counting: dict[Purse, int] = {}  # what is shown in the place of what there is
        self._dealt = False

    def stand(self, entries: Sequence[Told]) -> None:
        """Before it is dealt, all the money is in the box of the game, out of sight."""
        self._dealt = self._view.seen.turn > 0 or any(map(_deals, entries))

    def follow(self, event: Told) -> None:
        self._dealt = self._dealt or _deals(event)

    def money(self, purse: Purse) -> int:
        """As it is shown now."""
        if purse in self.counting:
            return self.counting[purse]
        if not self._dealt:
            return 0
        seen = self._view.seen
        return seen.pot if purse is None else seen.players[purse].money

    def at(self, purse: Purse) -> Point:
        """Where money of this purse comes from and goes to."""
        layout, train = self._view.layout, self._view.train
        if purse is None and train.visible:
            return train.gold_at()
        if purse is None:
            return layout.cash_box.centerx, layout.cash_box.y + 38
        return layout.seats[purse].money

    def draw(self, canvas: Canvas) -> None:
        for seat in range(len(self._view.names)):
            money = self.money(seat)
            draw_money(canvas, money, self._beside_plate(seat, width_of(money)))

    def _beside_plate(self, seat: int, wide: float) -> Point:
        """Where so much lies without being hidden."""
        (x, y), plate = self.at(seat), self._view.layout.plate(seat)
        if x > plate.right:
            x = max(x, plate.right + APART + wide / 2)
        elif x < plate.left:
            x = min(x, plate.left - APART - wide / 2)
        return x, y


def _deals(event: Told) -> bool:
    return isinstance(event, MoneyDealt)
