"""Lookup tables of the race's bots, computed once beforehand: no decision has to wait for them."""

from __future__ import annotations

from game.bots.odds import rolls
from game.bots.pony_express.belief import kept_faces, with_a_marked_die
from game.bots.pony_express.prospects import FARTHEST, arrivals_from

LONG = 2  # dice in the open: with no more of them, what a marked die means takes long


def reckon_tables() -> None:
    kept_faces(0)
    for away in range(FARTHEST + 1):
        arrivals_from(away, False)  # as its users call it, for the same place in the cache
    for shown in range(LONG + 1):
        for faces, _ in rolls(shown):
            with_a_marked_die(faces)
