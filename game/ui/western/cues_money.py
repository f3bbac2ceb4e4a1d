"""Money that goes from purse to purse: bundles and bills fly, and the numbers count with them."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, INK, Colour
from game.ui.kit.tween import between, clamp, hop, overshoot, smooth
from game.ui.western.cue import WesternCue
from game.ui.western.money import BILL, BUNDLE
from game.ui.western.purses import Purse

FLIGHT = 0.6  # seconds that a bundle is on its way
APART = 0.08  # seconds between two of them
LINGERS = 0.4  # seconds that the sum stands there afterwards
MOST = 14
BUNDLE_SIZE, BILL_SIZE = (34.0, 44.0), (36.0, 20.0)
TAG = (104.0, 36.0)
GAINS: Colour = (60, 104, 42)
LOSES: Colour = (165, 40, 27)
# Paid by or to everybody, one after the other: each of them is over soon.
MANY = ("everybody-gives", "give-to-all", "hands-up")
QUICK = 0.55


class Item(NamedTuple):
    """A bundle or a bill on its way."""

    worth: int
    leaves: float

    @property
    def picture(self) -> str:
        return "western/bundle-1" if self.worth >= BUNDLE else "western/bill"

    @property
    def size(self) -> Point:
        return BUNDLE_SIZE if self.worth >= BUNDLE else BILL_SIZE


def items_of(amount: int) -> list[Item]:
    """As bundles of 50k and bills of 10k, one after the other."""
    worths = [BUNDLE] * (amount // BUNDLE) + [BILL] * (amount % BUNDLE // BILL)
    while len(worths) > MOST:
        worths = [a + b for a, b in zip(worths[::2], [*worths[1::2], 0], strict=False)]
    return [Item(worth, APART * number) for number, worth in enumerate(worths)]


class MoneyDealt(WesternCue):
    """Out of the box to everybody."""

    lasts = 1.0

    def begin(self) -> None:
        self.settle()
        view = self.view
        self.play("bills-many")
        self._seats = range(len(view.names))

    def update(self, seconds: float) -> None:
        view = self.view
        if view.still:
            return
        share = smooth(self.share)
        for seat in self._seats:
            view.purses.counting[seat] = round(self.data["money"] * share / BILL) * BILL
        view.purses.counting[None] = round(self.data["pot"] * share / BILL) * BILL

    def finish(self) -> None:
        self.view.purses.counting.clear()


class Paid(WesternCue):
    """From a gambler or the cash box to another."""

    def begin(self) -> None:
        view, data = self.view, self.data
        self._payer: Purse = data["payer"]
        self._payee: Purse = data["payee"]
        self._before = {purse: view.purses.money(purse) for purse in (self._payer, self._payee)}
        self._begin, self._end = view.purses.at(self._payer), view.purses.at(self._payee)
        self._items = [] if view.still else items_of(data["amount"])
        arrives = APART * max(len(self._items) - 1, 0) + FLIGHT
        self.lasts = (arrives if self._items else 0.5) + LINGERS
        if data["why"] in MANY:
            self.lasts = max(QUICK, arrives + 0.1)
        self.settle()
        self._count()
        self.play(self._sound())
        if self._payee is None:
            self.play("cash-box-open", 0.6)
        if data["why"] == "train":
            self.play("train-pass", 0.8)
        if data["why"] == "indians":
            view.storm.blow(view.purses.at(self._payer))

    def _sound(self) -> str:
        amount = self.data["amount"]
        if not amount:
            return "groan"
        return "bills-1" if amount <= 20 else "bills-2" if amount <= BUNDLE else "bills-many"

    def update(self, seconds: float) -> None:
        self._count()
        if self._payee is None and self.passed(seconds, self.lasts - LINGERS):
            self.play("cash-box-shut", 0.6)

    def _count(self) -> None:
        """What has left counts no more, what has landed counts already."""
        if not self._items:
            return
        left = sum(item.worth for item in self._items if self.time >= item.leaves)
        landed = sum(item.worth for item in self._items if self.time >= item.leaves + FLIGHT)
        counting = self.view.purses.counting
        counting[self._payer] = self._before[self._payer] - left
        counting[self._payee] = self._before[self._payee] + landed

    def draw(self, canvas: Canvas) -> None:
        wild = 1.0 if self.data["why"] == "indians" else 0.0
        for number, item in enumerate(self._items):
            share = (self.time - item.leaves) / FLIGHT
            if 0.0 < share < 1.0:
                at = _bow(self._begin, self._end, share, number, wild)
                canvas.centred(item.picture, at, size=item.size)
        self._draw_tags(canvas)

    def _draw_tags(self, canvas: Canvas) -> None:
        """How much, beside both purses."""
        view, amount = self.view, self.data["amount"]
        grown = 1.0 if view.still else overshoot(clamp(self.time / 0.2))
        lift = 34.0 + 8.0 * grown
        if amount:
            words = view.money_words(amount)
            self._draw_tag(canvas, f"-{words}", self._begin, lift, LOSES)
            if self.time >= FLIGHT * 0.8 or view.still:
                self._draw_tag(canvas, f"+{words}", self._end, lift, GAINS)
        else:
            words = view.ui.say("has nothing")
            self._draw_tag(canvas, words, self._begin, lift, LOSES)

    def _draw_tag(self, canvas: Canvas, words: str, at: Point, lift: float, colour: Colour) -> None:
        wide = max(TAG[0], canvas.text_width(words, style="title", size=22) + 30)
        box = Box(at[0] - wide / 2, at[1] - lift - TAG[1] / 2, wide, TAG[1] * max(canvas.zoom, 1))
        box.clamp_ip(Box(4, 4, 1272, 712))
        canvas.layer += 40
        key = ("western-sum", words, colour)
        canvas.composed(key, box.inflate(6, 6), lambda: _paint_tag(canvas, box, words, colour))
        canvas.layer -= 40

    def finish(self) -> None:
        self.view.purses.counting.clear()


def _bow(begin: Point, end: Point, share: float, number: int, wild: float) -> Point:
    """Through the air; a raid blows it about."""
    x, y = between(begin, end, smooth(share))
    lift = 46.0 + 12.0 * (number % 3)
    turn = number * 2.4 + 9.0 * share
    return (
        x + wild * 46 * hop(share) * math.cos(turn),
        y - lift * hop(share) + wild * 30 * hop(share) * math.sin(turn),
    )


def _paint_tag(canvas: Canvas, box: Box, words: str, colour: Colour) -> None:
    canvas.fill(box.inflate(4, 4), INK, radius=10)
    canvas.fill(box, CREAM, radius=8)
    inner = box.inflate(-14, -6)
    canvas.text(words, inner, style="title", size=22, colour=colour, align="centre", wrap=False)
