"""Who sits at the table of a guided first game: the learner, and others who play their parts."""

from __future__ import annotations

from game.hotseat.seats import stranger
from game.ui.kit.scene import Ui

OTHERS = ("Etta", "Buck", "Silas", "Wyatt")


def names_of(ui: Ui, game: str, others: int) -> tuple[str, ...]:
    """The learner as they were called last in that game, and so many of other names."""
    learner = ui.settings.name_at(game) or stranger(ui.words)
    free = [name for name in OTHERS if name.casefold() != learner.casefold()]
    return learner, *free[:others]
