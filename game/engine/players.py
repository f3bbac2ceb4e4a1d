"""The protocol of whoever answers for a seat: every bot fills it in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from game.engine.requests import Decision

HUMAN = "human"


class Player(Protocol):
    """Anything that can answer for a seat from what the seat may know."""

    @property
    def level(self) -> str: ...

    def choose(self, view: Any, request: Decision[Any]) -> Any: ...

    def think(self, view: Any, request: Decision[Any]) -> Iterator[Any]:
        """The same in slices: the last thing it yields is the answer."""

    def remark(self, view: Any, event: Any) -> Any | None:
        """What it says about an event that all have seen; what that is, its game knows."""
