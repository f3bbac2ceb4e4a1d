"""What the file of Western holds: cards, money, and what they are for how many players."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

FEWEST_GAMBLERS, MOST_GAMBLERS = 3, 10
MOST_MONEY = 9990

Number = Annotated[int, Meta(ge=0, le=99)]
Money = Annotated[int, Meta(ge=0, le=MOST_MONEY, multiple_of=10)]
Owed = Annotated[int, Meta(ge=10, le=MOST_MONEY, multiple_of=10)]
Times = Annotated[int, Meta(ge=1, le=9)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A part of the file: read only, and a misspelt key is refused instead of ignored."""


class DeckFile(Part, frozen=True, omit_defaults=True):
    """So many cards of each kind."""

    attack_1: Number = 0
    attack_2: Number = 0
    attack_3: Number = 0
    indians: Number = 0
    saloon: Number = 0
    pay_me: Number = 0
    cowboy: Number = 0
    everybody_gives: Number = 0
    give_to_all: Number = 0
    give_it_back: Number = 0
    levy: Number = 0
    hands_up: Number = 0
    whisky: Number = 0
    horse: Number = 0
    train: Number = 0
    sheriff: Number = 0
    dog: Number = 0
    dancer: Number = 0
    cake: Number = 0
    joker: Number = 0
    hat: Annotated[int, Meta(ge=0, le=1)] = 0  # it is beaten by nothing like it


class TimesFile(Part, frozen=True):
    attack_1: Times
    attack_2: Times
    attack_3: Times


class TableFile(Part, frozen=True, omit_defaults=True):
    """What holds for so many players."""

    players: Annotated[
        list[Annotated[int, Meta(ge=FEWEST_GAMBLERS, le=MOST_GAMBLERS)]], Meta(min_length=1)
    ]
    out: DeckFile
    money: Money
    pot: Money
    goal: Owed
    hand_limit: Annotated[int, Meta(ge=2, le=20)]
    draw_limit: Annotated[int, Meta(ge=1, le=9)]
    joins_whisky: bool
    times: TimesFile
    triple_guns: Times | None = None


class PaysFile(Part, frozen=True):
    pip: Owed
    dog: Owed
    dancer: Owed
    pay_me: Owed
    cowboys: Annotated[list[Owed], Meta(min_length=3, max_length=3)]
    everybody_gives: Owed
    give_to_all: Owed
    levy: Owed
    no_horse: Owed
    no_hat: Owed


class BoxFile(Part, frozen=True):
    game: Literal["western"]
    deck: DeckFile
    hand: Annotated[int, Meta(ge=2, le=20)]
    tables: list[TableFile]
    pays: PaysFile
    saloon: Annotated[int, Meta(ge=0, le=20)]
