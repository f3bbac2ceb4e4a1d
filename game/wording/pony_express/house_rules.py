"""The house rules as they read, wherever they can be chosen or looked up."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import mark
from game.rules.pony_express.options import LIARS_GO_TO_JAIL, MUST_FALL


class HouseRule(NamedTuple):
    name: str
    text: str


HOUSE_RULES = {
    MUST_FALL: HouseRule(
        mark("Riders must fall"),
        mark("In a duel, a touch isn't enough: the rider must fall."),
    ),
    LIARS_GO_TO_JAIL: HouseRule(
        mark("Liars go to jail"),
        mark("A rider caught bluffing also goes to prison."),
    ),
}
