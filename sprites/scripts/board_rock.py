"""Mountains, mesas, rocks and dunes, in ink and wash. All stand on (x, y) and are `s` units
high."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from kit import linear
from kit.palette import UMBER

Point = tuple[float, float]
Rng = np.random.Generator


@dataclass(frozen=True)
class Stone:
    """The washes of one kind of rock: the lit face and the shaded one, each at top and foot."""

    name: str
    lit: tuple[str, str]
    shaded: tuple[str, str]

    def gradients(self) -> str:
        """Opaque down to the foot, where the rock runs out into the ground."""
        return "".join(
            linear(f"{self.name}-{face}", (0, top), (0.7, foot), (0.88, foot, 0.9), (1, foot, 0))
            for face, (top, foot) in (("lit", self.lit), ("shaded", self.shaded))
        )


SANDSTONE = Stone("sandstone", ("#efdcb0", "#cda568"), ("#7d5630", "#a97c48"))
GRANITE = Stone("granite", ("#e6dcc0", "#b7a37d"), ("#665646", "#92805f"))
REDROCK = Stone("redrock", ("#e9a05c", "#cf7d3e"), ("#8c3f1e", "#b4602f"))
STONES = {stone.name: stone for stone in (SANDSTONE, GRANITE, REDROCK)}

SNOW = "#fdf8ea"
SNOW_SHADE = "#b9b3ab"


def path(points: list[Point], close: bool = False) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if close else "")


def fill(points: list[Point], colour: str, opacity: float = 1) -> str:
    return f'<path d="{path(points, close=True)}" fill="{colour}" fill-opacity="{opacity}"/>'


def ink(points: list[Point], width: float, opacity: float = 1, colour: str = UMBER) -> str:
    return (
        f'<path d="{path(points)}" fill="none" stroke="{colour}" stroke-opacity="{opacity}"'
        f' stroke-width="{width:.2f}" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def mountain(x: float, y: float, s: float, rng: Rng, stone: str, snow: bool = True) -> str:
    """A peak with a crooked ridge: lit on the left, shaded and hatched on the right."""
    height, half = s * rng.uniform(0.95, 1.15), s * rng.uniform(0.56, 0.7)
    peak = (x + half * rng.uniform(-0.16, 0.16), y - height)
    left = _slope(peak, (x - half, y), rng)
    right = _slope(peak, (x + half, y), rng)
    ridge = _ridge(peak, (x + half * rng.uniform(0.0, 0.24), y), rng)
    parts = [
        fill([*left, *ridge[::-1]], f"url(#{stone}-lit)"),
        fill([*ridge, *right[::-1]], f"url(#{stone}-shaded)"),
        *_spurs(ridge, left, s, rng),
        *_hatching(ridge, right, s, rng),
    ]
    if snow:
        parts += _snow(left, ridge, right, rng)
    parts += [ink(ridge, 1.5, 0.55), ink(left[::-1] + right[1:], 2.9)]
    return "".join(parts)


def mesa(x: float, y: float, s: float, rng: Rng) -> str:
    """A table mountain: fluted cliffs on a skirt of rubble, with a lone tower beside it."""
    tower = x + s * rng.choice([-1.0, 1.0]) * rng.uniform(0.98, 1.1)
    return _butte(tower, y, s * 0.72, s * 0.13, rng) + _butte(
        x, y, s, s * rng.uniform(0.4, 0.56), rng
    )


def _butte(x: float, y: float, s: float, half: float, rng: Rng) -> str:
    top, waist = y - s, y - s * 0.36
    rim = _rim(x, top, half, s, rng)
    skirt_left = [(x - half - s * 0.3, y), (x - half - s * 0.1, waist + s * 0.1), (x - half, waist)]
    skirt_right = [(2 * x - px, py) for px, py in skirt_left[::-1]]
    edge = [*skirt_left, *rim, *skirt_right]
    corner = x + half * rng.uniform(0.15, 0.4)
    split = [(corner, top + s * 0.05), (corner + s * 0.03, waist), (corner + s * 0.08, y)]
    lit = [point for point in edge if point[0] < corner]
    shaded = [point for point in edge if point[0] >= corner]
    parts = [
        fill([*lit, split[0], *split[1:]], "url(#redrock-lit)"),
        fill([split[0], *shaded, *split[:0:-1]], "url(#redrock-shaded)"),
    ]
    for flute in np.arange(x - half * 0.8, x + half * 0.9, s * 0.14):
        start = top + s * rng.uniform(0.08, 0.2)
        fall = s * rng.uniform(0.16, 0.36)
        parts.append(ink([(flute, start), (flute + s * 0.015, start + fall)], 1.7, 0.5))
    band = top + s * rng.uniform(0.12, 0.18)
    parts.append(
        ink([(x - half * 0.9, band), (x, band + s * 0.02), (x + half * 0.9, band)], 1.4, 0.4)
    )
    for side in (-1, 1):
        root = x + side * half * 0.55
        parts.append(
            ink([(root, waist + s * 0.06), (root + side * s * 0.1, y - s * 0.08)], 1.5, 0.4)
        )
    parts += [ink([skirt_left[-1], split[1], skirt_right[0]], 1.6, 0.5), ink(edge, 2.7)]
    return "".join(parts)


def _rim(x: float, top: float, half: float, s: float, rng: Rng) -> list[Point]:
    """The top edge of a cliff from left to right: nearly level, with broken corners."""
    points = [(x - half * 0.96, top + s * 0.14), (x - half * 0.88, top + s * 0.04)]
    for share in (-0.5, -0.1, 0.3, 0.62):
        points.append((x + half * share, top + s * rng.uniform(-0.03, 0.035)))
    return [*points, (x + half * 0.9, top + s * 0.05), (x + half * 0.97, top + s * 0.2)]


def boulders(x: float, y: float, s: float, rng: Rng) -> str:
    """Two or three stones."""
    parts = []
    for dx, size in ((-0.55, 0.7), (0.5, 0.55), (0, 1.0))[rng.integers(0, 2) :]:
        w = s * size * 0.62
        cx, top = x + dx * s, y - s * size * 0.62
        outline = [(cx - w, y), (cx - w * 0.7, top + w * 0.35), (cx - w * 0.1, top)]
        outline += [(cx + w * 0.62, top + w * 0.3), (cx + w, y)]
        parts.append(fill(outline, "#cdb183"))
        parts.append(fill([outline[2], outline[3], outline[4], (cx + w * 0.1, y)], "#8f6f49", 0.8))
        parts.append(ink([*outline, outline[0]], 2))
    return "".join(parts)


def dune(x: float, y: float, s: float, rng: Rng) -> str:
    """A crest of sand with a soft lee side."""
    bend = rng.uniform(0.42, 0.6)
    crest = (
        f"M{x - s:.1f} {y:.1f} q{s * 0.55:.1f} {-s * bend:.1f} {s * 1.1:.1f} {-s * 0.28:.1f}"
        f" q{s * 0.42:.1f} {s * 0.1:.1f} {s * 0.95:.1f} {s * 0.28:.1f}"
    )
    lee = (
        f"M{x + s * 0.1:.1f} {y - s * 0.28:.1f} q{s * 0.42:.1f} {s * 0.1:.1f} {s * 0.95:.1f}"
        f" {s * 0.28:.1f} q{-s * 0.5:.1f} {s * 0.06:.1f} {-s * 0.8:.1f} {-s * 0.02:.1f}"
        f" q{s * 0.02:.1f} {-s * 0.16:.1f} {-s * 0.15:.1f} {-s * 0.26:.1f}Z"
    )
    return (
        f'<path d="{lee}" fill="#a8692c" fill-opacity=".3"/>'
        f'<path d="{crest}" fill="none" stroke="#9a6428" stroke-opacity=".8" stroke-width="2.2"'
        ' stroke-linecap="round"/>'
    )


def _slope(peak: Point, foot: Point, rng: Rng) -> list[Point]:
    """From the peak down to the foot: steep above, gentle below, and never smooth."""
    run, fall = foot[0] - peak[0], foot[1] - peak[1]
    points = [peak]
    for share in (0.16, 0.32, 0.47, 0.62, 0.8):
        across = share**0.86 + rng.uniform(-0.035, 0.035)
        down = share**1.08 + rng.uniform(-0.03, 0.03)
        points.append((peak[0] + run * across, peak[1] + fall * down))
    return [*points, foot]


def _ridge(peak: Point, foot: Point, rng: Rng) -> list[Point]:
    points, side = [peak], 1.0
    fall = foot[1] - peak[1]
    for share in (0.18, 0.34, 0.52, 0.7, 0.86):
        across = peak[0] + (foot[0] - peak[0]) * share
        points.append((across + side * fall * rng.uniform(0.03, 0.085), peak[1] + fall * share))
        side = -side
    return [*points, foot]


def _spurs(ridge: list[Point], left: list[Point], s: float, rng: Rng) -> list[str]:
    """Ribs that run from the ridge down the lit face, each with its own narrow shade."""
    parts = []
    for start, reach in ((ridge[2], 0.34), (ridge[4], 0.3)):
        end = (start[0] - s * rng.uniform(0.2, 0.3), start[1] + s * reach)
        end = (max(end[0], left[5][0] + s * 0.06), min(end[1], left[-1][1] - s * 0.04))
        middle = ((start[0] + end[0]) / 2 - s * 0.03, (start[1] + end[1]) / 2 + s * 0.01)
        shade = (end[0] + s * 0.12, end[1] + s * 0.01)
        parts += [
            fill([start, middle, end, shade], UMBER, 0.24),
            ink([start, middle, end], 1.5, 0.5),
        ]
    return parts


def _hatching(ridge: list[Point], right: list[Point], s: float, rng: Rng) -> list[str]:
    parts = []
    for share in np.linspace(0.22, 0.82, 6):
        start, end = _at(ridge, share), _at(right, min(0.95, share + 0.1))
        near = rng.uniform(0.22, 0.34)
        stop = near + rng.uniform(0.28, 0.42)
        drop = s * 0.09
        a = (start[0] + (end[0] - start[0]) * near, start[1] + (end[1] - start[1]) * near)
        b = (start[0] + (end[0] - start[0]) * stop, start[1] + (end[1] - start[1]) * stop + drop)
        parts.append(ink([a, b], 1.5, 0.5))
    return parts


def _snow(left: list[Point], ridge: list[Point], right: list[Point], rng: Rng) -> list[str]:
    """A cap with a torn lower edge, in shade right of the ridge."""
    peak, line = left[0], rng.uniform(0.27, 0.34)
    west, east, middle = _at(left, line), _at(right, line * 0.95), _at(ridge, line * 1.15)
    notch_left = ((west[0] + middle[0]) / 2, (west[1] + peak[1] * 0.25 + middle[1] * 0.75) / 2)
    notch_right = ((east[0] + middle[0]) / 2, (east[1] + peak[1] * 0.3 + middle[1] * 0.7) / 2)
    upper_left, upper_right = _at(left, line * 0.5), _at(right, line * 0.5)
    inner = _at(ridge, line * 0.55)
    return [
        fill([peak, upper_left, west, notch_left, middle, inner], SNOW),
        fill([peak, inner, middle, notch_right, east, upper_right], SNOW_SHADE),
    ]


def _at(line: list[Point], share: float) -> Point:
    """The point that far down a line, measured by height."""
    target = line[0][1] + (line[-1][1] - line[0][1]) * share
    for (x0, y0), (x1, y1) in pairwise(line):
        if y1 >= target:
            part = (target - y0) / max(1e-6, y1 - y0)
            return x0 + (x1 - x0) * part, target
    return line[-1]
