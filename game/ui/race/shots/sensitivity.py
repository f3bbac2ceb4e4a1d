"""The sensitivity that fits a hand: its usual flick becomes a shot of good power.

Pure arithmetic; nothing here draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from game.ui.race.shots.gesture import POWER

FLICKS = 5  # so many tell how a hand likes to flick
GOOD = 2.3  # m/s: the middle of the good band of the gauge
LEAST, GREATEST = 0.2, 3.0  # as in the settings


def power_of(pace: float, sensitivity: float) -> float:
    """Of the die, in m/s, for a flick of so many pixels a second."""
    return POWER * sensitivity * pace


def fitting(paces: Sequence[float]) -> float:
    """With it the middle one of these flicks is of good power: one that went wrong does not
    matter."""
    wanted = GOOD / (POWER * median(paces))
    return round(min(max(wanted, LEAST), GREATEST), 2)
