"""The plain parts of Mustang's stage: what lies on the table as it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Facts = Mapping[str, Any]  # the data of an event


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
