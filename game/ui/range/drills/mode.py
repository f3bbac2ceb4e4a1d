"""The tab of the drills: choose one, shoot it to its end, and win its medals."""

from __future__ import annotations

from collections.abc import Sequence

from game.practice.layout import Layout
from game.practice.race import ARREST
from game.practice.record import verdict
from game.ui.kit.canvas import Canvas
from game.ui.range.context import RangeContext
from game.ui.range.drills.list_page import DrillsPage
from game.ui.range.drills.marks import draw_marks
from game.ui.range.drills.run_page import RunPage
from game.ui.range.drills.training import Training
from game.ui.range.drills.words import in_language, outcome_words, worth_words
from game.ui.range.mode import Mode, Offer
from game.ui.range.page import Page
from game.ui.range.shooting.shot import Shot
from game.ui.range.shooting.verdicts import Verdict


class DrillsMode(Mode):
    id = "drills"

    def __init__(self, context: RangeContext) -> None:
        super().__init__(context.ui)
        self._context = context
        self.training = training = Training(context)
        self._list = DrillsPage(context.ui, training)
        self._run = RunPage(context.ui, training)
        self._was_told = False  # what is wrong with files

    def label(self) -> str:
        return self.ui.say("Drills")

    @property
    def layout(self) -> Layout:
        return self.training.chosen.table

    @property
    def drill(self) -> str:
        return self.training.chosen.id

    @property
    def wants_more(self) -> bool:
        return not self.training.chosen.straight

    def pages(self) -> Sequence[Page]:
        return (self._list if self.training.attempt is None else self._run,)

    def why_not(self) -> str:
        attempt = self.training.attempt
        if attempt is None:
            return in_language(self.ui, self.training.chosen.goal)
        if attempt.is_over and attempt.outcome is not None:
            return outcome_words(self.ui, attempt.drill, attempt.outcome)
        return ""

    def offer(self) -> Offer | None:
        say, training, attempt = self.ui.say, self.training, self.training.attempt
        if attempt is None:
            locked = training.locked(training.shown_set)
            reason = self.ui.words.message(locked) if locked else ""
            return Offer(say("Start drill"), training.start, reason)
        if not attempt.is_over:
            return None
        won = attempt.outcome is not None and attempt.outcome.medal is not None
        if won and training.following is not None:
            return Offer(say("Next drill"), training.start_following)
        return Offer(say("Try again"), training.start)

    # ------------------------------------------------------------------ what happens

    def entered(self) -> None:
        if self.training.attempt is not None:
            self.training.attempt.see()
        if not self._was_told:
            self._was_told = True
            for trouble in self.training.troubles()[:1]:  # a plank of the list tells all
                self._context.notices.keep(trouble)

    def taken(self, shot: Shot) -> None:
        attempt = self.training.attempt
        assert attempt is not None
        attempt.take(shot)
        if attempt.run.over:
            self.training.finish(attempt)

    def seen(self, shot: Shot) -> None:
        attempt = self.training.attempt
        if attempt is None:
            return
        attempt.see()
        if attempt.is_over:
            self.training.celebrate(attempt)
        self._context.rebuild()

    def verdict(self, shot: Shot) -> Verdict:
        attempt = self.training.attempt
        if attempt is None:
            return super().verdict(shot)
        judged = attempt.last
        if judged.lack is None:
            return Verdict(worth_words(self.ui, attempt.drill, judged), "good", "cheer")
        arrested = verdict(shot.layout, attempt.run.scene, shot.result) == ARREST
        tone, sound = ("bad", "sheriff") if arrested else ("plain", "groan")
        return Verdict(self.ui.words.message(judged.lack), tone, sound)

    # ------------------------------------------------------------------ drawing

    def draw_ground(self, canvas: Canvas) -> None:
        """The rings that its goal is about."""
        aiming, attempt = self._context.stand.state == "aim", self.training.attempt
        chosen = self.training.chosen
        goal = chosen.goal_of(0) if attempt is None else attempt.goal(aiming=aiming)
        draw_marks(canvas, self._context.board.view, goal)

    def draw_over(self, canvas: Canvas) -> None:
        celebration = self.training.celebration
        if celebration is not None and self._context.stand.state == "rest":
            board = self._context.board
            with canvas.clipped(board.ground):  # no star flies over the sign
                celebration.draw(canvas, board.view.box)
