"""Money that goes from purse to purse: bundles and bills fly, and the numbers count with them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from game.rules.western import events
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import between, hop, smooth
from game.ui.western.cues.show import WesternShow
from game.ui.western.felt.raid import Raid
from game.ui.western.money.piles import BILL, BUNDLE

FLIGHT = 0.6  # seconds that a bundle is on its way
APART = 0.08  # seconds between two of them
LINGERS = 0.25  # seconds after the last of them has landed
DEALT = 1.0  # seconds
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


def money_dealt(event: events.MoneyDealt, show: WesternShow) -> Iterator[float]:
    """Out of the box to everybody."""
    context = show.context
    show.settle()
    show.play("bills-many")

    def count(seconds: float) -> None:
        if show.still:
            return
        share = smooth(show.share(DEALT))
        for seat in range(len(context.names)):
            context.counting[seat] = round(event.money * share / BILL) * BILL
        context.counting[None] = round(event.pot * share / BILL) * BILL

    show.each_frame(count)
    try:
        yield DEALT
    finally:
        context.counting.clear()


def paid(event: events.Paid, show: WesternShow) -> Iterator[float]:
    """From a gambler or the cash box to another."""
    context, amount = show.context, event.amount
    flight = MoneyFlight(event, show)
    lasts = flight.lasts
    if event.why in MANY:
        flight.let_fly()
        lasts = QUICK
    show.settle()
    flight.count()
    show.each_frame(flight.count)
    show.draw(flight.draw)
    context.sums.add(event.payer, -amount)
    _play_sounds(event, show)
    if event.why == "indians" and not show.still:
        context.raid = Raid(context.money_at(event.payer))
    try:
        yield from show.until(0.0 if show.still else min(FLIGHT * 0.8, lasts))
        flight.earn()
        if event.payee is None and lasts > LINGERS:
            yield from show.until(lasts - LINGERS)
            show.play("cash-box-shut", 0.6)
        yield from show.until(lasts)
    finally:
        flight.earn()
        context.counting.clear()


def _play_sounds(event: events.Paid, show: WesternShow) -> None:
    amount = event.amount
    if not amount:
        show.play("groan")
    else:
        show.play("bills-1" if amount <= 20 else "bills-2" if amount <= BUNDLE else "bills-many")
    if event.payee is None:
        show.play("cash-box-open", 0.6)
    if event.why == "train":
        show.play("train-pass", 0.8)


class MoneyFlight:
    """Money on its way from purse to purse."""

    def __init__(self, event: events.Paid, show: WesternShow) -> None:
        self._event = event
        self._show = show
        context = self._context = show.context
        self._before = {purse: context.money(purse) for purse in (event.payer, event.payee)}
        self._begin, self._end = context.money_at(event.payer), context.money_at(event.payee)
        self._items = [] if show.still else items_of(event.amount)
        self._earned = False

    @property
    def lasts(self) -> float:
        """Seconds until all has landed, and a little more."""
        if not self._items:
            return 0.5 + LINGERS
        return APART * max(len(self._items) - 1, 0) + FLIGHT + LINGERS

    def let_fly(self) -> None:
        """It finds its way alone, while others pay."""
        for item in self._items:
            picture, size = item.picture, item.size
            fly = self._context.effects.fly
            fly(picture, self._begin, self._end, 1, size=size, lasts=FLIGHT)
        self._items = []

    def earn(self) -> None:
        """It can be read how much the other has earned."""
        if not self._earned and self._event.amount:
            self._earned = True
            self._context.sums.add(self._event.payee, self._event.amount)

    def count(self, seconds: float = 0.0) -> None:
        """What has left counts no more, what has landed counts already."""
        if not self._items:
            return
        time, event = self._show.time, self._event
        left = sum(item.worth for item in self._items if time >= item.leaves)
        landed = sum(item.worth for item in self._items if time >= item.leaves + FLIGHT)
        counting = self._context.counting
        counting[event.payer] = self._before[event.payer] - left
        counting[event.payee] = self._before[event.payee] + landed

    def draw(self, canvas: Canvas) -> None:
        wild = 1.0 if self._event.why == "indians" else 0.0
        for number, item in enumerate(self._items):
            share = (self._show.time - item.leaves) / FLIGHT
            if 0.0 < share < 1.0:
                at = _bow(self._begin, self._end, share, number, wild)
                canvas.centred(item.picture, at, size=item.size)


def _bow(begin: Point, end: Point, share: float, number: int, wild: float) -> Point:
    """Through the air; a raid blows it about."""
    x, y = between(begin, end, smooth(share))
    lift = 46.0 + 12.0 * (number % 3)
    turn = number * 2.4 + 9.0 * share
    return (
        x + wild * 46 * hop(share) * math.cos(turn),
        y - lift * hop(share) + wild * 30 * hop(share) * math.sin(turn),
    )
