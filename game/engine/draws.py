"""Random numbers that depend on a seed and a position alone, the same on every machine.

Python's own generator costs several microseconds to seed and does not promise the same shuffle
for ever; a game saved today must go on the same way in years. This is SplitMix64 (Steele, Lea
and Flood, 2014), started at a different point for every position.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_STRIDE = 0xD1342543DE82EF95  # odd, so positions never share a start


def _scrambled(x: int) -> int:
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return x ^ (x >> 31)


@lru_cache(maxsize=64)
def _origin(seed: int) -> int:
    return _scrambled((seed + _GOLDEN) & _MASK)


def mixed(seed: int, n: int) -> int:
    """64 random bits for position n of a seed."""
    return _scrambled((_origin(seed) + n * _STRIDE) & _MASK)


class Draws:
    """As many numbers as wanted for one position of a seed."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, n: int) -> None:
        self._state = mixed(seed, n)

    def bits(self) -> int:
        """64 random bits."""
        self._state = (self._state + _GOLDEN) & _MASK
        return _scrambled(self._state)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return self.bits() % limit

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.bits() >> 11) * 2.0**-53

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """In another order. The loop is `below` written out: a deck takes a number for each card,
        and the calls would cost more than the numbers."""
        order = list(things)
        state = self._state
        for last in range(len(order) - 1, 0, -1):
            state = (state + _GOLDEN) & _MASK
            other = _scrambled(state) % (last + 1)
            order[last], order[other] = order[other], order[last]
        self._state = state
        return order
