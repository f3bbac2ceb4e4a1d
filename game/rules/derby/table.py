"""The table of the derby: everything durable, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.engine import rules as engine
from game.rules.derby.cards import PLACE
from game.rules.derby.house import House

Phase = Literal["set-up", "betting", "race", "over"]
Step = Literal["ride", "push", "die-card", "rolling"]


class Bettor(msgspec.Struct):
    """A player. `stacks`: still to bet; `chips`: what there is in the end."""

    seat: int
    name: str
    stacks: list[int]
    cards: list[str] = msgspec.field(default_factory=list)  # in hand order
    die_card: bool = True
    prizes: int = 0
    chips: int | None = None


class Horse(msgspec.Struct):
    """`cards`: in the order laid; `held`: those still to be played in the race, in hand order,
    of nobody's horse in the secret order in which they will be turned."""

    horse: str
    bets: list[int]
    row: int | None = None
    cards: list[str] = msgspec.field(default_factory=list)
    held: list[str] = msgspec.field(default_factory=list)
    played: list[str] = msgspec.field(default_factory=list)
    rider: int | None = None
    track: int | None = None
    square: int = 0
    place: int | None = None


class Move(msgspec.Struct):
    """The turn of a horse, while it is ridden. `value`: of the card, 0 before one is played;
    `sure`: the squares that were not rolled for; `pushes`: rolls that succeeded; `rolls`: all of
    them, each with whether it succeeded, also the one that a die card cancelled."""

    horse: str
    seat: int | None
    start: int
    square: int
    card: str | None = None
    level: bool = False
    value: int = 0
    sure: int = 0
    pushes: int = 0
    rolls: list[tuple[int, bool]] = msgspec.field(default_factory=list)
    step: Step = "ride"


class Table(engine.Table, kw_only=True):
    """The game as it stands."""

    house: House
    bettors: list[Bettor]
    horses: list[Horse]  # brown to green
    deck: list[str]  # before the deal
    left_over: list[str] = msgspec.field(default_factory=list)  # face down, after it
    phase: Phase = "set-up"
    bookmaker: int | None = None
    first: int | None = None  # who has the marker
    round: int = 0
    active: int | None = None
    choosing: str | None = None  # the horse for which a track is chosen
    # The race. `order`: the horses by track, top first; `due`: those still to move in this round.
    order: list[str] = msgspec.field(default_factory=list)
    race_round: int = 0
    due: list[str] = msgspec.field(default_factory=list)
    arrived: list[str] = msgspec.field(default_factory=list)
    move: Move | None = None
    winners: list[int] = msgspec.field(default_factory=list)
    why: str | None = None

    def horse(self, name: str) -> Horse:
        return self.horses[PLACE[name]]

    def running_beside(self, horse: Horse) -> list[int]:
        """The squares of the other horses still running."""
        return [one.square for one in self.horses if one.place is None and one is not horse]
