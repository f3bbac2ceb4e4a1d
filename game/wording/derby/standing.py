"""How a horse stands in the race, read from a view."""

from __future__ import annotations

from game.rules.derby.cards import NO_COLOUR
from game.rules.derby.course import lane_of, next_ahead
from game.rules.derby.view import DerbyView


def colour_at(view: DerbyView, horse: str, square: int) -> str:
    """Of a square of its track; plain ones have none, nor has any before there is a track."""
    track = view.horse(horse).track
    return NO_COLOUR if track is None else lane_of(view.tracks[track - 1])[square]


def colour_under(view: DerbyView, horse: str) -> str:
    """Of the square on which it stands."""
    return colour_at(view, horse, view.horse(horse).square)


def square_ahead(view: DerbyView, horse: str) -> int | None:
    """Where it would draw level; None where it leads."""
    return next_ahead(view.horse(horse).square, view.running)
