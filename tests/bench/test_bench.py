"""The benchmark runs and gives its figures. How fast the machine is, no test says."""

from __future__ import annotations

from game.commands.bench import TARGETS, run_bench


def test_the_benchmark_gives_every_figure_beside_its_baseline() -> None:
    seen: list[int] = []
    figures = run_bench(3, seen.append)
    assert seen == [1, 2, 3]
    assert set(TARGETS) <= set(figures)
    assert figures["decisions"] > 200
    assert figures["baseline_decisions_per_second"] > figures["decisions_per_second"] > 0
    ratio = figures["decisions_per_second"] / figures["baseline_decisions_per_second"]
    assert abs(figures["decisions_ratio_to_baseline"] - ratio) < 0.001
    assert 0 < figures["share_of_decisions_with_a_choice"] < 1
