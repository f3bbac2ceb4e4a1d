"""Where a body stands: turned, tipped over the edge of its foot, laid to rest."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from kit.types import Array

from tracing.shapes import Shape


@dataclass(frozen=True)
class Pose:
    """From the body's own space to the world: turn, then shift."""

    turn: Array  # (3, 3)
    shift: Array  # (3,)

    def into_body(self, vector: Array) -> Array:
        """A direction of the world as the body sees it."""
        return (self.turn.T @ vector).astype(np.float32)

    def point_into_body(self, point: Array) -> Array:
        return self.into_body(point - self.shift)


def upright(heading: float = 0.0) -> Pose:
    """Standing at the origin, looking `heading` degrees counter-clockwise from east."""
    return Pose(about_z(heading), np.zeros(3))


def tipped(heading: float, direction: float, tilt: float, foot: float) -> Pose:
    """Tipped by `tilt` degrees towards a direction, about the edge of a foot of that radius."""
    aside, fall = about_z(direction), _about_y(tilt)
    pivot = np.array([foot, 0, 0])
    turn = aside @ fall @ aside.T @ about_z(heading)
    return Pose(turn, aside @ (pivot - fall @ pivot))


def resting_tilt(shapes: Sequence[Shape], heading: float, direction: float, foot: float) -> float:
    """How far a body tips until something but its foot touches the ground."""
    low, high = 60.0, 106.0  # beyond, a head could be under the ground altogether
    for _ in range(12):
        middle = (low + high) / 2
        touches = _lowest(shapes, tipped(heading, direction, middle, foot)) < 0
        low, high = (low, middle) if touches else (middle, high)
    return low


def about_z(degrees: float) -> Array:
    c, s = _circle(degrees)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def _about_y(degrees: float) -> Array:
    c, s = _circle(degrees)
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])


def _circle(degrees: float) -> tuple[float, float]:
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


def _lowest(shapes: Sequence[Shape], pose: Pose) -> float:
    """How near the solids come to the ground; negative when they are in it."""
    ground = np.mgrid[-60:60:1.0, -60:60:1.0].reshape(2, -1)
    points = np.vstack([ground, np.zeros(ground.shape[1])])
    seen = pose.turn.T @ (points - pose.shift[:, None])
    return min(float(shape.distance(seen.astype(np.float32)).min()) for shape in shapes)
