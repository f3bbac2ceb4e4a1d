"""`bench`: every figure beside a baseline measured in the same run.

Machines differ and are noisy, so an absolute figure says little. The baseline is the least that a
journalled decision could cost in Python: pick one of a tuple, send it into a coroutine, append it
to a list. Every speed is also given as a ratio to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.commands.bench_bots import TARGETS as BOT_TARGETS
from game.commands.bench_bots import run_bench_bots
from game.commands.bench_peer import run_bench_peer
from game.commands.bench_play import TARGETS, run_bench_play
from game.commands.bench_practice import run_bench_practice
from game.commands.bench_shots import run_bench_shots
from game.commands.bench_window import run_bench_window


def run_bench(games: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """All figures, each the middle of many. `games` says how long it takes: about 15 ms each."""
    race, baseline = run_bench_play("pony-express", games, progress)
    return {
        "baseline_decisions_per_second": round(baseline),
        "games": games,
        **race,
        **_under_its_name("mustang", games, baseline),
        **_under_its_name("western", games, baseline),
        **_under_its_name("derby", games, baseline),
        "targets": TARGETS,
        **run_bench_peer(games),
        **run_bench_shots(shots=games),
        **run_bench_bots("pony-express", max(games // 20, 3), baseline),
        **run_bench_practice(max(games // 40, 3)),
        **run_bench_window(games),
    }


def _under_its_name(game: str, games: int, baseline: float) -> dict[str, Any]:
    """The same figures of another game; those of its bots where there are any."""
    figures = run_bench_play(game, games, lambda games: None).figures
    if game in BOT_TARGETS:
        figures = {**figures, **run_bench_bots(game, max(games // 20, 3), baseline)}
    return {f"{game}_{name}": figure for name, figure in figures.items()}
