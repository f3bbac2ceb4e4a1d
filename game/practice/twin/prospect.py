"""What share of free duels you should win: shots are tried out, duels are reckoned from them.

After every shot of a duel the pieces are put back, so each shot has the same chances: it is enough
to know how often either hits and is arrested.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

from game.bots.pony_express.prospects import duel
from game.engine.draws import Draws
from game.engine.requests import FlickAnswer
from game.practice.layout import Layout
from game.practice.measure import turned_by
from game.practice.race import ARREST, HIT, SHOTS_EACH, as_flicked
from game.practice.record import verdict
from game.practice.statistics.chance import SURE
from game.practice.twin.free_duel import OTHER, YOU, duelling_ground, seen_by
from game.practice.twin.twin import Shooter, Twin, bot_shooter, twin_shooter
from physics.model import Scene

TRIES = 600  # shots of each
_SLICE = 2  # shots tried at a time, of each: a few milliseconds
_FAR = 4.0  # standard deviations: a shot farther off is a slip


class Prospect(NamedTuple):
    """The shares of duels that you win, lose, and that nobody wins. `margin` is how far from it
    the share you win may truly be, with 95 % confidence: shots were tried by chance, and your hand
    is known by so many shots only. `done` is how much of the reckoning is done, from 0 to 1."""

    win: float
    lose: float
    draw: float
    margin: float
    done: float


class _Chances:
    """How often somebody hits and is arrested, by shots tried out; and for a measured hand, how
    that would change if its bias or its spread were another (by the score of the shots' chances,
    so that nothing needs to be tried again)."""

    def __init__(self) -> None:
        self.tried = 0
        self._counts = {HIT: 0, ARREST: 0}
        self._by_bias = {HIT: 0.0, ARREST: 0.0}
        self._by_spread = {HIT: 0.0, ARREST: 0.0}

    def add(self, outcome: str, aside: float) -> None:
        """`aside`: how many standard deviations the shot was off."""
        self.tried += 1
        if outcome in self._counts:
            self._counts[outcome] += 1
            self._by_bias[outcome] += aside
            self._by_spread[outcome] += aside * aside - 1.0

    @property
    def pair(self) -> tuple[float, float]:
        """Of a hit and of an arrest. None is ever quite impossible, or sure: half a shot is added
        to each."""
        total = self.tried + 1.5
        return (self._counts[HIT] + 0.5) / total, (self._counts[ARREST] + 0.5) / total

    def errors(self, known_by: int) -> Iterator[tuple[float, float]]:
        """By how much both may be wrong, for each independent reason (standard deviations)."""
        hit, arrest = self.pair
        yield math.sqrt(hit * (1.0 - hit) / self.tried), 0.0
        yield 0.0, math.sqrt(arrest * (1.0 - arrest) / self.tried)
        if known_by:
            for slopes, share in ((self._by_bias, 1.0), (self._by_spread, 0.5)):
                error = math.sqrt(share / known_by) / self.tried
                yield slopes[HIT] * error, slopes[ARREST] * error


def share_of_wins(
    twin: Twin, level: str, table: Layout | None = None, tries: int = TRIES, seed: int = 0
) -> Iterator[Prospect]:
    """In slices of a few milliseconds, ever better known; the last one is the answer. Who shoots
    first alternates. SetupError for a level that there is not."""
    ground = duelling_ground(table or Layout())
    sides = ((twin_shooter(twin), YOU), (bot_shooter(level), OTHER))
    trials = [_Trial(shooter, seen_by(ground, who), 2 * seed + who) for shooter, who in sides]
    for trial in trials:
        for _ in trial.prepare():
            yield Prospect(0.0, 0.0, 1.0, 1.0, 0.0)
    yours, others = trials
    while yours.chances.tried < tries:
        for trial in trials:
            trial.shoot(_SLICE, twin)
        yield _reckoned(yours.chances, others.chances, twin, tries)


class _Trial:
    """One side's shots at one table."""

    def __init__(self, shooter: Shooter, layout: Layout, seed: int) -> None:
        from physics.rehearsal import Rehearsal  # it loads pymunk

        self.chances = _Chances()
        self._shooter = shooter
        self._layout = layout
        self._scene: Scene = layout.to_scene()
        self._seed = seed
        self._rehearsal = Rehearsal(self._scene)

    def prepare(self) -> Iterator[None]:
        return self._shooter.prepare(self._scene, self._layout.must_fall)

    def shoot(self, times: int, twin: Twin) -> None:
        for _ in range(times):
            answer = self._shooter.flick(Draws(self._seed, self.chances.tried))
            self.chances.add(self._verdict(answer), _aside(answer, twin))

    def _verdict(self, answer: dict[str, Any]) -> str:
        flick = as_flicked(FlickAnswer(**{**answer, "start": tuple(answer["start"])}), self._scene)
        return verdict(self._layout, self._scene, self._rehearsal.outcome(flick))


def _aside(answer: dict[str, Any], twin: Twin) -> float:
    off = turned_by(answer["angle"], answer.get("aim", answer["angle"]))
    return max(-_FAR, min(_FAR, (off - twin.bias) / twin.spread))


def _reckoned(yours: _Chances, others: _Chances, twin: Twin, tries: int) -> Prospect:
    you, other = yours.pair, others.pair
    win, lose = _shares(you, other)
    square = 0.0
    for d_hit, d_arrest in yours.errors(known_by=twin.shots):
        square += (_shares((you[0] + d_hit, you[1] + d_arrest), other)[0] - win) ** 2
    for d_hit, d_arrest in others.errors(known_by=0):
        square += (_shares(you, (other[0] + d_hit, other[1] + d_arrest))[0] - win) ** 2
    margin = min(SURE * math.sqrt(square), 1.0)
    return Prospect(win, lose, 1.0 - win - lose, margin, min(yours.tried / tries, 1.0))


def _shares(you: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """Of duels won and lost, when each shoots first in half of them."""
    win_first, lose_first = duel(*you, *other, SHOTS_EACH)
    lose_second, win_second = duel(*other, *you, SHOTS_EACH)
    return (win_first + win_second) / 2, (lose_first + lose_second) / 2
