"""Who answers for a seat."""

from __future__ import annotations

from typing import Any, Protocol

from game.engine.requests import Decision

HUMAN = "human"


class Player(Protocol):
    """Anything that can answer for a seat from what the seat may know."""

    @property
    def level(self) -> str: ...

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any: ...
