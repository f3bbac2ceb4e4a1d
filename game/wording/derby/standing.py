"""How a horse stands in the race, read from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.wording.derby.names import HOUSE, TOWN

View = Mapping[str, Any]

SIGNS = {"Y": "yellow", "B": "blue", "R": "red"}


def horse_in(view: View, horse: str) -> View:
    """What a view says of a horse."""
    found: View = next(one for one in view["horses"] if one["horse"] == horse)
    return found


def on_move(view: View) -> View:
    """The horse that is asked for."""
    return horse_in(view, view["on-move"])


def colour_under(view: View, horse: View) -> str | None:
    """Of the square it stands on; None where that is plain."""
    if horse["track"] is None or horse["square"] in (HOUSE, TOWN):
        return None
    return SIGNS.get(view["tracks"][horse["track"] - 1][horse["square"] - 1])


def next_ahead(view: View, horse: View) -> Sequence[str]:
    """The running horses with which it would draw level; none where it leads."""
    ahead = [one for one in view["horses"] if horse["square"] < one["square"] < TOWN]
    nearest = min((one["square"] for one in ahead), default=None)
    return [one["horse"] for one in ahead if one["square"] == nearest]
