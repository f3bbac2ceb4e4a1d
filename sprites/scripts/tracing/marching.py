"""Rays against solids: what each sample sees first, and which points a light does not reach."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from kit.types import Array

from tracing.cameras import Camera
from tracing.shapes import Shape

_STEPS = 72
_TOUCH = np.float32(0.02)  # mm: near enough to be the surface
_CARE = np.float32(0.92)  # melted and tapered solids overstate their distance a little
_OFF_THE_SURFACE = np.float32(0.12)


@dataclass(frozen=True)
class View:
    """What every sample of a camera sees first. A piece is -1 where nothing is."""

    piece: Array  # (n, n) number of the solid
    depth: Array  # (n, n) mm along the ray

    @property
    def covered(self) -> Array:
        return self.piece >= 0


def look(shapes: Sequence[Shape], camera: Camera, nearest: float = -np.inf) -> View:
    """The first solid along each ray, no nearer than `nearest`."""
    n = camera.samples
    piece = np.full((n, n), -1, np.int16)
    depth = np.full((n, n), np.inf, np.float32)
    along = camera.along.astype(np.float32)
    for number, shape in enumerate(shapes):
        box = camera.box(np.array(shape.middle), shape.reach)
        here = depth[box]
        met = _march(shape, camera.starts(*box), along, nearest, here.ravel()).reshape(here.shape)
        piece[box] = np.where(met < here, number, piece[box])
        depth[box] = np.minimum(met, here)
    return View(piece, depth)


def seen_points(camera: Camera, view: View) -> Array:
    """The points of the covered samples, row by row."""
    everything = slice(0, camera.samples)
    covered = view.covered.ravel()
    starts = camera.starts(everything, everything)[:, covered]
    return starts + camera.along.astype(np.float32)[:, None] * view.depth.ravel()[covered]


def normals(shapes: Sequence[Shape], points: Array, pieces: Array) -> Array:
    """Which way the surface looks at each point."""
    result = np.zeros_like(points)
    # Four probes in a tetrahedron do what six along the axes do.
    probes = np.array([[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]], np.float32) * 0.05
    for number in np.unique(pieces):
        mine = pieces == number
        for probe in probes:
            felt = shapes[number].distance(points[:, mine] + probe[:, None])
            result[:, mine] += probe[:, None] * felt
    return result / np.maximum(np.linalg.norm(result, axis=0), 1e-9)


def in_shade(shapes: Sequence[Shape], points: Array, normal: Array, toward: Array) -> Array:
    """Which points another solid hides from the light."""
    starts = points + normal * _OFF_THE_SURFACE
    shaded = np.zeros(points.shape[1], bool)
    along = toward.astype(np.float32)
    for shape in shapes:
        lit = np.flatnonzero(~shaded)
        limit = np.full(lit.size, np.inf, np.float32)
        shaded[lit] = np.isfinite(_march(shape, starts[:, lit], along, 0.0, limit))
    return shaded


def openness(shapes: Sequence[Shape], points: Array, normal: Array, reach: float) -> Array:
    """How free the air above each point is, 0 to 1: corners and folds are dark."""
    total = np.zeros(points.shape[1], np.float32)
    for share in (0.3, 1.0):
        away = np.float32(reach * share)
        probe = points + normal * away
        free = np.full(points.shape[1], away, np.float32)
        for shape in shapes:
            near = _near(shape, probe, away)
            free[near] = np.minimum(free[near], shape.distance(probe[:, near]))
        total += np.clip(free / away, 0, 1) / 2
    return total


def _near(shape: Shape, points: Array, margin: float) -> Array:
    gap = points - np.array(shape.middle, np.float32)[:, None]
    return np.flatnonzero((gap * gap).sum(0) < (shape.reach + margin) ** 2)


def _march(shape: Shape, starts: Array, along: Array, nearest: float, limit: Array) -> Array:
    """How far each ray goes to meet the solid; infinite where it does not before its limit."""
    met = np.full(starts.shape[1], np.inf, np.float32)
    gap = np.array(shape.middle, np.float32)[:, None] - starts
    closest = along @ gap
    chord = shape.reach**2 - ((gap * gap).sum(0) - closest * closest)
    half_chord = np.sqrt(np.maximum(chord, 0))
    way = np.maximum(closest - half_chord, np.float32(nearest))
    live = np.flatnonzero((chord > 0) & (way < closest + half_chord) & (way < limit))
    end = np.minimum(closest + half_chord, limit)[live]
    way, starts = way[live], starts[:, live]
    for _ in range(_STEPS):
        if not live.size:
            break
        felt = shape.distance(starts + along[:, None] * way)
        way = way + felt * _CARE
        touching = felt < _TOUCH
        met[live[touching]] = way[touching]
        going = ~touching & (way < end)
        live, way, end, starts = live[going], way[going], end[going], starts[:, going]
    return met
