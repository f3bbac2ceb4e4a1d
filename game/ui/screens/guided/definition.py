"""A guided first game, declared: its table, and what its lessons may name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.lessons.reader import Course, read_course
from game.lessons.vocabulary import Vocabulary
from game.ui.screens.guided.lesson_table import Handout, LessonTable
from game.ui.screens.guided.sights import SightsDef
from game.ui.table.context import TableContext
from game.ui.table.definition import TableDef

C = TypeVar("C", bound=TableContext[Any, Any])


def _no_facts(table: LessonTable[Any]) -> Mapping[str, object]:
    return {}


def _no_handout(table: LessonTable[Any]) -> None:
    return None


@dataclass(frozen=True, kw_only=True)
class GuidedDef(Generic[C]):
    """- `table`: of the game, as it is played.
    - `vocabulary`: what the file of the lessons may name.
    - `sights`: where things are that a lesson speaks of.
    - `own_game`: what follows the last lesson, marked for translation.
    - `reads_at_once`: what is to be read is read before anything else is shown.
    - `notices`: what is so at this table and no event, by name, perhaps with a colon and of what.
    - `deeds`: what the coach can do there besides answering.
    - `facts`: what placeholders of the lessons stand for, besides keys and roles.
    - `handout`: laid on the table while the last lesson is read.
    """

    table: TableDef[C]
    vocabulary: Vocabulary
    sights: SightsDef[C]
    own_game: str
    reads_at_once: bool = False
    notices: Mapping[str, Callable[[LessonTable[C], str], bool]] = field(default_factory=dict)
    deeds: Mapping[str, Callable[[LessonTable[C]], None]] = field(default_factory=dict)
    facts: Callable[[LessonTable[C]], Mapping[str, object]] = field(default=_no_facts)
    handout: Callable[[LessonTable[C]], Handout | None] = field(default=_no_handout)

    def read_course(self) -> Course:
        """The lessons, and the game that is staged for them."""
        return read_course(self.table.id, self.vocabulary)
