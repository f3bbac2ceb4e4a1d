"""How sure one can be: intervals and tests for few numbers, without a library for statistics."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

SURE = 1.959963984540054  # standard deviations on either side that hold 95 % of the cases
_SMALLEST = 1e-300
_CLOSE_ENOUGH = 1e-12
_MOST_TERMS = 300
_HALVINGS = 32


class Interval(NamedTuple):
    """Where something lies with 95 % confidence."""

    low: float
    high: float


def wilson(hits: int, shots: int) -> Interval:
    """Of a share that is known from so many shots (Wilson's interval: right for few, too)."""
    if shots == 0:
        return Interval(0.0, 1.0)
    share, z2 = hits / shots, SURE * SURE
    middle = (share + z2 / (2 * shots)) / (1 + z2 / shots)
    half = math.sqrt(share * (1 - share) / shots + z2 / (4 * shots * shots))
    half *= SURE / (1 + z2 / shots)
    low = 0.0 if hits == 0 else middle - half
    return Interval(low, 1.0 if hits == shots else middle + half)


class Sample(NamedTuple):
    """Some numbers, as far as tests need to know them."""

    number: int
    mean: float
    spread: float  # standard deviation

    @property
    def error(self) -> float:
        """Of the mean: its standard deviation."""
        return self.spread / math.sqrt(self.number)

    @property
    def margin(self) -> float:
        """How far the true mean may be from the mean, with 95 % confidence."""
        return t_quantile(0.975, self.number - 1) * self.error

    @property
    def interval(self) -> Interval:
        return Interval(self.mean - self.margin, self.mean + self.margin)


def sample(numbers: Sequence[float]) -> Sample:
    """Of at least two numbers."""
    mean = math.fsum(numbers) / len(numbers)
    squares = math.fsum((number - mean) ** 2 for number in numbers)
    return Sample(len(numbers), mean, math.sqrt(squares / (len(numbers) - 1)))


def differs_from_zero(one: Sample) -> float:
    """How likely a mean at least so far from 0 would be by chance alone (Student's test)."""
    if one.spread == 0.0:
        return 0.0 if one.mean else 1.0
    return two_sided(one.mean / one.error, one.number - 1)


def means_differ(one: Sample, other: Sample) -> float:
    """How likely means so different would be by chance alone (Welch's test)."""
    a, b = one.error**2, other.error**2
    if a + b == 0.0:
        return 1.0 if one.mean == other.mean else 0.0
    freedom = (a + b) ** 2 / (a**2 / (one.number - 1) + b**2 / (other.number - 1))
    return two_sided((one.mean - other.mean) / math.sqrt(a + b), freedom)


def spreads_differ(one: Sequence[float], other: Sequence[float]) -> float:
    """How likely spreads so different would be by chance alone (Brown and Forsythe's test, which
    minds neither different means nor some wild values)."""
    return means_differ(sample(_distances(one)), sample(_distances(other)))


def _distances(numbers: Sequence[float]) -> list[float]:
    """From the one in the middle."""
    middle = median(numbers)
    return [abs(number - middle) for number in numbers]


def median(numbers: Sequence[float]) -> float:
    ordered, half = sorted(numbers), len(numbers) // 2
    return ordered[half] if len(numbers) % 2 else (ordered[half - 1] + ordered[half]) / 2


def two_sided(t: float, freedom: float) -> float:
    """How likely Student's t is at least so far from 0."""
    return _beta_share(freedom / (freedom + t * t), freedom / 2, 0.5)


@lru_cache(maxsize=1024)
def t_quantile(share: float, freedom: float) -> float:
    """The value that Student's t stays below with that chance, from 0.5 to less than 1."""
    low, high = 0.0, 1.0
    while 1 - two_sided(high, freedom) / 2 < share:
        high *= 2
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if 1 - two_sided(middle, freedom) / 2 < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _beta_share(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function."""
    if x <= 0.0 or x >= 1.0:
        return min(max(x, 0.0), 1.0)
    logarithm = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    front = math.exp(logarithm + a * math.log(x) + b * math.log1p(-x))
    if x < (a + 1) / (a + b + 2):
        return front * _fraction(x, a, b) / a
    return 1.0 - front * _fraction(1 - x, b, a) / b


def _fraction(x: float, a: float, b: float) -> float:
    """Its continued fraction, reckoned from the front (Lentz's way)."""
    c, d = 1.0, 1.0 / _not_zero(1 - (a + b) * x / (a + 1))
    value = d
    for m in range(1, _MOST_TERMS):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            d = 1.0 / _not_zero(1 + term * d)
            c = _not_zero(1 + term / c)
            value *= c * d
        if abs(c * d - 1.0) < _CLOSE_ENOUGH:
            break
    return value


def _not_zero(number: float) -> float:
    return number if abs(number) > _SMALLEST else _SMALLEST
