"""The table of the race: everything durable, as plain data."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.engine import rules as engine
from game.rules.pony_express.board import Board

ALL_KNOW = -1  # every bit set: all seats know the face


class Rider(msgspec.Struct):
    """A player's rider. `seen` are cards this player has looked at, wherever they are now."""

    seat: int
    name: str
    space: int = 1
    mailbox: int = 0  # 0: still on the trail
    gold: int = 0
    prison: bool = False
    cards: list[str] = msgspec.field(default_factory=list)
    seen: list[str] = msgspec.field(default_factory=list)


class Cup(msgspec.Struct):
    """The five dice of a turn. `known` and `spied` hold, for each die, a bit for every seat that
    knows its face, or has looked at it through a spyglass."""

    faces: list[str]
    shown: list[bool]
    known: list[int]
    spied: list[int]
    rerolls: int = 0
    free_rerolls: int = 0  # left from a canteen

    @property
    def dice(self) -> tuple[str, ...]:
        return tuple(self.faces)


class Duel(msgspec.Struct):
    """A duel or the showdown while it lasts; `seats` and `corners` begin with who shoots first.
    `shots`: of each, with the one that comes next; those of a spare cartridge do not count."""

    space: int
    seats: tuple[int, int]
    corners: tuple[str, str]
    showdown: bool
    shots: list[int]
    bystanders: bool = True
    paces: int = 0  # how often the riders of a long showdown have stepped nearer
    barrel: tuple[int, int] | None = None
    decoy_of: int | None = None
    decoy_side: str = ""  # where the real rider stands: its owner's secret
    decoy_stands: bool = False
    wind_from: str | None = None  # as the shooter sees it, for one shot
    steady: bool = False  # for one shot
    lying_die: tuple[float, float] | None = None  # for one shot
    lying_turned: float = 0.0  # and how it lies, degrees

    def corner_of(self, seat: int) -> str:
        return self.corners[self.seats.index(seat)]

    def opponent(self, seat: int) -> int:
        first, second = self.seats
        return second if seat == first else first

    def fired_before(self, shooter: int) -> list[int]:
        """How often each has shot, when this shooter's next shot comes."""
        return [
            shots - (seat == shooter) for seat, shots in zip(self.seats, self.shots, strict=True)
        ]

    def count_shot(self, seat: int, number: int = 1) -> None:
        """Another shot of that seat is to come; -1: not yet."""
        self.shots[self.seats.index(seat)] += number


class Table(engine.Table, kw_only=True):
    """The race as it stands."""

    board: Board
    must_fall: bool
    liars_go_to_jail: bool
    riders: list[Rider]
    bank: int
    deck: list[str]  # top first
    spent: list[str]
    offered: dict[int, list[str]]  # cards a seat is choosing from
    turn: int = 0  # 0: the set-up
    active: int = 0
    arrived_first: int | None = None
    winner: int | None = None
    reason: str = ""
    # The turn in progress.
    cup: Cup | None = None
    announced: str | None = None
    duel: Duel | None = None
    steady: bool = False  # a steady hand at the Indians

    def others(self, rider: Rider) -> Iterator[Rider]:
        """Everybody else, clockwise from that rider."""
        count = len(self.riders)
        for step in range(1, count):
            yield self.riders[(rider.seat + step) % count]
