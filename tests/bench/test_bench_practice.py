"""The practice range opens in a few times what bare Python takes to read the file, and who
thinks there does so in slices."""

from __future__ import annotations

from typing import Any

import pytest

from game.commands.bench_practice import TARGETS, run_bench_practice

MOST_BARE_READINGS = 6.0  # it is about 2; as a ratio, it hardly minds a busy machine
MOST_USUAL_SLICES = 25.0  # about 4; with whole shots in a slice, 40


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    return run_bench_practice(3)


def test_ten_thousand_shots_are_opened_fast(figures: dict[str, Any]) -> None:
    assert set(TARGETS) <= set(figures)
    assert figures["practice_shots"] == 10_000
    assert 0 < figures["practice_opening_to_bare_reading"] < MOST_BARE_READINGS
    one_more = figures["practice_one_more_milliseconds"]
    assert one_more < figures["practice_opening_milliseconds"] / 4


def test_thinking_is_cut_into_slices(figures: dict[str, Any]) -> None:
    """The whole of it takes hundreds of times as long as most slices."""
    assert figures["practice_slices"] > 500
    slow = figures["practice_slice_99_percent_milliseconds"]
    assert 0 < figures["practice_slice_milliseconds"] <= slow
    assert slow < MOST_USUAL_SLICES * figures["practice_slice_milliseconds"]
    assert slow <= figures["practice_worst_slice_milliseconds"]


def test_reading_drills_is_measured(figures: dict[str, Any]) -> None:
    assert figures["practice_drills_milliseconds"] > 0
    assert figures["practice_drills_again_milliseconds"] > 0
