"""How the flicked die tumbles: drawn, not simulated.

In the simulation the die slides and spins flat on the board. A real one rolls over when it has
struck something hard, or goes over the edge. So after such a moment it makes some quarter turns
about the axis of its own that lies best across its way, a side's length of travel for each (a
fast one slips, so that the eye can follow), and lies flat again. It never changes where it goes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from physics.turning import UPRIGHT, Quaternion, product, rotation

HARD = 2.0  # mN s: a blow that makes it roll
MOST_TURNS = 4
FASTEST = 36.0  # quarter turns a second: less than one from sample to sample of a track
ROLLING = 0.6  # share of the way to its next blow, or to its rest, in which it may roll


# One moment of the die on its way: time, x, y, how it is turned (radians), the blow it takes then.
Step = tuple[float, float, float, float, float]


# How it lies in space at that moment, and how much its middle is raised (same unit as x).
Tumbled = tuple[Quaternion, float]


def tumble(steps: Sequence[Step], side: float) -> list[Tumbled]:
    """For every step, how the die is turned in space. It begins with face 1 up."""
    base = UPRIGHT  # as it would lie if it were not turned about the vertical
    poses: list[Tumbled] = []
    blows = [n for n, step in enumerate(steps) if n > 0 and step[4] >= HARD]
    for begin, end in pairwise([0, *blows, len(steps)]):
        rolls = _rolls(steps[begin:end], side)
        turns = min(int(ROLLING * rolls[-1]), MOST_TURNS) if begin else 0
        axis = _axis(steps[begin], steps[end - 1])
        for step, roll in zip(steps[begin:end], rolls, strict=True):
            rolled, lift = base, 0.0
            if turns:
                angle = min(roll, float(turns)) * math.pi / 2
                part = angle % (math.pi / 2)
                lift = side / 2 * (math.cos(part) + math.sin(part) - 1.0)
                rolled = product(rotation(axis, angle), base)
            poses.append((_yawed(rolled, step[3]), lift))
        base = product(rotation(axis, turns * math.pi / 2), base)
    return poses


def _rolls(steps: Sequence[Step], side: float) -> list[float]:
    """How many quarter turns the die could have made at each step."""
    rolls = [0.0]
    for (time, x, y, _, _), (later, next_x, next_y, _, _) in pairwise(steps):
        travel = math.hypot(next_x - x, next_y - y) / side
        rolls.append(rolls[-1] + min(travel, FASTEST * (later - time)))
    return rolls


def _axis(begin: Step, end: Step) -> tuple[int, int, int]:
    """The axis of the die that lies best across its way, so that its top goes ahead."""
    dx, dy = end[1] - begin[1], end[2] - begin[2]
    cos, sin = math.cos(begin[3]), math.sin(begin[3])
    along, across = dx * cos + dy * sin, dy * cos - dx * sin
    if abs(along) >= abs(across):
        return (0, 1, 0) if along >= 0 else (0, -1, 0)
    return (-1, 0, 0) if across >= 0 else (1, 0, 0)


def _yawed(attitude: Quaternion, angle: float) -> Quaternion:
    """Turned about the vertical."""
    w, x, y, z = attitude
    cos, sin = math.cos(angle / 2), math.sin(angle / 2)
    return cos * w - sin * z, cos * x - sin * y, cos * y + sin * x, cos * z + sin * w
