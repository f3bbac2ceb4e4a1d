"""The own hand at any calm moment, behind the door."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from game.ui.derby.card_face import CARD, draw_card, draw_card_back
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.own_cards import FELT, LookAtCards

if TYPE_CHECKING:
    from game.ui.derby.table import DerbyTable

APART, ROW = 14.0, 9  # the room between cards, and how many lie side by side
MANY_ROWS, SMALLER = 3, 0.92  # from so many rows on they are smaller


class DerbyCards(LookAtCards):
    _table: DerbyTable

    def _places(self, count: int) -> list[Box]:
        """In two or three rows where there are many."""
        rows = max(ceil(count / ROW), 1)
        across = ceil(count / rows)
        share = 1.0 if rows < MANY_ROWS else SMALLER
        wide, high = CARD[0] * share, CARD[1] * share
        top = FELT.centery + 18 - (rows * (high + APART) - APART) / 2
        left = FELT.centerx - (across * (wide + APART) - APART) / 2
        return [
            Box(
                left + (wide + APART) * (n % across),
                top + (high + APART) * (n // across),
                wide,
                high,
            )
            for n in range(count)
        ]

    @property
    def _hand(self) -> list[str]:
        hand: list[str] = self.secrets["players"][self._seat]["cards"]
        return hand

    def draw_hand(self, canvas: Canvas) -> None:
        hand = self._hand
        for card, box in zip(hand, self._places(len(hand)), strict=True):
            draw_card(canvas, card, box)

    def draw_backs(self, canvas: Canvas) -> None:
        for box in self._places(len(self._hand)):
            draw_card_back(canvas, box)
