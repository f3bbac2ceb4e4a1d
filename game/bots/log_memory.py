"""What a seat remembers of a game: read from its view's log, event by event.

A log that grew since is read on from where it was left; any other is read from the start, so that
a memory depends on the log alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.events import Event

Takes = Mapping[type[Event], Callable[[Any], None]]


class LogMemory:
    """`takes`: what is made of an event, by its class."""

    def __init__(self, takes: Takes) -> None:
        self._takes = takes
        self._read: list[Event] = []

    def goes_on(self, log: Sequence[Event]) -> bool:
        """Whether a log begins with what has been read."""
        return list(log[: len(self._read)]) == self._read

    def read(self, log: Sequence[Event]) -> None:
        for event in log[len(self._read) :]:
            take = self._takes.get(type(event))
            if take is not None:
                take(event)
        self._read = list(log)
