"""Everybody's cards, open at their plates: in a replay that shows all secrets."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import fan
from game.ui.table.part import Part
from game.ui.western.cards.face import SMALL, draw_small_card
from game.ui.western.context import WesternContext

TINY = 26.0  # as wide as a card is there
OVER = 6.0  # by so much they lie over the plate


class OpenHands(Part[WesternContext]):
    def draw(self, canvas: Canvas) -> None:
        context = self.context
        if not context.sees_all:
            return
        for seat, player in enumerate(context.seen.players):
            if player.hand and not (seat == context.front and context.shows_hand):
                self._draw_hand(canvas, seat, player.hand)

    def _draw_hand(self, canvas: Canvas, seat: int, hand: Sequence[str]) -> None:
        context, plate = self.context, self.context.places.plate(seat)
        high = TINY * SMALL[1] / SMALL[0]
        top = plate.top - high + OVER if seat == context.front else plate.bottom - OVER
        row = Box(plate.x, top, plate.width, high)
        for card, box in zip(hand, fan(row, len(hand), TINY, gap=2), strict=True):
            draw_small_card(canvas, context.words, card, box)
