"""What every bettor was paid, told from the log: row by row, so that it can be checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.engine.events import Event
from game.rules.derby.events import BetPaid, PrizePaid


class PaidBet(NamedTuple):
    """`pays`: how many times the stake is won besides it; None: it is lost."""

    horse: str
    place: int | None
    stake: int
    row: int
    pays: int | None
    chips: int


class Prize(NamedTuple):
    horse: str
    place: int
    chips: int


class Account(NamedTuple):
    """Of one seat."""

    seat: int
    bets: tuple[PaidBet, ...]
    prizes: tuple[Prize, ...]

    @property
    def from_bets(self) -> int:
        return sum(bet.chips for bet in self.bets)

    @property
    def from_prizes(self) -> int:
        return sum(prize.chips for prize in self.prizes)

    @property
    def total(self) -> int:
        return self.from_bets + self.from_prizes


def accounts(log: Iterable[Event], seats: int) -> list[Account]:
    """In the order of the seats."""
    bets: list[list[PaidBet]] = [[] for _ in range(seats)]
    prizes: list[list[Prize]] = [[] for _ in range(seats)]
    for event in log:
        if isinstance(event, BetPaid):
            facts = (getattr(event, name) for name in PaidBet._fields)
            bets[event.seat].append(PaidBet(*facts))
        elif isinstance(event, PrizePaid):
            prizes[event.seat].append(Prize(event.horse, event.place, event.chips))
    return [Account(seat, tuple(bets[seat]), tuple(prizes[seat])) for seat in range(seats)]
