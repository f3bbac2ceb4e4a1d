"""The part of `bench` that is about bots: how long gunslingers think, and a whole race takes."""

from __future__ import annotations

import statistics
import time
from typing import Any, NamedTuple

from game.bots import make_bot
from game.engine.registry import new_match
from game.engine.requests import TakeShot

GAME = "pony-express"
LEVEL = "gunslinger"
SEATS = ("Ada", "Buck", "Cora", "Dale")
TARGETS = {
    "bot_decision_milliseconds": 2.0,
    "bot_decision_99_percent_milliseconds": 10.0,
    "bot_race_seconds": 1.0,
}


class Race(NamedTuple):
    """What one race of four took, in seconds."""

    decisions: list[float]  # with a choice, that are no shots
    whole: float


def run_bench_bots(games: int, baseline: float) -> dict[str, Any]:
    """`baseline`: bare decisions a second, measured in the same run."""
    races = [_race(seed) for seed in range(games)]
    decisions = sorted(took for race in races for took in race.decisions)
    middle = statistics.median(decisions)
    slow = decisions[int(0.99 * len(decisions))]
    whole = statistics.median(race.whole for race in races)
    return {
        "bot_decision_milliseconds": round(middle * 1e3, 3),
        "bot_decision_99_percent_milliseconds": round(slow * 1e3, 3),
        "bot_decision_in_baseline_decisions": round(middle * baseline),
        "bot_race_seconds": round(whole, 3),
        "bot_race_in_baseline_decisions": round(whole * baseline),
        "bot_targets": TARGETS,
    }


def _race(seed: int) -> Race:
    match = new_match(GAME, SEATS, seed=seed)
    bots = [make_bot(GAME, LEVEL, seed * len(SEATS) + seat) for seat in range(len(SEATS))]
    decisions = []
    whole = time.perf_counter()
    while (pending := match.pending) is not None:
        seat = pending.seats[0]
        view, request = match.view(seat), pending.for_seat(seat)
        begun = time.perf_counter()
        answer = bots[seat].choose(view, request)
        if not isinstance(request, TakeShot) and len(request.options(seat)) > 1:
            decisions.append(time.perf_counter() - begun)
        match.answer(answer, seat)
    return Race(decisions, time.perf_counter() - whole)
