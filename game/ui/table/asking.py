"""The table of a game that is being played, as the questions to people at the screen see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from game.engine.session import Session
from game.hotseat.desk import Desk
from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.table.context import TableContext

C_co = TypeVar("C_co", bound=TableContext[Any, Any], covariant=True)


class AskingTable(Protocol[C_co]):
    """What a prompt may do at the table: read, answer, and have its widgets built anew.

    `group`: the widgets of the screen. `looked`: who has looked at the own cards since the screen
    was handed over.
    """

    ui: Ui
    session: Session
    desk: Desk
    group: Group
    looked: int | None

    @property
    def context(self) -> C_co: ...

    @property
    def prompt(self) -> object | None:
        """What asks people at the screen now: whoever is asked something else is not it."""

    # ------------------------------------------------------------------ answers

    def answer(self, seat: int, answer: object) -> None:
        """What the rules refuse is said in words, and nothing changes."""

    def answer_in_a_row(self, seat: int, answers: Mapping[str, object]) -> bool:
        """Several questions that are one decision on the screen. False when one was not taken."""

    def undo(self, seat: int, shown: int | None = None) -> None:
        """Take the last answer back, or say why that cannot be."""

    def claim_offer(self, *seats: int) -> None: ...

    def decline_offer(self) -> None: ...

    def enter_visit(self, seat: int) -> None: ...

    def leave_visit(self) -> None: ...

    # ------------------------------------------------------------------ the screen

    def rebuild(self) -> None:
        """The widgets have changed."""

    def draw_table(self, canvas: Canvas) -> None:
        """All that lies on it, for a question that is asked over it."""

    def pause(self) -> None: ...

    def hush(self, seconds: float) -> None:
        """A question to several is over: a key that was meant for it must not answer the next."""
