"""What lies in the middle of the felt: the deck, the last card and the cash box."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import TOP, inset, placed
from game.ui.kit.theme import CREAM
from game.ui.kit.tokens import Line, Type
from game.ui.table.part import Part
from game.ui.western.cards.face import draw_card_back, draw_small_card
from game.ui.western.colours import MONEY
from game.ui.western.context import WesternContext

EMPTY = (28, 52, 38)  # the frame where no card lies
DEEP, MOST = 12, 6  # cards to a further edge of the deck, and how many edges are seen
STEP = (-0.8, -1.6)  # from edge to edge
COUNT = (56.0, 18.0)  # room for the number of cards
POT, POT_DOWN = (68.0, 34.0), 72.0  # the plate on the cash box, and where it begins
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
        for number in range(min(-(-count // DEEP), MOST)):
            draw_card_back(canvas, box.move(STEP[0] * number, STEP[1] * number))
        middle = (box.centerx, box.bottom + 18)
        canvas.numeral(str(count), middle, size=Type.BODY, colour=CREAM, within=COUNT)

    def _draw_last(self, canvas: Canvas) -> None:
        """But for those that are still on their way."""
        context, box = self.context, self.context.places.last_card
        discards = context.seen.discards
        lying = discards[: len(discards) - context.discards_coming]
        if lying:
            draw_small_card(canvas, context.words, lying[-1], box)
        else:
            canvas.frame(inset(box, 3), EMPTY, width=Line.EDGE, radius=6)

    def _draw_cash_box(self, canvas: Canvas) -> None:
        box, pot = self.context.places.cash_box, self.context.money(None)
        key = ("western-cash-box", pot, self.context.ui.words.code)
        canvas.composed(key, box, lambda: self._paint_cash_box(canvas, pot, box))

    def _paint_cash_box(self, canvas: Canvas, pot: int, box: Box) -> None:
        canvas.picture("western/cash-box" if pot else "western/cash-box-empty", box)
        plate = placed(inset(box, top=POT_DOWN), *POT, at=TOP)
        words = self.context.words.money(pot)
        canvas.text(
            words,
            plate,
            style="title",
            size=Type.LABEL,
            colour=MONEY,
            align="centre",
            wrap=False,
        )
