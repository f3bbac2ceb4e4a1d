"""Refusals that tell of secrets: they show only while the owner of the secret looks."""

from __future__ import annotations

from typing import Any

from game.ui.kit.canvas import Canvas
from game.ui.table.context import TableContext
from game.ui.table.prompt import PromptPart
from game.ui.table.prompts.peek import Peek


class Whispers(PromptPart):
    """A part of every question about secrets. Why something cannot be done tells of them: among
    several people that can be read only while their owner looks."""

    def __init__(self, context: TableContext[Any, Any], peek: Peek) -> None:
        self._context = context
        self._peek = peek
        self._said = False  # something that the others must not read

    def refused(self) -> None:
        self._said = self._peek.open and not self._peek.always

    def draw_above(self, canvas: Canvas) -> None:
        """Before the notices are drawn, also while another screen lies above the table."""
        if not self._peek.open:
            self._fall_silent()

    def close(self) -> None:
        self._fall_silent()

    def _fall_silent(self) -> None:
        if self._said:
            self._said = False
            self._context.notice("")
