"""Trees, cacti, bushes and grass. All stand on (x, y) and are `s` units high."""

import numpy as np
from kit.palette import GREEN_DARK, UMBER, mix

Rng = np.random.Generator

ROUND = 'stroke-linejoin="round" stroke-linecap="round"'
PINE_LIT, PINE_SHADE = "#6f8f45", "#3b5a2c"


def pine(x: float, y: float, s: float, rng: Rng) -> str:
    """Three skirts of needles, lit from the left."""
    tint = rng.uniform(-0.18, 0.22)
    lit = mix(PINE_LIT, "#a3a552" if tint > 0 else "#3f6a3f", abs(tint))
    left = _skirts(x, y, s, -1, rng)
    right = _skirts(x, y, s, 1, rng)
    whole = "M" + " L".join(left + right[::-1]) + "Z"
    shade = "M" + " L".join([f"{x + s * 0.03:.1f} {y - s * 0.1:.1f}", *right[::-1]]) + "Z"
    return (
        f'<path d="M{x:.1f} {y - s * 0.14:.1f} V{y:.1f}" stroke="{UMBER}"'
        f' stroke-width="{s * 0.1:.1f}"/>'
        f'<path d="{whole}" fill="{lit}"/><path d="{shade}" fill="{PINE_SHADE}" fill-opacity=".8"/>'
        f'<path d="{whole}" fill="none" stroke="#2c4322" stroke-width="1.9" {ROUND}/>'
    )


def _skirts(x: float, y: float, s: float, side: int, rng: Rng) -> list[str]:
    """The outline of one side, from the top down."""
    points = [f"{x:.1f} {y - s:.1f}"]
    for low, out, inner in ((0.66, 0.2, 0.1), (0.38, 0.29, 0.15), (0.09, 0.37, 0.0)):
        reach = out * rng.uniform(0.92, 1.1)
        points.append(f"{x + side * s * reach:.1f} {y - s * low:.1f}")
        points.append(f"{x + side * s * inner:.1f} {y - s * (low + 0.02):.1f}")
    return points


def cottonwood(x: float, y: float, s: float, rng: Rng) -> str:
    """A round tree of the river banks."""
    r = s * 0.2
    leaf = mix("#8c9a45", "#6d8a3c", rng.random())
    crown = [(-0.22, 0.46), (0.0, 0.34), (0.22, 0.46), (-0.14, 0.7), (0.13, 0.72)]
    edge = "".join(
        f'<circle cx="{x + dx * s:.1f}" cy="{y - up * s:.1f}" r="{r + 1.9:.1f}" fill="#3d4d22"/>'
        for dx, up in crown
    )
    mass = "".join(
        f'<circle cx="{x + dx * s:.1f}" cy="{y - up * s:.1f}" r="{r:.1f}" fill="{leaf}"/>'
        for dx, up in crown
    )
    light = "".join(
        f'<circle cx="{x + (dx - 0.06) * s:.1f}" cy="{y - (up + 0.06) * s:.1f}" r="{r * 0.55:.1f}"'
        ' fill="#c3c46c" fill-opacity=".55"/>'
        for dx, up in (crown[0], crown[3], crown[4])
    )
    shade = "".join(
        f'<circle cx="{x + (dx + 0.05) * s:.1f}" cy="{y - (up - 0.05) * s:.1f}" r="{r * 0.62:.1f}"'
        f' fill="{GREEN_DARK}" fill-opacity=".5"/>'
        for dx, up in (crown[1], crown[2])
    )
    trunk = (
        f'<path d="M{x:.1f} {y - s * 0.34:.1f} V{y:.1f}" stroke="{UMBER}"'
        f' stroke-width="{s * 0.11:.1f}" stroke-linecap="round"/>'
    )
    return trunk + edge + mass + shade + light


def cactus(x: float, y: float, s: float, rng: Rng) -> str:
    """A saguaro with two arms."""
    west, east = rng.uniform(0.34, 0.5), rng.uniform(0.26, 0.42)
    bend = s * 0.1
    d = (
        f"M{x:.1f} {y:.1f} V{y - s:.1f}"
        f" M{x:.1f} {y - s * west:.1f} H{x - s * 0.28 + bend:.1f}"
        f" Q{x - s * 0.28:.1f} {y - s * west:.1f} {x - s * 0.28:.1f} {y - s * west - bend:.1f}"
        f" V{y - s * (west + 0.3):.1f}"
        f" M{x:.1f} {y - s * east:.1f} H{x + s * 0.27 - bend:.1f}"
        f" Q{x + s * 0.27:.1f} {y - s * east:.1f} {x + s * 0.27:.1f} {y - s * east - bend:.1f}"
        f" V{y - s * (east + 0.27):.1f}"
    )
    layers = (
        (0.235, "#2f4523", 0.0, 1.0),
        (0.15, "#6d8c42", 0.0, 1.0),
        (0.05, "#b3bf6d", -0.035, 0.9),
    )
    return "".join(
        f'<g transform="translate({s * shift:.1f} 0)"><path d="{d}" fill="none" stroke="{colour}"'
        f' stroke-opacity="{opacity}" stroke-width="{s * width:.1f}" {ROUND}/></g>'
        for width, colour, shift, opacity in layers
    )


def sage(x: float, y: float, s: float, rng: Rng) -> str:
    """A low grey-green bush."""
    parts = []
    for angle in np.linspace(-1.15, 1.15, 7):
        reach = s * rng.uniform(0.75, 1.0)
        tip_x, tip_y = x + np.sin(angle) * reach, y - np.cos(angle) * reach * 0.8
        parts.append(
            f"M{x:.1f} {y:.1f} Q{x + np.sin(angle) * reach * 0.3:.1f} {y - reach * 0.6:.1f}"
        )
        parts.append(f"{tip_x:.1f} {tip_y:.1f}")
    d = " ".join(parts)
    return (
        f'<path d="{d}" fill="none" stroke="#55602f" stroke-width="4.2" {ROUND}/>'
        f'<path d="{d}" fill="none" stroke="#a3a866" stroke-width="1.8" {ROUND}/>'
    )


def grass(x: float, y: float, s: float, rng: Rng) -> str:
    """A tuft of five blades."""
    lean = rng.uniform(-0.12, 0.12)
    blades = "".join(
        f"M{x + root * s:.1f} {y:.1f} q{out * s * 0.2:.1f} {-s * 0.55 * tall:.1f}"
        f" {(out + lean) * s:.1f} {-s * tall:.1f} "
        for root, out, tall in (
            (-0.12, -0.62, 0.62),
            (-0.05, -0.28, 0.9),
            (0, 0.02, 1.0),
            (0.06, 0.3, 0.84),
            (0.12, 0.6, 0.58),
        )
    )
    colour = mix("#6f7d33", "#8b8437", rng.random())
    return f'<path d="{blades}" fill="none" stroke="{colour}" stroke-width="1.9" {ROUND}/>'
