"""The own hand at any calm moment, behind the door."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.table.own_cards import FELT, LookAtCards
from game.ui.western.card_face import CARD, draw_card
from game.ui.western.hand_view import draw_back

if TYPE_CHECKING:
    from game.ui.western.table import WesternTable

WIDE, APART, ROW = 160.0, 16.0, 6  # a card, the room between, and how many lie side by side


class WesternCards(LookAtCards):
    _table: WesternTable

    def _places(self, count: int) -> list[Box]:
        """In two rows where there are many."""
        rows = ceil(count / ROW)
        across = ceil(count / rows)
        high = WIDE * CARD[1] / CARD[0]
        top = FELT.centery + 18 - (rows * (high + APART) - APART) / 2
        left = FELT.centerx - (across * (WIDE + APART) - APART) / 2
        return [
            Box(
                left + (WIDE + APART) * (n % across),
                top + (high + APART) * (n // across),
                WIDE,
                high,
            )
            for n in range(count)
        ]

    @property
    def _hand(self) -> list[str]:
        hand: list[str] = self.secrets["players"][self._seat]["cards"]
        return hand

    def draw_hand(self, canvas: Canvas) -> None:
        hand, words = self._hand, self._table.view.words
        for card, box in zip(hand, self._places(len(hand)), strict=True):
            draw_card(canvas, words, card, box)

    def draw_backs(self, canvas: Canvas) -> None:
        for box in self._places(len(self._hand)):
            draw_back(canvas, box)
