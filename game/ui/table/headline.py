"""What is going on, in words: what is shown, or who is waited for."""

from __future__ import annotations

from typing import Any, Protocol

from game.engine.feed import Asked
from game.engine.views import View
from game.ui.table.context import TableContext
from game.ui.table.happening import Said


class Headlines(Protocol):
    """Words that tell from a view alone what is going on."""

    def headline(self, kind: str, view: Any, you: int | None) -> str:
        """A short one, for the question of that kind."""


class Headline:
    """Who is waited for is worded once for each question, not for each frame."""

    def __init__(self, table: TableContext[Any, Any]) -> None:
        self._table = table
        self._known: tuple[object, ...] = ()
        self._words = ""

    def message(self) -> tuple[str, str]:
        """A headline and a line: what is shown, or who is asked."""
        table = self._table
        asked, cue, last = table.asked, table.cue, table.log.last
        if cue is not None and not cue.keeps_quiet and not isinstance(cue.happening.event, Said):
            return table.log.sentence(cue.happening.event) or last, ""
        if table.busy or asked is None:
            return last, ""
        return self._headline_for(asked), table.waits_for(asked)

    def _headline_for(self, asked: Asked) -> str:
        table = self._table
        words: Headlines = table.words
        seen: View = table.seen
        known = (asked, table.reader, words)
        if known != self._known:
            self._known = known
            self._words = words.headline(asked.kind, seen, table.reader)
        return self._words
