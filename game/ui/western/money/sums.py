"""How much was paid and earned lately: whoever pays or earns several times at once has the sum."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.ui.western.money.piles import Purse

STAYS, GROWS = 1.1, 0.2  # seconds


@dataclass
class Sum:
    """`amount`: what was earned, less than nothing for what was paid."""

    amount: int
    age: float = 0.0


class Sums:
    """They are to be read for a moment longer than the money flies."""

    def __init__(self) -> None:
        self._sums: dict[Purse, Sum] = {}

    def __iter__(self) -> Iterator[tuple[Purse, Sum]]:
        return iter(self._sums.items())

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

    def advance(self, seconds: float) -> bool:
        """Time goes by; True while one of them grows, or goes."""
        grows = any(each.age < GROWS for each in self._sums.values())
        for each in self._sums.values():
            each.age += seconds
        goes = any(each.age >= STAYS for each in self._sums.values())
        self._sums = {purse: each for purse, each in self._sums.items() if each.age < STAYS}
        return grows or goes
