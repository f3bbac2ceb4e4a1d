"""How fast a pointer moved: one velocity fitted to all its samples, so that no single one decides.

Pure arithmetic; nothing here draws.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from physics.model import Point

BIN = 0.005  # seconds: samples closer together are taken as one, whatever a mouse sends
OUTLIER = 3.0  # times the usual distance from the fitted line
NOISE = 3.0  # pixels: less is never an outlier
TO_DEVIATION = 1.4826  # from the median of absolute deviations to a standard deviation


class Sample(NamedTuple):
    """Where the pointer was. `waited`: how long it may have waited to be read, in seconds."""

    time: float
    at: Point
    waited: float = 0.0


def velocity(samples: Sequence[Sample]) -> Point | None:
    """Per second, in both directions; None where nothing can be said.

    Least squares over the samples, without those that lie alone far beside the others. A line
    through the medians of all pairs (Theil and Sen) tells which these are.
    """
    moments = binned(samples)
    if len(moments) < 2:
        return None
    guess = _by_pairs(moments)
    return _least_squares([moment for moment, keep in _judged(moments, guess) if keep])


def binned(samples: Sequence[Sample]) -> list[Sample]:
    """At most one in every few milliseconds: the mean of those that came then."""
    if not samples:
        return []
    last = samples[-1].time
    groups: dict[int, list[Sample]] = {}
    for sample in samples:
        groups.setdefault(int((last - sample.time) / BIN), []).append(sample)
    return [_mean(group) for group in groups.values()]


def _mean(group: Sequence[Sample]) -> Sample:
    count = len(group)
    return Sample(
        sum(sample.time for sample in group) / count,
        (sum(s.at[0] for s in group) / count, sum(s.at[1] for s in group) / count),
    )


def _by_pairs(moments: Sequence[Sample]) -> Point:
    """The median of the slopes of all pairs; those further apart in time count for more."""
    slopes: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for number, late in enumerate(moments):
        for early in moments[:number]:
            apart = late.time - early.time
            if apart > 0.0:
                for axis in (0, 1):
                    slopes[axis].append(((late.at[axis] - early.at[axis]) / apart, apart))
    return _weighted_median(slopes[0]), _weighted_median(slopes[1])


def _weighted_median(values: list[tuple[float, float]]) -> float:
    half, passed = sum(weight for _, weight in values) / 2, 0.0
    for value, weight in sorted(values):
        passed += weight
        if passed >= half:
            return value
    return 0.0


def _judged(moments: Sequence[Sample], guess: Point) -> list[tuple[Sample, bool]]:
    """Each with whether it is kept. Several in a row that lie beside the line are the hand: it
    sped up, or turned."""
    offsets = [[s.at[axis] - guess[axis] * s.time for s in moments] for axis in (0, 1)]
    middle = [_median(offset) for offset in offsets]
    beside = [math.hypot(x - middle[0], y - middle[1]) for x, y in zip(*offsets, strict=True)]
    most = max(OUTLIER * TO_DEVIATION * _median(beside), NOISE)
    far = [distance > most for distance in beside]
    kept = [
        not is_far or any(far[max(number - 1, 0) : number]) or any(far[number + 1 : number + 2])
        for number, is_far in enumerate(far)
    ]
    return list(zip(moments, kept, strict=True))


def _median(values: Sequence[float]) -> float:
    in_order, half = sorted(values), len(values) // 2
    return in_order[half] if len(values) % 2 else (in_order[half - 1] + in_order[half]) / 2


def _least_squares(moments: Sequence[Sample]) -> Point | None:
    count = len(moments)
    if count < 2:
        return None
    middle = sum(moment.time for moment in moments) / count
    spread = sum((moment.time - middle) ** 2 for moment in moments)
    if spread <= 0.0:
        return None
    x, y = (sum((m.time - middle) * m.at[axis] for m in moments) / spread for axis in (0, 1))
    return x, y
