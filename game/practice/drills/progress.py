"""Which medals have been won, and which drills that opens: kept between runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.engine.errors import Message
from game.i18n import mark
from game.practice.drills.library import MEDALS, Drill, DrillSet, Library, Medal
from game.practice.drills.run import DrillRun, better
from game.practice.keeping import KeptFile

FILE_NAME = "progress.json"
VERSION = 1


class Standing(msgspec.Struct):
    """How far one has come in a drill."""

    medal: Medal | None = None
    score: Annotated[float, Meta(ge=0.0, le=10_000.0)] | None = None  # the best
    attempts: Annotated[int, Meta(ge=0)] = 0  # runs that were shot to the end


class _Content(msgspec.Struct):
    version: int = VERSION
    drills: dict[str, Standing] = msgspec.field(default_factory=dict)


class Progress:
    """`problem` is one sentence about the file, if anything was wrong with it."""

    def __init__(self, folder: Path | None = None) -> None:
        self._file = KeptFile(FILE_NAME, _Content, VERSION, folder)

    @property
    def problem(self) -> Message | None:
        return self._file.problem

    def standing(self, drill: Drill) -> Standing:
        return self._file.content.drills.get(drill.id) or Standing()

    def medals_in(self, drills: DrillSet) -> int:
        return sum(self.standing(drill).medal is not None for drill in drills.drills)

    def note(self, run: DrillRun) -> Message | None:
        """Keep a run that is over; a sentence if it cannot be written."""
        medal, score = run.medal, run.score

        def change(content: _Content) -> None:
            standing = content.drills.setdefault(run.drill.id, Standing())
            standing.attempts += 1
            standing.medal = _best(standing.medal, medal)
            if better(run.drill, score, standing.score):
                standing.score = score

        return self._file.change(change)

    def forget(self) -> Message | None:
        """Begin anew."""
        return self._file.change(lambda content: content.drills.clear())

    def locked(self, drills: DrillSet, library: Library, language: str) -> Message | None:
        """Why a set is closed; None when it is open."""
        shipped = [one for one in library.sets if not one.own]
        place = shipped.index(drills) if drills in shipped else 0
        if place == 0 or drills.own:
            return None
        before = shipped[place - 1]
        lacking = drills.unlock - self.medals_in(before)
        if lacking <= 0:
            return None
        name = getattr(before.name, language)
        if lacking == 1:
            return Message(
                mark("Win one more medal in “%(set)s” to open these drills."), {"set": name}
            )
        return Message(
            mark("Win %(lacking)d more medals in “%(set)s” to open these drills."),
            {"lacking": lacking, "set": name},
        )


def _best(one: Medal | None, other: Medal | None) -> Medal | None:
    won = [medal for medal in (one, other) if medal is not None]
    return max(won, key=MEDALS.index, default=None)
