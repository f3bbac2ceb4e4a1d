"""The part of the benchmark that is about the window, with every table."""

from __future__ import annotations

import pytest

from game.commands.bench_window import TABLES, TARGETS, run_bench_window
from tests.bench.figures import check_table


@pytest.mark.slow
def test_every_table_is_measured() -> None:
    figures = run_bench_window(1)
    assert set(TARGETS) <= set(figures)
    for prefix in TABLES.values():
        check_table(figures, prefix)
