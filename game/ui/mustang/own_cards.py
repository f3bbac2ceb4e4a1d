"""The own hand at any calm moment, behind the door."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.mustang.view import MustangView
from game.ui.kit.boxes import in_rows
from game.ui.kit.canvas import Box, Canvas
from game.ui.mustang.pieces.card import CARD, draw_card, draw_card_back
from game.ui.table.hands.own_cards import FELT, LookAtHand

WIDE, APART = 150.0, 18.0


class RanchCards(LookAtHand):
    def hand(self, seat: int) -> Sequence[str]:
        view: MustangView = self.secrets
        return view.own_hand(seat)

    def places(self, count: int) -> list[Box]:
        return in_rows(FELT.center, count, 1, (WIDE, WIDE * CARD[1] / CARD[0]), APART)

    def draw_face(self, canvas: Canvas, card: str, box: Box) -> None:
        draw_card(canvas, self.ui, card, box)

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        draw_card_back(canvas, box)
