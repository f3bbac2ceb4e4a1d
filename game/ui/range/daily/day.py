"""The state of the daily duel: the run of a day, and how much of it has been seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property, partial

from game.engine.errors import Message
from game.practice.daily.duel import SHOTS, DailyBook, DailyRun, DailyShot, result_line
from game.practice.record import Practised
from game.ui.kit.background import Job
from game.ui.kit.scene import Ui
from game.ui.kit.text_field import copy


class DailyDuel:
    """`today`: tells the local date. A run that was begun before midnight is shot to its end.
    `run` is None while its table is looked for; if that has `failed`, it stays so."""

    def __init__(self, ui: Ui, today: Callable[[], date]) -> None:
        self._ui = ui
        self._today = today
        self.day = today()  # of the run
        self.run: DailyRun | None = None
        self.failed = False
        self._seen = 0  # shots
        self._job: Job[DailyRun] | None = None

    @cached_property
    def book(self) -> DailyBook:
        return DailyBook()

    # ------------------------------------------------------------------ days

    @property
    def is_late(self) -> bool:
        """It is another day, and no run is held up by it."""
        run = self.run
        idle = run is None or not run.shots or run.over
        return idle and self._today() != self.day

    @property
    def is_due(self) -> bool:
        """Its table has to be looked for, and nobody does yet."""
        return self._job is None and (self.run is None or self.is_late)

    def begin(self) -> None:
        """Look for the table of today, and what has been shot at it already."""
        self.run, self._seen, self.day = None, 0, self._today()
        self.failed = False
        self._job = self._ui.background.soon(partial(self.book.run, self.day))

    def came(self) -> bool:
        """True in the moment in which the table has been found, or could not be."""
        job = self._job
        if job is None or not job.is_done:
            return False
        self._job, self.failed = None, job.has_failed
        if not job.has_failed:
            self.run = job.result()
            self._seen = len(self.run.shots)
        return True

    # ------------------------------------------------------------------ shots

    def take(self, shot: Practised) -> Message | None:
        """All before it have been seen; a sentence if it cannot be kept."""
        assert self.run is not None
        self.see()
        self.run.take(shot)
        return self.book.note(self.run)

    def see(self) -> None:
        """All shots that were taken."""
        if self.run is not None:
            self._seen = len(self.run.shots)

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
