"""Rivers and lakes, as an old map draws them: dark banks, pale currents, rings along the shore.

Every water comes in three layers, banks below water below light, so that rivers flow together.
"""

import numpy as np
from kit import linear
from kit.types import Array

BANK, DEEP, SHALLOW, LIGHT = "#3a5c5e", "#6c9c94", "#a9c6b4", "#e4ead2"
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'
GRADIENTS = linear("water", (0, SHALLOW), (1, DEEP))

Rng = np.random.Generator
Layers = tuple[str, str, str]


def river(line: Array, width: tuple[float, float], rng: Rng) -> Layers:
    """A band along the line (drawing units) that widens from source to mouth."""
    course = _meander(smooth(line), rng)
    side = _normals(course) * np.linspace(*width, len(course))[:, None] / 2
    bank = np.vstack([course + side, (course - side)[::-1]])
    shape, middle = _path(bank, close=True), _path(course)
    current = min(width[1] * 0.16, 3.2)
    return (
        f'<path d="{shape}" fill="{BANK}" fill-opacity=".14" stroke="{BANK}" stroke-opacity=".14"'
        f' stroke-width="16" {ROUND}/>'
        f'<path d="{shape}" fill="{DEEP}" stroke="{BANK}" stroke-width="5" {ROUND}/>',
        f'<path d="{shape}" fill="#7fa89e"/>',
        f'<path d="{_path(course - side * 0.4)}" fill="none" stroke="{LIGHT}" stroke-opacity=".75"'
        f' stroke-width="{current:.1f}" stroke-dasharray="34 22 12 26" {ROUND}/>'
        f'<path d="{middle}" fill="none" stroke="{BANK}" stroke-opacity=".35"'
        f' stroke-width="{current * 0.8:.1f}" stroke-dasharray="22 40" {ROUND}/>',
    )


def lake(x: float, y: float, rx: float, ry: float, calm: bool, rng: Rng) -> Layers:
    """A shore with bays; a calm lake has its waves at the shore only, to leave room for a name."""
    shore, middle = _shore(rx, ry, rng), np.array([x, y])
    ring = "".join(
        f'<path d="{_path(shore * scale + middle, close=True)}" fill="none" stroke="{LIGHT}"'
        f' stroke-opacity="{opacity}" stroke-width="2.2" stroke-dasharray="{dash}" {ROUND}/>'
        for scale, opacity, dash in (
            (0.93, 0.75, "60 14"),
            (0.86, 0.5, "44 30"),
            (0.78, 0.3, "26 60"),
        )
    )
    waves = "" if calm else _waves(x, y, rx, ry, rng)
    outline = _path(shore + middle, close=True)
    return (
        f'<path d="{outline}" fill="none" stroke="{BANK}" stroke-opacity=".14" stroke-width="20"/>'
        f'<path d="{outline}" fill="none" stroke="{BANK}" stroke-width="5" {ROUND}/>',
        f'<path d="{outline}" fill="url(#water)"/>',
        ring + waves,
    )


def smooth(points: Array, steps: int = 20) -> Array:
    """A Catmull-Rom curve through the points."""
    padded = np.vstack([points[:1], points, points[-1:]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = [
        0.5
        * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t**2
            + (3 * b - a - 3 * c + d) * t**3
        )
        for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False)
    ]
    return np.vstack([*pieces, points[-1:]])


def _waves(x: float, y: float, rx: float, ry: float, rng: Rng) -> str:
    waves = ""
    for _ in range(7):
        wx, wy = x + rng.uniform(-0.5, 0.4) * rx, y + rng.uniform(-0.5, 0.5) * ry
        waves += f"M{wx:.1f} {wy:.1f} q7 -5 14 0 q7 5 14 0 "
    return f'<path d="{waves}" fill="none" stroke="{LIGHT}" stroke-width="2.4" {ROUND}/>'


def _shore(rx: float, ry: float, rng: Rng) -> Array:
    angles = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    bays = [
        depth * np.sin(angles * count + rng.uniform(0, 6.28))
        for count, depth in ((2, 0.05), (3, 0.06), (5, 0.04), (9, 0.02))
    ]
    reach = 1 + np.sum(bays, axis=0)
    return np.stack([np.cos(angles) * rx * reach, np.sin(angles) * ry * reach], axis=1)


def _meander(course: Array, rng: Rng) -> Array:
    phase, along = rng.uniform(0, 6.28, 2), np.arange(len(course))
    sway = 5 * np.sin(along * 0.19 + phase[0]) + 3 * np.sin(along * 0.41 + phase[1])
    return course + _normals(course) * sway[:, None]


def _normals(course: Array) -> Array:
    along = np.gradient(course, axis=0)
    across = np.stack([-along[:, 1], along[:, 0]], axis=1)
    return across / np.maximum(np.hypot(*along.T), 1e-6)[:, None]


def _path(points: Array, close: bool = False) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if close else "")
