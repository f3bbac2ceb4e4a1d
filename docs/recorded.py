"""The race that the pictures of the README are taken from: one in which everything happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from game.engine.match import Entry, Match
from game.engine.registry import new_match
from game.engine.requests import Decision, TakeShot
from game.engine.session import Session
from game.hotseat.seats import Seats, bots_for, named

GAME, SEED = "pony-express", 14
ANN = 0
LEVELS = ("ranger", "ranger", "gunslinger", "greenhorn")


class Asked(NamedTuple):
    """A question of the race, to whom, and how long the journal was."""

    entries: int
    seats: tuple[int, ...]
    pending: Decision[Any]


Wanted = Callable[[Asked], bool]


class Recorded:
    """The whole race, with what was asked before each answer."""

    def __init__(self) -> None:
        self.seats = named(["Ann"], ["human", *LEVELS[1:]], SEED)
        self.match = new_match(GAME, self.seats.names, SEED, {"board": GAME})
        session = Session(self.match, bots_for(GAME, Seats(self.seats.names, LEVELS), SEED))
        self.asked: list[Asked] = []
        while (pending := self.match.pending) is not None:
            self.asked.append(Asked(len(self.match.journal), tuple(pending.seats), pending))
            session.play_bot()

    def moments(self, wanted: Wanted) -> list[int]:
        """How long the journal was whenever such a question was asked."""
        return [asked.entries for asked in self.asked if wanted(asked)]

    def until(self, entries: int) -> Match:
        journal: list[Entry] = list(self.match.journal[:entries])
        return Match.replayed(self.match.rules, self.match.names, SEED, journal)


@cache
def race() -> Recorded:
    return Recorded()


def asks_ann(kind: str) -> Wanted:
    return lambda asked: asked.pending.kind == kind and ANN in asked.seats


def shot(mode: str) -> Wanted:
    """Ann shoots: in a "duel", a "showdown", or at the "figures"."""

    def wanted(asked: Asked) -> bool:
        pending = asked.pending
        if not isinstance(pending, TakeShot) or ANN not in asked.seats:
            return False
        return mode == ("figures" if pending.scene.target is None else pending.scene.mode)

    return wanted
