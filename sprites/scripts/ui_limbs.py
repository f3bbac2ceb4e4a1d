"""Figures of tapered limbs that flow into each other: a few joints give any pose of a horse.

A limb is a chain of joints (x, y, radius). The limbs of one part melt together, parts are laid
over each other, each with its outline and its own rounded light.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
from kit import flat, over
from kit.palette import INK, rgb
from kit.types import Array

Joint = tuple[float, float, float]
Limb = tuple[Joint, ...]


@dataclass(frozen=True)
class Part:
    """Limbs of one colour; `inked` says whether they get an outline."""

    limbs: tuple[Limb, ...]
    upper: str
    lower: str
    melt: float = 5.0
    roundness: float = 9.0
    inked: bool = True


def figure(parts: Sequence[Part], size: tuple[float, float], scale: float, edge: float) -> Array:
    """The parts in order, on a picture of `size` units at `scale` pixels to the unit."""
    w, h = round(size[0] * scale), round(size[1] * scale)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = (x + 0.5) / np.float32(scale), (y + 0.5) / np.float32(scale)
    picture = np.zeros((h, w, 4), np.float32)
    for part in parts:
        depth = distance(part, x, y)
        if part.inked:
            picture = over(picture, flat(INK, covered(depth - edge, scale)))
        picture = over(picture, np.dstack([lit_colours(part, depth, y), covered(depth, scale)]))
    return picture


def mirrored(parts: Sequence[Part], width: float) -> list[Part]:
    """The parts facing the other way; still lit from the upper left."""
    return [
        replace(
            part, limbs=tuple(tuple((width - x, y, r) for x, y, r in limb) for limb in part.limbs)
        )
        for part in parts
    ]


def silhouette(parts: Sequence[Part], size: tuple[float, float], scale: float) -> Array:
    """Where any part is, 0 to 1."""
    return figure(parts, size, scale, edge=0.6)[..., 3]


def distance(part: Part, x: Array, y: Array) -> Array:
    """How far each point is outside the part; negative inside."""
    bones = [bone for limb in part.limbs for bone in pairwise(limb)]
    total = bone_distance(*bones[0], x, y)
    for start, end in bones[1:]:
        total = melted(total, bone_distance(start, end, x, y), part.melt)
    return total


def bone_distance(start: Joint, end: Joint, x: Array, y: Array) -> Array:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(dx * dx + dy * dy, 1e-6)
    share = np.clip(((x - start[0]) * dx + (y - start[1]) * dy) / length, 0, 1)
    away = np.hypot(x - start[0] - share * dx, y - start[1] - share * dy)
    return (away - (start[2] + share * (end[2] - start[2]))).astype(np.float32)


def melted(first: Array, second: Array, melt: float) -> Array:
    """The union of two shapes with the crease between them filled."""
    if melt <= 0:
        return np.minimum(first, second)
    near = np.clip(melt - np.abs(first - second), 0, None) / np.float32(melt)
    return np.minimum(first, second) - near * near * np.float32(melt / 4)


def covered(depth: Array, scale: float) -> Array:
    return np.clip(0.5 - depth * np.float32(scale), 0, 1)


def lit_colours(part: Part, depth: Array, y: Array) -> Array:
    """Upper to lower colour, bright on edges towards the light and dark on those away from it."""
    share, light = lighting(depth, y, part.roundness)
    return coloured(part.upper, part.lower, share, light)


def lighting(depth: Array, y: Array, roundness: float) -> tuple[Array, Array]:
    """How far down each point is, 0 to 1, and how much light it gets; both for any colours."""
    inside = y[depth < 0]
    top, bottom = (inside.min(), inside.max()) if inside.size else (0.0, 1.0)
    share = np.clip((y - top) / max(bottom - top, 1e-3), 0, 1)
    down, across = np.gradient(depth)
    slope = np.maximum(np.hypot(down, across), 1e-6)
    rim = np.clip(1 + depth / np.float32(roundness), 0, 1) ** 2
    return share, 1 + 0.42 * rim * (-0.6 * across - 0.8 * down) / slope


def coloured(upper: str, lower: str, share: Array, light: Array) -> Array:
    """The colours of a part that is lit so."""
    fall = share[..., None]
    colours = rgb(upper) * (1 - fall) + rgb(lower) * fall
    return np.clip(colours * light[..., None], 0, 1).astype(np.float32)
