"""The table of a guided first game, as its definition and its sights see it."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from game.lessons.lesson import Lesson
from game.lessons.reader import Course
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.context import TableContext
from game.ui.table.played import PlayedTable
from game.ui.table.prompt import AnyPrompt

C_co = TypeVar("C_co", bound=TableContext[Any, Any], covariant=True)


class Handout(Protocol):
    """Something that is laid on the table for a lesson."""

    @property
    def box(self) -> Box: ...

    def draw(self, canvas: Canvas) -> None: ...


class LessonTable(PlayedTable[C_co], Protocol[C_co]):
    course: Course

    @property
    def prompt(self) -> AnyPrompt | None:
        """What asks the learner now."""

    @property
    def lesson(self) -> Lesson | None:
        """The one that is shown, or waited for; None when all are done."""

    @property
    def handout(self) -> Handout | None:
        """What lies on the table for the present lesson."""
