"""Going through a guided first game without a window: the match alone, and what the coach shows."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.lessons.lesson import Lesson, Now, Shown
from game.lessons.reader import Course
from game.ui.derby.menus.guided.definition import GUIDED as DERBY
from game.ui.mustang.menus.guided.definition import GUIDED as MUSTANG
from game.ui.pony_express.menus.guided.definition import GUIDED as RACE
from game.ui.screens.guided.definition import GuidedDef
from game.ui.western.menus.guided.definition import GUIDED as WESTERN

TUTORIALS: dict[str, GuidedDef[Any]] = {
    "pony-express": RACE,
    "mustang": MUSTANG,
    "western": WESTERN,
    "derby": DERBY,
}
NAMES = ("Ann", "Etta", "Buck", "Silas")


class Rehearsal:
    """The learner answers as the coach shows, and in between as the learner's part says."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.match: Match = course.staging.match(NAMES[: len(course.staging.seats)])
        self.taught: list[str] = []  # lessons that were begun
        self.shown: list[tuple[str, Any]] = []  # questions that the coach has answered

    def play(self, until: str = "") -> Match:
        """Up to the learner's question in that lesson, or to the end of the last one."""
        while (pending := self.match.pending) is not None and not self._is_over(until):
            seat = pending.seats[0]
            view = self.match.view(seat)
            step = self._step() if seat == self.course.staging.learner else None
            if step is None or step.answer is None:
                answer = self.course.staging.actors[seat].choose(view, pending)
            else:
                answer = pending.check(seat, step.answer(view, pending))
                assert self.lesson is not None and self.lesson.accepts(pending.kind, answer)
                self.shown.append((pending.kind, answer))
            self.match.answer(answer, seat)
        self._go_on()
        return self.match

    @property
    def lesson(self) -> Lesson | None:
        """What is taught now."""
        if not self.taught:
            return None
        lesson = self.course.lesson(self.taught[-1])
        return None if lesson.is_read or (lesson.done and lesson.done(self._now())) else lesson

    def _is_over(self, until: str) -> bool:
        self._go_on()
        last = until or self.course.lessons[-1].id
        return last in self.taught

    def _go_on(self) -> None:
        """Begin whatever can begin."""
        for lesson in self.course.lessons[len(self.taught) :]:
            leaps = lesson.leaps_to is not None and not lesson.leaps_to.by_now(self._now())
            if self.lesson is not None or leaps or not lesson.begins(self._now()):
                return
            self.taught.append(lesson.id)

    def _step(self) -> Shown | None:
        pending, lesson = self.match.pending, self.lesson
        steps = () if lesson is None or pending is None else lesson.shown_how
        return next((step for step in steps if pending and step.asked == pending.kind), None)

    def _now(self) -> Now:
        pending = self.match.pending
        asks = pending is not None and pending.seats[0] == self.course.staging.learner
        asked = pending.kind if asks and pending is not None else None
        # Only the window notices a bet that is chosen; tables are looked at when they have to be.
        return Now(asked, self.match.events, lambda name: name == "tables")
