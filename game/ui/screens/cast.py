"""Who sits at the table of a guided first game: the learner, and others who play their parts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from game.engine.requests import Decision
from game.hotseat.seats import stranger
from game.ui.kit.scene import Ui

OTHERS = ("Etta", "Buck", "Silas", "Wyatt")


class Actor(ABC):
    """Does what is in the script."""

    level = "greenhorn"

    @abstractmethod
    def choose(self, view: Any, request: Decision[Any]) -> Any:
        """What the part says here."""

    def think(self, view: Any, request: Decision[Any]) -> Iterator[Any]:
        yield self.choose(view, request)

    def remark(self, view: Any, event: dict[str, Any]) -> None:
        return None


def names_of(ui: Ui, game: str, others: int = 2) -> tuple[str, ...]:
    """The learner as they were called last in that game, and so many of other names."""
    learner = ui.settings.name_at(game) or stranger(ui.words)
    free = [name for name in OTHERS if name.casefold() != learner.casefold()]
    return learner, *free[:others]
