"""What was paid and earned, on small tags beside the purses."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import SCREEN, inset
from game.ui.kit.theme import CREAM, INK, RED, Colour
from game.ui.kit.tokens import Corner, Type
from game.ui.kit.tween import clamp, overshoot
from game.ui.table.part import Part
from game.ui.western.context import WesternContext
from game.ui.western.money.piles import Purse
from game.ui.western.money.sums import GROWS, Sum

LIFT, RISES = 34.0, 8.0  # above the money, and further while it appears
TAG = (104.0, 36.0)
GAINS: Colour = (60, 104, 42)
LAYER = 40
SCREEN_EDGE = 4.0


class SumTags(Part[WesternContext]):
    def advance(self, seconds: float) -> None:
        if self.context.sums.advance(seconds):
            self.context.ui.stir()

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += LAYER
        for purse, each in self.context.sums:
            if purse is None and self.context.fans.is_open:
                continue  # hands lie over the cash box
            self._draw_tag(canvas, purse, each)
        canvas.layer -= LAYER

    def _draw_tag(self, canvas: Canvas, purse: Purse, each: Sum) -> None:
        context = self.context
        words, colour = self._words(each.amount)
        grown = 1.0 if context.still else overshoot(clamp(each.age / GROWS))
        wide = max(TAG[0], canvas.text_width(words, style="title", size=Type.LABEL) + 30)
        (x, y), high = context.money_at(purse), context.ui.units.grown(TAG[1])
        box = Box(x - wide / 2, y - LIFT - RISES * grown - TAG[1] / 2, wide, high)
        if purse is not None:
            _keep_off(box, context.places.plate(purse), x, y + LIFT - RISES * grown)
        box.clamp_ip(inset(SCREEN, SCREEN_EDGE))
        key = ("western-sum", words, colour)
        canvas.composed(key, box.inflate(6, 6), lambda: _paint(canvas, box, words, colour))

    def _words(self, amount: int) -> tuple[str, Colour]:
        if not amount:
            return self.context.ui.say("has nothing"), RED
        money = self.context.words.money(abs(amount))
        return (f"+{money}", GAINS) if amount > 0 else (f"-{money}", RED)


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
    canvas.fill(box.inflate(4, 4), INK, radius=Corner.ROW)
    canvas.fill(box, CREAM, radius=Corner.CHIP)
    inner = inset(box, x=7, y=3)
    canvas.text(
        words, inner, style="title", size=Type.LABEL, colour=colour, align="centre", wrap=False
    )
