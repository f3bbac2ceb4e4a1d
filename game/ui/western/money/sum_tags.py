"""What was paid and earned, on small tags beside the purses."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, Colour
from game.ui.kit.tween import clamp, overshoot
from game.ui.table.part import Part
from game.ui.western.context import WesternContext
from game.ui.western.money.piles import Purse
from game.ui.western.money.sums import GROWS, Sum

LIFT = 34.0
TAG = (104.0, 36.0)
GAINS: Colour = (60, 104, 42)
LOSES: Colour = (165, 40, 27)


class SumTags(Part[WesternContext]):
    def advance(self, seconds: float) -> None:
        if self.context.sums.advance(seconds):
            self.context.ui.stir()

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 40
        for purse, each in self.context.sums:
            if purse is None and self.context.fans.is_open:
                continue  # hands lie over the cash box
            self._draw_tag(canvas, purse, each)
        canvas.layer -= 40

    def _draw_tag(self, canvas: Canvas, purse: Purse, each: Sum) -> None:
        context = self.context
        words, colour = self._words(each.amount)
        grown = 1.0 if context.still else overshoot(clamp(each.age / GROWS))
        wide = max(TAG[0], canvas.text_width(words, style="title", size=22) + 30)
        (x, y), high = context.money_at(purse), TAG[1] * max(canvas.zoom, 1.0)
        box = Box(x - wide / 2, y - LIFT - 8.0 * grown - TAG[1] / 2, wide, high)
        if purse is not None:
            _keep_off(box, context.places.plate(purse), x, y + LIFT - 8.0 * grown)
        box.clamp_ip(Box(4, 4, 1272, 712))
        key = ("western-sum", words, colour)
        canvas.composed(key, box.inflate(6, 6), lambda: _paint(canvas, box, words, colour))

    def _words(self, amount: int) -> tuple[str, Colour]:
        if not amount:
            return self.context.ui.say("has nothing"), LOSES
        money = self.context.words.money(abs(amount))
        return (f"+{money}", GAINS) if amount > 0 else (f"-{money}", LOSES)


def _keep_off(box: Box, plate: Box, x: float, below: float) -> None:
    """The number on the plate counts meanwhile."""
    if plate.left < x < plate.right:
        if box.colliderect(plate):
            box.y = max(below, plate.bottom)
    elif x > plate.right:
        box.left = max(box.left, plate.right + 4)
    else:
        box.right = min(box.right, plate.left - 4)


def _paint(canvas: Canvas, box: Box, words: str, colour: Colour) -> None:
    canvas.fill(box.inflate(4, 4), INK, radius=10)
    canvas.fill(box, CREAM, radius=8)
    inner = box.inflate(-14, -6)
    canvas.text(words, inner, style="title", size=22, colour=colour, align="centre", wrap=False)
