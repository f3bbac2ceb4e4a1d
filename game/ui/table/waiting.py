"""What is going on, as a headline, while somebody is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from game.engine.requests import Decision

if TYPE_CHECKING:
    from game.ui.table.view import TableView


class Headlines(Protocol):
    """Words that tell from a view alone what is going on."""

    def headline(self, kind: str, view: dict[str, Any], you: int | None) -> str:
        """A short one, for the question of that kind."""


class Waiting:
    """Worded once for each question, not for each frame."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._known: tuple[object, ...] = ()
        self._headline = ""

    def headline(self, pending: Decision[Any], words: Headlines) -> str:
        view = self._view
        asked = (len(view.match.journal), pending.kind, view.reader, words)
        if asked != self._known:
            self._known = asked
            seen = view.match.view(view.reader)
            self._headline = words.headline(pending.kind, seen, view.reader)
        return self._headline
