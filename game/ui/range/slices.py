"""Something that is worked out beside the frames: a few milliseconds in each."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Generic, TypeVar

T = TypeVar("T")

BUDGET = 0.003  # seconds of a frame


class Slices(Generic[T]):
    """`last`: what came last, which is the answer once it is `done`."""

    def __init__(self, slices: Iterator[T]) -> None:
        self._slices = slices
        self.last: T | None = None
        self.done = False

    def work(self, budget: float = BUDGET) -> bool:
        """On for about so long, by one slice at least; True once it is done."""
        until = perf_counter() + budget
        while not self.done:
            try:
                self.last = next(self._slices)
            except StopIteration:
                self.done = True
            if perf_counter() >= until:
                break
        return self.done
