"""What the table shows of a choice that is being made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Laid(NamedTuple):
    """A card that would be laid on a horse; `row`: where the horse's marker would slide."""

    card: str
    horse: str
    row: int | None


class Pose(NamedTuple):
    """`chosen`, `lit`, `dim` and `held` (by the pointer) are cards of the hand by their places;
    `horses`: that may be pressed on the slate, each with whether it is the one that is meant;
    `bet`: the horse on which the next stack would go, and how many chips; `laid`: the card that
    would follow; `tracks`: that may be chosen, in the same way; `headline` and `line`: the message;
    `bare`: the hand is not drawn, because something else is asked where it lies."""

    chosen: frozenset[int] = frozenset()
    lit: frozenset[int] = frozenset()
    dim: frozenset[int] = frozenset()
    held: frozenset[int] = frozenset()
    horses: Mapping[str, bool] = {}
    bet: tuple[str, int] | None = None
    laid: Laid | None = None
    tracks: Mapping[int, bool] = {}
    headline: str = ""
    line: str = ""
    bare: bool = False


PLAIN = Pose()
