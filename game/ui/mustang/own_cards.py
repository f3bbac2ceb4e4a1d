"""The own hand at any calm moment, behind the door."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.mustang.card_face import CARD, draw_card, draw_card_back
from game.ui.table.own_cards import FELT, LookAtCards

WIDE, APART = 150.0, 18.0


class RanchCards(LookAtCards):
    def _places(self, count: int) -> list[Box]:
        high = WIDE * CARD[1] / CARD[0]
        left = FELT.centerx - (count * (WIDE + APART) - APART) / 2
        return [
            Box(left + (WIDE + APART) * number, FELT.centery - high / 2, WIDE, high)
            for number in range(count)
        ]

    @property
    def _hand(self) -> list[str]:
        hand: list[str] = self.secrets["ranchers"][self._seat]["cards"]
        return hand

    def draw_hand(self, canvas: Canvas) -> None:
        hand = self._hand
        for card, box in zip(hand, self._places(len(hand)), strict=True):
            draw_card(canvas, self.ui, card, box)

    def draw_backs(self, canvas: Canvas) -> None:
        for box in self._places(len(self._hand)):
            draw_card_back(canvas, box)
