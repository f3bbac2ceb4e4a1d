"""A drill as it is shot: shot after shot, what counts, and which medal it comes to."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.errors import Message
from game.practice.drills.goal import Goal, Seen, missing
from game.practice.drills.library import LESS_IS_BETTER, MEDALS, Drill, Medal
from game.practice.race import ARREST
from game.practice.record import verdict
from physics import ShotResult
from physics.model import Flick

FIGURES = 3


class Judged(NamedTuple):
    """One shot of a drill. `value` is what it counts by itself, if the goal was met."""

    number: int  # from 1
    lack: Message | None  # what was missing of the goal
    value: float

    @property
    def met(self) -> bool:
        return self.lack is None


class DrillRun:
    """From the first shot to the last: feed it with every shot as the die was sent."""

    def __init__(self, drill: Drill) -> None:
        self.drill = drill
        self.layout = drill.table
        self.scene = self.layout.to_scene()
        self.shots: list[Judged] = []

    @property
    def goal(self) -> Goal:
        """Of the next shot."""
        return self.drill.goal_of(len(self.shots))

    @property
    def left(self) -> int:
        """Shots still to come."""
        if self.drill.score == "tries" and any(shot.met for shot in self.shots):
            return 0
        return self.drill.shots - len(self.shots)

    @property
    def over(self) -> bool:
        return self.left == 0

    def take(self, flick: Flick, result: ShotResult) -> Judged:
        """Judge the next shot."""
        assert not self.over, "the drill is over"
        seen = Seen(self.layout, self.scene, flick, result)
        judged = Judged(len(self.shots) + 1, missing(self.goal, seen), self._value(seen))
        self.shots.append(judged)
        return judged

    def _value(self, seen: Seen) -> float:
        match self.drill.score:
            case "nearest":
                ring, rest = self.goal.rest, seen.result.rest
                return ring.away(rest) if ring is not None and rest is not None else 0.0
            case "softest":
                return seen.flick.speed
            case "figures":
                arrested = verdict(seen.layout, seen.scene, seen.result) == ARREST
                return 0.0 if arrested else float(len(seen.fallen_figures()))
        return 1.0

    # ------------------------------------------------------------------ what it comes to

    @property
    def score(self) -> float | None:
        """So far; None while there is nothing to count."""
        met = [shot for shot in self.shots if shot.met]
        match self.drill.score:
            case "tries":
                return float(met[0].number) if met else None
            case "nearest" | "softest":
                return min((shot.value for shot in met), default=None)
            case "streak":
                return float(self._longest(more=0))
        return sum(shot.value for shot in met)

    @property
    def medal(self) -> Medal | None:
        """The best that is won already."""
        return medal_for(self.drill, self.score)

    @property
    def possible(self) -> Medal | None:
        """The best that can still be won."""
        if self.over:
            return self.medal
        match self.drill.score:
            case "tries":
                best: float = len(self.shots) + 1
            case "nearest" | "softest":
                return MEDALS[-1]
            case "streak":
                best = self._longest(more=self.left)
            case "figures":
                best = (self.score or 0.0) + FIGURES * self.left
            case _:
                best = (self.score or 0.0) + self.left
        return medal_for(self.drill, best)

    def _longest(self, more: int) -> int:
        """Row of shots that met the goal, if so many more of them follow."""
        longest = row = 0
        for met in [*(shot.met for shot in self.shots), *[True] * more]:
            row = row + 1 if met else 0
            longest = max(longest, row)
        return longest


def medal_for(drill: Drill, score: float | None) -> Medal | None:
    """The best medal for a score."""
    if score is None:
        return None
    won = None
    for medal in MEDALS:
        step = getattr(drill.medals, medal)
        if (score <= step) if drill.score in LESS_IS_BETTER else (score >= step):
            won = medal
    return won


def better(drill: Drill, score: float | None, than: float | None) -> bool:
    """Whether a score beats another of the same drill."""
    if score is None or than is None:
        return score is not None
    return score < than if drill.score in LESS_IS_BETTER else score > than
