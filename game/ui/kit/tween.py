"""Easing functions, from 0 to 1 each, and interpolation."""

from __future__ import annotations

import math

Point = tuple[float, float]


def clamp(value: float, low: float = 0.0, high: float = 1.0) -> float:
    return low if value < low else high if value > high else value


def mix(a: float, b: float, share: float) -> float:
    return a + (b - a) * share


def between(a: Point, b: Point, share: float) -> Point:
    return mix(a[0], b[0], share), mix(a[1], b[1], share)


def smooth(share: float) -> float:
    """Slow at both ends."""
    share = clamp(share)
    return share * share * (3.0 - 2.0 * share)


def ease_out(share: float) -> float:
    """Fast at first."""
    return 1.0 - (1.0 - clamp(share)) ** 3


def overshoot(share: float) -> float:
    """Goes a little too far and comes back."""
    share = clamp(share) - 1.0
    return share * share * (2.7 * share + 1.7) + 1.0


def hop(share: float) -> float:
    """Up and down again."""
    return math.sin(math.pi * clamp(share))


def pulse(time: float, period: float = 1.2) -> float:
    """Breathing between 0 and 1."""
    return 0.5 - 0.5 * math.cos(2.0 * math.pi * time / period)
