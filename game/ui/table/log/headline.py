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
    """Who is waited for is worded once for each question, not for each frame: of the moment when it
    is asked, which may not have been shown yet."""

    def __init__(self, context: TableContext[Any, Any]) -> None:
        self._context = context
        self._known: tuple[object, ...] = ()
        self._words = ""

    def message(self) -> tuple[str, str]:
        """A headline and a line: what is shown, or who is asked."""
        context = self._context
        asked, cue, last = context.asked, context.cue, context.log.last
        if cue is not None and not cue.keeps_quiet and not isinstance(cue.happening.event, Said):
            return cue.sentence or last, ""
        if context.busy or asked is None:
            return last, ""
        return self._headline_for(asked), context.waits_for(asked)

    def _headline_for(self, asked: Asked) -> str:
        context = self._context
        words: Headlines = context.words
        known = (asked, context.reader, words)
        if known != self._known:
            self._known = known
            seen: View = context.newest()
            self._words = words.headline(asked.kind, seen, context.reader)
        return self._words
