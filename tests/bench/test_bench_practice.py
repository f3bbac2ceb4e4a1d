"""The practice range opens in a few times what bare Python takes to read the file."""

from __future__ import annotations

from game.commands.bench_practice import TARGETS, run_bench_practice

MOST_BARE_READINGS = 6.0  # it is about 2; as a ratio, it hardly minds a busy machine


def test_ten_thousand_shots_are_opened_fast() -> None:
    figures = run_bench_practice(3)
    assert set(TARGETS) <= set(figures)
    assert figures["practice_shots"] == 10_000
    assert 0 < figures["practice_opening_to_bare_reading"] < MOST_BARE_READINGS
    one_more = figures["practice_one_more_milliseconds"]
    assert one_more < figures["practice_opening_milliseconds"] / 4
