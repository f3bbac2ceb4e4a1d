"""Aiming with a slingshot or with keys: exact hands would never miss, so the aim sways.

Pure arithmetic; nothing here draws.
"""

from __future__ import annotations

import math

from game.ui.pony_express.shots.gesture import Aim
from physics.model import MAX_SPEED, Point

# Of the study: a swing of 6 degrees every 0.7 s, let go of with the usual timing error, hits
# about half of the time.
SWING = 3.0  # degrees to either side
PERIOD = 0.7  # seconds
SECOND_SWING, SECOND_PERIOD = 0.7, 1.13  # so that nobody learns the rhythm by heart

FULL_PULL = 94.0  # pixels of pull for the hardest shot, see `Measure`
DEAD_PULL = 10.0  # pixels: less is no shot
METER = 1.5  # seconds for the power meter to rise and fall once
SLOWEST = 0.8  # m/s


def sway(time: float) -> float:
    """Degrees that the aim is off at that moment."""
    return SWING * math.sin(2.0 * math.pi * time / PERIOD) + SECOND_SWING * math.sin(
        2.0 * math.pi * time / SECOND_PERIOD
    )


def pulled(held: Point, pointer: Point, time: float) -> Aim | None:
    """A slingshot: the die goes the other way, the harder the longer the pull. Both in pixels;
    `held`: where the pointer took hold."""
    dx, dy = held[0] - pointer[0], held[1] - pointer[1]
    length = math.hypot(dx, dy)
    if length < DEAD_PULL:
        return None
    share = min((length - DEAD_PULL) / (FULL_PULL - DEAD_PULL), 1.0)
    speed = SLOWEST + (MAX_SPEED - SLOWEST) * share
    return Aim(math.degrees(math.atan2(dy, dx)) + sway(time), speed)


def metered(held: float) -> float:
    """The speed that the power meter shows after a key was held for so long."""
    share = 0.5 - 0.5 * math.cos(2.0 * math.pi * held / METER)
    return SLOWEST + (MAX_SPEED - SLOWEST) * share
