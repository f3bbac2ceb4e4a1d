"""Full-screen backgrounds: the table, the saloon wall, the sunset behind the title."""

import math

import numpy as np
from kit import draw, fbm, grain, linear, paper, radial, save_backdrop, svg, vignette
from kit.palette import rgb
from kit.types import Array

SCREEN = (1280, 720)
PIXELS = (1920, 1080)
SCALE = PIXELS[0] / SCREEN[0]
HORIZON = 462
SUN = (640, 440)
KNOTS = 9


def long_grain(h: int, w: int, seed: int) -> Array:
    """Grain of boards metres long, -1 to 1, with a knot here and there."""
    rng = np.random.default_rng(seed)
    fibre = fbm(h, w, (2.5, 300), seed, 3) - 0.5
    warp = fbm(h, w, (110, 620), seed + 1, 3)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    years, dark = warp * 11 + fibre, np.zeros((h, w), np.float32)
    for _ in range(KNOTS):
        away = ((x - rng.uniform(0.28, 0.72) * w) / 90) ** 2 + ((y - rng.uniform(0, h)) / 26) ** 2
        years += 5 * np.exp(-away)
        dark += np.exp(-away * 9)
    rings = np.sin((y / 17 + years) * np.pi)
    return np.clip(1.5 * fibre + 0.38 * rings - 0.9 * dark, -1, 1).astype(np.float32)


def boards(h: int, w: int, width: int, seed: int, colour: str, strength: float) -> Array:
    """Boards side by side along the width, each of its own tone."""
    rng = np.random.default_rng(seed)
    tones = np.repeat(rng.uniform(0.86, 1.12, -(-h // width)), width)[:h, None]
    cuts = np.repeat(rng.integers(0, w, -(-h // width)), width)[:h, None]
    tree = np.take_along_axis(long_grain(h, w, seed), (np.arange(w) + cuts) % w, axis=1)
    factors = tones * gaps(h, width)[:, None] * (1 + strength * tree)
    return lit(np.dstack([np.broadcast_to(rgb(colour), (h, w, 3)), np.ones((h, w))]), factors)


def gaps(h: int, width: int) -> Array:
    """Factors down the boards: a dark gap, then the lit upper edge, a dim lower edge."""
    at = np.arange(h) % width
    factor = np.ones(h, np.float32)
    factor[at < 4] = 0.42
    factor[(at >= 4) & (at < 7)] = 1.14
    factor[at >= width - 4] = 0.8
    return factor


def lit(picture: Array, factors: Array) -> Array:
    result = picture.copy()
    result[..., :3] = np.clip(picture[..., :3] * factors[..., None], 0, 1)
    return result


def table_wood() -> Array:
    w, h = PIXELS
    return lit(boards(h, w, 180, 21, "#4d2e1a", 0.27), vignette(h, w, 0.5))


def wall() -> Array:
    """Upright boards in the light of two lanterns, which hang beside the doorway."""
    w, h = PIXELS
    upright = np.ascontiguousarray(boards(w, h, 138, 31, "#683c20", 0.25).transpose(1, 0, 2))
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) / np.float32(SCALE)
    pools = sum(np.exp(-((x - at) ** 2 + (y - 250) ** 2) / (2 * 230**2)) for at in (394, 886))
    warm = upright * np.array([1.06, 1, 0.92, 1], np.float32)
    return lit(warm, (0.5 + 0.62 * pools).astype(np.float32))


def rays() -> str:
    """Every other sector of the half circle above the sun."""

    def tip(number: int) -> str:
        angle = math.pi * (1 + number / 25)
        return f"{SUN[0] + 1100 * math.cos(angle):.0f} {SUN[1] + 1100 * math.sin(angle):.0f}"

    sectors = (f"M{SUN[0]} {SUN[1]} L{tip(n)} L{tip(n + 1)} Z" for n in range(0, 25, 2))
    return f'<path d="{" ".join(sectors)}" fill="#ffe0a0" fill-opacity=".1"/>'


def clouds() -> str:
    rng = np.random.default_rng(6)
    return "".join(
        cloud(rng.uniform(-60, 1280), rng.uniform(60, 300), rng.uniform(120, 330), rng)
        for _ in range(14)
    )


def cloud(x: float, y: float, w: float, rng: np.random.Generator) -> str:
    path = (
        f"M{x:.0f} {y:.0f} q{w * 0.3:.0f} -12 {w * 0.5:.0f} -4 "
        f"q{w * 0.3:.0f} -10 {w * 0.5:.0f} 4 q{-w * 0.4:.0f} 8 {-w:.0f} 0 Z"
    )
    return f'<path d="{path}" fill="#ffd9a0" fill-opacity="{rng.uniform(0.1, 0.26):.2f}"/>'


Outline = tuple[tuple[float, float], ...]

# A table mountain on a base from -1 to 1, one unit high: talus, cliff, ledge, notched top.
ROCK: Outline = (
    *((-1, 0), (-0.82, 0.12), (-0.7, 0.27), (-0.62, 0.46), (-0.585, 0.5), (-0.565, 0.78)),
    *((-0.51, 0.82), (-0.49, 0.965), (-0.22, 1), (-0.18, 0.955), (0.1, 0.985), (0.16, 0.95)),
    *((0.3, 0.94), (0.45, 0.97), (0.5, 0.82), (0.56, 0.78), (0.6, 0.5), (0.64, 0.46)),
    *((0.74, 0.25), (0.86, 0.1), (1, 0)),
)
SHADE: Outline = (
    *((0.3, 0.94), (0.45, 0.97), (0.5, 0.82), (0.56, 0.78), (0.6, 0.5), (0.64, 0.46)),
    *((0.74, 0.25), (0.86, 0.1), (1, 0), (0.52, 0), (0.4, 0.2), (0.3, 0.48), (0.26, 0.8)),
)
LEDGE: Outline = ((-0.57, 0.74), (-0.51, 0.82), (0.5, 0.82), (0.56, 0.74))
FOOT: Outline = ((-0.6, 0.46), (-0.585, 0.53), (0.6, 0.53), (0.62, 0.46), (0.2, 0.43), (-0.3, 0.44))
CRACKS: Outline = (
    (-0.38, 0.9),
    (-0.35, 0.56),
    (-0.33, 0.9),
    (-0.05, 0.9),
    (-0.01, 0.56),
    (0.02, 0.9),
)


def mesa(x: float, w: float, h: float, fill: str) -> str:
    """A mountain standing on the horizon at x; the side away from the sun lies in shade."""
    half = w / 2 if x > SUN[0] else -w / 2

    def part(outline: Outline, colour: str, opacity: float) -> str:
        points = " L".join(f"{x + px * half:.1f} {HORIZON + 8 - py * h:.1f}" for px, py in outline)
        return f'<path d="M{points} Z" fill="{colour}" fill-opacity="{opacity}"/>'

    return (
        part(ROCK, fill, 1)
        + part(LEDGE, "#ffd9a0", 0.13)
        + part(FOOT, "#ffd9a0", 0.1)
        + part(CRACKS, "#2b1a10", 0.14)
        + part(SHADE, "#2b1a10", 0.25)
    )


MESAS = (  # middle, width, height, colour; the far ones first
    *((330, 150, 46, "url(#far)"), (960, 130, 56, "url(#far)"), (1120, 220, 40, "url(#far)")),
    *((210, 130, 76, "url(#near)"), (62, 290, 136, "url(#near)"), (876, 130, 64, "url(#near)")),
    *((1258, 230, 96, "url(#near)"), (1108, 290, 156, "url(#near)")),
)


def sky() -> Array:
    """Sunset with rays, mesas, and dark ground to set planks on."""
    w, h = PIXELS
    ground = f"M0 {HORIZON} C300 450 500 474 760 460 C960 450 1100 468 1280 458 V720 H0 Z"
    dune = "M0 520 C220 492 420 540 700 520 C960 502 1120 530 1280 508 V720 H0 Z"
    body = (
        '<rect width="1280" height="720" fill="url(#sky)"/>'
        f'{rays()}<circle cx="{SUN[0]}" cy="{SUN[1]}" r="360" fill="url(#sun)"/>{clouds()}'
        f'{"".join(mesa(*each) for each in MESAS)}<path d="{ground}" fill="url(#ground)"/>'
        f'<path d="{dune}" fill="#2b1a10" fill-opacity=".16"/>'
    )
    painted = draw(svg(body, *SCREEN, SKY_COLOURS), PIXELS)
    return lit(grain(painted, paper(h, w, seed=2, scale=1.5), 0.09), vignette(h, w, 0.5))


SKY_COLOURS = (
    linear("sky", (0, "#3b2a4a"), (0.22, "#8a4a52"), (0.42, "#d9743f"), (0.58, "#f3b25a"))
    + radial("sun", (0, "#ffdf98"), (0.3, "#ffd080"), (0.32, "#ffc868", 0.55), (1, "#ff9a4a", 0))
    + linear("far", (0, "#d0784a"), (1, "#c06a3c"))
    + linear("near", (0, "#b4552d"), (1, "#8a3a1c"))
    + linear("ground", (0, "#b9742c"), (0.3, "#7a4522"), (1, "#2b1a10"))
)


def main() -> None:
    for make, name in ((sky, "sky"), (wall, "wall"), (table_wood, "table-wood")):
        save_backdrop(make(), f"ui/{name}")


if __name__ == "__main__":
    main()
