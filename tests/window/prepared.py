"""Games that were begun before the window opens: the save lies in the player's folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game import new_match
from game.engine.match import Match
from game.engine.session import Session
from game.engine.world import ScriptedWorld
from game.hotseat.seats import Seats, bots_for
from tests.rules.pony_express.scripting import drive
from tests.support import GAME

ALONE = Seats(("Ann", "Bob", "Cleo"), ("human", "greenhorn", "greenhorn"))
SHARED = Seats(("Ann", "Bob", "Cleo"), ("human", "human", "greenhorn"))
PERSON = 0
# With it the answers below lead soon to what they are meant for, and Ann holds no card that she
# would be asked for in between.
SEED = 13


def prepared(
    home: Path, until: Callable[[Match], bool], answers: dict[str, Any], seats: Seats = ALONE
) -> Path:
    """A race that was played so far by these answers, by kind."""
    match = new_match(GAME, seats.names, world=ScriptedWorld(seed=SEED))
    drive(match, until, answers)
    path = home / "saves" / f"{GAME}-2024-05-01-120000.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    Session(match, bots_for(GAME, seats, match.seed), path).close()
    return path


def asks(kind: str) -> Callable[[Match], bool]:
    """Whether the person is asked for that."""

    def is_so(match: Match) -> bool:
        pending = match.pending
        return pending is not None and pending.kind == kind and PERSON in pending.seats

    return is_so


def before_a_turn(home: Path) -> Path:
    """Ann has a cup to look into."""
    return prepared(home, asks("reroll"), {})


def before_a_shared_turn(home: Path) -> Path:
    """Ann has a cup to look into, and Bob must not see what is under it."""
    return prepared(home, asks("reroll"), {}, SHARED)


def before_a_duel(home: Path) -> Path:
    """Ann met Cleo on the trail, and now she shoots at her."""
    return prepared(home, asks("flick"), {"announce": "four"})
