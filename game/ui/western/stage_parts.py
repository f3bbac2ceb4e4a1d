"""The plain parts of Western's stage: what lies on the table as it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Facts = Mapping[str, Any]  # the data of an event


@dataclass
class GamblerState:
    """A gambler as the reader knows it. `hand` are the cards of a hand that is open to the reader,
    None for the others'."""

    seat: int
    name: str
    money: int
    cards: int
    hand: list[str] | None
    sheriff: bool = False
    loses_turn: bool = False


@dataclass
class PlayState:
    """Cards that are laid, and not decided yet: `card` is the kind that acts, `counter` what was
    laid against it."""

    seat: int
    cards: list[str]
    card: str
    target: int | None
    counter: str | None = None


@dataclass
class TrainState:
    """The pot is played for: `leader` has laid the highest combination so far, `passed` are those
    who have passed in a row since."""

    seat: int
    leader: int
    cards: list[str]
    combination: str
    hat: bool
    passed: list[int] = field(default_factory=list)
