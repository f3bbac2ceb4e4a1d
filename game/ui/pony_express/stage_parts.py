"""The plain parts of a stage: what stands, lies or was said on the table as it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from physics.model import Point

Facts = Mapping[str, Any]  # the data of an event


@dataclass
class RiderState:
    """A rider as the reader knows it. `hand` are the cards of a hand that is open to the reader,
    None for the others'."""

    seat: int
    name: str
    space: int
    mailbox: int
    gold: int
    prison: bool
    cards: int
    hand: list[str] | None


@dataclass
class DieState:
    """`face` is None where the reader may not see it; `shown`: it lies outside the cup."""

    face: str | None = None
    shown: bool = False


@dataclass
class RollState:
    """Five dice rolled in the open; `why` as in the event."""

    seat: int
    faces: tuple[str, ...]
    hand: str
    why: str

    @classmethod
    def of(cls, facts: Facts) -> RollState:
        return cls(facts["seat"], tuple(facts["faces"]), facts["hand"], facts["why"])


@dataclass
class ContestState:
    """Everybody in it rolls once: a poker game, or who rides first. `rolls`, by seat, are those
    of the present round: where the best hands are equal, those players roll again. Without
    `seats` and `space` it is everybody, at the set-up."""

    why: str  # poker, first
    seats: tuple[int, ...] = ()
    space: int | None = None
    rolls: dict[int, RollState] = field(default_factory=dict)
    winner: int | None = None

    def add(self, roll: RollState) -> None:
        if roll.seat in self.rolls:
            self.rolls.clear()
        self.rolls[roll.seat] = roll


@dataclass
class LiftedCup:
    """What an accused rider really had."""

    hand: str
    bluff: bool


@dataclass
class DuelCall:
    """Two riders have met and take their corners."""

    space: int
    seats: tuple[int, int]
    showdown: bool


@dataclass
class ShotState:
    """The last shot and what it came to."""

    seat: int
    start: Point
    angle: float
    speed: float
    spin: float
    touched: tuple[int, ...]  # seats
    fallen: tuple[int, ...]  # seats
    toppled: int
    verdict: str
    rest: Point | None
    turned: float
    figures: tuple[int, ...]  # which of them fell, by index

    @classmethod
    def of(cls, facts: Facts) -> ShotState:
        rest = facts["rest"]
        return cls(
            seat=facts["seat"],
            start=point_of(facts["start"]),
            angle=facts["angle"],
            speed=facts["speed"],
            spin=facts["spin"],
            touched=tuple(facts["touched"]),
            fallen=tuple(facts["fallen"]),
            toppled=facts["toppled"],
            verdict=facts["verdict"],
            rest=None if rest is None else point_of(rest),
            turned=facts["turned"],
            figures=tuple(facts["figures"]),
        )


def point_of(pair: Any) -> Point:
    x, y = pair
    return x, y
