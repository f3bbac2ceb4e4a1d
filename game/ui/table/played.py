"""A game being played, as its definition, its end and the menus see it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol, TypeVar

from game.ui.table.asking import AskingTable
from game.ui.table.context import TableContext
from game.ui.table.look import Look
from game.ui.table.pause_offer import PauseOffer

C_co = TypeVar("C_co", bound=TableContext[Any, Any], covariant=True)


class PlayedTable(AskingTable[C_co], Protocol[C_co]):
    """The scene of a game, without the ways in which it is drawn and driven: who knows only this
    does not depend on the scene, which knows all of them. Its prompts know less still.

    `saved_in`: the file of the game, if it is saved.
    """

    look: Look
    saved_in: Path | None

    @property
    def reader(self) -> int | None:
        """Whose secrets the shared picture may show: those of the only person there."""

    def look_at_cards(self, seat: int) -> None:
        """At any calm moment; what goes on at the table waits."""

    def focus_lost(self) -> None: ...

    # ------------------------------------------------------------------ for the pause

    def pause_offer(self) -> PauseOffer | None:
        """One thing more to do there."""

    def open_rules(self) -> None: ...

    def seats_changed(self) -> None:
        """A bot took over a seat, or a person took it back."""

    def turn_to_all(self) -> None:
        """The picture shows what nobody in particular knows, and all of it."""
