"""Solids by their signed distance: what the pieces are turned and carved from."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from kit.types import Array

Point = tuple[float, float, float]


@dataclass(frozen=True)
class Shape:
    """A signed distance, and a ball that holds the whole solid."""

    distance: Callable[[Array], Array]
    middle: Point
    reach: float


def ball(middle: Point, radius: float) -> Shape:
    x, y, z = map(np.float32, middle)

    def distance(p: Array) -> Array:
        return np.sqrt((p[0] - x) ** 2 + (p[1] - y) ** 2 + (p[2] - z) ** 2) - np.float32(radius)

    return Shape(distance, middle, radius)


def limb(start: Point, end: Point, radius: float, end_radius: float | None = None) -> Shape:
    """A round stick with round ends, thinner or thicker towards its end."""
    last = radius if end_radius is None else end_radius
    a = np.array(start, np.float32)
    way = np.array(end, np.float32) - a
    unit, length = way / np.float32(way @ way), math.dist(start, end)

    def distance(p: Array) -> Array:
        x, y, z = p[0] - a[0], p[1] - a[1], p[2] - a[2]
        share = np.clip(x * unit[0] + y * unit[1] + z * unit[2], 0, 1)
        x, y, z = x - share * way[0], y - share * way[1], z - share * way[2]
        return np.sqrt(x * x + y * y + z * z) - (np.float32(radius) + share * (last - radius))

    middle = tuple((one + other) / 2 for one, other in zip(start, end, strict=True))
    return Shape(distance, middle, length / 2 + max(radius, last))  # type: ignore[arg-type]


def disc(foot: Point, radius: float, height: float, edge: float = 0.5) -> Shape:
    """An upright cylinder on `foot`, its rims rounded by `edge`."""
    x, y, z = foot[0], foot[1], foot[2] + height / 2

    def distance(p: Array) -> Array:
        out = np.sqrt((p[0] - x) ** 2 + (p[1] - y) ** 2) - np.float32(radius - edge)
        above = np.abs(p[2] - np.float32(z)) - np.float32(height / 2 - edge)
        return _corner(out, above) - np.float32(edge)

    return Shape(distance, (x, y, z), math.hypot(radius, height / 2))


def egg(middle: Point, radii: Point) -> Shape:
    """An ellipsoid along the axes; the distance is close enough to march by."""
    centre = np.array(middle, np.float32)[:, None]
    size = np.array(radii, np.float32)[:, None]

    def distance(p: Array) -> Array:
        q = (p - centre) / size
        near = np.sqrt((q * q).sum(0))
        slope = np.sqrt(((q / size) ** 2).sum(0))
        return near * (near - 1) / np.maximum(slope, np.float32(1e-4))

    return Shape(distance, middle, max(radii))


def cube(side: float, edge: float) -> Shape:
    """A cube about the origin, edges and corners rounded by `edge`."""
    half = np.float32(side / 2 - edge)

    def distance(p: Array) -> Array:
        q = np.abs(p) - half
        outside = np.sqrt((np.maximum(q, 0) ** 2).sum(0))
        return outside + np.minimum(q.max(0), 0) - np.float32(edge)

    return Shape(distance, (0, 0, 0), float(half) * math.sqrt(3) + edge)


def melt(softness: float, *shapes: Shape) -> Shape:
    """Solids that flow into each other where they meet."""
    k = np.float32(softness)

    def distance(p: Array) -> Array:
        total = shapes[0].distance(p)
        for shape in shapes[1:]:
            other = shape.distance(p)
            blend = np.clip(1 - np.abs(total - other) / k, 0, 1)
            total = np.minimum(total, other) - blend * blend * (k / 4)
        return total

    middle, reach = _ball_around(shapes)
    return Shape(distance, middle, reach + softness / 4)


def lathe(profile: Sequence[tuple[float, float]], step: float = 0.08) -> Shape:
    """A body turned about the upright axis: (radius, height) knots of a smooth outline."""
    outline = _smooth(np.array(profile, np.float32))
    low, high = outline[:, 1].min() - 2, outline[:, 1].max() + 2
    wide = outline[:, 0].max() + 2
    radii, heights = np.arange(0, wide, step), np.arange(low, high, step)
    table = _outline_distance(outline, *np.meshgrid(radii, heights)).astype(np.float32)

    def distance(p: Array) -> Array:
        out = np.sqrt(p[0] * p[0] + p[1] * p[1])
        return _look_up(table, out / np.float32(step), (p[2] - low) / np.float32(step))

    middle = float(outline[:, 1].min() + outline[:, 1].max()) / 2
    reach = float(np.hypot(outline[:, 0], outline[:, 1] - middle).max())
    return Shape(distance, (0, 0, middle), reach + 0.1)


def _corner(a: Array, b: Array) -> Array:
    inside = np.minimum(np.maximum(a, b), 0)
    return inside + np.sqrt(np.maximum(a, 0) ** 2 + np.maximum(b, 0) ** 2)


def _ball_around(shapes: Sequence[Shape]) -> tuple[Point, float]:
    low = np.min([np.array(s.middle) - s.reach for s in shapes], axis=0)
    high = np.max([np.array(s.middle) + s.reach for s in shapes], axis=0)
    middle = (low + high) / 2
    reach = max(math.dist(middle, s.middle) + s.reach for s in shapes)
    return (float(middle[0]), float(middle[1]), float(middle[2])), reach


def _smooth(knots: Array, pieces: int = 6) -> Array:
    """A Catmull-Rom curve through the knots; a knot given twice stays a corner."""
    ends = np.vstack([knots[:1], knots, knots[-1:]])
    t = np.linspace(0, 1, pieces, endpoint=False)[:, None]
    curves = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        if np.array_equal(b, c):
            continue
        bend = 2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2
        curves.append((bend + (3 * b - a - 3 * c + d) * t**3) / 2)
    return np.vstack([*curves, knots[-1:]])


def _outline_distance(outline: Array, r: Array, z: Array) -> Array:
    """Signed distance to the closed outline mirrored at the axis."""
    left = outline[::-1] * np.array([-1, 1])
    loop = np.vstack([outline, left, outline[:1]])
    best = np.full(r.shape, np.inf)
    inside = np.zeros(r.shape, bool)
    for (ax, az), (bx, bz) in pairwise(loop):
        dx, dz = bx - ax, bz - az
        share = np.clip(((r - ax) * dx + (z - az) * dz) / max(dx * dx + dz * dz, 1e-12), 0, 1)
        best = np.minimum(best, (r - ax - share * dx) ** 2 + (z - az - share * dz) ** 2)
        if az != bz:
            inside ^= ((az > z) != (bz > z)) & (r < ax + (z - az) * dx / dz)
    return np.sqrt(best) * np.where(inside, -1, 1)


def _look_up(table: Array, column: Array, row: Array) -> Array:
    """The table between its knots; beyond its rim, the rim's value plus the way to it."""
    rows, columns = table.shape
    x, y = np.clip(column, 0, columns - 1.001), np.clip(row, 0, rows - 1.001)
    left, top = x.astype(np.int32), y.astype(np.int32)
    across, down = x - left, y - top
    upper = table[top, left] * (1 - across) + table[top, left + 1] * across
    lower = table[top + 1, left] * (1 - across) + table[top + 1, left + 1] * across
    beyond = np.abs(column - x) + np.abs(row - y)
    return upper * (1 - down) + lower * down + beyond * np.float32(0.03)
