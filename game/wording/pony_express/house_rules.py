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
        mark("In a duel, a touch isn't enough: the rider must fall."),
    ),
    "liars-go-to-jail": HouseRule(
        mark("Liars go to jail"),
        mark("A rider caught bluffing also goes to prison."),
    ),
}
