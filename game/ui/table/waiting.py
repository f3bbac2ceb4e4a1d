"""What is going on, in words: what is shown, or who is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from game.engine.requests import Decision
from game.ui.table.cues_hand import HandCue

if TYPE_CHECKING:
    from game.ui.table.view import TableView


class Headlines(Protocol):
    """Words that tell from a view alone what is going on."""

    def headline(self, kind: str, view: Any, you: int | None) -> str:
        """A short one, for the question of that kind."""


class Waiting:
    """Who is waited for is worded once for each question, not for each frame."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._known: tuple[object, ...] = ()
        self._headline = ""

    def message(self, words: Headlines) -> tuple[str, str]:
        """A headline and a line: what is shown, or who is asked."""
        view, pending, cue = self._view, self._view.match.pending, self._view.cue
        if isinstance(cue, HandCue) and not cue.keeps_quiet:
            return cue.sentence() or view.log.last, ""
        if view.busy or pending is None:
            return view.log.last, ""
        return self._headline_for(pending, words), view.waits_for(pending)

    def _headline_for(self, pending: Decision[Any], words: Headlines) -> str:
        view = self._view
        asked = (len(view.match.journal), pending.kind, view.reader, words)
        if asked != self._known:
            self._known = asked
            seen = view.match.seen(view.reader)
            self._headline = words.headline(pending.kind, seen, view.reader)
        return self._headline
