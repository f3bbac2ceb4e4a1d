"""What the file of the derby holds: cards, odds, tracks and what is paid."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

FEWEST_BETTORS, MOST_BETTORS = 2, 6

Copies = Annotated[int, Meta(ge=0, le=9)]
Row = Annotated[int, Meta(ge=0, le=7)]
Chips = Annotated[int, Meta(ge=0, le=99)]
Hand = Annotated[int, Meta(ge=1, le=21)]
Label = Annotated[str, Meta(pattern="^[0-9]{1,3}-1$")]
Track = Annotated[str, Meta(pattern="^[.YBR]{18}$")]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A part of the file: read only, and a misspelt key is refused instead of ignored."""


class ValueFile(Part, frozen=True):
    """So many cards of a value in each colour."""

    value: Annotated[int, Meta(ge=1, le=9)]
    black: Copies
    yellow: Copies
    blue: Copies
    red: Copies


class DealFile(Part, frozen=True):
    """Cards for each of so many players: without the first cards, and if all are dealt."""

    players: Annotated[int, Meta(ge=FEWEST_BETTORS, le=MOST_BETTORS)]
    hand: Hand
    hand_of_all: Hand


class BoxFile(Part, frozen=True):
    game: Literal["derby"]
    cards: list[ValueFile]
    specials: Copies
    first_cards: Annotated[list[str], Meta(min_length=7, max_length=7)]
    first_rows: Annotated[list[Row], Meta(min_length=9, max_length=9)]
    rows: Annotated[list[Label], Meta(min_length=8, max_length=8)]
    shifts: Annotated[list[Row], Meta(min_length=9, max_length=9)]
    deals: list[DealFile]
    stacks: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=1, max_length=9)]
    tracks: Annotated[list[Track], Meta(min_length=7, max_length=7)]
    prizes: Annotated[list[Chips], Meta(min_length=3, max_length=3)]
    pays: Annotated[
        list[Annotated[list[Chips | None], Meta(min_length=8, max_length=8)]],
        Meta(min_length=3, max_length=3),
    ]
