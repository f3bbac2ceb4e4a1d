"""The benchmark runs and gives its figures. How fast the machine is, no test says."""

from __future__ import annotations

from game.commands.bench import CHUNK, TARGETS, run_bench
from game.commands.bench_bots import TARGETS as BOT_TARGETS


def test_the_benchmark_gives_every_figure_beside_its_baseline() -> None:
    seen: list[int] = []
    figures = run_bench(CHUNK + 1, seen.append)
    assert seen == [CHUNK, CHUNK + 1]
    assert set(TARGETS) <= set(figures)
    assert figures["decisions"] > 200
    assert figures["baseline_decisions_per_second"] > figures["decisions_per_second"] > 0
    assert 0 < figures["decisions_ratio_to_baseline"] < 1
    slowest, fastest = figures["slowest_and_fastest_chunk"]
    assert slowest <= figures["decisions_per_second"] <= fastest
    assert 0 < figures["share_of_decisions_with_a_choice"] < 1
    assert set(BOT_TARGETS) <= set(figures)
    assert figures["bot_decision_milliseconds"] > 0
    assert figures["bot_decision_milliseconds"] <= figures["bot_decision_99_percent_milliseconds"]
    assert figures["bot_race_in_baseline_decisions"] > figures["bot_decision_in_baseline_decisions"]
