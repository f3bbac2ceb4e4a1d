"""What a seat remembers of a game: read from its view's log, event by event.

A log that grew since is read on from where it was left; any other is read from the start, so that
a memory depends on the log alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Facts = Mapping[str, Any]
Takes = Mapping[str, Callable[[Facts], None]]


class LogMemory:
    """`takes`: what is made of the facts of an event, by its kind."""

    def __init__(self, takes: Takes) -> None:
        self._takes = takes
        self._read: list[dict[str, Any]] = []

    def goes_on(self, log: list[dict[str, Any]]) -> bool:
        """Whether a log begins with what has been read."""
        return log[: len(self._read)] == self._read

    def read(self, log: list[dict[str, Any]]) -> None:
        for entry in log[len(self._read) :]:
            take = self._takes.get(entry["kind"])
            if take is not None:
                take(entry["data"])
        self._read = list(log)
