"""When what bots do is printed: all of it at once, at a time that tells nothing of their thinking.

Bots think longer about a card that they hold. Line by line, a person with a watch could read from
that who holds one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep

from game.hotseat.thinking import next_beat
from game.text.console import Console


class Pace:
    """`played`: how many answers bots have given so far."""

    def __init__(
        self,
        console: Console,
        clock: Callable[[], float] = monotonic,
        wait: Callable[[float], None] = sleep,
    ) -> None:
        self._console = console
        self._clock = clock
        self._sleep = wait
        self._begun, self._played_before = 0.0, 0
        self.played = 0

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """What is printed inside is seen at the next beat, if a bot had something to think."""
        with self._console.gathered(self):
            yield

    def begin(self) -> None:
        self._begun, self._played_before = self._clock(), self.played

    def wait(self) -> None:
        if self.played > self._played_before:
            taken = self._clock() - self._begun
            self._sleep(next_beat(taken) - taken)
