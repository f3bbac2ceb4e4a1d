"""A question to a person, with all that this person may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.engine.draws import Draws
from game.engine.requests import Decision


class Question(NamedTuple):
    seat: int
    decision: Decision[Any]  # as it is put to the seat
    view: Any  # the seat's own
    names: Sequence[str]
    chance: Draws  # for what no typed line can settle, such as an unsteady finger

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def options(self) -> Sequence[Any]:
        return self.decision.options(self.seat)
