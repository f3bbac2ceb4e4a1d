"""Drills: choose one, shoot it to its end, and win its medals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from game.engine.errors import Message
from game.practice.drilling import better
from game.practice.drills import Drill, DrillSet, Library, load_drills
from game.practice.layout import Layout
from game.practice.progress import Progress
from game.practice.record import verdict
from game.rules.pony_express.shooting import ARREST
from game.ui.kit.canvas import Canvas
from game.ui.range.drills.attempt import Attempt, Outcome
from game.ui.range.drills.celebration import Celebration, light
from game.ui.range.drills.list_page import DrillsPage
from game.ui.range.drills.marks import draw_marks
from game.ui.range.drills.run_page import RunPage
from game.ui.range.drills.words import (
    WON,
    in_language,
    outcome_words,
    score_words,
    worth_words,
)
from game.ui.range.mode import Mode, Offer, Page, Shot
from game.ui.range.scenery import BOARD
from game.ui.range.shooting.verdicts import Verdict

if TYPE_CHECKING:
    from game.ui.range.screen import Range


class DrillsMode(Mode):
    """Either a list of drills of which one is chosen, or a run of the chosen one."""

    id = "drills"

    def __init__(self, range_: Range) -> None:
        super().__init__(range_)
        self.attempt: Attempt | None = None
        self.celebration: Celebration | None = None
        self._list = DrillsPage(range_, self)
        self._run = RunPage(range_, self)
        self._chosen: Drill | None = None
        self._was_told = False  # what is wrong with files

    # Read when they are first wanted: the range opens faster.

    @cached_property
    def library(self) -> Library:
        return load_drills()

    @cached_property
    def progress(self) -> Progress:
        return Progress()

    def label(self) -> str:
        return self.ui.say("Drills")

    # ------------------------------------------------------------------ which one

    @property
    def chosen(self) -> Drill:
        """At first the first one without a medal."""
        if self._chosen is None:
            drills = [
                drill for one in self.library.sets if self.is_open(one) for drill in one.drills
            ]
            self._chosen = next(
                (drill for drill in drills if self.progress.standing(drill).medal is None),
                drills[0],
            )
        return self._chosen

    @property
    def shown_set(self) -> DrillSet:
        found = self.library.set_of(self.chosen.id)
        assert found is not None
        return found

    def locked(self, drills: DrillSet) -> Message | None:
        """Why a set is closed."""
        return self.progress.locked(drills, self.library, self.ui.words.code)

    def is_open(self, drills: DrillSet) -> bool:
        return self.locked(drills) is None

    def choose(self, drill: Drill) -> None:
        self._chosen = drill
        self.range.set_table()

    def turn(self, by: int) -> None:
        """To another set."""
        sets = self.library.sets
        other = sets[(sets.index(self.shown_set) + by) % len(sets)]
        self.choose(other.drills[0])

    @property
    def following(self) -> Drill | None:
        """The drill after this one, if there is one that is open."""
        drills = [drill for one in self.library.sets if self.is_open(one) for drill in one.drills]
        if self.chosen not in drills:
            return None
        rest = drills[drills.index(self.chosen) + 1 :]
        return rest[0] if rest else None

    # ------------------------------------------------------------------ a run

    def start(self) -> None:
        self.attempt, self.celebration = Attempt(self.chosen), None
        light(self.ui.canvas)
        self.range.column.turn_to(self._run.id)
        self.range.set_table()
        self.range.group.focus_on(BOARD, self.ui)

    def start_following(self) -> None:
        self._chosen = self.following or self.chosen
        self.start()

    def stop(self) -> None:
        """Back to the list."""
        self.attempt = self.celebration = None
        self.range.column.turn_to(self._list.id)
        self.range.set_table()

    def _finish(self, attempt: Attempt) -> None:
        """Keep what it came to; it is told of when the last die lies still."""
        before = self.progress.standing(attempt.drill).score
        closed = [one for one in self.library.sets if not self.is_open(one)]
        run = attempt.run
        trouble = self.progress.note(run)
        if trouble is not None:
            self.range.notices.keep(trouble)
        opened = next((one.id for one in closed if self.is_open(one)), "")
        is_best = before is not None and better(run.drill, run.score, before)
        attempt.outcome = Outcome(run.medal, run.score, is_best, opened)

    def _celebrate(self, attempt: Attempt) -> None:
        outcome, drill = attempt.outcome, attempt.drill
        if outcome is None or outcome.medal is None:
            return
        title = f"{self.ui.say(WON[outcome.medal])} {score_words(self.ui, drill, outcome.score)}"
        opened = next((one for one in self.library.sets if one.id == outcome.opened), None)
        line = in_language(self.ui, drill.name)
        if opened is not None:
            line = self.ui.say("“%(set)s” is now open", set=in_language(self.ui, opened.name))
        self.celebration = Celebration(self.ui, outcome.medal, title, line)

    # ------------------------------------------------------------------ what a tab is asked for

    @property
    def layout(self) -> Layout:
        return self.chosen.table

    @property
    def drill(self) -> str:
        return self.chosen.id

    @property
    def wants_more(self) -> bool:
        return not self.chosen.straight

    def pages(self) -> Sequence[Page]:
        return (self._list if self.attempt is None else self._run,)

    def why_not(self) -> str:
        attempt = self.attempt
        if attempt is None:
            return in_language(self.ui, self.chosen.goal)
        if attempt.is_over and attempt.outcome is not None:
            return outcome_words(self.ui, attempt.drill, attempt.outcome)
        return ""

    def offer(self) -> Offer | None:
        say, attempt = self.ui.say, self.attempt
        if attempt is None:
            reason = self.locked(self.shown_set)
            return Offer(
                say("Start drill"), self.start, self.ui.words.message(reason) if reason else ""
            )
        if not attempt.is_over:
            return None
        won = attempt.outcome is not None and attempt.outcome.medal is not None
        if won and self.following is not None:
            return Offer(say("Next drill"), self.start_following)
        return Offer(say("Try again"), self.start)

    def entered(self) -> None:
        if self.attempt is not None:
            self.attempt.see()
        if not self._was_told:
            self._was_told = True
            for trouble in self.troubles()[:1]:  # a plank of the list tells all
                self.range.notices.keep(trouble)

    def troubles(self) -> list[Message]:
        """With the files: of the player's own drills, and of the medals."""
        found = [error.message for error in self.library.refused]
        if self.progress.problem is not None:
            found.append(self.progress.problem)
        return found

    def taken(self, shot: Shot) -> None:
        assert self.attempt is not None
        self.attempt.take(shot)
        if self.attempt.run.over:
            self._finish(self.attempt)

    def seen(self, shot: Shot) -> None:
        attempt = self.attempt
        if attempt is None:
            return
        attempt.see()
        if attempt.is_over:
            self._celebrate(attempt)
        self.range.rebuild()

    def verdict(self, shot: Shot) -> Verdict:
        if self.attempt is None:
            return super().verdict(shot)
        judged = self.attempt.last
        if judged.lack is None:
            return Verdict(worth_words(self.ui, self.chosen, judged), "good", "cheer")
        arrested = verdict(shot.layout, self.attempt.run.scene, shot.result) == ARREST
        tone, sound = ("bad", "sheriff") if arrested else ("plain", "groan")
        return Verdict(self.ui.words.message(judged.lack), tone, sound)

    # ------------------------------------------------------------------ drawing

    def draw_ground(self, canvas: Canvas) -> None:
        """The rings that its goal is about."""
        aiming = self.range.stand.state == "aim"
        goal = self.chosen.goal_of(0) if self.attempt is None else self.attempt.goal(aiming=aiming)
        draw_marks(canvas, self.range.board.view, goal)

    def draw_over(self, canvas: Canvas) -> None:
        if self.celebration is not None and self.range.stand.state == "rest":
            board = self.range.board
            with canvas.clipped(board.ground):  # no star flies over the sign
                self.celebration.draw(canvas, board.view.box)
