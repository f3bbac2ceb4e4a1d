"""How much was paid and earned, on small tags beside the purses; they stay a moment longer than the
money flies, and whoever pays or earns several times at once reads the sum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, Colour
from game.ui.kit.tween import clamp, overshoot
from game.ui.western.money.purses import Purse

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

STAYS, GROWS = 1.1, 0.2  # seconds
LIFT = 34.0
TAG = (104.0, 36.0)
GAINS: Colour = (60, 104, 42)
LOSES: Colour = (165, 40, 27)


@dataclass
class Sum:
    """`amount`: what was earned, less than nothing for what was paid."""

    amount: int
    age: float = 0.0


class Sums:
    def __init__(self, view: WesternView) -> None:
        self._view = view
        self._sums: dict[Purse, Sum] = {}

    def clear(self) -> None:
        self._sums.clear()

    def add(self, purse: Purse, amount: int) -> None:
        """0: there was nothing to pay with."""
        known = self._sums.get(purse)
        if known is not None and (known.amount > 0) == (amount > 0):
            known.amount += amount
            known.age = min(known.age, GROWS)
        else:
            self._sums[purse] = Sum(amount)

    def advance(self, seconds: float) -> None:
        grows = any(each.age < GROWS for each in self._sums.values())
        for each in self._sums.values():
            each.age += seconds
        if grows or any(each.age >= STAYS for each in self._sums.values()):
            self._view.ui.stir()
        self._sums = {purse: each for purse, each in self._sums.items() if each.age < STAYS}

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 40
        for purse, each in self._sums.items():
            if purse is None and self._view.fans.is_open:
                continue  # hands lie over the cash box
            self._draw_tag(canvas, purse, each)
        canvas.layer -= 40

    def _draw_tag(self, canvas: Canvas, purse: Purse, each: Sum) -> None:
        view = self._view
        words, colour = self._words(each.amount)
        grown = 1.0 if view.still else overshoot(clamp(each.age / GROWS))
        wide = max(TAG[0], canvas.text_width(words, style="title", size=22) + 30)
        (x, y), high = view.purses.at(purse), TAG[1] * max(canvas.zoom, 1.0)
        box = Box(x - wide / 2, y - LIFT - 8.0 * grown - TAG[1] / 2, wide, high)
        if purse is not None:
            _keep_off(box, view.layout.plate(purse), x, y + LIFT - 8.0 * grown)
        box.clamp_ip(Box(4, 4, 1272, 712))
        key = ("western-sum", words, colour)
        canvas.composed(key, box.inflate(6, 6), lambda: _paint(canvas, box, words, colour))

    def _words(self, amount: int) -> tuple[str, Colour]:
        if not amount:
            return self._view.ui.say("has nothing"), LOSES
        money = self._view.money_words(abs(amount))
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
