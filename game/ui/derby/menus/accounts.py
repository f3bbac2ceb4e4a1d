"""What every bettor was paid, told from the log: row by row, so that it can be checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

Entry = Mapping[str, Any]


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


def accounts(log: Iterable[Entry], seats: int) -> list[Account]:
    """In the order of the seats."""
    bets: list[list[PaidBet]] = [[] for _ in range(seats)]
    prizes: list[list[Prize]] = [[] for _ in range(seats)]
    for entry in log:
        data = entry["data"]
        if entry["kind"] == "bet-paid":
            facts = (data[name] for name in PaidBet._fields)
            bets[data["seat"]].append(PaidBet(*facts))
        elif entry["kind"] == "prize-paid":
            prizes[data["seat"]].append(Prize(data["horse"], data["place"], data["chips"]))
    return [Account(seat, tuple(bets[seat]), tuple(prizes[seat])) for seat in range(seats)]
