"""Parts of any table: what flies about, what is said, what a cue draws, and the planks."""

from __future__ import annotations

from typing import Any

from game.ui.kit.canvas import Canvas
from game.ui.table.context import TableContext
from game.ui.table.part import Part

AnyContext = TableContext[Any, Any]


class LowEffects(Part[AnyContext]):
    """Dust and smoke, below what stands on the table."""

    def draw(self, canvas: Canvas) -> None:
        self.context.effects.draw_low(canvas)


class HighEffects(Part[AnyContext]):
    """What is thrown, above everything."""

    def draw(self, canvas: Canvas) -> None:
        self.context.effects.draw(canvas)


class CueOnBoard(Part[AnyContext]):
    """What the present cue draws on the board."""

    def draw(self, canvas: Canvas) -> None:
        if self.context.cue is not None:
            self.context.cue.draw_on_board(canvas)


class CueAbove(Part[AnyContext]):
    """What the present cue draws above the table."""

    def draw(self, canvas: Canvas) -> None:
        if self.context.cue is not None:
            self.context.cue.draw(canvas)


class Speech(Part[AnyContext]):
    """What somebody says."""

    def draw(self, canvas: Canvas) -> None:
        self.context.bubbles.draw(canvas)


class StripGround(Part[AnyContext]):
    """What does not move of the planks' strip."""

    def draw(self, canvas: Canvas) -> None:
        self.context.strip.paint(canvas)


class StripWords(Part[AnyContext]):
    """What changes on the planks' strip."""

    def draw(self, canvas: Canvas) -> None:
        self.context.strip.draw(canvas)
