"""What the table shows of a choice that is being made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Pose(NamedTuple):
    """`chosen`, `lit` and `held` (by the pointer) are cards of the hand by their places; `targets`
    are mustangs that can be had, by id or the kind of a pile, each with whether it is wanted;
    `lit_set`: the kind of set that the chosen cards are; `message`: on the own plank."""

    chosen: frozenset[int] = frozenset()
    lit: frozenset[int] = frozenset()
    held: frozenset[int] = frozenset()
    targets: Mapping[str, bool] = {}
    lit_set: str = ""
    message: str = ""


PLAIN = Pose()
