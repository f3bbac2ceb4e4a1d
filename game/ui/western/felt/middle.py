"""What lies in the middle of the felt: the deck, the last card and the cash box."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM
from game.ui.table.part import Part
from game.ui.western.cards.face import draw_card_back, draw_small_card
from game.ui.western.context import WesternContext

POT = (44, 79, 38)
DEEP = 12  # cards to a further edge of the deck
PICTURES = ("western/cash-box", "western/cash-box-empty")


class Middle(Part[WesternContext]):
    def pictures(self) -> Iterable[str]:
        return PICTURES

    def draw(self, canvas: Canvas) -> None:
        self._draw_deck(canvas)
        self._draw_last(canvas)
        self._draw_cash_box(canvas)

    def _draw_deck(self, canvas: Canvas) -> None:
        box, count = self.context.places.deck, self.context.seen.deck
        for number in range(min(-(-count // DEEP), 6)):
            draw_card_back(canvas, box.move(-0.8 * number, -1.6 * number))
        middle = (box.centerx, box.bottom + 18)
        canvas.numeral(str(count), middle, size=20, colour=CREAM, within=(56, 18))

    def _draw_last(self, canvas: Canvas) -> None:
        """But for those that are still on their way."""
        context, box = self.context, self.context.places.last_card
        discards = context.seen.discards
        lying = discards[: len(discards) - context.discards_coming]
        if lying:
            draw_small_card(canvas, context.words, lying[-1], box)
        else:
            canvas.frame(box.inflate(-6, -6), (28, 52, 38), width=2, radius=6)

    def _draw_cash_box(self, canvas: Canvas) -> None:
        box, pot = self.context.places.cash_box, self.context.money(None)
        key = ("western-cash-box", pot, self.context.ui.words.code)
        canvas.composed(key, box, lambda: self._paint_cash_box(canvas, pot, box))

    def _paint_cash_box(self, canvas: Canvas, pot: int, box: Box) -> None:
        canvas.picture("western/cash-box" if pot else "western/cash-box-empty", box)
        plate = Box(box.centerx - 34, box.y + 72, 68, 34)
        words = self.context.words.money(pot)
        canvas.text(words, plate, style="title", size=22, colour=POT, align="centre", wrap=False)
