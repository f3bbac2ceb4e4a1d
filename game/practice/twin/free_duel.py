"""Duels without a race: by its rules, two who shoot in turn, and a score over many duels."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from game.practice.layout import CORNERS, Layout
from game.practice.race import ARREST, HIT, SHOTS_EACH

YOU, OTHER = 0, 1


def duelling_ground(table: Layout) -> Layout:
    """A table as both can shoot at it: what stands between them stays, and what was there for one
    shot only does not."""
    return Layout(
        board=table.board,
        corner=table.corner,
        riders=table.riders,
        lying=table.lying,
        barrel=table.barrel,
        must_fall=table.must_fall,
    )


class FreeDuel:
    """`shots` that each has taken. It ends with a hit, an arrest (which loses), or after three
    shots each; then nobody is the `shooter` any more, and the winner may be nobody too."""

    def __init__(self, table: Layout, first: int = YOU) -> None:
        self._ground = duelling_ground(table)
        self._first = first
        self.shots = [0, 0]
        self.shooter: int | None = first
        self.winner: int | None = None
        self.arrested: int | None = None

    @property
    def over(self) -> bool:
        return self.shooter is None

    def layout(self, who: int) -> Layout:
        """The table as one of them sees it: you stand in the layout's corner."""
        return seen_by(self._ground, who)

    def take(self, verdict: str) -> None:
        """What came of the shooter's shot: hit, arrest, or anything else for a miss."""
        assert self.shooter is not None, "the duel is over"
        shooter, target = self.shooter, OTHER if self.shooter == YOU else YOU
        self.shots[shooter] += 1
        if verdict == HIT:
            self._end(shooter)
        elif verdict == ARREST:
            self.arrested = shooter
            self._end(target)
        elif min(self.shots) == SHOTS_EACH:
            self._end(None)
        else:
            self.shooter = target

    def _end(self, winner: int | None) -> None:
        self.shooter, self.winner = None, winner


def seen_by(ground: Layout, who: int) -> Layout:
    if who == YOU:
        return ground
    corner = CORNERS[1 - CORNERS.index(ground.corner)]
    return msgspec.structs.replace(ground, corner=corner)


class Score(NamedTuple):
    """Of many duels, as you see it."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def duels(self) -> int:
        return self.won + self.lost + self.drawn

    def after(self, duel: FreeDuel) -> Score:
        """With one more duel, which is over."""
        assert duel.over
        if duel.winner is None:
            return self._replace(drawn=self.drawn + 1)
        if duel.winner == YOU:
            return self._replace(won=self.won + 1)
        return self._replace(lost=self.lost + 1)

    @property
    def first(self) -> int:
        """Who shoots first in the next duel: you, then the other, in turn."""
        return YOU if self.duels % 2 == 0 else OTHER
