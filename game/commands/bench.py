"""`bench`: every figure beside a baseline measured in the same run.

Machines differ and are noisy, so an absolute figure says little. The baseline is the least that a
journalled decision could cost in Python: pick one of a tuple, send it into a coroutine, append it
to a list. Every speed is also given as a ratio to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.commands.bench_bots import run_bench_bots
from game.commands.bench_peer import run_bench_peer
from game.commands.bench_play import TARGETS, run_bench_play
from game.commands.bench_practice import run_bench_practice
from game.commands.bench_shots import run_bench_shots
from game.commands.bench_window import run_bench_window
from game.games.registry import measured_games


def run_bench(games: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """All figures, each the middle of many. `games` says how long it takes: about 15 ms each."""
    baselines: list[float] = []
    figures: dict[str, Any] = {}
    for id, benchmark in measured_games().items():
        found, baseline = run_bench_play(id, games, progress if not baselines else lambda _: None)
        baselines.append(baseline)
        found = {**found, **run_bench_bots(id, benchmark, max(games // 20, 3), baselines[0])}
        figures |= {f"{benchmark.prefix}{name}": figure for name, figure in found.items()}
    return {
        "baseline_decisions_per_second": round(baselines[0]),
        "games": games,
        **figures,
        "targets": TARGETS,
        **run_bench_peer(games),
        **run_bench_shots(shots=games),
        **run_bench_practice(max(games // 40, 3)),
        **run_bench_window(games),
    }
