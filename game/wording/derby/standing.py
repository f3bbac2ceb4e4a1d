"""How a horse stands in the race, read from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.derby.cards import NO_COLOUR, PLACE
from game.rules.derby.course import lane_of, next_ahead

View = Mapping[str, Any]


def horse_in(view: View, horse: str) -> View:
    """What a view says of a horse."""
    found: View = view["horses"][PLACE[horse]]
    return found


def colour_at(view: View, horse: str, square: int) -> str:
    """Of a square of its track; plain ones have none, nor has any before there is a track."""
    track = horse_in(view, horse)["track"]
    return NO_COLOUR if track is None else lane_of(view["tracks"][track - 1])[square]


def colour_under(view: View, horse: str) -> str:
    """Of the square on which it stands."""
    return colour_at(view, horse, horse_in(view, horse)["square"])


def square_ahead(view: View, horse: str) -> int | None:
    """Where it would draw level; None where it leads."""
    running = [one["square"] for one in view["horses"] if one["place"] is None]
    return next_ahead(horse_in(view, horse)["square"], running)
