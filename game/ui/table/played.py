"""A game being played, as its prompts, its end and the looks at own cards see it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

from game.engine.session import Session
from game.hotseat.desk import Desk
from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.table.context import TableContext
from game.ui.table.look import Look
from game.ui.table.pause_offer import PauseOffer

C_co = TypeVar("C_co", bound=TableContext[Any, Any], covariant=True)


class PlayedTable(Protocol[C_co]):
    """The scene of a game, without the ways in which it is drawn and driven: who knows only this
    does not depend on the scene, which knows all of them.

    `group`: the widgets of the screen. `looked`: who has looked at the own cards since the screen
    was handed over.
    """

    ui: Ui
    session: Session
    desk: Desk
    look: Look
    group: Group
    looked: int | None

    @property
    def context(self) -> C_co: ...

    @property
    def prompt(self) -> object | None:
        """What asks people at the screen now: whoever is asked something else is not it."""

    @property
    def reader(self) -> int | None:
        """Whose secrets the shared picture may show: those of the only person there."""

    # ------------------------------------------------------------------ answers

    def answer(self, seat: int, answer: Any) -> None:
        """What the rules refuse is said in words, and nothing changes."""

    def answer_in_a_row(self, seat: int, answers: Mapping[str, Any]) -> bool:
        """Several questions that are one decision on the screen. False when one was not taken."""

    def undo(self, seat: int, shown: int | None = None) -> None:
        """Take the last answer back, or say why that cannot be."""

    def claim_offer(self, *seats: int) -> None: ...

    def decline_offer(self) -> None: ...

    def enter_visit(self, seat: int) -> None: ...

    def leave_visit(self) -> None: ...

    def look_at_cards(self, seat: int) -> None:
        """At any calm moment; what goes on at the table waits."""

    # ------------------------------------------------------------------ the screen

    def rebuild(self) -> None:
        """The widgets have changed."""

    def draw_table(self, canvas: Canvas) -> None:
        """All that lies on it, for a question that is asked over it."""

    def pause(self) -> None: ...

    def hush(self, seconds: float) -> None:
        """A question to several is over: a key that was meant for it must not answer the next."""

    def focus_lost(self) -> None: ...


class PausedTable(PlayedTable[C_co], Protocol[C_co]):
    """The same, as the menus see it that a table leads to. `saved_in`: the file of the game, if
    it is saved."""

    saved_in: Path | None

    def pause_offer(self) -> PauseOffer | None:
        """One thing more to do in the pause."""

    def open_rules(self) -> None: ...

    def seats_changed(self) -> None:
        """A bot took over a seat, or a person took it back."""

    def turn_to_all(self) -> None:
        """The picture shows what nobody in particular knows, and all of it."""
