"""Intervals and tests, beside values from printed tables and beside chance itself."""

from __future__ import annotations

import random
import statistics

import pytest

from game.practice.statistics.chance import (
    differs_from_zero,
    means_differ,
    median,
    sample,
    spreads_differ,
    t_quantile,
    two_sided,
    wilson,
)


@pytest.mark.parametrize(
    ("share", "freedom", "value"),
    [(0.975, 1, 12.706), (0.975, 10, 2.228), (0.95, 5, 2.015), (0.995, 30, 2.750), (0.9, 3, 1.638)],
)
def test_students_t_is_that_of_the_tables(share: float, freedom: int, value: float) -> None:
    assert t_quantile(share, freedom) == pytest.approx(value, abs=6e-4)
    assert two_sided(value, freedom) == pytest.approx(2 * (1 - share), abs=2e-4)


def test_students_t_with_many_shots_is_nearly_normal() -> None:
    assert two_sided(1.96, 1e6) == pytest.approx(0.05, abs=1e-4)
    assert two_sided(0.0, 5) == 1.0
    assert two_sided(80.0, 400) < 1e-100


@pytest.mark.parametrize(
    ("hits", "shots", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (81, 263, 0.255, 0.366)],
)
def test_wilsons_interval(hits: int, shots: int, low: float, high: float) -> None:
    assert wilson(hits, shots) == pytest.approx((low, high), abs=6e-4)


def test_nothing_is_known_without_shots() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_wilsons_interval_holds_the_truth_in_19_of_20_cases() -> None:
    chance = random.Random(1)
    for share, shots in ((0.1, 30), (0.5, 12), (0.8, 60)):
        inside = 0
        for _ in range(1000):
            low, high = wilson(sum(chance.random() < share for _ in range(shots)), shots)
            inside += low <= share <= high
        assert 0.925 <= inside / 1000 <= 0.985, (share, shots)


def test_a_sample_is_what_the_standard_library_says() -> None:
    numbers = [1.0, 4.0, -2.5, 7.25, 3.0]
    assert sample(numbers).mean == pytest.approx(statistics.mean(numbers))
    assert sample(numbers).spread == pytest.approx(statistics.stdev(numbers))
    assert median(numbers) == 3.0
    assert median(numbers[:4]) == 2.5


def test_the_mean_lies_within_its_margin_in_19_of_20_cases() -> None:
    chance = random.Random(2)
    inside = 0
    for _ in range(1000):
        low, high = sample([chance.gauss(1.5, 2.0) for _ in range(8)]).interval
        inside += low <= 1.5 <= high
    assert 0.93 <= inside / 1000 <= 0.97


def normal(seed: int, mean: float, spread: float, count: int) -> list[float]:
    chance = random.Random(seed)
    return [chance.gauss(mean, spread) for _ in range(count)]


def test_what_is_by_chance_is_called_so() -> None:
    """Each test is wrong in about 5 of 100 cases, and what is plain it sees."""
    wrong = [0, 0, 0]
    for seed in range(600):
        one, other = normal(seed, 0.0, 2.0, 20), normal(10_000 + seed, 0.0, 2.0, 25)
        wrong[0] += differs_from_zero(sample(one)) < 0.05
        wrong[1] += means_differ(sample(one), sample(other)) < 0.05
        wrong[2] += spreads_differ(one, other) < 0.05
    assert all(12 <= count <= 45 for count in wrong), wrong
    assert differs_from_zero(sample(normal(1, 2.0, 2.0, 40))) < 1e-4
    assert means_differ(sample(normal(1, 2.0, 2.0, 40)), sample(normal(2, -1.0, 1.0, 40))) < 1e-4
    assert spreads_differ(normal(1, 5.0, 3.0, 60), normal(2, 0.0, 1.0, 60)) < 1e-4


def test_numbers_without_any_spread() -> None:
    same = sample([1.0, 1.0, 1.0])
    assert differs_from_zero(same) == 0.0
    assert differs_from_zero(sample([0.0, 0.0])) == 1.0
    assert means_differ(same, same) == 1.0
    assert means_differ(same, sample([2.0, 2.0])) == 0.0
