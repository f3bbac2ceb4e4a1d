"""`bench`: every figure beside a baseline measured in the same run.

Machines differ and are noisy, so an absolute figure says little. The baseline is the least that a
journalled decision could cost in Python: pick one of a tuple, send it into a coroutine, append it
to a list. Every speed is also given as a ratio to it.
"""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

from game.bots import make_bot
from game.engine.match import Match
from game.engine.registry import new_match
from game.engine.requests import TakeShot
from game.engine.saves import load_match
from game.engine.session import Session

GAME = "pony-express"
NAMES = ("Ada", "Buck", "Cora", "Dale")
BASELINE_DECISIONS = 200_000
TARGETS = {
    "decisions_per_second": 40_000,
    "clone_and_pending_microseconds": 150,
    "load_milliseconds": 50,
}


def run_bench(games: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """All figures. `games` says how long it takes: about 10 ms each."""
    before = _baseline()
    decisions, real, seconds = _random_games(games, progress)
    clones = _clone_times(new_match(GAME, NAMES, seed=1))
    loads, bot_decisions, bot_seconds = _saved_games(max(games // 20, 3))
    after = _baseline()
    baseline = (before + after) / 2
    speed = decisions / seconds
    return {
        "baseline_decisions_per_second": round(baseline),
        "baseline_drift": round(after / before, 3),
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(speed),
        "decisions_ratio_to_baseline": round(speed / baseline, 4),
        "share_of_decisions_with_a_choice": round(real / decisions, 3),
        "bots_with_views_and_save_per_second": round(bot_decisions / bot_seconds),
        "clone_and_pending_microseconds": round(statistics.median(clones) * 1e6, 1),
        "clone_in_baseline_decisions": round(statistics.median(clones) * baseline, 2),
        "load_milliseconds": round(statistics.median(loads) * 1e3, 2),
        "load_in_baseline_decisions": round(statistics.median(loads) * baseline),
        "targets": TARGETS,
    }


def _baseline() -> float:
    """Bare decisions a second, the best of three."""

    def sink() -> Generator[None, int, None]:
        journal = []
        while True:
            journal.append((0, (yield)))

    best = 0.0
    options = tuple(range(33))
    for _ in range(3):
        chance = random.Random(1).random
        turn = sink()
        next(turn)
        begun = time.perf_counter()
        for _ in range(BASELINE_DECISIONS):
            turn.send(options[int(chance() * len(options))])
        best = max(best, BASELINE_DECISIONS / (time.perf_counter() - begun))
    return best


def _random_games(games: int, progress: Callable[[int], None]) -> tuple[int, int, float]:
    """Random answers with drawn shots, journalled: decisions, those with a choice, seconds."""
    decisions = real = 0
    seconds = 0.0
    for number in range(games):
        begun = time.perf_counter()
        made, with_choice = _random_game(number)
        seconds += time.perf_counter() - begun
        decisions += made
        real += with_choice
        progress(number + 1)
    return decisions, real, seconds


def _random_game(seed: int) -> tuple[int, int]:
    match = new_match(GAME, NAMES, seed=seed)
    chance = random.Random(seed).random
    decisions = real = 0
    while (pending := match.pending) is not None:
        if isinstance(pending, TakeShot):
            flick = {"start": pending.scene.clear_start(), "angle": 360 * chance(), "speed": 2.0}
            match.answer(flick)
            real += 1
        else:
            options = pending.options()
            match.answer(options[int(chance() * len(options))])
            real += len(options) > 1
        decisions += 1
    return decisions, real


def _clone_times(match: Match) -> list[float]:
    """Clone at every decision of a game, and read what is asked there."""
    bots = [make_bot(GAME, "random", seed) for seed in range(len(NAMES))]
    times = []
    while (pending := match.pending) is not None:
        begun = time.perf_counter()
        twin = match.clone()
        asked = twin.pending
        times.append(time.perf_counter() - begun)
        assert asked is not None
        seat = pending.seats[0]
        match.answer(bots[seat].choose(match.view(seat), pending.for_seat(seat)), seat)
    return times


def _saved_games(games: int) -> tuple[list[float], int, float]:
    """Whole games of bots with views, saved as they go, then loaded."""
    loads: list[float] = []
    decisions = 0
    playing = 0.0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(games):
            path = Path(folder) / f"{seed}.jsonl"
            begun = time.perf_counter()
            decisions += _bots_game(seed, path)
            playing += time.perf_counter() - begun
            begun = time.perf_counter()
            load_match(path)
            loads.append(time.perf_counter() - begun)
    return loads, decisions, playing


def _bots_game(seed: int, path: Path) -> int:
    bots = {seat: make_bot(GAME, "random", seat) for seat in range(len(NAMES))}
    session = Session(new_match(GAME, NAMES, seed=seed), bots, path)
    decisions = 0
    while session.play_bot():
        decisions += 1
    session.close()
    return decisions
