"""The plain parts of the derby's stage: what lies on the table as it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Facts = Mapping[str, Any]  # the data of an event


@dataclass
class BettorState:
    """A bettor as the reader knows it. `hand` are the cards of a hand that is open to the reader,
    None for the others'; `stacks` are still to be bet."""

    seat: int
    name: str
    cards: int
    hand: list[str] | None
    stacks: list[int]
    die_card: bool = True
    prizes: int = 0
    chips: int | None = None


@dataclass
class HorseState:
    """`cards`: in the order in which they were laid, none of them if they are `hidden` from the
    reader; `played`: since they were last taken back; `bets`: chips by seat; `rider` None: nobody,
    or not named yet."""

    horse: str
    bets: list[int]
    row: int | None = None
    cards: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    rider: int | None = None
    track: int | None = None
    square: int = 0
    place: int | None = None
    hidden: bool = False


class Rolled(NamedTuple):
    face: int
    success: bool


@dataclass
class MoveState:
    """A horse's turn in the race: `start` is where it began, `square` where it stands; `value` is
    the card's, 0 before one is played; `sure`: squares that were not rolled for; `pushes`: rolls
    that succeeded; `rolls`: all of them, also one that a die card cancelled."""

    horse: str
    seat: int | None
    start: int
    square: int
    card: str | None = None
    level: bool = False
    value: int = 0
    sure: int = 0
    pushes: int = 0
    rolls: list[Rolled] = field(default_factory=list)


class Charts(NamedTuple):
    """What everybody may look at in every game, and what never changes."""

    deck: Mapping[str, int]  # of which card how many there are
    rows: tuple[str, ...]  # the odds, from the favourite's down
    first_rows: tuple[int, ...]  # by the value of a first card, from 1
    shifts: tuple[int, ...]  # rows by difference
    pays: tuple[tuple[int | None, ...], ...]  # by place, then by row; None: lost
    prizes: tuple[int, ...]
    tracks: tuple[str, ...]
    stacks: tuple[int, ...]

    @classmethod
    def from_view(cls, view: Facts) -> Charts:
        return cls(
            dict(view["deck"]),
            tuple(view["rows"]),
            tuple(view["first-rows"]),
            tuple(view["shifts"]),
            tuple(tuple(row) for row in view["pays"]),
            tuple(view["prizes"]),
            tuple(view["tracks"]),
            tuple(view["stacks"]),
        )
