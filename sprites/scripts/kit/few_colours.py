"""Pictures with a palette, of things that hardly have more colours than that."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from kit.types import Array, Bytes

ROUNDS = 12  # of moving the colours to the middle of what they stand for
CHUNK = 20_000  # pixels looked at together
DITHER = 1.2  # of 255


def with_few_colours(pixels: Bytes, count: int, dithered: bool) -> Image.Image:
    """The same picture in so many colours, at most 256. `dithered`: a smooth ramp does not fall
    into steps; what has a grain of its own needs none."""
    height, width, _ = pixels.shape
    points = _premultiplied(pixels.reshape(-1, 4))
    colours = _colours(points, count)
    if dithered:
        noise = np.random.default_rng(1).uniform(-DITHER, DITHER, len(points))
        points[:, :3] += (noise * points[:, 3] / 255)[:, None]
    nearest = _nearest(points, colours).reshape(height, width)
    picture = Image.fromarray(nearest.astype(np.uint8), "P")
    picture.putpalette(_straight(colours).tobytes(), "RGBA")
    return picture


def _premultiplied(pixels: Bytes) -> Array:
    points = pixels.astype(np.float32)
    points[:, :3] *= points[:, 3:] / 255
    return points


def _straight(points: Array) -> Bytes:
    alpha = np.maximum(points[:, 3:], 0.5)
    colours = np.concatenate([points[:, :3] * 255 / alpha, points[:, 3:]], axis=1)
    return (np.clip(colours, 0, 255) + 0.5).astype(np.uint8)


def _colours(points: Array, count: int) -> Array:
    """From dark to light, more where there is more, then moved to where they are needed."""
    kinds, counts = np.unique(points, axis=0, return_counts=True)
    order = np.argsort(kinds.sum(axis=1), kind="stable")
    weight = np.cumsum(np.sqrt(counts[order]))
    chosen = np.searchsorted(weight, np.linspace(0, weight[-1] * 0.9999, count))
    colours = kinds[order[chosen]]
    for _ in range(ROUNDS):
        nearest = _nearest(kinds, colours)
        many = np.bincount(nearest, counts, count)
        used = many > 0
        for channel in range(4):
            sums = np.bincount(nearest, counts * kinds[:, channel], count)
            colours[used, channel] = sums[used] / many[used]
    return colours


def _nearest(points: Array, colours: Array) -> NDArray[np.intp]:
    found = np.empty(len(points), np.intp)
    lengths = (colours**2).sum(axis=1)
    for begin in range(0, len(points), CHUNK):
        part = points[begin : begin + CHUNK]
        found[begin : begin + CHUNK] = (lengths - 2 * part @ colours.T).argmin(axis=1)
    return found
