"""Pieces from the lathe: the pegs, standing and falling, and the barrel."""

from collections.abc import Iterator

import numpy as np
from kit import save, sheet
from kit.types import Array
from tracing.cameras import plan_oblique
from tracing.poses import Pose, resting_tilt, tipped, upright
from tracing.shapes import ball, disc, lathe
from tracing.sketches import Part, Style, sketch

PEG_FOOT = 6.0  # mm, radius; the peg is 35 mm high
PEG_CELL = 368  # pixels
BARREL_CELL = 244
PIXELS_A_MM = 3.6
FALL_DIRECTIONS = 8
FALL_STEPS = 8


def turned_sheets() -> None:
    save(_peg(upright()), "pieces/peg")
    falls = [_peg(pose) for pose in _falls()]
    for direction in range(FALL_DIRECTIONS):
        strip = sheet(falls[direction::FALL_DIRECTIONS], 1)
        save(strip, f"pieces/peg-fall-{direction}", lossless=False)
    save(_barrel(), "pieces/barrel")


def peg_parts() -> list[Part]:
    """A plain turned figure with one painted ring."""
    body = lathe(
        [
            (0, 0),
            (5.4, 0),
            (6, 0.7),
            (6, 1.9),
            (5.5, 2.6),
            (4.6, 3.3),
            (4.3, 4.6),
            (4.7, 7),
            (4.75, 10),
            (4.3, 14),
            (3.3, 18.5),
            (2.5, 21.6),
            (2.5, 21.6),
            (3.9, 22.3),
            (4.1, 23),
            (3.7, 23.8),
            (2.3, 24.4),
            (2.2, 26),
            (0, 26.5),
        ]
    )
    return [
        Part(body, "wood", turned_grain),
        Part(disc((0, 0, 8.0), 4.98, 2.3, 0.5), "ring"),
        Part(ball((0, 0, 30.1), 4.9), "wood", turned_grain),
    ]


def grained(points: Array) -> Array:
    """Streaks along the body of a carved piece."""
    x, y, z = points
    wave = np.sin(x * 2.6 + y * 1.7 + np.sin(z * 0.33) * 1.6) + 0.5 * np.sin(y * 5.1 + z * 0.2)
    return 1 + np.float32(0.035) * wave


def turned_grain(points: Array) -> Array:
    """The year rings of an upright blank, cut open by the lathe."""
    x, y, z = points
    rings = np.hypot(x + 9, y * 0.9 + 3 + 0.6 * np.sin(z * 0.21))
    return 1 + np.float32(0.08) * np.sin(rings * 3.6 + np.sin(z * 0.5) * 0.5)


def _peg(pose: Pose) -> Array:
    camera = plan_oblique(PEG_CELL / PIXELS_A_MM / 2, PEG_CELL)
    one = sketch(peg_parts(), camera, pose, supersampling=3, style=Style())
    return one.coloured({"wood": "#d3a362", "ring": "#b02c1e"})


def _falls() -> Iterator[Pose]:
    above_the_foot = [peg_parts()[-1].shape]
    for step in range(1, FALL_STEPS + 1):
        for k in range(FALL_DIRECTIONS):
            direction = k * 360 / FALL_DIRECTIONS
            rest = resting_tilt(above_the_foot, 0, direction, PEG_FOOT)
            yield tipped(0, direction, rest * step / FALL_STEPS, PEG_FOOT)


def _barrel() -> Array:
    staves = lathe(
        [
            (0, 0),
            (8.2, 0),
            (8.6, 0.4),
            (9.4, 6),
            (9.7, 12),
            (9.4, 18),
            (8.6, 23.4),
            (8.6, 24.6),
            (8.6, 24.6),
            (7.8, 24.6),
            (7.8, 24.6),
            (7.6, 23.4),
            (7.6, 23.4),
            (0, 23.4),
        ]
    )
    hoops = [(0.8, 9.05), (6.4, 9.75), (15.4, 9.85), (21.2, 9.25)]
    parts = [
        Part(staves, "wood", _staved),
        *(Part(disc((0, 0, z), r, 2.0, 0.35), "iron") for z, r in hoops),
    ]
    camera = plan_oblique(BARREL_CELL / PIXELS_A_MM / 2, BARREL_CELL)
    one = sketch(parts, camera, upright(), supersampling=3, style=Style())
    return one.coloured({"wood": "#a8713a", "iron": "#8d979f"})


def _staved(points: Array) -> Array:
    """Dark joints between the staves outside, between the boards on the lid."""
    x, y, z = points
    around = np.arctan2(y, x) * np.float32(18 / (2 * np.pi))
    across = np.where(z > 23.2, (x + 0.7 * y) * np.float32(0.33), around)
    joint = np.abs(across - np.rint(across))
    each = np.sin(np.rint(across) * 2.4) * 0.07
    return (0.62 + 0.38 * np.clip(joint * 9, 0, 1) + each).astype(np.float32) * grained(points)
