"""A question to a person, with all that this person may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.engine.draws import Draws
from game.engine.requests import Decision


class Question(NamedTuple):
    seat: int
    pending: Decision[Any]
    view: Any  # the seat's own
    names: Sequence[str]
    chance: Draws  # for what no typed line can settle, such as an unsteady finger

    @property
    def kind(self) -> str:
        return self.pending.kind

    @property
    def options(self) -> Sequence[Any]:
        return self.pending.options(self.seat)
