"""The part of `bench` that is about rules and engine: how fast a game of a name is played."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.bots import make_bot
from game.engine.match import Match
from game.engine.requests import TakeShot
from game.engine.session import Session
from game.engine.shots import drawn_outcome
from game.engine.world import SeededWorld
from game.games.matches import load_match, new_match

NAMES = ("Ada", "Buck", "Cora", "Dale")
BASELINE_DECISIONS = 50_000
CHUNK = 20  # games
TARGETS = {
    "decisions_per_second": 40_000,
    "clone_and_pending_microseconds": 150,
    "load_milliseconds": 50,
}


class Chunk(NamedTuple):
    """Some games, and the baseline measured right after them: the machine's mood is the same."""

    decisions: int
    with_a_choice: int
    seconds: float
    baseline: float

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


class Played(NamedTuple):
    """The figures of one game, and the baseline that was measured beside them."""

    figures: dict[str, Any]
    baseline: float


def run_bench_play(game: str, games: int, progress: Callable[[int], None]) -> Played:
    """Each figure the middle of many."""
    chunks = list(_random_games(game, games, progress))
    clone = statistics.median(_clone_times(new_match(game, NAMES, seed=1)))
    loads, bot_decisions, bot_seconds = _saved_games(game, max(games // 20, 3))
    load = statistics.median(loads)
    baseline = statistics.median(chunk.baseline for chunk in chunks)
    figures = {
        **_speed_of(chunks),
        "bots_with_views_and_save_per_second": round(bot_decisions / bot_seconds),
        "clone_and_pending_microseconds": round(clone * 1e6, 1),
        "clone_in_baseline_decisions": round(clone * baseline, 2),
        "load_milliseconds": round(load * 1e3, 2),
        "load_in_baseline_decisions": round(load * baseline),
    }
    return Played(figures, baseline)


def _speed_of(chunks: list[Chunk]) -> dict[str, Any]:
    speed = statistics.median(chunk.speed for chunk in chunks)
    decisions = sum(chunk.decisions for chunk in chunks)
    share = sum(chunk.with_a_choice for chunk in chunks) / decisions
    return {
        "decisions": decisions,
        "decisions_per_second": round(speed),
        "decisions_ratio_to_baseline": round(
            statistics.median(chunk.speed / chunk.baseline for chunk in chunks), 4
        ),
        "slowest_and_fastest_chunk": [
            round(pick(chunk.speed for chunk in chunks)) for pick in (min, max)
        ],
        "decisions_with_a_choice_per_second": round(speed * share),
        "share_of_decisions_with_a_choice": round(share, 3),
    }


def baseline_speed() -> float:
    """Bare decisions a second."""

    def sink() -> Generator[None, int, None]:
        journal = []
        while True:
            journal.append((0, (yield)))

    options = tuple(range(33))
    chance = random.Random(1).random
    turn = sink()
    next(turn)
    begun = time.perf_counter()
    for _ in range(BASELINE_DECISIONS):
        turn.send(options[int(chance() * len(options))])
    return BASELINE_DECISIONS / (time.perf_counter() - begun)


def _random_games(game: str, games: int, progress: Callable[[int], None]) -> Iterator[Chunk]:
    """Random answers with drawn shots, journalled in memory."""
    for first in range(0, games, CHUNK):
        decisions = with_a_choice = 0
        begun = time.perf_counter()
        last = min(first + CHUNK, games)
        for number in range(first, last):
            made, real = random_game(game, number)
            decisions += made
            with_a_choice += real
        seconds = time.perf_counter() - begun
        yield Chunk(decisions, with_a_choice, seconds, baseline_speed())
        progress(last)


def random_game(game: str, seed: int) -> tuple[int, int]:
    """A whole game: how many decisions it took, and how many of them had a choice."""
    match = new_match(game, NAMES, seed=seed, world=SeededWorld(seed, drawn_outcome))
    chance = random.Random(seed).random
    decisions = real = 0
    while (pending := match.pending) is not None:
        if isinstance(pending, TakeShot):
            flick = {"start": pending.scene.clear_start(), "angle": 360 * chance(), "speed": 2.0}
            match.answer(flick)
            real += 1
        else:
            options = pending.options()
            number = len(options)
            match.answer(options[int(chance() * number)])
            real += number > 1
        decisions += 1
    return decisions, real


def _clone_times(match: Match) -> list[float]:
    """Clone at every decision of a game, and read what is asked there."""
    bots = [make_bot(match.game, "random", seed) for seed in range(len(NAMES))]
    times = []
    while (pending := match.pending) is not None:
        begun = time.perf_counter()
        twin = match.clone()
        asked = twin.pending
        times.append(time.perf_counter() - begun)
        assert asked is not None
        seat = pending.seats[0]
        match.answer(bots[seat].choose(match.seen(seat), pending.for_seat(seat)), seat)
    return times


def _saved_games(game: str, games: int) -> tuple[list[float], int, float]:
    """Whole games of bots with views, saved as they go, then loaded."""
    loads: list[float] = []
    decisions = 0
    playing = 0.0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(games):
            path = Path(folder) / f"{seed}.jsonl"
            begun = time.perf_counter()
            decisions += _bots_game(game, seed, path)
            playing += time.perf_counter() - begun
            begun = time.perf_counter()
            load_match(path)
            loads.append(time.perf_counter() - begun)
    return loads, decisions, playing


def _bots_game(game: str, seed: int, path: Path) -> int:
    bots = {seat: make_bot(game, "random", seat) for seat in range(len(NAMES))}
    session = Session(new_match(game, NAMES, seed=seed), bots, path)
    decisions = 0
    while session.play_bot():
        decisions += 1
    session.close()
    return decisions
