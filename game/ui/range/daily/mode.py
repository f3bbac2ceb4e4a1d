"""The duel of the day: five shots at a table that is the same for all, and the best one counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from game.practice.layout import Layout
from game.ui.range.context import RangeContext
from game.ui.range.daily.day import DailyDuel
from game.ui.range.daily.page import DailyPage
from game.ui.range.mode import Mode, Offer
from game.ui.range.page import Page
from game.ui.range.shooting.shot import Shot
from game.ui.range.shooting.verdicts import Verdict


class DailyMode(Mode):
    """`today`: tells the local date."""

    id = "daily"

    def __init__(self, context: RangeContext, today: Callable[[], date] = date.today) -> None:
        super().__init__(context.ui)
        self._context = context
        self.duel = DailyDuel(context.ui, today)
        self._page = DailyPage(context, self.duel)
        self._was_told = False  # what is wrong with the file

    def label(self) -> str:
        return self.ui.say("Daily duel")

    @property
    def layout(self) -> Layout:
        run = self.duel.run
        return Layout() if run is None else run.layout

    @property
    def drill(self) -> str:
        return f"daily/{self.duel.day.isoformat()}"

    def pages(self) -> Sequence[Page]:
        return (self._page,)

    def why_not(self) -> str:
        if self.duel.failed:
            return self.ui.say("The table of the day could not be set. Choose the tab again.")
        if self.duel.run is None:
            return self.ui.say("Setting today's table...")
        if not self.duel.is_over:
            return ""
        return self.ui.say("Five shots a day. Tomorrow brings a new table.")

    def offer(self) -> Offer | None:
        duel = self.duel
        if duel.is_late:
            return Offer(self.ui.say("Today's duel"), self._begin_anew)
        if duel.run is None or not duel.is_over:
            return None
        return Offer(self.ui.say("Practise here"), partial(self._context.practise, duel.run.layout))

    # ------------------------------------------------------------------ what happens

    def entered(self) -> None:
        duel = self.duel
        duel.see()
        if duel.is_due:
            duel.begin()
        if duel.book.problem is not None and not self._was_told:
            self._was_told = True
            self._context.notices.keep(duel.book.problem)

    def _begin_anew(self) -> None:
        self.duel.begin()
        self._context.set_table()
        self._context.focus_on_board()

    def update(self, seconds: float) -> None:
        if self.duel.came():
            self._context.set_table()

    def taken(self, shot: Shot) -> None:
        trouble = self.duel.take(shot.kept)
        if trouble is not None:
            self._context.notices.keep(trouble)

    def seen(self, shot: Shot) -> None:
        duel = self.duel
        if duel.run is None:
            return
        duel.see()
        if duel.is_over:
            hit = any(shot.verdict == "hit" for shot in duel.shots)
            self.ui.sounds.play("win-fanfare" if hit else "gong")
        self._context.rebuild()

    def verdict(self, shot: Shot) -> Verdict:
        told, run = super().verdict(shot), self.duel.run
        if run is None or not run.shots:
            return told
        points = self.ui.words.points(run.shots[-1].points)
        text = self.ui.say("%(what)s – %(points)s", what=told.text, points=points)
        return told._replace(text=text)
