"""Parallel projections onto a square grid of samples."""

import math
from dataclasses import dataclass, replace

import numpy as np
from kit.types import Array

from tracing.poses import Pose

LEAN = 0.62  # heights lean up the picture by this share, the ground keeps its true scale


@dataclass(frozen=True)
class Camera:
    """The sample at x, y (mm from the middle, y up) looks from origin + x right + y up."""

    origin: Array
    right: Array
    up: Array
    along: Array
    half: float  # mm from the middle to the picture's edge
    samples: int  # along an edge

    def box(self, middle: Array, reach: float) -> tuple[slice, slice]:
        """The rows and columns that a ball can be seen in."""
        inverse = np.linalg.inv(np.stack([self.right, self.up, self.along], axis=1))
        x, y, _ = inverse @ (middle - self.origin)
        wide, tall = (reach * float(np.linalg.norm(inverse[axis])) for axis in (0, 1))
        return self._span(-y - tall, -y + tall), self._span(x - wide, x + wide)

    def starts(self, rows: slice, columns: slice) -> Array:
        """Where the rays of those samples start, as points."""
        x, y = np.meshgrid(self._places()[columns], -self._places()[rows])
        ends = np.stack([x.ravel(), y.ravel()])
        grid = np.stack([self.right, self.up], axis=1).astype(np.float32) @ ends
        return grid + self.origin.astype(np.float32)[:, None]

    def seen_by(self, pose: Pose) -> "Camera":
        """The same camera in the space of a posed body."""
        return replace(
            self,
            origin=pose.point_into_body(self.origin),
            right=pose.into_body(self.right),
            up=pose.into_body(self.up),
            along=pose.into_body(self.along),
        )

    def on_the_ground(self, height: float, toward: Array) -> "Camera":
        """For every sample, the ray from the ground it shows (at that height) towards a light."""
        return replace(
            self,
            origin=self._dropped(self.origin, height),
            right=self._dropped(self.right, 0),
            up=self._dropped(self.up, 0),
            along=toward,
        )

    def with_samples(self, samples: int) -> "Camera":
        return replace(self, samples=samples)

    def _dropped(self, vector: Array, height: float) -> Array:
        return vector + self.along * ((height - vector[2]) / self.along[2])

    def _places(self) -> Array:
        steps = (np.arange(self.samples, dtype=np.float32) + np.float32(0.5)) / self.samples
        return (steps * 2 - 1) * np.float32(self.half)

    def _span(self, low: float, high: float) -> slice:
        scale = self.samples / (2 * self.half)
        first, last = (low + self.half) * scale, (high + self.half) * scale
        return slice(max(0, math.floor(first)), max(0, min(self.samples, math.ceil(last))))


def plan_oblique(half: float, samples: int) -> Camera:
    """The table from above, heights leaning up: a foot stays a true circle at its place."""
    along = np.array([0, LEAN, -1.0])
    axes = np.eye(3)
    return Camera(np.zeros(3), axes[0], axes[1], along / np.linalg.norm(along), half, samples)


def tilted(degrees: float, half: float, samples: int) -> Camera:
    """From above, tipped towards the viewer by so many degrees."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    right, up, along = np.array([1.0, 0, 0]), np.array([0, c, s]), np.array([0, s, -c])
    return Camera(np.zeros(3), right, up, along, half, samples)
