"""Drills as somebody works through them: which one is chosen, the run of it, and the medals."""

from __future__ import annotations

from functools import cached_property

from game.engine.errors import Message
from game.practice.drills.library import Drill, DrillSet, Library, load_drills
from game.practice.drills.progress import Progress
from game.practice.drills.run import better
from game.ui.range.context import RangeContext
from game.ui.range.drills.attempt import Attempt, Outcome
from game.ui.range.drills.celebration import Celebration, light
from game.ui.range.drills.words import WON, in_language, score_words

LIST, RUN = "drills", "drill"  # the ids of the two pages


class Training:
    """Either a list of drills of which one is chosen, or an attempt at the chosen one."""

    def __init__(self, context: RangeContext) -> None:
        self._context = context
        self._ui = context.ui
        self.attempt: Attempt | None = None
        self.celebration: Celebration | None = None
        self._chosen: Drill | None = None

    # Read when they are first wanted: the range opens faster.

    @cached_property
    def library(self) -> Library:
        return load_drills()

    @cached_property
    def progress(self) -> Progress:
        return Progress()

    def troubles(self) -> list[Message]:
        """With the files: of the player's own drills, and of the medals."""
        found = [error.message for error in self.library.refused]
        if self.progress.problem is not None:
            found.append(self.progress.problem)
        return found

    # ------------------------------------------------------------------ which one

    @property
    def chosen(self) -> Drill:
        """At first the first one without a medal."""
        if self._chosen is None:
            drills = self._open_drills()
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
        return self.progress.locked(drills, self.library, self._ui.words.code)

    def is_open(self, drills: DrillSet) -> bool:
        return self.locked(drills) is None

    def _open_drills(self) -> list[Drill]:
        return [drill for one in self.library.sets if self.is_open(one) for drill in one.drills]

    def choose(self, drill: Drill) -> None:
        self._chosen = drill
        self._context.set_table()

    def turn(self, by: int) -> None:
        """To another set."""
        sets = self.library.sets
        other = sets[(sets.index(self.shown_set) + by) % len(sets)]
        self.choose(other.drills[0])

    @property
    def following(self) -> Drill | None:
        """The drill after this one, if there is one that is open."""
        drills = self._open_drills()
        if self.chosen not in drills:
            return None
        rest = drills[drills.index(self.chosen) + 1 :]
        return rest[0] if rest else None

    # ------------------------------------------------------------------ a run

    def start(self) -> None:
        self.attempt, self.celebration = Attempt(self.chosen), None
        light(self._ui.canvas)
        self._context.turn_to(RUN)
        self._context.set_table()
        self._context.focus_on_board()

    def start_following(self) -> None:
        self._chosen = self.following or self.chosen
        self.start()

    def stop(self) -> None:
        """Back to the list."""
        self.attempt = self.celebration = None
        self._context.turn_to(LIST)
        self._context.set_table()

    def finish(self, attempt: Attempt) -> None:
        """Keep what it came to; it is told of when the last die lies still."""
        before = self.progress.standing(attempt.drill).score
        closed = [one for one in self.library.sets if not self.is_open(one)]
        run = attempt.run
        trouble = self.progress.note(run)
        if trouble is not None:
            self._context.notices.keep(trouble)
        opened = next((one.id for one in closed if self.is_open(one)), "")
        is_best = before is not None and better(run.drill, run.score, before)
        attempt.outcome = Outcome(run.medal, run.score, is_best, opened)

    def celebrate(self, attempt: Attempt) -> None:
        """The medal, if it won one."""
        outcome, drill, ui = attempt.outcome, attempt.drill, self._ui
        if outcome is None or outcome.medal is None:
            return
        title = f"{ui.say(WON[outcome.medal])} {score_words(ui, drill, outcome.score)}"
        opened = next((one for one in self.library.sets if one.id == outcome.opened), None)
        line = in_language(ui, drill.name)
        if opened is not None:
            line = ui.say("“%(set)s” is now open", set=in_language(ui, opened.name))
        self.celebration = Celebration(ui, outcome.medal, title, line)
