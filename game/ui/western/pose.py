"""What the table shows of a choice that is being made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Pose(NamedTuple):
    """`chosen`, `lit`, `dim` and `held` (by the pointer) are cards of the hand by their places;
    `targets`: seats that may be pressed, each with whether it is the one that is meant; `arrow`:
    from whom to whom the chosen cards would go; `headline` and `line`: the message; `bare`: the
    hand is not drawn, because something else is asked where it lies."""

    chosen: frozenset[int] = frozenset()
    lit: frozenset[int] = frozenset()
    dim: frozenset[int] = frozenset()
    held: frozenset[int] = frozenset()
    targets: Mapping[int, bool] = {}
    arrow: tuple[int, int] | None = None
    headline: str = ""
    line: str = ""
    bare: bool = False


PLAIN = Pose()
