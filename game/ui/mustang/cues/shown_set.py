"""A set that is laid open over the prairie, and then goes to the discards."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import fan, inset, placed
from game.ui.kit.tokens import Gap
from game.ui.kit.tween import clamp
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.card import CARD

WIDE = 88.0  # a card
LEAST_SHARE = 0.8  # of the usual size, where the table is small
LATE = 0.12  # by which share of the way each card follows the one before


class ShownSet:
    """Of a seat, from where its cards lie when it is made."""

    def __init__(self, context: MustangContext, seat: int, cards: Sequence[str]) -> None:
        self._context = context
        self._begins = context.places_of(seat, cards)
        self._cards = cards

    def _place(self, number: int) -> Box:
        context = self._context
        wide = min(WIDE * max(context.places.share, LEAST_SHARE), WIDE)
        room = placed(inset(context.clear, bottom=8), high=wide * CARD[1] / CARD[0])
        return fan(room, len(self._cards), wide, gap=Gap.USUAL)[number]

    def draw(self, canvas: Canvas, comes: float, goes: float) -> None:
        """How far they have come, and how far they have gone to the discards."""
        context, end = self._context, self._context.discards_box
        for number, card in enumerate(self._cards):
            late = LATE * number
            here = self._place(number)
            if goes > 0.0:
                context.draw_flying(canvas, card, here, end, goes)
            else:
                share = 1.0 if context.still else clamp(comes * (1 + late) - late)
                context.draw_flying(canvas, card, self._begins[number], here, share)
