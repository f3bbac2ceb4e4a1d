"""Small things of Mustang that several pictures show: fences, arrows, tokens, dust."""

import numpy as np
from cards_pen import (
    ball,
    box,
    cord,
    down,
    faded,
    glow,
    line,
    moved,
    oval,
    ring,
    shape,
    slant,
    tint,
)
from kit.palette import CREAM

WOOD = down("#f0b878", "#c98a4b", "#8a5226")
POST = slant("#e6ae70", "#b0733a", "#62361a")


def post(x: float, foot: float, high: float, ink: float) -> str:
    """An upright with a slanting top."""
    outline = (
        f"M{x - 5} {foot} V{foot - high + 3} L{x + 4} {foot - high} L{x + 5} {foot - high + 2}"
        f" V{foot} Z"
    )
    return shape(outline, POST, ink) + line(
        f"M{x - 1} {foot - high + 9} V{foot - 6}", ink * 0.45, "#5a3318", 0.5
    )


def rail(x: float, y: float, long: float, ink: float, turn: float = 0, broken: bool = False) -> str:
    """A rail from its left end; a broken one ends in splinters on the right."""
    if broken:
        outline = f"M0 -5 H{long - 4} l7 1.6 l-6 2 l9 1.4 l-7 2 l4 3 H0 C-2 2 -2 -2 0 -5 Z"
        body = shape(outline, WOOD, ink)
    else:
        body = box(0, -5, long, 10, WOOD, ink, 3.5)
    marks = line(
        f"M{long * 0.15:.1f} -0.6 h{long * 0.2:.1f} M{long * 0.55:.1f} 1.2 h{long * 0.18:.1f}",
        ink * 0.45,
        "#5a3318",
        0.5,
    )
    return moved(body + marks, x, y, turn)


def arrow(size: float, ink: float = 4) -> str:
    """A plain arrow that points right, 130 units long about its middle."""
    shaft = cord("M-62 0 H46", 4.4, "#c98a4b", ink * 0.7)
    head = shape("M66 0 L40 -11 L47 0 L40 11 Z", slant("#eef2f2", "#9aa5ac", "#4c555e"), ink * 0.8)
    vanes = shape(
        "M-66 -9 L-44 -9 L-36 0 L-44 9 L-66 9 L-58 0 Z",
        slant("#e0664a", "#a5281b", "#6b1710"),
        ink * 0.8,
    )
    binding = line("M36 -4 V4 M31 -4 V4", 2.4, "#6b1710")
    return moved(vanes + shaft + head + binding, 0, 0, 0, size)


def token(r: float, ink: float) -> str:
    """A plain round of wood about 0, 0."""
    disc = oval(0, 0, r, r, ball("#f6d7a0", "#d9ac6c", "#93602e"), ink)
    face = oval(0, 0, r * 0.84, r * 0.84, ball("#fdf3d8", "#f0dcae", "#cda86c"), ink * 0.55)
    return disc + face + ring(0, 0, r * 0.76, ink * 0.3, "#a9713a")


def neckerchief(size: float, ink: float = 4) -> str:
    """A black cloth tied over a face that is not there, with two eyes cut in it."""
    knot = shape(
        "M54 -14 C66 -26 78 -24 80 -16 C74 -10 66 -8 58 -6 C68 -2 76 6 74 14 C64 14 56 4 52 -4 Z",
        "#1d1a1c",
        ink * 0.7,
    )
    cloth = shape(
        "M-60 -16 C-38 -32 38 -32 60 -16 C58 4 44 20 26 20 C14 20 8 12 0 12 C-8 12 -14 20 -26"
        " 20 C-44 20 -58 4 -60 -16 Z",
        slant("#55505a", "#2c282e", "#141216"),
        ink,
    )
    eyes = shape(
        "M-42 -8 C-34 -16 -20 -14 -14 -4 C-22 4 -36 4 -42 -8 Z M42 -8 C34 -16 20 -14 14 -4 C22"
        " 4 36 4 42 -8 Z",
        "#fbeac4",
        ink * 0.7,
    )
    fold = line("M-50 -14 C-30 -24 -6 -24 8 -22", 2.4, "#8a8490", 0.7)
    return moved(knot + cloth + eyes + fold, 0, 0, 0, size)


def puff(x: float, y: float, r: float, colour: str = "#f0d8a8", opacity: int = 92) -> str:
    """A soft ball of dust."""
    fill = glow(f"{colour}o{opacity}", f"{colour}o{opacity * 4 // 5}", f"{colour}o0")
    lobes = ((0, 0, 1), (-0.6, 0.16, 0.7), (0.6, 0.2, 0.66), (0.1, -0.34, 0.6))
    return "".join(oval(x + dx * r, y + dy * r, k * r, 0.8 * k * r, fill, 0) for dx, dy, k in lobes)


def hoofprints(trail: tuple[tuple[float, float], ...], size: float, colour: str = "#5a3a1c") -> str:
    """Prints along a trail that runs into the distance: the higher the smaller."""
    prints = ""
    for number, (x, y) in enumerate(trail):
        far = size * (y / 250) ** 1.6
        for side in (-1, 1):
            mark = line("M-4 5 C-8 -6 8 -6 4 5", 3.4, colour, 0.7)
            at = (x + side * 17 * far + 3 * (number % 2), y + side * 4 * far)
            spot = f"translate({at[0]:.1f} {at[1]:.1f}) scale({far:.3f} {far * 0.6:.3f})"
            prints += f'<g transform="{spot}">{mark}</g>'
    return prints


def flower(x: float, y: float, size: float, colour: str) -> str:
    petals = "".join(
        moved(oval(0, -3.4, 2.2, 3, colour, 0), 0, 0, turn) for turn in (0, 72, 144, 216, 288)
    )
    stem = line("M0 0 C1 6 -1 10 0 16", 1.6, "#4f6a2a")
    return moved(stem + petals + oval(0, 0, 1.9, 1.9, "#f6c640", 0), x, y, 0, size)


def straw(x: float, y: float, size: float, seed: int = 0) -> str:
    """A heap of straw."""
    heap = "M-60 2 C-50 -12 -30 -17 -8 -16 C16 -20 44 -14 60 2 C30 7 -30 7 -60 2 Z"
    rng = np.random.default_rng(seed)
    stalks = ""
    for number in range(70):
        across = float(rng.uniform(-56, 56))
        up = float(rng.uniform(-17, 5)) * (1 - (across / 62) ** 2)
        angle = float(rng.normal(0, 0.5)) + (np.pi if number % 2 else 0)
        end = (9 * np.cos(angle), 6 * np.sin(angle))
        colour = ("#9a7228", "#fff0bc", "#b98f3c", "#f7dc94")[number % 4]
        stalks += line(f"M{across:.1f} {up:.1f} l{end[0]:.1f} {end[1]:.1f}", 1.5, colour, 0.8)
    return moved(shape(heap, down("#f0d086", "#c99c46"), 0) + stalks, x, y, 0, size)


def cloud(x: float, y: float, size: float, colour: str = CREAM, opacity: float = 0.9) -> str:
    outline = (
        "M-40 10 C-52 8 -50 -8 -34 -8 C-30 -24 -6 -26 2 -12 C14 -22 34 -14 34 -2"
        " C48 -2 48 10 38 10 Z"
    )
    return moved(tint(outline, colour, opacity), x, y, 0, size)


def spark(r: float, colour: str) -> str:
    """A four-pointed glint about 0, 0."""
    a, b = r, r * 0.16
    return shape(
        f"M0 {-a} L{b} {-b} L{a} 0 L{b} {b} L0 {a} L{-b} {b} L{-a} 0 L{-b} {-b} Z", colour, 0
    )


def lightning(x: float, y: float, size: float) -> str:
    """A flash from x, y downwards that throws out thin branches."""
    bolt = "M-3 -44 L3 -44 L-8 -14 L0 -10 L-16 30 L-9 34 L-25 78 L-18 32 L-23 29 L-10 -7 L-17 -11 Z"
    twigs = "M-9 -6 L6 8 L3 18 L14 30 M-18 30 L-34 42 L-33 52 L-44 62"
    halo = shape(bolt, "#dfeaff", 9, "#dfeaff")
    return moved(
        faded(halo, 0.22) + line(twigs, 1.3, "#eef4ff", 0.9) + shape(bolt, "#fffdf0", 0),
        x,
        y,
        0,
        size,
    )
