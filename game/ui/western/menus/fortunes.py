"""How the fortunes of a game of Western came about, told from its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

Entry = dict[str, Any]


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


def by_turn(log: Iterable[Entry], seats: int) -> list[tuple[int, ...]]:
    """The money of each after each turn; the first are those of the set-up."""
    money, found = [0] * seats, list[tuple[int, ...]]()
    for entry in log:
        kind, data = entry["kind"], entry["data"]
        if kind == "money-dealt":
            money = [data["money"]] * seats
        elif kind in ("turn-began", "turn-lost"):
            found.append(tuple(money))
        elif kind == "paid":
            _pay(money, data)
    return [*found, tuple(money)]


def _pay(money: list[int], data: Entry) -> None:
    if data["payer"] is not None:
        money[data["payer"]] -= data["amount"]
    if data["payee"] is not None:
        money[data["payee"]] += data["amount"]


def deeds(log: Sequence[Entry]) -> Deeds:
    return Deeds(
        _largest(log),
        _most(e["data"]["winner"] for e in log if e["kind"] == "attack-decided"),
        _most(e["data"]["seat"] for e in log if e["kind"] == "countered"),
        _most(e["data"]["seat"] for e in log if e["kind"] == "train-won"),
    )


def _largest(log: Iterable[Entry]) -> Haul | None:
    paid = (entry["data"] for entry in log if entry["kind"] == "paid")
    hauls = [Haul(d["payee"], d["amount"], d["why"]) for d in paid if d["payee"] is not None]
    best = max(hauls, key=lambda haul: haul.amount, default=None)
    return best if best is not None and best.amount else None


def _most(doers: Iterable[int]) -> Feat | None:
    """All who share the first place."""
    counted = Counter(doers)
    times = max(counted.values(), default=0)
    return Feat(tuple(sorted(s for s in counted if counted[s] == times)), times) if times else None
