"""The plain parts of Mustang's stage: what lies on the table as it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Facts = Mapping[str, Any]  # the data of an event

COATS = ("bay", "chestnut", "palomino", "grey", "pinto")
KINDS = ("stallion", "mare", "foal")
SPECIALS = ("midnight", "avalanche")
COWBOY = "cowboy"


def kind_of(mustang: str) -> str:
    """Stallion, mare or foal; a special is its own kind."""
    return mustang if mustang in SPECIALS else mustang.split("-")[1]


def coat_of(mustang: str) -> str:
    """The coat; a special has one of its own."""
    return mustang.split("-")[0]


def value_of(card: str) -> int | None:
    """None for a cowboy."""
    return None if card == COWBOY else int(card.partition("-")[0])


def suit_of(card: str) -> str:
    """The coat on a card; a cowboy is his own."""
    return card.rpartition("-")[2]


def in_hand_order(cards: Iterable[str]) -> list[str]:
    """By value, then coat, cowboys last: as a hand is held."""
    return sorted(cards, key=_place)


def _place(card: str) -> tuple[int, int]:
    value = value_of(card)
    return (99, 0) if value is None else (value, COATS.index(suit_of(card)))


@dataclass
class RancherState:
    """A rancher as the reader knows it. `hand` are the cards of a hand that is open to the reader,
    None for the others'."""

    seat: int
    name: str
    cards: int
    hand: list[str] | None
    stable: list[str] = field(default_factory=list)
    corral: list[str] = field(default_factory=list)


@dataclass
class TheftState:
    """A theft that its victim has not answered yet."""

    thief: int
    owner: int
    mustang: str
    cards: list[str]
    set: str
    value: int

    @classmethod
    def of(cls, facts: Facts, thief: int) -> TheftState:
        return cls(
            thief,
            facts["owner"],
            facts["mustang"],
            list(facts["cards"]),
            facts["set"],
            facts["value"],
        )


@dataclass
class FinalScore:
    """How the game was counted: for each seat its lines, and who won by what."""

    sheets: list[list[dict[str, Any]]]
    scores: list[int]
    winners: list[int]
    tie_break: str
