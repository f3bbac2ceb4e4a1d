"""One of the two scenes of the derby's table, made of parts: the slate, or the course."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.ui.derby.context import DerbyContext
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.memory import tidy_memory
from game.ui.table.happening import Happening, Told
from game.ui.table.part import Part

WAY = 1290.0  # from the slate to the course
NOWHERE = Box(0, 0, 0, 0)
MakesPart = Callable[[DerbyContext], Part[Any]]


class SceneParts(Part[DerbyContext]):
    """The scene that is shown is alive, and the other one rests: it only follows what happens.
    While the view goes from the slate to the course both are drawn.

    `is_course`: which of the two it is; `parts`: in the order in which they are drawn."""

    def __init__(
        self, context: DerbyContext, parts: Iterable[MakesPart], *, is_course: bool
    ) -> None:
        super().__init__(context)
        self._is_course = is_course
        self._parts = [part(context) for part in parts]

    @property
    def _is_shown(self) -> bool:
        return self.context.on_course == self._is_course

    # ------------------------------------------------------------------ what happens

    def pictures(self) -> Iterable[str]:
        return [name for part in self._parts for name in part.pictures()]

    def lay_out(self) -> None:
        for part in self._parts:
            part.lay_out()

    def expect(self, happening: Happening) -> None:
        for part in self._parts:
            part.expect(happening)

    def stand(self, entries: Sequence[Told]) -> None:
        for part in self._parts:
            part.stand(entries)

    def settled(self, happening: Happening) -> None:
        for part in self._parts:
            part.settled(happening)

    def rest(self) -> None:
        for part in self._parts:
            part.rest()

    def advance(self, seconds: float) -> None:
        if self._is_shown:
            for part in self._parts:
                part.advance(seconds)

    def live(self, seconds: float) -> None:
        if self._is_shown:
            for part in self._parts:
                part.live(seconds)

    def look(self, seconds: float) -> None:
        if self._is_shown:
            for part in self._parts:
                part.look(seconds)

    # ------------------------------------------------------------------ the screen

    def build(self, group: Group) -> None:
        if self._is_shown:
            for part in self._parts:
                part.build(group)

    def handle(self, given: Input) -> bool:
        return self._is_shown and any(part.handle(given) for part in self._parts)

    def draw(self, canvas: Canvas) -> None:
        pan = self.context.pan
        if pan is not None:
            with canvas.shifted((WAY * (self._is_course - pan), 0)):
                self._draw_parts(canvas)
        elif self._is_shown:
            self._draw_parts(canvas)
        elif self._is_course and self.context.wants_course:
            self.context.wants_course = False
            self._draw_unseen(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        if self._is_shown:
            for part in self._parts:
                part.draw_above(canvas)

    def _draw_parts(self, canvas: Canvas) -> None:
        for part in self._parts:
            part.draw(canvas)

    def _draw_unseen(self, canvas: Canvas) -> None:
        """So that its pictures are there when it comes into sight. Nothing moves meanwhile: what
        the betting left behind is swept up, too."""
        written, canvas.written = canvas.written, None
        with canvas.clipped(NOWHERE):
            self._draw_parts(canvas)
        canvas.written = written
        tidy_memory()
