"""The table of Mustang: everything durable, as plain data."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.engine import rules as engine
from game.rules.mustang.box import Box

# A mark says who knows a card that lies face down: a bit for each seat, and one for what all
# know of a hand whose cowboys were discarded, that a card in it is none.
NO_COWBOY = 1 << 7


class Rancher(msgspec.Struct):
    """A player and the ranch. `marks`: the cards in hand of which others know something."""

    seat: int
    name: str
    cards: list[str] = msgspec.field(default_factory=list)  # by value, then coat, cowboys last
    stable: list[str] = msgspec.field(default_factory=list)
    corral: list[str] = msgspec.field(default_factory=list)
    marks: list[tuple[str, int]] = msgspec.field(default_factory=list)


class Theft(msgspec.Struct):
    """A theft while its owner is asked."""

    thief: int
    owner: int
    mustang: str
    cards: tuple[str, ...]
    set: str
    value: int


class Table(engine.Table, kw_only=True):
    """The game as it stands. Piles, deck and events lie face down, top first."""

    box: Box
    ranchers: list[Rancher]
    piles: dict[str, list[str]]
    open: dict[str, list[str]]  # face up in the prairie, oldest first
    specials: list[str]  # in the prairie
    gone: list[str]  # out of the game
    deck: list[str]
    tucked: list[int]  # marks of the lowest cards of the deck, which were put there in exchanges
    discards: list[str]
    events: list[str]
    spent: list[str]  # since the events were last shuffled
    turn: int = 0  # 0: the set-up
    active: int = 0
    exchanges: int = 0  # turns in a row that were nothing but exchanges
    over: str | None = None  # pile, herd
    ended_by: int | None = None
    emptied: str | None = None  # the kind of the pile that ended the game
    scores: list[int] = msgspec.field(default_factory=list)  # when all is over
    winners: list[int] = msgspec.field(default_factory=list)
    # The turn in progress.
    theft: Theft | None = None
    event: str | None = None

    def in_turn_order(self) -> Iterator[Rancher]:
        """Everybody, clockwise from the active player."""
        count = len(self.ranchers)
        for step in range(count):
            yield self.ranchers[(self.active + step) % count]

    def owner_of(self, mustang: str) -> Rancher:
        """In whose corral it stands."""
        return next(rancher for rancher in self.ranchers if mustang in rancher.corral)
