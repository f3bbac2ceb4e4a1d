"""The first game as it is staged: cards and mustangs come as the lessons need them, and two
ranchers play their parts. Rules and table are the real ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.engine.match import Match
from game.engine.requests import Decision
from game.engine.session import Session
from game.engine.world import ScriptedWorld
from game.games.matches import new_match
from game.rules.mustang.box import COWBOY, GAME, KINDS, shipped_box
from game.rules.mustang.choices import Action
from game.rules.mustang.questions import Defence
from game.ui.screens.cast import Actor

SEED = 1860
LEARNER, NEIGHBOUR, THIEF = 0, 1, 2

# Turned up one after the other; the others lie below in any order.
STALLIONS = ("grey-stallion-1",)
MARES = ("bay-mare-1", "palomino-mare-1", "pinto-mare-1")
FOALS = ("chestnut-foal-1", "grey-foal-1", "palomino-foal-1", "pinto-foal-1")
OWN_FOAL, OWN_MARE, STOLEN_FOAL = FOALS[0], MARES[1], FOALS[2]

HANDS = (
    ("1-pinto", "2-chestnut", "5-bay", "5-grey", "7-palomino", "8-bay"),
    ("2-bay", "3-bay", "3-chestnut", "3-pinto", "6-palomino", "8-chestnut"),
    ("1-chestnut", "1-palomino", "4-bay", "7-grey", "7-pinto", COWBOY),
)
# What is drawn on each turn. Then the deck is empty but for the two cards of the exchange.
DRAWN = {
    1: ("3-grey", "6-chestnut"),
    2: ("1-bay", "2-grey", "6-pinto"),
    3: ("4-grey", COWBOY),
    4: ("7-bay", COWBOY),
    6: ("2-pinto", "4-pinto", COWBOY, COWBOY),
    7: ("1-grey", "6-bay", "6-grey"),
    8: ("4-palomino", COWBOY),
    9: (
        *("4-chestnut", "5-palomino", "8-palomino", "8-pinto", COWBOY),  # the thief
        *("2-palomino", "5-pinto", "8-grey"),  # the learner
    ),
    11: ("3-palomino", "5-chestnut", "7-chestnut"),
    12: (COWBOY, COWBOY),
}
EVENTS = ("heavy-rain", "sunny-day", "birth", "indians", "broken-fence", "sunny-day")

# The learner's own turns.
CATCH_FOAL = Action("catch", OWN_FOAL, ("5-bay", "5-grey"))
EXCHANGE = Action("exchange", None, ("1-pinto", "2-chestnut"))
CATCH_MARE = Action("catch", OWN_MARE, ("7-bay", "7-palomino", COWBOY))
DEFENCE = Defence(("6-bay", "6-chestnut", "6-grey"))
STABLE = Action("stable", OWN_MARE)
STEAL = Action("steal", STOLEN_FOAL, ("8-bay", "8-grey"))

# What the others do, turn by turn.
PARTS: dict[int, dict[int, Action]] = {
    NEIGHBOUR: {
        2: Action("catch", MARES[0], ("3-bay", "3-chestnut", "3-pinto")),
        5: Action("stable", MARES[0]),
        8: Action("catch", FOALS[2], ("2-bay", "2-grey")),
        11: Action("catch", MARES[2], ("6-palomino", "6-pinto", COWBOY)),
    },
    THIEF: {
        3: Action("catch", FOALS[1], ("1-chestnut", "1-palomino")),
        6: Action("catch", STALLIONS[0], ("7-grey", "7-pinto", COWBOY, COWBOY)),
        9: Action("steal", OWN_MARE, ("4-bay", "4-grey", "4-pinto")),
        12: Action("catch", FOALS[3], ("8-palomino", "8-pinto")),
    },
}


class RanchActor(Actor):
    """Never answers a theft, and brings into the stable whatever it can."""

    def __init__(self, part: Mapping[int, Action]) -> None:
        self._part = part

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        if request.kind == "action" and view["turn"] in self._part:
            return self._part[view["turn"]]
        return request.options()[-1 if request.kind == "shelter" else 0]


def _with_the_rest(first: tuple[str, ...], everything: tuple[str, ...]) -> tuple[str, ...]:
    return (*first, *(Counter(everything) - Counter(first)).elements())


def _shuffles() -> tuple[tuple[str, ...], ...]:
    box = shipped_box()
    shown = {"stallion": STALLIONS, "mare": MARES, "foal": FOALS}
    piles = [_with_the_rest(shown[kind], box.piles[kind]) for kind in KINDS]
    dealt = tuple(card for hand in HANDS for card in hand)
    drawn = tuple(card for cards in DRAWN.values() for card in cards)
    return (*piles, (*dealt, *drawn), EVENTS)


def staged_match(names: tuple[str, ...]) -> Match:
    world = ScriptedWorld(rolls=((str(LEARNER),),), shuffles=_shuffles(), seed=SEED)
    return new_match(GAME, names, options={}, world=world)


def staged_session(names: tuple[str, ...]) -> Session:
    """Never saved: it is a lesson, not a game."""
    bots = {seat: RanchActor(part) for seat, part in PARTS.items()}
    return Session(staged_match(names), bots)
