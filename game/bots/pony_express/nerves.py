"""Who accuses: how suspicious an announcement must be before somebody calls it a bluff."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.rules.shared.hands import SPACES

# How sure a sensible rider is before it accuses: a false accusation costs a stay in prison, a
# right one gains the announced ride. By spaces announced; [0] is never announced.
DOUBT = (1.0, 0.62, 0.50, 0.42, 0.33, 0.27, 0.23, 0.19)
_SHARPNESS = 10.0
_SURE = 0.02

# How much earlier or later than a sensible rider somebody accuses; None: whatever was said.
NERVES: tuple[float | None, ...] = (-1.0, -0.2, 0.0, 0.2, 1.0, None)
COMMON = (0.06, 0.24, 0.40, 0.18, 0.04, 0.08)
_BLIND = 0.5

Weights = tuple[float, ...]


def accuses(nerve: float | None, doubt: float, spaces: int) -> float:
    """The chance that somebody with this nerve accuses."""
    if nerve is None:
        return _BLIND
    over = doubt + nerve - DOUBT[spaces]
    return _SURE + (1 - 2 * _SURE) / (1 + math.exp(-_SHARPNESS * over))


def chance(weights: Sequence[float], doubt: float, announced: str) -> float:
    return sum(
        [
            share * accuses(nerve, doubt, SPACES[announced])
            for share, nerve in zip(weights, NERVES, strict=True)
        ]
    )


def learned(weights: Sequence[float], doubt: float, announced: str, accused: bool) -> Weights:
    new = []
    for share, nerve in zip(weights, NERVES, strict=True):
        likely = accuses(nerve, doubt, SPACES[announced])
        new.append(max(share * (likely if accused else 1 - likely), 1e-6))
    total = sum(new)
    return tuple([share / total for share in new])
