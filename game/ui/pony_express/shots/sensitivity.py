"""The sensitivity that fits a hand: its usual flick becomes a shot of good power.

Pure arithmetic; nothing here draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from game.settings import GREATEST_SENSITIVITY, LEAST_SENSITIVITY
from game.ui.pony_express.shots.gesture import POWER

FLICKS = 5  # so many tell how a hand likes to flick
GOOD = 2.3  # m/s: the middle of the good band of the gauge


def fitting(paces: Sequence[float]) -> float:
    """With it the middle one of these flicks is of good power: one that went wrong does not
    matter."""
    wanted = GOOD / (POWER * median(paces))
    return round(min(max(wanted, LEAST_SENSITIVITY), GREATEST_SENSITIVITY), 2)
