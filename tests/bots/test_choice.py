"""Choosing: the best of all, or with some noise one that is hardly worse."""

from __future__ import annotations

from collections import Counter
from math import exp

import pytest

from game.bots.choice import pick
from game.engine.draws import Draws

MANY = 4000
OPTIONS = [("good", 0.50), ("fair", 0.48), ("bad", 0.30)]


def picks(noise: float) -> Counter[str]:
    return Counter(pick(OPTIONS, noise, Draws(1, n)) for n in range(MANY))


def test_without_noise_the_best_is_chosen() -> None:
    assert picks(0.0) == {"good": MANY}


@pytest.mark.parametrize("noise", [0.01, 0.02, 0.1])
def test_what_is_worse_by_one_noise_is_chosen_e_times_more_seldom(noise: float) -> None:
    weights = {name: exp(worth / noise) for name, worth in OPTIONS}
    expected = {name: weight / sum(weights.values()) for name, weight in weights.items()}
    chosen = picks(noise)
    shares = {name: chosen[name] / MANY for name, _ in OPTIONS}
    assert shares == pytest.approx(expected, abs=0.03)


def test_the_order_of_options_does_not_matter_much() -> None:
    backwards = Counter(pick(OPTIONS[::-1], 0.02, Draws(2, n)) for n in range(MANY))
    assert backwards["good"] / MANY == pytest.approx(picks(0.02)["good"] / MANY, abs=0.03)
