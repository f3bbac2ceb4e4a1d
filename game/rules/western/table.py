"""The table of Western: everything durable, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from game.engine import rules as engine
from game.rules.western.terms import House, Terms

Step = Literal["counter", "over-counter", "stop-sheriff", "resolving"]


class Gambler(msgspec.Struct):
    """A player. `losses`: what each seat took since this one's last turn began. `marks`: cards in
    hand that others have seen, each with a bit for every seat that has."""

    seat: int
    name: str
    money: int
    losses: list[int]
    cards: list[str] = msgspec.field(default_factory=list)  # in hand order
    sheriff: bool = False
    loses_turn: bool = False
    marks: list[tuple[str, int]] = msgspec.field(default_factory=list)


class Play(msgspec.Struct):
    """Cards that were laid, while they are resolved. `card`: the one that acts."""

    seat: int
    cards: tuple[str, ...]
    card: str
    target: int | None
    counter: str | None = None
    step: Step = "resolving"


class Train(msgspec.Struct):
    """The pot is played for. `seat`: who brought the train; `passed`: in a row."""

    seat: int
    leader: int
    cards: tuple[str, ...]
    passed: list[int] = msgspec.field(default_factory=list)


class Table(engine.Table, kw_only=True):
    """The game as it stands. The deck lies face down, top first; cards that were laid lie on the
    discards at once, only a sheriff lies before its player."""

    house: House
    gamblers: list[Gambler]
    pot: int
    deck: list[str]
    discards: list[str]  # oldest first
    direction: int = 1
    turn: int = 0  # 0: the set-up
    active: int = 0
    winner: int | None = None
    # The turn in progress. `due`: what each seat took from the active one between the beginnings
    # of its previous turn and of this one.
    due: list[int] = msgspec.field(default_factory=list)
    play: Play | None = None
    train: Train | None = None

    @property
    def terms(self) -> Terms:
        return self.house.terms[len(self.gamblers)]

    def others(self, seat: int) -> tuple[int, ...]:
        """Everybody else, in playing order."""
        return self.terms.orders[self.direction][seat]

    def after(self, seat: int) -> Iterator[Gambler]:
        return map(self.gamblers.__getitem__, self.others(seat))

    def next_to(self, seat: int) -> Gambler:
        return self.gamblers[self.others(seat)[0]]
