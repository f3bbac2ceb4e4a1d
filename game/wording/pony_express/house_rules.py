"""The house rules as they read, wherever they can be chosen or looked up."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import mark


class HouseRule(NamedTuple):
    name: str
    text: str


HOUSE_RULES = {
    "must-fall": HouseRule(
        mark("Riders must fall"),
        mark("In a duel a touch is not enough: the rider has to be knocked down."),
    ),
    "liars-go-to-jail": HouseRule(
        mark("Liars go to jail"),
        mark("Whoever is caught bluffing also goes to prison."),
    ),
}
