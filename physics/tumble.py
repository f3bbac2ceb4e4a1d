"""How the flicked die tumbles: drawn, not simulated.

In the simulation the die slides and spins flat on the board. A real one rolls over when it has
struck something hard, or goes over the edge. So after such a moment it makes some quarter turns
about the axis of its own that lies best across its way, a side's length of travel for each, and
lies flat again. It never changes where the die goes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from physics.result import Quaternion

HARD = 2.0  # mN s: a blow that makes it roll
MOST_TURNS = 4
ROLLING = 0.6  # share of the way to its next blow, or to its rest, in which it may roll
UPRIGHT: Quaternion = (1.0, 0.0, 0.0, 0.0)


# One moment of the die on its way: x, y, how it is turned (radians), the blow it takes just then.
Step = tuple[float, float, float, float]


# How it lies in space at that moment, and how much its middle is raised (same unit as x).
Tumbled = tuple[Quaternion, float]


def tumble(steps: Sequence[Step], side: float) -> list[Tumbled]:
    """For every step, how the die is turned in space. It begins with face 1 up."""
    base = UPRIGHT  # as it would lie if it were not turned about the vertical
    poses: list[Tumbled] = []
    blows = [n for n, step in enumerate(steps) if n > 0 and step[3] >= HARD]
    for begin, end in pairwise([0, *blows, len(steps)]):
        way = _way(steps[begin:end])
        turns = min(int(ROLLING * way[-1] / side), MOST_TURNS) if begin else 0
        axis = _axis(steps[begin], steps[end - 1])
        for step, gone in zip(steps[begin:end], way, strict=True):
            rolled, lift = base, 0.0
            if turns:
                angle = min(gone / side, float(turns)) * math.pi / 2
                part = angle % (math.pi / 2)
                lift = side / 2 * (math.cos(part) + math.sin(part) - 1.0)
                rolled = _product(_rotation(axis, angle), base)
            poses.append((_yawed(rolled, step[2]), lift))
        base = _product(_rotation(axis, turns * math.pi / 2), base)
    return poses


def face_up(attitude: Quaternion) -> int:
    """The face on top: 1 and 6, 2 and 5, 3 and 4 are opposite, towards z, x and y at the start."""
    w, x, y, z = attitude
    up = {
        1: 1 - 2 * (x * x + y * y),
        2: 2 * (x * z - w * y),
        3: 2 * (y * z + w * x),
    }
    face = max(up, key=lambda side: abs(up[side]))
    return face if up[face] > 0 else 7 - face


def _way(steps: Sequence[Step]) -> list[float]:
    """How far the die has come at each step."""
    way = [0.0]
    for one, other in pairwise(steps):
        way.append(way[-1] + math.hypot(other[0] - one[0], other[1] - one[1]))
    return way


def _axis(begin: Step, end: Step) -> tuple[int, int, int]:
    """The axis of the die that lies best across its way, so that its top goes ahead."""
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    cos, sin = math.cos(begin[2]), math.sin(begin[2])
    along, across = dx * cos + dy * sin, dy * cos - dx * sin
    if abs(along) >= abs(across):
        return (0, 1, 0) if along >= 0 else (0, -1, 0)
    return (-1, 0, 0) if across >= 0 else (1, 0, 0)


def _rotation(axis: tuple[int, int, int], angle: float) -> Quaternion:
    sin = math.sin(angle / 2)
    return math.cos(angle / 2), axis[0] * sin, axis[1] * sin, axis[2] * sin


def _yawed(attitude: Quaternion, angle: float) -> Quaternion:
    """Turned about the vertical."""
    w, x, y, z = attitude
    cos, sin = math.cos(angle / 2), math.sin(angle / 2)
    return cos * w - sin * z, cos * x - sin * y, cos * y + sin * x, cos * z + sin * w


def _product(second: Quaternion, first: Quaternion) -> Quaternion:
    """One rotation after the other."""
    a, b, c, d = second
    w, x, y, z = first
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )
