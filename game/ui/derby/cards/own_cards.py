"""The own hand at any calm moment, behind the door."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.rules.derby.view import DerbyView
from game.ui.derby.cards.face import CARD, draw_card, draw_card_back
from game.ui.kit.boxes import in_rows
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.hands.own_cards import FELT, LookAtHand

APART, ROW = 14.0, 9  # the room between cards, and how many lie side by side
MANY_ROWS, SMALLER = 3, 0.92  # from so many rows on they are smaller


class DerbyCards(LookAtHand):
    def hand(self, seat: int) -> Sequence[str]:
        seen: DerbyView = self.secrets
        return seen.own_hand

    def places(self, count: int) -> list[Box]:
        """In two or three rows where there are many."""
        rows = max(ceil(count / ROW), 1)
        share = 1.0 if rows < MANY_ROWS else SMALLER
        centre = (FELT.centerx, FELT.centery + 18)
        return in_rows(centre, count, rows, (CARD[0] * share, CARD[1] * share), APART)

    def draw_face(self, canvas: Canvas, card: str, box: Box) -> None:
        draw_card(canvas, card, box)

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        draw_card_back(canvas, box)
