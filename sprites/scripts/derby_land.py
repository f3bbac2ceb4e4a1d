"""The land round the course: evening sky, mesas, dusty ground with its growth."""

import numpy as np
from cards_pen import Layer, box, down, glow, line, moved, oval, shape, tint, veil
from derby_lanes import COURSE, band, lane_y
from kit import mix
from mustang_land import tuft

_W, _H = COURSE


def sky() -> list[Layer]:
    """A low sun in dusty air."""
    air = box(-4, -4, _W + 8, 84, down("#6fa6b4", "#aebfa8", "#efcb86", "#f6d592"), 0)
    haze = oval(430, 50, 300, 74, glow("#fff6c8o100", "#ffe69ao70", "#ffd978o0"), 0)
    disc = oval(430, 32, 30, 30, glow("#fffdeco90", "#fff3b4o60", "#ffe28ao0"), 0)
    disc += oval(430, 32, 18, 18, glow("#fffef6", "#fffdec", "#fff6cc"), 0)
    clouds = "".join(
        veil(x + dx, y + dy, rx, ry, "#fff6e2", 0.55)
        for x, y in ((236, 20), (322, 12), (560, 16), (668, 26), (760, 12))
        for dx, dy, rx, ry in ((-20, 2, 22, 2.8), (0, -1, 22, 4), (22, 2, 26, 2.6))
    )
    birds = line(
        "M500 20 q4 -4 7 0 q4 -4 7 0 M520 28 q3 -3 5 0 q3 -3 5 0 M486 30 q3 -3 5 0 q3 -3 5 0",
        1.2,
        "#5a3a2a",
        0.8,
    )
    return [Layer(air + haze, 0), Layer(clouds, 0), Layer(disc + birds, 0)]


def mesas() -> list[Layer]:
    """Far ones in the haze, near ones of red rock; their right sides lie in the shade."""
    far = shape(
        "M-4 64 V42 L40 40 L52 30 H108 L120 42 L190 45 L214 33 H262 L274 45 L380 48 L520 48"
        " L544 35 H596 L610 46 L690 44 L706 29 H790 L804 42 L900 44 L964 38 V70 H-4 Z",
        down("#c79a8c", "#dcb593", "#ecd0a0"),
        0,
    )
    near = (
        (62, 60, 14, 1.0),
        (172, 60, 30, 0.62),
        (320, 60, 20, 0.78),
        (568, 60, 22, 0.9),
        (666, 62, 34, 0.5),
        (858, 62, 18, 1.05),
    )
    rocks = "".join(mesa(x, foot, top, size) for x, foot, top, size in near)
    plain = shape(
        f"M-4 58 C120 54 240 61 400 57 C560 54 760 61 {_W + 4} 56 V100 H-4 Z",
        down("#d99a58", "#dba862"),
        0,
    )
    return [Layer(far, 1.2, 0.04), Layer(rocks, 1.6, 0.06), Layer(plain, 1.2, 0.04)]


def mesa(x: float, foot: float, top: float, size: float) -> str:
    """A table of rock: cap, cliff, skirt of rubble; bands of darker stone."""
    half, neck = 44 * size, 32 * size
    rise = foot - top
    outline = (
        f"M{x - 2 * half:.1f} {foot} L{x - 1.3 * half:.1f} {foot - rise * 0.28:.1f}"
        f" L{x - half:.1f} {foot - rise * 0.42:.1f} L{x - neck - 3:.1f} {top + 3}"
        f" L{x - neck:.1f} {top} H{x + neck * 0.9:.1f} L{x + neck:.1f} {top + 4}"
        f" L{x + half * 0.95:.1f} {foot - rise * 0.44:.1f}"
        f" L{x + 1.4 * half:.1f} {foot - rise * 0.26:.1f} L{x + 2.1 * half:.1f} {foot} Z"
    )
    shade = (
        f"M{x + neck * 0.35:.1f} {top} H{x + neck * 0.9:.1f} L{x + neck:.1f} {top + 4}"
        f" L{x + half * 0.95:.1f} {foot - rise * 0.44:.1f}"
        f" L{x + 1.4 * half:.1f} {foot - rise * 0.26:.1f} L{x + 2.1 * half:.1f} {foot}"
        f" H{x + half * 0.7:.1f} L{x + neck * 0.6:.1f} {foot - rise * 0.4:.1f} Z"
    )
    bands = "".join(
        f"M{x - neck - 4 * size * k:.1f} {top + rise * 0.2 * k:.1f} H{x + neck + 4 * size * k:.1f} "
        for k in (1, 2)
    )
    cracks = "".join(
        f"M{x + dx * neck:.1f} {top + 3} l{2 * size:.1f} {rise * 0.4:.1f} "
        for dx in (-0.72, -0.4, -0.1, 0.2)
    )
    body = shape(outline, down("#dd8350", "#c4623a", "#c9794a"), 1.6, "#7a3418")
    return (
        body
        + tint(shade, "#6b2a18", 0.42)
        + line(bands, 1.3, "#8a3a1e", 0.45)
        + line(cracks, 1.2, "#8a3a1e", 0.5)
    )


def ground() -> list[Layer]:
    """Dust and dry grass, lighter where many hooves have passed."""
    land = shape(
        f"M-4 64 C160 60 320 69 480 65 C640 61 800 70 {_W + 4} 64 V{_H + 4} H-4 Z",
        down("#e2b469", "#deae62", "#d7a258", "#c68c48", "#b67a3c"),
        0,
    )
    swells = "".join(
        tint(path, colour, 0.4)
        for path, colour in (
            (f"M-4 96 C200 84 420 104 {_W + 4} 88 V112 C600 96 300 120 -4 110 Z", "#c99448"),
            (f"M-4 470 C260 500 520 452 {_W + 4} 470 V{_H + 4} H-4 Z", "#a8692e"),
            (f"M-4 504 C300 488 620 520 {_W + 4} 498 V{_H + 4} H-4 Z", "#8f5522"),
        )
    )
    apron = tint(band((-0.5, -17), (6.5, 28)), "#efcf92", 0.5)
    apron += tint(band((-0.5, -12), (6.5, 21)), "#f4dba4", 0.6)
    street = "".join(
        tint(
            f"M{828 + k} 96 C{850 + k} 220 {822 + k} 360 {786 + k} {_H} H{_W} V96 Z", "#f0d094", 0.2
        )
        for k in (-10, -4, 3, 9)
    )
    return [Layer(land, 0), Layer(swells + street, 0), Layer(apron, 0)]


def growth() -> list[Layer]:
    """Tufts, stones and cacti on both sides of the rails; never on the lanes."""
    rng = np.random.default_rng(5)
    grass, stones = "", ""
    for number in range(230):
        x = float(rng.uniform(70, 822))
        upper = number % 3 == 0
        free = (66, max(67.0, lane_y(-0.5, x) - 26)) if upper else (lane_y(6.5, x) + 30, _H - 6)
        y = float(rng.uniform(*sorted(free)))
        size = (5 if upper else 8.5) * float(rng.uniform(0.75, 1.3))
        tone = ("#7d6a2c", "#8f7a34", "#6b6a30", "#a88a40")[number % 4]
        if number % 6 == 1:
            stones += _stone(x, y, size * 0.5)
        else:
            grass += tuft(x, y, size, tone)
    cacti = "".join(
        _cactus(x, y, size)
        for x, y, size in ((470, 88, 0.5), (612, 92, 0.42), (742, 98, 0.5), (344, 78, 0.4))
    )
    return [Layer(stones, 1.2, 0.05, shadow=1), Layer(grass, 0), Layer(cacti, 1, 0.1)]


def _stone(x: float, y: float, r: float) -> str:
    outline = (
        f"M{x - r:.1f} {y:.1f} l{0.3 * r:.1f} {-0.8 * r:.1f} l{0.8 * r:.1f} {-0.3 * r:.1f}"
        f" l{0.8 * r:.1f} {0.6 * r:.1f} l{0.2 * r:.1f} {0.6 * r:.1f} Z"
    )
    return shape(outline, down("#d8b48a", "#8f6a48"), 1)


def _cactus(x: float, y: float, size: float) -> str:
    arms = "M0 0 V-44 M0 -16 H-12 V-30 M0 -11 H12 V-26"
    body = line(arms, 10.5) + line(arms, 7, "#5d7c40") + line("M-1.6 0 V-42", 1.8, "#a3bd72", 0.9)
    return veil(x + 6 * size, y, 14 * size, 2.6 * size, "#4a2c17", 0.4) + moved(body, x, y, 0, size)


def tone_of(number: int) -> str:
    """The clothes of those who watch."""
    tones = ("#a5402a", "#2f6690", "#8a5a2c", "#5d8a3c", "#d9a020", "#7b4a86", "#e8dcc0", "#4a4a4f")
    return mix(tones[number % len(tones)], "#d9a25a", 0.12)
