"""The first game as it is staged: cards and die come as the lessons need them, and three gamblers
play their parts. Rules and table are the real ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.engine.match import Match
from game.engine.requests import Decision
from game.engine.session import Session
from game.engine.world import ScriptedWorld
from game.games.matches import new_match
from game.rules.western.box import GAME, shipped_box
from game.rules.western.choices import Move
from game.rules.western.questions import Rung
from game.ui.screens.cast import Actor

SEED = 1860
LEARNER, NEXT, ROBBER, LAST = range(4)
SEATS = 4

HANDS = (
    ("attack-2", "attack-3", "cowboy", "levy", "horse", "dog", "cake", "joker"),
    ("pay-me", "cowboy", "everybody-gives", "give-to-all", "levy", "levy", "dancer", "dancer"),
    ("attack-1", "attack-1", "attack-2", "saloon", "cowboy", "cowboy", "sheriff", "cake"),
    ("attack-1", "pay-me", "cowboy", "give-it-back", "hands-up", "train", "sheriff", "dog"),
)
DRAWN = ("indians", "everybody-gives", "whisky")  # by the learner, on the first turn
# Drawn by anybody, as many as they like: nothing that would answer a card or go with a train.
LATER = (
    *("cowboy", "give-to-all", "levy", "saloon", "give-it-back", "cowboy", "hands-up"),
    *("give-to-all", "sheriff", "cowboy", "everybody-gives", "give-it-back", "saloon"),
    *("pay-me", "hands-up", "cowboy", "give-to-all", "give-it-back", "everybody-gives", "pay-me"),
)
SHOT, ANSWER = "4", "3"  # of the learner's ambush
ROLLS = (("6", "3", "2", "4"), (SHOT,), (ANSWER,))  # and first, who begins: the learner

# The learner's own plays.
OUTLAW = Move(("cowboy",))
ALL_THREE = 3
AMBUSH = Move(("attack-2",), NEXT)
MOONSHINE = Move(("whisky", "indians"))

# What the others do, by the turn and what they are asked. Else they let everything happen.
PARTS: dict[int, dict[tuple[int, str], Any]] = {
    NEXT: {
        (2, "play"): Move(("levy",)),
        (5, "counter"): "dancer",
        (6, "play"): Move(("everybody-gives",)),
    },
    ROBBER: {
        (3, "play"): Move(("attack-1",), LEARNER),
        (7, "play"): Move(("cowboy",)),
        (10, "ladder"): Rung(("attack-2",)),
    },
    LAST: {
        (4, "play"): Move(("sheriff",)),
        (8, "play"): Move(("pay-me",)),
        (10, "play"): Move(("train", "attack-1")),
    },
}


class GamblingActor(Actor):
    """Draws one card a turn, and discards one where nothing is in the script."""

    def __init__(self, part: Mapping[tuple[int, str], Any]) -> None:
        self._part = part

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        part, train = self._part.get((view["turn"], request.kind)), view["train"]
        if request.kind == "draw":
            return 1
        if request.kind == "ladder" and train["leader"] != train["seat"]:
            return None  # whoever has laid once does not climb any higher
        if request.kind == "play" and part is None:
            return request.options()[-1]
        return part


def _deck() -> tuple[str, ...]:
    first = (*(card for hand in HANDS for card in hand), *DRAWN, *LATER)
    rest = Counter(shipped_box().cards(SEATS)) - Counter(first)
    return (*first, *rest.elements())


def staged_match(names: tuple[str, ...]) -> Match:
    world = ScriptedWorld(rolls=ROLLS, shuffles=(_deck(),), seed=SEED)
    return new_match(GAME, names, options={}, world=world)


def staged_session(names: tuple[str, ...]) -> Session:
    """Never saved: it is a lesson, not a game."""
    bots = {seat: GamblingActor(part) for seat, part in PARTS.items()}
    return Session(staged_match(names), bots)
