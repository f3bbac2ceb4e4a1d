"""Who has passed since the last combination that was laid for the gold train."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import BOTTOM, TOP, inset, placed
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Type
from game.ui.table.part import Part
from game.ui.western.context import WesternContext

HIGH, CORNER = 28.0, 9.0
OVER = (10.0, 12.0)  # by so much it lies over the own plate, and over those of others


class Passed(Part[WesternContext]):
    """A tag on each of their plates."""

    def draw(self, canvas: Canvas) -> None:
        context, train = self.context, self.context.seen.train
        if train is None:
            return
        words = context.ui.say("passes")
        for seat in train.passed:
            plate = context.places.plate(seat)
            wide = min(canvas.text_width(words, style="bold", size=Type.NOTE) + 24, plate.width)
            high = context.ui.units.grown(HIGH)
            if seat == context.front:
                tag = placed(plate, wide, high, TOP).move(0, OVER[0] - high)
            else:
                tag = placed(plate, wide, high, BOTTOM).move(0, high - OVER[1])
            self._draw_tag(canvas, tag, words)

    def _draw_tag(self, canvas: Canvas, box: Box, words: str) -> None:
        canvas.composed(("western-passed", words), box, lambda: _paint(canvas, box, words))


def _paint(canvas: Canvas, box: Box, words: str) -> None:
    canvas.fill(box, INK, radius=CORNER)
    inner = inset(box, x=5, y=2)
    canvas.text(
        words, inner, style="bold", size=Type.NOTE, colour=CREAM, align="centre", wrap=False
    )
