"""The guided first game of the derby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.i18n import mark
from game.rules.derby.box import GAME, shipped_box
from game.rules.derby.odds import difference
from game.rules.derby.questions import Laying
from game.ui.derby.menus.tutorial_lessons import (
    BETTER,
    LANDINGS,
    LESSONS,
    OWN_NUMBER,
    TABLES,
    WORSE,
    Landing,
)
from game.ui.derby.menus.tutorial_payout import LearnerSheet
from game.ui.derby.menus.tutorial_script import (
    LAYINGS,
    LEARNER,
    NEXT,
    OTHER,
    OWN,
    RIVAL,
    SEATS,
    SPOILT,
    part,
    staged_session,
)
from game.ui.derby.menus.tutorial_sights import TableSights
from game.ui.derby.table import DerbyTable
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Ui
from game.ui.screens.cast import names_of
from game.ui.screens.guided import Guided
from game.ui.screens.lessons import Lesson
from game.ui.screens.sights import Sights
from game.ui.table.look import usual_look


class Tutorial(Guided, DerbyTable):
    learner = LEARNER
    own_game = mark("Set up a game")
    reads_at_once = True

    def __init__(self, ui: Ui, lessons: Sequence[Lesson] = LESSONS) -> None:
        names = names_of(ui, GAME, SEATS - 1)
        self._landed: set[str] = set()
        self._sheet: LearnerSheet | None = None
        super().__init__(ui, staged_session(names), usual_look(SEATS), lessons)

    def make_sights(self) -> Sights:
        return TableSights(self)

    def speech_facts(self) -> dict[str, object]:
        box, words, names = shipped_box(), self.view.words, self.match.names
        stacks, row = box.stacks, self.view.seen.horse(OWN).row
        return {
            "next": names[NEXT],
            "other": names[OTHER],
            "rival": names[RIVAL],
            "own": words.horse(OWN),
            "spoilt": words.horse(SPOILT),
            "odds": words.odds(row),
            "pays": 0 if row is None else box.pays[0][row],
            "better": box.shifts[difference(box.first_cards[OWN_NUMBER], BETTER)],
            "worse": box.shifts[-difference(LAYINGS[NEXT][0].card, WORSE)],
            "rounds": len(stacks),
            "chips": words.chips(sum(stacks)),
            "stack": words.chips(stacks[0]),
            "second_stack": words.chips(stacks[1]),
            "third_stack": words.chips(stacks[2]),
            "fourth_stack": stacks[3],
            "fifth_stack": stacks[4],
            "laid": words.chips(sum(stacks[:2])),
            "prize": words.chips(box.prizes[0]),
            **{horse: words.horse(horse) for horse in ("beige", "blue", "green")},
        }

    @staticmethod
    def typed(kind: str, answer: Any) -> Any:
        """An answer as the rules would take it."""
        return Laying(**answer) if kind == "play-card" else answer

    # ------------------------------------------------------------------ what is left out

    def _look_around(self) -> None:
        lesson = self.lesson
        if lesson is not None and not self._open and not self.view.busy:
            landing = LANDINGS.get(lesson.id)
            if landing is not None and lesson.id not in self._landed:
                self._landed.add(lesson.id)
                self._leap_to(landing)
        super()._look_around()

    def _leap_to(self, landing: Landing) -> None:
        """All play their parts up to there, the learner's too, and nothing of it is shown."""
        while (place := landing.place(self.match.events)) is None:
            pending = self.match.pending
            assert pending is not None, "the script comes to that point"
            seat = pending.seats[0]
            self.desk.answer(seat, part(seat, self.match.seen(seat), pending))
        self._bots.forget()
        self._told = place
        self.view.start_from(self.match, place)
        self.ask_anew()
        self.rebuild()

    def _show_answer(self, kind: str, how: Any) -> None:
        if kind == TABLES:
            self.view.open_tables()
        else:
            super()._show_answer(kind, how)

    # ------------------------------------------------------------------ the payout sheet

    @property
    def sheet(self) -> LearnerSheet | None:
        """On the table while the last lesson is read."""
        if not self._open or self.lesson is not self._lessons[-1]:
            return None
        if self._sheet is None:
            self._sheet = LearnerSheet(self.ui, self)
        return self._sheet

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.sheet is not None:
            self.sheet.draw(canvas)
