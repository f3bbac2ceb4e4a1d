"""The part of the benchmark that is about the window, with every table."""

from __future__ import annotations

import pytest

from game.commands.bench_window import run_bench_window, targets
from game.games.registry import measured_games
from tests.bench.figures import check_table


@pytest.mark.slow
def test_every_table_is_measured() -> None:
    figures = run_bench_window(1)
    assert set(targets()) <= set(figures)
    for benchmark in measured_games().values():
        check_table(figures, benchmark.prefix)
