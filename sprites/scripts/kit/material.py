"""What makes a flat drawing a thing: grain, relief light, shadow. Light from the upper left."""

import math

import numpy as np

from kit.layers import flat, over
from kit.palette import SHADOW
from kit.types import Array

Scale = float | tuple[float, float]  # size of a cell in pixels; a pair is (down, across)

_LIGHT = np.array([-0.55, -0.65, 0.55]) / math.hypot(0.55, 0.65, 0.55)
_SMALL_BLUR = 4.0  # up to here a true Gaussian is quick enough


def blur(a: Array, sigma: float) -> Array:
    """A Gaussian blur of the first two axes; the edge is repeated outwards."""
    if sigma <= 0:
        return a
    if sigma <= _SMALL_BLUR:
        reach = math.ceil(3 * sigma)
        kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
        return _convolve(a, kernel / kernel.sum())
    for _ in range(3):  # three boxes are as good as a Gaussian
        a = _box(a, max(1, round((math.sqrt(4 * sigma * sigma + 1) - 1) / 2)))
    return a


def noise(h: int, w: int, scale: Scale, seed: int) -> Array:
    """Smooth noise from 0 to 1 that tiles."""
    down, across = scale if isinstance(scale, tuple) else (scale, scale)
    rows, columns = max(1, round(h / max(1, down))), max(1, round(w / max(1, across)))
    knots = np.random.default_rng(seed).random((rows, columns)).astype(np.float32)
    top, bottom, fall = _between(h, rows)
    left, right, run = _between(w, columns)
    upper = knots[top][:, left] * (1 - run) + knots[top][:, right] * run
    lower = knots[bottom][:, left] * (1 - run) + knots[bottom][:, right] * run
    return upper * (1 - fall)[:, None] + lower * fall[:, None]


def fbm(h: int, w: int, scale: Scale, seed: int, octaves: int = 4, gain: float = 0.55) -> Array:
    """Noise of several sizes laid over each other, 0 to 1, mean about a half."""
    total, weight, weights = np.zeros((h, w), np.float32), 1.0, 0.0
    down, across = scale if isinstance(scale, tuple) else (scale, scale)
    for octave in range(octaves):
        size = (down / 2**octave, across / 2**octave)
        total += np.float32(weight) * noise(h, w, size, seed * 1009 + octave)
        weights += weight
        weight *= gain
    return total / np.float32(weights)


def wood(h: int, w: int, seed: int, scale: float = 1.0, upright: bool = False) -> Array:
    """Streaks of wood along the width (or the height), -1 to 1."""
    if upright:
        return np.ascontiguousarray(wood(w, h, seed, scale).T)
    streaks = fbm(h, w, (3 * scale, 90 * scale), seed, 4, 0.6)
    warp = fbm(h, w, (40 * scale, 80 * scale), seed + 7919, 2)
    down = np.arange(h, dtype=np.float32)[:, None]
    rings = np.sin((down / (9 * scale) + warp * 7 + streaks * 2) * np.pi)
    return np.clip(1.95 * (streaks - 0.5) + 0.35 * rings, -1, 1).astype(np.float32)


def paper(h: int, w: int, seed: int, scale: float = 1.0) -> Array:
    """Blotches and crossing fibres of parchment, -1 to 1."""
    blotches = fbm(h, w, 220 * scale, seed) - 0.5
    fine = fbm(h, w, 3 * scale, seed + 1, 2) - 0.5
    weft = fbm(h, w, (2 * scale, 26 * scale), seed + 2, 2) - 0.5
    warp = fbm(h, w, (26 * scale, 2 * scale), seed + 3, 2) - 0.5
    return np.clip(1.5 * blotches + 0.55 * fine + 0.35 * (weft + warp), -1, 1)


def leather(h: int, w: int, seed: int, scale: float = 1.0) -> Array:
    """Creases and worn patches, -1 to 1."""
    creases = fbm(h, w, 7 * scale, seed, 3)
    wear = fbm(h, w, 60 * scale, seed + 1, 2)
    return np.clip((1 - 6 * np.abs(creases - 0.5)) * 0.7 + (wear - 0.5) * 1.4, -1, 1)


def grain(rgba: Array, texture: Array, amount: float) -> Array:
    """The picture with a -1 to 1 texture worked into it; a smaller texture is tiled."""
    h, w = rgba.shape[:2]
    rows, columns = -(-h // texture.shape[0]), -(-w // texture.shape[1])
    spread = np.tile(texture, (rows, columns))[:h, :w]
    result = rgba.copy()
    result[..., :3] = np.clip(rgba[..., :3] * (1 + np.float32(amount) * spread)[..., None], 0, 1)
    return result


def bevel(
    rgba: Array,
    radius: float,
    height: float = 1.0,
    spec: float = 0.35,
    shine: float = 18,
    ambient: float = 0.62,
    rough: Array | None = None,
) -> Array:
    """The picture lit as if its silhouette stood up (or, `height` < 0, were sunk in).

    `radius` is the width of the rounded edge in pixels. `rough` adds bumps, in pixels.
    """
    relief = blur(rgba[..., 3], radius) * np.float32(radius * height * 2.2)
    if rough is not None:
        relief = relief + rough
    down, across = np.gradient(relief)
    length = np.sqrt(across * across + down * down + 1)
    normal = (-across / length, -down / length, 1 / length)
    shade = ambient + (1 - ambient) * np.clip(_along(normal, _LIGHT), 0, 1) / _LIGHT[2]
    half = _LIGHT + np.array([0, 0, 1])
    half = half / np.linalg.norm(half)
    glint = np.clip(_along(normal, half), 0, 1) ** shine - half[2] ** shine
    result = rgba.copy()
    lit = rgba[..., :3] * shade[..., None] + spec * np.clip(glint, 0, 1)[..., None]
    result[..., :3] = np.clip(lit, 0, 1)
    return result


def shadow(
    rgba: Array,
    offset: tuple[float, float] = (4, 5),
    blur: float = 4,
    alpha: float = 0.48,
    pad: int | None = None,
) -> Array:
    """The picture over its own soft shadow, larger by `pad` pixels on every side."""
    if pad is None:
        pad = math.ceil(3 * blur + max(abs(offset[0]), abs(offset[1])))
    room = np.pad(rgba, ((pad, pad), (pad, pad), (0, 0)))
    moved = np.roll(room[..., 3], (round(offset[1]), round(offset[0])), (0, 1))
    return over(flat(SHADOW, _soften(moved, blur) * np.float32(alpha)), room)


def outline(rgba: Array, width: float, colour: str, strength: float = 0.75) -> Array:
    """The picture with its edge darkened inwards to `colour`."""
    alpha = rgba[..., 3]
    edge = np.clip((alpha - blur(alpha, width)) * 2.2, 0, 1) * np.float32(strength)
    result = over(rgba, flat(colour, edge))
    result[..., 3] = alpha
    return result


def vignette(h: int, w: int, strength: float = 0.4) -> Array:
    """Factors that darken towards the corners: multiply the colours by them."""
    y = np.linspace(-1, 1, h, dtype=np.float32)[:, None]
    x = np.linspace(-1, 1, w, dtype=np.float32)[None, :]
    far = np.sqrt(np.abs(x) ** 5 + np.abs(y) ** 5) * 0.6 + (x * x + y * y) * 0.16
    return 1 - np.float32(strength) * np.clip(far, 0, 1)


# Inside shadow(), `blur` is a number.
_soften = blur


def _along(normal: tuple[Array, Array, Array], direction: Array) -> Array:
    return normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2]


def _between(length: int, knots: int) -> tuple[Array, Array, Array]:
    """For each pixel: the knot before it, the knot after it, and how far between (smoothed)."""
    at = np.arange(length) * knots / length
    before = at.astype(int)
    share = (at - before).astype(np.float32)
    return before, (before + 1) % knots, share * share * (3 - 2 * share)


def _convolve(a: Array, kernel: Array) -> Array:
    reach = len(kernel) // 2
    for axis in (0, 1):
        padded = np.pad(a, [(reach, reach) if i == axis else (0, 0) for i in range(a.ndim)], "edge")
        n = a.shape[axis]
        slices = (_slice(padded, axis, start, n) for start in range(len(kernel)))
        a = sum(
            (np.float32(share) * part for share, part in zip(kernel, slices, strict=True)),
            start=np.zeros_like(a),
        )
    return a


def _box(a: Array, reach: int) -> Array:
    for axis in (0, 1):
        widths = [(reach + 1, reach) if i == axis else (0, 0) for i in range(a.ndim)]
        sums = np.cumsum(np.pad(a, widths, "edge"), axis=axis, dtype=np.float64)
        n = a.shape[axis]
        window = _slice(sums, axis, 2 * reach + 1, n) - _slice(sums, axis, 0, n)
        a = (window / (2 * reach + 1)).astype(np.float32)
    return a


def _slice(a: Array, axis: int, start: int, length: int) -> Array:
    return a[start : start + length] if axis == 0 else a[:, start : start + length]
