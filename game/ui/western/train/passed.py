"""Who has passed since the last combination that was laid for the gold train."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK
from game.ui.table.part import Part
from game.ui.western.context import WesternContext


class Passed(Part[WesternContext]):
    """A tag on each of their plates."""

    def draw(self, canvas: Canvas) -> None:
        context, train = self.context, self.context.seen.train
        if train is None:
            return
        words = context.ui.say("passes")
        for seat in train.passed:
            plate = context.places.plate(seat)
            wide = min(canvas.text_width(words, style="bold", size=18) + 24, plate.width)
            high = 28 * max(canvas.zoom, 1.0)
            top = plate.top + 10 - high if seat == context.front else plate.bottom - 12
            self._draw_tag(canvas, Box(plate.centerx - wide / 2, top, wide, high), words)

    def _draw_tag(self, canvas: Canvas, box: Box, words: str) -> None:
        canvas.composed(("western-passed", words), box, lambda: _paint(canvas, box, words))


def _paint(canvas: Canvas, box: Box, words: str) -> None:
    canvas.fill(box, INK, radius=9)
    inner = box.inflate(-10, -4)
    canvas.text(words, inner, style="bold", size=18, colour=CREAM, align="centre", wrap=False)
