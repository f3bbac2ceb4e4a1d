"""A drill that is being shot: what is true of it, and what has been seen of that."""

from __future__ import annotations

from typing import NamedTuple

from game.practice.drills.goal import Goal
from game.practice.drills.library import Drill, Medal
from game.practice.drills.run import DrillRun, Judged
from game.ui.range.shooting.shot import Shot


class Outcome(NamedTuple):
    """What a run came to. `opened`: the id of the set that it opened, if it did."""

    medal: Medal | None
    score: float | None
    is_best: bool  # better than all before
    opened: str = ""


class Attempt:
    """A shot counts when it is taken, and is told of when the die lies still."""

    def __init__(self, drill: Drill) -> None:
        self.drill = drill
        self.run = DrillRun(drill)
        self.seen = DrillRun(drill)  # without the shot that is on its way
        self.outcome: Outcome | None = None

    def take(self, shot: Shot) -> Judged:
        self.see()
        return self.run.take(shot.kept.flick, shot.result)

    def see(self) -> None:
        self.seen.shots = list(self.run.shots)

    @property
    def is_over(self) -> bool:
        """And all of it has been seen."""
        return self.seen.over

    @property
    def last(self) -> Judged:
        return self.run.shots[-1]

    def goal(self, *, aiming: bool) -> Goal:
        """Of the next shot; of the last one while that is watched."""
        number = len(self.run.shots)
        return self.drill.goal_of(number if aiming or not number else number - 1)
