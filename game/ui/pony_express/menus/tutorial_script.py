"""The first race as it is staged: the dice fall as the lessons need them and two riders play
their parts. Rules, table and shots are the real ones."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from game.engine.match import Match
from game.engine.requests import Decision, FlickAnswer, TakeShot
from game.engine.session import Session
from game.engine.world import ScriptedWorld
from game.games.matches import new_match
from game.rules.pony_express.cards import DECK
from game.rules.pony_express.questions import STAND, Arrangement
from game.ui.screens.cast import Actor
from physics.model import Scene

GAME = "pony-express"
SEED = 1860
LEARNER, HONEST, LIAR = 0, 1, 2
ROLLS = (
    ("A", "A", "A", "K", "Q"),  # who rides first: the learner
    ("K", "K", "J", "10", "9"),
    ("9", "9", "K", "J", "10"),
    ("K", "9", "K", "J", "10"),  # the learner's first turn: a pair of kings
    ("K", "K", "9"),  # and after the reroll four of them
    ("Q", "Q", "Q", "J", "J"),  # in the gold mine
    ("A", "A", "A", "A", "A"),  # the honest one, as far as the train station
    ("9", "J", "Q", "K", "A"),  # the liar has nothing
    ("A", "K", "J", "10", "9"),  # nor has the learner, this time
)
KINGS = (0, 2)
# Dealt two and two: nothing that would ask for a decision in the middle of a lesson.
DEALT = (
    "good-lawyer",
    "file-in-the-cake",
    "on-his-tab",
    "pickaxe",
    "safe-conduct",
    "fresh-horse",
)
SOFT, GOOD = 0.5, 2.2  # m/s: a shot that cannot get there, and one that does


def _dealt_first() -> tuple[str, ...]:
    rest = list(DECK)
    for card in DEALT:
        rest.remove(card)
    return (*DEALT, *rest)


def straight_at_target(scene: Scene, speed: float) -> FlickAnswer:
    """From behind the line, straight at the one who is shot at."""
    start = scene.clear_start()
    assert start is not None, "two riders alone in their corners leave room for a die"
    target = next(piece for piece in scene.pieces if piece.owner == scene.target)
    dx, dy = target.at[0] - start[0], target.at[1] - start[1]
    return FlickAnswer(start, math.degrees(math.atan2(dy, dx)), speed)


class Rider(Actor):
    """Says what is in the script, believes everybody, and shoots too softly."""

    def __init__(self, part: Mapping[str, Any]) -> None:
        self._part = part

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        if request.kind in self._part:
            return self._part[request.kind]
        if isinstance(request, TakeShot):
            return straight_at_target(request.scene, SOFT)
        if request.kind == "play-card":
            return None
        return request.options()[0] if request.kind in _TAKES_FIRST else False


_TAKES_FIRST = ("keep-card", "keep-drawn", "corner")
PARTS: dict[int, dict[str, Any]] = {
    HONEST: {"reroll": STAND, "announce": "five", "train": True},
    # He shows a queen and a king: that makes the straight easier to believe.
    LIAR: {"reroll": Arrangement((), (2, 3)), "announce": "straight"},
}


def staged_match(names: tuple[str, ...]) -> Match:
    world = ScriptedWorld(rolls=ROLLS, shuffles=(_dealt_first(),), seed=SEED)
    return new_match(GAME, names, options={}, world=world)


def staged_session(names: tuple[str, ...]) -> Session:
    """Never saved: it is a lesson, not a game."""
    bots = {seat: Rider(part) for seat, part in PARTS.items()}
    return Session(staged_match(names), bots)
