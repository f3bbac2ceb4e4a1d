"""The duel of the day: five shots at a table that is the same for all, and the best one counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property, partial
from typing import TYPE_CHECKING

from game.practice.daily import SHOTS, DailyBook, DailyRun, DailyShot, result_line
from game.practice.layout import Layout
from game.ui.kit.background import Job
from game.ui.kit.text_field import copy
from game.ui.range.daily.page import DailyPage
from game.ui.range.mode import Mode, Offer, Page, Shot
from game.ui.range.scenery import BOARD
from game.ui.range.shooting.verdicts import Verdict

if TYPE_CHECKING:
    from game.ui.range.screen import Range


class DailyMode(Mode):
    """`today`: tells the local date. A run that was begun before midnight is shot to its end."""

    id = "daily"

    def __init__(self, range_: Range, today: Callable[[], date] = date.today) -> None:
        super().__init__(range_)
        self.run: DailyRun | None = None  # None while its table is looked for
        self._today = today
        self._day = today()  # of the run
        self._seen = 0  # shots
        self._job: Job[DailyRun] | None = None
        self._page = DailyPage(range_, self)
        self._was_told = False  # what is wrong with the file
        self._failed = False  # its table could not be found

    @cached_property
    def book(self) -> DailyBook:
        return DailyBook()

    def label(self) -> str:
        return self.ui.say("Daily duel")

    # ------------------------------------------------------------------ days

    @property
    def day(self) -> date:
        return self._day

    @property
    def _is_late(self) -> bool:
        """It is another day, and no run is held up by it."""
        run = self.run
        idle = run is None or not run.shots or run.over
        return idle and self._today() != self._day

    def _begin(self) -> None:
        """Look for the table of today, and what has been shot at it already."""
        self.run, self._seen, self._day = None, 0, self._today()
        self._failed = False
        self._job = self.ui.background.soon(partial(self.book.run, self._day))

    def _begin_anew(self) -> None:
        self._begin()
        self.range.set_table()
        self.range.group.focus_on(BOARD, self.ui)

    def update(self, seconds: float) -> None:
        job = self._job
        if job is None or not job.is_done:
            return
        self._job, self._failed = None, job.has_failed
        if not job.has_failed:
            self.run = job.result()
            self._seen = len(self.run.shots)
        self.range.set_table()

    # ------------------------------------------------------------------ what has been seen

    @property
    def shots(self) -> Sequence[DailyShot]:
        """Those that have been seen."""
        return () if self.run is None else self.run.shots[: self._seen]

    @property
    def is_over(self) -> bool:
        """And all of it has been seen."""
        return len(self.shots) == SHOTS

    @property
    def points(self) -> int:
        return max((shot.points for shot in self.shots), default=0)

    @property
    def line(self) -> str:
        """To be sent to friends; empty before all shots are seen."""
        return result_line(self.run) if self.run is not None and self.is_over else ""

    def copy(self) -> bool:
        """Put the line into the clipboard, if there is one."""
        return copy(self.line)

    def open_sheet(self) -> None:
        from game.ui.range.daily.sheet import DailySheet

        self.range.open_sheet(DailySheet(self.ui, self))

    # ------------------------------------------------------------------ what a tab is asked for

    @property
    def layout(self) -> Layout:
        return Layout() if self.run is None else self.run.layout

    @property
    def drill(self) -> str:
        return f"daily/{self._day.isoformat()}"

    def pages(self) -> Sequence[Page]:
        return (self._page,)

    def why_not(self) -> str:
        if self._failed:
            return self.ui.say("The table of the day could not be set. Choose the tab again.")
        if self.run is None:
            return self.ui.say("Setting today's table...")
        if not self.is_over:
            return ""
        return self.ui.say("Five shots a day. Tomorrow brings a new table.")

    def offer(self) -> Offer | None:
        if self._is_late:
            return Offer(self.ui.say("Today's duel"), self._begin_anew)
        if self.run is None or not self.is_over:
            return None
        return Offer(self.ui.say("Practise here"), partial(self.range.practise, self.run.layout))

    def entered(self) -> None:
        if self.run is not None:
            self._seen = len(self.run.shots)
        if self._job is None and (self.run is None or self._is_late):
            self._begin()
        if self.book.problem is not None and not self._was_told:
            self._was_told = True
            self.range.notices.keep(self.book.problem)

    def taken(self, shot: Shot) -> None:
        assert self.run is not None
        self._seen = len(self.run.shots)
        self.run.take(shot.kept)
        trouble = self.book.note(self.run)
        if trouble is not None:
            self.range.notices.keep(trouble)

    def seen(self, shot: Shot) -> None:
        if self.run is None:
            return
        self._seen = len(self.run.shots)
        if self.is_over:
            hit = any(shot.verdict == "hit" for shot in self.run.shots)
            self.ui.sounds.play("win-fanfare" if hit else "gong")
        self.range.rebuild()

    def verdict(self, shot: Shot) -> Verdict:
        told = super().verdict(shot)
        if self.run is None or not self.run.shots:
            return told
        points = self.ui.words.points(self.run.shots[-1].points)
        text = self.ui.say("%(what)s – %(points)s", what=told.text, points=points)
        return told._replace(text=text)
