"""The best of some shots at one table."""

from __future__ import annotations

from collections.abc import Iterable

from game.practice.layout import Layout
from game.practice.record import Practised

Goodness = tuple[bool, bool, int, float, float]


def goodness(shot: Practised, layout: Layout) -> Goodness:
    """The greater the better. Of hits the one nearest to the line aimed along is the best, of
    misses the one that came closest."""
    fallen = shot.figures if layout.scene == "figures" else 0
    return not shot.arrest, shot.hit, fallen, -shot.closest, -abs(shot.deviation)


def best_shot(shots: Iterable[Practised], layout: Layout) -> Practised | None:
    """Of equals the first; nothing if all of them ended with an arrest."""
    allowed = [shot for shot in shots if not shot.arrest]
    return max(allowed, key=lambda shot: goodness(shot, layout), default=None)
