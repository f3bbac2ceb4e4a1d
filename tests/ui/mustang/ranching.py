"""Games of Mustang for the tests of its table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.engine.match import Match
from game.engine.registry import new_match

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def ranch(seats: int = 3, seed: int = 1, world: Any = None) -> Match:
    return new_match("mustang", NAMES[:seats], seed, {}, world)


def weighted(match: Match, rng: random.Random) -> Any:
    """Any legal answer, but not mostly exchanges: there are so many of them."""
    pending = match.pending
    assert pending is not None
    options = pending.options(pending.seats[0])
    if pending.kind != "action":
        return rng.choice(options)
    by_action: dict[str, list[Any]] = {}
    for option in options:
        by_action.setdefault(option.action, []).append(option)
    return rng.choice(by_action[rng.choice(sorted(by_action))])


def play_out(match: Match, rng: random.Random, look: Callable[[Match], None]) -> None:
    """To the end, with a look before every answer."""
    while match.pending is not None:
        look(match)
        match.answer(weighted(match, rng))
