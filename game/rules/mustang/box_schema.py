"""What the file of Mustang holds: counters, cards, events and what they count."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MOST_RANCHERS = 5

Coat = Literal["bay", "chestnut", "palomino", "grey", "pinto"]
Special = Literal["midnight", "avalanche"]
Number = Annotated[int, Meta(ge=1, le=9)]
Copies = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=0, le=99)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A part of the file: read only, and a misspelt key is refused instead of ignored."""


class KindsFile(Part, frozen=True):
    """So many of each kind."""

    stallion: Number
    mare: Number
    foal: Number


class DeckFile(Part, frozen=True):
    highest: Annotated[int, Meta(ge=5, le=12)]  # a run has five values
    cowboys: Annotated[int, Meta(ge=0, le=20)]


class EventsFile(Part, frozen=True):
    """So many cards of each event."""

    broken_fence: Copies
    indians: Copies
    heavy_rain: Copies
    birth: Copies
    sunny_day: Copies


class PointsFile(Part, frozen=True):
    special: Points
    stallion: Points
    mare: Points
    foal: Points
    couple: Points
    herd: Points
    ended: Points


class BoxFile(Part, frozen=True):
    game: Literal["mustang"]
    coats: Annotated[list[Coat], Meta(min_length=1)]
    counters: KindsFile
    specials: list[Special]
    deck: DeckFile
    hand: Annotated[int, Meta(ge=5, le=12)]
    exchange: Annotated[int, Meta(ge=1, le=3)]
    events: EventsFile
    shelter: Annotated[int, Meta(ge=1, le=3)]
    stall: Annotated[int, Meta(ge=1, le=20)]
    herd: KindsFile
    points: PointsFile
