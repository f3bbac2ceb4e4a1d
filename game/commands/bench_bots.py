"""The part of `bench` that is about bots: how long each level thinks, and a whole game takes."""

from __future__ import annotations

import statistics
import time
from typing import Any, NamedTuple

from game.bots import levels_of, make_bot
from game.commands.simulate import NAMES
from game.engine.registry import new_match
from game.engine.requests import TakeShot

SEATS = {"pony-express": 4, "mustang": 4, "western": 10, "derby": 2}
# Of the strongest level, in each game.
TARGETS = {
    "pony-express": {
        "bot_decision_milliseconds": 2.0,
        "bot_decision_99_percent_milliseconds": 10.0,
        "bot_game_seconds": 1.0,
    },
    "mustang": {"bot_decision_milliseconds": 5.0},
    "western": {
        "bot_decision_milliseconds": 5.0,
        "bot_decision_99_percent_milliseconds": 20.0,
    },
    "derby": {"bot_decision_milliseconds": 20.0},
}


class Played(NamedTuple):
    """What one game took, in seconds."""

    decisions: list[float]  # with a choice, that are no shots
    whole: float


def run_bench_bots(game: str, games: int, baseline: float) -> dict[str, Any]:
    """`baseline`: bare decisions a second, measured in the same run."""
    *weaker, strongest = levels_of(game)
    played = [_play(game, strongest, seed) for seed in range(games)]
    decisions = sorted(took for one in played for took in one.decisions)
    middle = statistics.median(decisions)
    slow = decisions[int(0.99 * len(decisions))]
    whole = statistics.median(one.whole for one in played)
    return {
        "bot_decision_milliseconds": round(middle * 1e3, 3),
        "bot_decision_99_percent_milliseconds": round(slow * 1e3, 3),
        "bot_decision_in_baseline_decisions": round(middle * baseline),
        "weaker_bots_decision_milliseconds": {level: _middle(game, level) for level in weaker},
        "bot_game_seconds": round(whole, 3),
        "bot_game_in_baseline_decisions": round(whole * baseline),
        "bot_targets": TARGETS[game],
    }


def _middle(game: str, level: str) -> float:
    """Milliseconds that a decision of that level takes, measured in one game."""
    return round(statistics.median(_play(game, level, seed=0).decisions) * 1e3, 3)


def _play(game: str, level: str, seed: int) -> Played:
    seats = SEATS[game]
    match = new_match(game, NAMES[:seats], seed=seed)
    bots = [make_bot(game, level, seed * seats + seat) for seat in range(seats)]
    decisions = []
    whole = time.perf_counter()
    while (pending := match.pending) is not None:
        seat = pending.seats[0]
        view, request = match.seen(seat), pending.for_seat(seat)
        begun = time.perf_counter()
        answer = bots[seat].choose(view, request)
        if not isinstance(request, TakeShot) and len(request.options(seat)) > 1:
            decisions.append(time.perf_counter() - begun)
        match.answer(answer, seat)
    return Played(decisions, time.perf_counter() - whole)
