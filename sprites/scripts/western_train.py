"""The gold train on its way through the night: engine, wagon, rails, smoke, desert, and a flash."""

import numpy as np
from cards_grounds import cactus
from cards_pen import Layer, box, down, glow, line, moved, oval, paint, shape, tint, veil
from kit import fbm, grain, mix, resize, save, vignette
from kit.palette import CREAM, INK
from kit.types import Array
from mustang_props import spark
from things import thing
from western_engine import ENGINE, WAGON, locomotive, wagon

RAILS = (64, 20)
NIGHT = (960, 300)
_SLEEPER = 16  # units from one to the next; the tile holds a whole number
_FINE = 2
_ASIDE = 3  # tiles painted, of which the middle one is kept


def rolling(layers: list[Layer], size: tuple[int, int], seed: int) -> Array:
    """Something on wheels, at the size of its sprite."""
    big = paint(layers, *size, 2 * _FINE, seed)
    return resize(big, 2 * size[0], 2 * size[1])


def rails() -> Array:
    """One rail on its sleepers, a tile that meets itself; the wheels stand at y 4."""
    w, h = RAILS
    wide = _ASIDE * w
    starts = range(-_SLEEPER, wide + _SLEEPER, _SLEEPER)
    bed = tint(f"M-8 12 H{wide + 8} V{h} H-8 Z", "#1a0f0a", 0.5)
    sleepers = "".join(
        box(x + 2.6, 9, 10.8, 9, down("#8f6038", "#5a371b", "#3a2110"), 1.6, 1.2)
        + line(f"M{x + 5} 12.4 h5", 0.8, INK, 0.5)
        for x in starts
    )
    spikes = "".join(oval(x + 8, 10, 1.5, 1.1, "#c9b08a", 0.7) for x in starts)
    rail = box(-8, 3.4, wide + 16, 6, down("#f0f2ee", "#a5a8a8", "#585c60", "#7c7f82"), 1.6)
    layers = [Layer(bed, 0), Layer(sleepers, 1.2, 0.1), Layer(rail, 1, 0.4, shadow=1.2)]
    whole = resize(paint([*layers, Layer(spikes, 0)], wide, h, 4, 0), 2 * wide, 2 * h)
    return whole[:, 2 * w : 4 * w]


def flash() -> Array:
    """Powder and sparks."""
    halo = oval(12, 12, 11, 11, glow("#fff3b0o95", "#ffb347o55", "#ff8a2eo0"), 0)
    rays = moved(spark(11.4, "#ffe08a"), 12, 12, 20) + moved(spark(9, "#ffb84a"), 12, 12, 62)
    return thing(halo + rays + oval(12, 12, 3.2, 3.2, "#fffdf0", 0), (24, 24), 0)


def desert_night() -> Array:
    """Moon, mesas and saguaros; the ground begins at y 226."""
    w, h = NIGHT
    air = box(-4, -4, w + 8, h + 8, down("#0f1530", "#1f2a52", "#45446e", "#8f6078", "#d9906a"), 0)
    moon = oval(
        760,
        70,
        150,
        150,
        glow("#fff0c4o48", "#fff0c4o24", "#fff0c4o12", "#fff0c4o4", "#fff0c4o0"),
        0,
    )
    moon += oval(760, 70, 38, 38, "#fff5d6", 0) + "".join(
        veil(x, y, r, r * 0.94, "#d9c690", 0.5)
        for x, y, r in ((747, 60, 7), (771, 80, 10), (772, 54, 4.5), (754, 86, 4))
    )
    afterglow = _haze(420, 236, 640, 0.15, "#ffb070", 70)
    far = shape(_skyline(214, 1, 62), down("#7a4a64", "#8a4f5c"), 0)
    near = shape(_skyline(228, 2, 92), down("#4a2f4e", "#5c3444"), 0)
    ground = shape(
        f"M-4 232 C160 222 320 238 480 230 C640 222 800 236 {w + 4} 226 V{h + 4} H-4 Z",
        down("#6d4238", "#4a2b28", "#2c1a1c"),
        0,
    )
    shine = _haze(760, 246, 220, 0.13, "#ffd9a0", 40)
    plants = "".join(
        cactus(x, y, size, mix("#3f5a3c", "#2a2438", 0.45))
        for x, y, size in ((86, 252, 0.9), (236, 240, 0.5), (612, 242, 0.55), (884, 256, 1.0))
    )
    brush = "".join(_sage(x, y, s) for x, y, s in ((150, 250, 8), (420, 246, 6), (700, 250, 8)))
    layers = [
        Layer(air + _stars(w, 180) + afterglow + moon, 0),
        Layer(far, 3, 0.05),
        Layer(near, 4, 0.05),
        Layer(ground, 3, 0.05),
        Layer(shine, 0),
        Layer(brush + plants, 3, 0.05, shadow=2),
    ]
    scene = paint(layers, w, h, 2, 17)
    scene = grain(scene, fbm(2 * h, 2 * w, 3, 18, 2) * 2 - 1, 0.05)
    scene[..., :3] = np.clip(scene[..., :3] * vignette(2 * h, 2 * w, 0.25)[..., None], 0, 1)
    return scene


def _haze(x: float, y: float, reach: float, flatness: float, colour: str, strength: int) -> str:
    """Soft light that lies along the ground: a round glow pressed flat."""
    fill = glow(*(f"{colour}o{strength * share // 100}" for share in (100, 55, 22, 6, 0)))
    place = f"translate({x} {y}) scale(1 {flatness})"
    return f'<g transform="{place}">{oval(0, 0, reach, reach, fill, 0)}</g>'


def _skyline(base: float, seed: int, high: float) -> str:
    """Table mountains from edge to edge, steep on both sides."""
    rng = np.random.default_rng(seed)
    path, x = f"M-4 {NIGHT[1]} V{base}", -4.0
    while x < NIGHT[0]:
        gap, slope, top = rng.uniform(20, 90), rng.uniform(8, 18), rng.uniform(36, 110)
        rise = high * rng.uniform(0.35, 1)
        x += gap
        path += f" L{x:.0f} {base:.0f} l{slope:.0f} {-rise:.0f} h{top:.0f} l{slope:.0f} {rise:.0f}"
        x += 2 * slope + top
    return f"{path} H{NIGHT[0] + 200} V{NIGHT[1]} Z"


def _stars(w: int, low: float) -> str:
    rng = np.random.default_rng(9)
    return "".join(
        veil(
            round(float(rng.uniform(0, w))),
            round(float(low * rng.random() ** 1.4)),
            *([round(float(rng.uniform(0.6, 1.9)), 2)] * 2),
            CREAM,
            round(float(rng.uniform(0.4, 0.95)), 2),
        )
        for _ in range(130)
    )


def _sage(x: float, y: float, size: float) -> str:
    """A low bush."""
    twigs = " ".join(
        f"M{x} {y} q{dx * size * 0.4:.1f} {-size:.1f}"
        f" {dx * size:.1f} {(abs(dx) * 0.4 - 1.6) * size:.1f}"
        for dx in (-1.5, -0.9, -0.3, 0.3, 0.9, 1.5)
    )
    return line(twigs, 2.4, "#3f4238") + line(twigs, 1, "#6d6a58", 0.7)


def main() -> None:
    save(rolling(locomotive(), ENGINE, 51), "western/locomotive", False, 93)
    save(rolling(wagon(), WAGON, 52), "western/wagon", False, 93)
    save(rails(), "western/rails", False, 94)
    save(flash(), "western/spark")
    save(desert_night(), "western/desert-night", False, 88)


if __name__ == "__main__":
    main()
