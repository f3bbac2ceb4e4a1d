"""The own hand at any calm moment, behind the door."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.rules.western.view import WesternView
from game.ui.kit.boxes import in_rows
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.hands.own_cards import FELT, LookAtHand
from game.ui.table.played import PlayedTable
from game.ui.western.cards.face import CARD, draw_card, draw_hand_back
from game.ui.western.context import WesternContext

WIDE, APART, ROW = 160.0, 16.0, 6  # a card, the room between, and how many lie side by side


class WesternCards(LookAtHand):
    _table: PlayedTable[WesternContext]

    def hand(self, seat: int) -> Sequence[str]:
        seen: WesternView = self.secrets
        return seen.own_hand(seat)

    def places(self, count: int) -> list[Box]:
        """In two rows where there are many."""
        centre, size = (FELT.centerx, FELT.centery + 18), (WIDE, WIDE * CARD[1] / CARD[0])
        return in_rows(centre, count, ceil(count / ROW), size, APART)

    def draw_face(self, canvas: Canvas, card: str, box: Box) -> None:
        draw_card(canvas, self._table.context.words, card, box)

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        draw_hand_back(canvas, box)
