"""How the fortunes of a game of Western came about, told from its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine.events import Event
from game.rules.shared.deals import TurnBegan
from game.rules.western.events import AttackDecided, Countered, MoneyDealt, Paid, TrainWon, TurnLost


class Haul(NamedTuple):
    """The most money that went into somebody's pocket at once, and by which card."""

    seat: int
    amount: int
    why: str


class Feat(NamedTuple):
    """Who did something most often."""

    seats: tuple[int, ...]
    times: int


class Deeds(NamedTuple):
    """A few facts worth telling; None: it never happened."""

    haul: Haul | None
    ambushes: Feat | None
    answers: Feat | None
    trains: Feat | None


def by_turn(log: Iterable[Event], seats: int) -> list[tuple[int, ...]]:
    """The money of each after each turn; the first are those of the set-up."""
    money, found = [0] * seats, list[tuple[int, ...]]()
    for event in log:
        if isinstance(event, MoneyDealt):
            money = [event.money] * seats
        elif isinstance(event, TurnBegan | TurnLost):
            found.append(tuple(money))
        elif isinstance(event, Paid):
            _pay(money, event)
    return [*found, tuple(money)]


def _pay(money: list[int], paid: Paid) -> None:
    if paid.payer is not None:
        money[paid.payer] -= paid.amount
    if paid.payee is not None:
        money[paid.payee] += paid.amount


def deeds(log: Sequence[Event]) -> Deeds:
    return Deeds(
        _largest(log),
        _most(event.winner for event in log if isinstance(event, AttackDecided)),
        _most(event.seat for event in log if isinstance(event, Countered)),
        _most(event.seat for event in log if isinstance(event, TrainWon)),
    )


def _largest(log: Iterable[Event]) -> Haul | None:
    hauls = [
        Haul(event.payee, event.amount, event.why)
        for event in log
        if isinstance(event, Paid) and event.payee is not None
    ]
    best = max(hauls, key=lambda haul: haul.amount, default=None)
    return best if best is not None and best.amount else None


def _most(doers: Iterable[int]) -> Feat | None:
    """All who share the first place."""
    counted = Counter(doers)
    times = max(counted.values(), default=0)
    return Feat(tuple(sorted(s for s in counted if counted[s] == times)), times) if times else None
