"""The one light of the table, and how bright and how glossy each seen point is under it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from kit.types import Array

from tracing.cameras import Camera
from tracing.marching import View, in_shade, normals, openness, seen_points
from tracing.poses import Pose
from tracing.shapes import Shape

TO_LIGHT = np.array([-0.46, 0.42, 0.78])
_RING = 6  # lights about the middle one
_FOLDS = 3.2  # mm: folds and corners up to this wide look dark
_GROUND_DARKENS = 5.0  # mm above the ground


@dataclass(frozen=True)
class Lit:
    """The covered samples, row by row, in the body's own space."""

    points: Array  # (3, n)
    normal: Array  # (3, n)
    brightness: Array  # factor of the surface's colour
    gloss: Array  # added to it


def lit(shapes: Sequence[Shape], camera: Camera, view: View, pose: Pose, ground: float) -> Lit:
    """`camera` is the one in the body's space; `ground` the table's height in the world."""
    points = seen_points(camera, view)
    normal = normals(shapes, points, view.piece[view.covered])
    toward = pose.into_body(TO_LIGHT / np.linalg.norm(TO_LIGHT))
    sun = np.clip(toward @ normal, 0, 1) * _sunlit(shapes, points, normal, toward)
    upward = 0.5 + 0.5 * (pose.into_body(np.array([0, 0, 1.0])) @ normal)
    height = pose.turn[2].astype(np.float32) @ points + np.float32(pose.shift[2] - ground)
    free = openness(shapes, points, normal, _FOLDS) * np.clip(
        0.55 + 0.45 * height / _GROUND_DARKENS, 0, 1
    )
    brightness = (0.40 + 0.26 * upward) * (0.38 + 0.62 * free) + 0.60 * sun
    half = toward - camera.along / np.linalg.norm(camera.along)
    glint = np.clip((half / np.linalg.norm(half)).astype(np.float32) @ normal, 0, 1)
    gloss = (glint**28) * (0.25 + 0.75 * (sun > 0)) * free
    return Lit(points, normal, brightness.astype(np.float32), gloss.astype(np.float32))


def softened_lights(steepness: float = 1.4, spread: float = 0.07) -> list[Array]:
    """Directions about the light, for shadows that are sharp near and soft far away.

    Higher than the light that shades the pieces: long shadows would hide the board.
    """
    base = TO_LIGHT * np.array([1, 1, steepness])
    ring = [2 * math.pi * (i + 0.25) / _RING for i in range(_RING)]
    offsets = [np.zeros(3), *(np.array([math.cos(a), math.sin(a), 0]) * spread for a in ring)]
    return [(base + offset) / np.linalg.norm(base + offset) for offset in offsets]


def _sunlit(shapes: Sequence[Shape], points: Array, normal: Array, toward: Array) -> Array:
    facing = np.flatnonzero(toward @ normal > 0)
    result = np.ones(points.shape[1], np.float32)
    dark = in_shade(shapes, points[:, facing], normal[:, facing], toward)
    result[facing[dark]] = 0.45
    return result
