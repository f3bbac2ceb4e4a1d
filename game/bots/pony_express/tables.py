"""What bots reckon once and keep: done beforehand, no decision has to wait for it."""

from __future__ import annotations

from game.bots.pony_express.belief import kept_faces
from game.bots.pony_express.prospects import FARTHEST, arrivals_from


def reckon_tables() -> None:
    kept_faces(0)
    for away in range(FARTHEST + 1):
        arrivals_from(away, False)  # as its users call it, for the same place in the cache
