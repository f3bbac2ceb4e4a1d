"""Money that goes from purse to purse: bundles and bills fly, and the numbers count with them."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.rules.western import events
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import between, hop, smooth
from game.ui.western.cue import WesternCue
from game.ui.western.money.piles import BILL, BUNDLE
from game.ui.western.money.purses import Purse

FLIGHT = 0.6  # seconds that a bundle is on its way
APART = 0.08  # seconds between two of them
LINGERS = 0.25  # seconds after the last of them has landed
MOST = 14
BUNDLE_SIZE, BILL_SIZE = (34.0, 44.0), (36.0, 20.0)
# Paid by or to everybody, one after the other: the next one does not wait until it has landed.
MANY = ("everybody-gives", "give-to-all", "hands-up")
QUICK = 0.16


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

    event: events.MoneyDealt
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
            view.purses.counting[seat] = round(self.event.money * share / BILL) * BILL
        view.purses.counting[None] = round(self.event.pot * share / BILL) * BILL

    def finish(self) -> None:
        self.view.purses.counting.clear()


class Paid(WesternCue):
    """From a gambler or the cash box to another."""

    event: events.Paid

    def begin(self) -> None:
        view, event = self.view, self.event
        self._payer: Purse = event.payer
        self._payee: Purse = event.payee
        self._before = {purse: view.purses.money(purse) for purse in (self._payer, self._payee)}
        self._begin, self._end = view.purses.at(self._payer), view.purses.at(self._payee)
        self._items = [] if view.still else items_of(event.amount)
        arrives = APART * max(len(self._items) - 1, 0) + FLIGHT
        self.lasts = (arrives if self._items else 0.5) + LINGERS
        if event.why in MANY:
            self._let_fly()
        self.settle()
        self._count()
        self._earned = False
        view.sums.add(self._payer, -event.amount)
        self.play(self._sound())
        if self._payee is None:
            self.play("cash-box-open", 0.6)
        if event.why == "train":
            self.play("train-pass", 0.8)
        if event.why == "indians":
            view.storm.blow(view.purses.at(self._payer))

    def _let_fly(self) -> None:
        """They find their way alone, while others pay."""
        self.lasts = QUICK
        for item in self._items:
            view, ends = self.view, (self._begin, self._end)
            view.effects.fly(item.picture, *ends, 1, size=item.size, lasts=FLIGHT)
        self._items = []

    def _sound(self) -> str:
        amount = self.event.amount
        if not amount:
            return "groan"
        return "bills-1" if amount <= 20 else "bills-2" if amount <= BUNDLE else "bills-many"

    def update(self, seconds: float) -> None:
        self._count()
        if self.time >= min(FLIGHT * 0.8, self.lasts) or self.view.still:
            self._earn()
        if self._payee is None and self.passed(seconds, self.lasts - LINGERS):
            self.play("cash-box-shut", 0.6)

    def _earn(self) -> None:
        if not self._earned and self.event.amount:
            self._earned = True
            self.view.sums.add(self._payee, self.event.amount)

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
        wild = 1.0 if self.event.why == "indians" else 0.0
        for number, item in enumerate(self._items):
            share = (self.time - item.leaves) / FLIGHT
            if 0.0 < share < 1.0:
                at = _bow(self._begin, self._end, share, number, wild)
                canvas.centred(item.picture, at, size=item.size)

    def finish(self) -> None:
        self._earn()
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
