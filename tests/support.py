"""What many tests share: players that answer at random, and matches laid open for comparing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game import new_match
from game.engine.match import Match
from game.engine.requests import Decision, TakeShot

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
TEN_NAMES = (*NAMES, "Fay", "Gus", "Hal", "Ida", "Joe")
GAME = "pony-express"


def race(seats: int = 3, seed: int = 0, **options: Any) -> Match:
    return new_match(GAME, NAMES[:seats], seed=seed, options=options)


def random_answer(pending: Decision[Any], seat: int, rng: random.Random) -> Any:
    """Any legal answer of that seat."""
    if isinstance(pending, TakeShot):
        start = pending.scene.clear_start()
        return {"start": start, "angle": rng.uniform(0, 360), "speed": rng.uniform(0, 4.5)}
    return rng.choice(pending.options(seat))


def answer_once(match: Match, rng: random.Random) -> None:
    """Any seat that is asked gives any legal answer."""
    assert match.pending is not None
    seat = rng.choice(match.pending.seats)
    match.answer(random_answer(match.pending, seat, rng), seat)


def play_out(
    match: Match,
    rng: random.Random,
    each: Callable[[Match], None] = lambda match: None,
    most: int | None = None,
    answer: Callable[[Match, random.Random], object] = answer_once,
) -> int:
    """Answer at random to the end, or `most` times; `each` looks at the match before every
    answer."""
    decisions = 0
    while match.pending is not None and decisions != most:
        each(match)
        answer(match, rng)
        decisions += 1
    return decisions


def played(steps: int, seed: int = 5, seats: int = 3) -> Match:
    """A race after so many random answers, or at its end."""
    match = race(seats, seed)
    play_out(match, random.Random(seed), most=steps)
    return match


def laid_open(match: Match) -> dict[str, Any]:
    """Everything about a match that can be compared with another's."""
    pending = match.pending
    return {
        "asked": None if pending is None else (pending.kind, pending.seats),
        "options": None
        if pending is None or isinstance(pending, TakeShot)
        else [pending.options(seat) for seat in pending.seats],
        "views": [match.view(seat) for seat in (None, *range(len(match.names)))],
        "table": match.rules.pack(match.table),
        "events": list(match.events),
        "journal": list(match.journal),
        "result": match.result,
    }
