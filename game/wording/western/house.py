"""What the number of players and the chosen rules change in what a card says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.western.box import shipped_box
from game.rules.western.box_schema import PaysFile
from game.rules.western.view import WesternView

GUNS = {"attack-1": 1, "attack-2": 2, "attack-3": 3}


class House(NamedTuple):
    """How it is played at one table."""

    times: Mapping[str, int]  # how often an ambush counts, by its kind
    joins_whisky: bool = True  # whether another card may go with a whisky
    open_train: bool = False  # whether anybody lays at any time
    box_pays: PaysFile | None = None  # None: those of the shipped box, read when they are needed

    @property
    def pays(self) -> PaysFile:
        """What the cards ask for, in thousands."""
        return self.box_pays or shipped_box().pays


USUAL = House({"attack-1": 1, "attack-2": 2, "attack-3": 2})


def house_of(view: WesternView | None) -> House:
    """That of a match that is seen; without one, as most play it."""
    if view is None:
        return USUAL
    return House(view.times, view.joins_whisky, view.open_train, view.pays)
