"""Prompts whose refusals tell of secrets: they show only while the owner of the secret looks."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas
from game.ui.table.prompt import Prompt
from game.ui.table.prompts.peek import Peek


class PrivatePrompt(Prompt):
    """A question about secrets. Why something cannot be done tells of them: among several people
    that can be read only while its owner looks."""

    peek: Peek
    _whispered = False

    def refuse(self, why: str) -> None:
        super().refuse(why)
        self._whispered = self.peek.open and not self.peek.always

    def draw_above(self, canvas: Canvas) -> None:
        """Before the notices are drawn, also while another screen lies above the table."""
        super().draw_above(canvas)
        if not self.peek.open:
            self._fall_silent()

    def close(self) -> None:
        self._fall_silent()
        super().close()

    def _fall_silent(self) -> None:
        if self._whispered:
            self._whispered = False
            self.context.notice("")
