"""What a match writes down while it is played, as saves and replays read it: answers, events and
turn starts. It lies below the match, so that saves are written without knowing one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from game.engine.events import Event
from game.engine.rules import Rules

# A seat and its answer, or the kind of a world request and the world's answer.
Entry = tuple[int | str, Any]


class Checkpoint(msgspec.Struct, frozen=True, gc=False):
    """A turn start: how much of everything there was, and the packed table. Inside of a match it
    is empty where none was kept."""

    entries: int
    events: int
    world_answers: int
    table: bytes


class Recorded(Protocol):
    """What of a match is written down."""

    @property
    def rules(self) -> Rules[Any]: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def seed(self) -> int: ...

    @property
    def journal(self) -> Sequence[Entry]: ...

    @property
    def events(self) -> Sequence[Event]: ...

    @property
    def turn_starts(self) -> Sequence[Checkpoint]:
        """All of them, each with its table."""

    @property
    def checkpoint(self) -> Checkpoint:
        """The start of the present turn."""

    @property
    def result(self) -> dict[str, Any] | None: ...
