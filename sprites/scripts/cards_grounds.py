"""What stands behind the things on the cards, in a box of 360 by 264 units."""

import math

from cards_pen import Layer, box, down, glow, line, oval, shape, tint, veil
from kit import mix
from kit.palette import CREAM, INK, RUST

W, H = 360, 264


def sky(*colours: str) -> Layer:
    """Air, from top to bottom."""
    return Layer(box(-4, -4, W + 8, H + 8, down(*colours), 0), relief=0)


def sun(x: float, y: float, r: float, colour: str = "#ffe9a8", strength: int = 85) -> Layer:
    """A sun in its haze."""
    haze = oval(
        x, y, r * 3.4, r * 3.4, glow(f"{colour}o{strength}", f"{colour}o30", f"{colour}o0"), 0
    )
    return Layer(haze + oval(x, y, r, r, mix(colour, CREAM, 0.6), 0), relief=0)


def rays(x: float, y: float, colour: str, count: int = 18, opacity: float = 0.16) -> Layer:
    """Beams from a point to beyond the frame."""
    half = math.pi / count / 2
    beams = ""
    for k in range(count):
        middle = 2 * math.pi * k / count
        ends = [
            (x + 520 * math.cos(angle), y + 520 * math.sin(angle))
            for angle in (middle - half, middle + half)
        ]
        beams += tint(
            f"M{x} {y} L{ends[0][0]:.0f} {ends[0][1]:.0f} L{ends[1][0]:.0f} {ends[1][1]:.0f} Z",
            colour,
            opacity,
        )
    return Layer(beams, relief=0)


def mesas(base: float, colour: str = RUST, far: float = 0.0, haze: str = "#f0c890") -> Layer:
    """Table mountains; `far` fades them into the haze."""
    body, side = mix(colour, haze, far), mix(mix(colour, INK, 0.3), haze, far)
    tops = (
        f"M-4 {base} L20 {base - 6} L32 {base - 56} L44 {base - 62} L92 {base - 60} L104 "
        f"{base - 10}"
        f" L150 {base} Z M196 {base} L226 {base - 12} L236 {base - 46} L244 {base - 50}"
        f" L268 {base - 50} L272 {base - 84} L312 {base - 86} L322 {base - 40} L346 "
        f"{base - 8} L370 {base} Z"
    )
    shades = (
        f"M78 {base - 60} L92 {base - 60} L104 {base - 10} L150 {base} H84 Z"
        f" M296 {base - 85} L312 {base - 86} L322 {base - 40} L346 {base - 8} L370 {base} H304 Z"
    )
    cracks = (
        f"M52 {base - 60} V{base - 34} M66 {base - 60} V{base - 42} M252 {base - 48} "
        f"V{base - 24} M284 {base - 84} V{base - 52}"
    )
    return Layer(shape(tops, body, 0) + tint(shades, side, 1) + line(cracks, 3, side), relief=3)


def hills(base: float, colour: str, swell: float = 18) -> Layer:
    """A rolling ridge from edge to edge."""
    ridge = (
        f"M-4 {base} C60 {base - swell} 120 {base + swell * 0.6} 190 {base - swell * 0.3}"
        f" C250 {base - swell * 1.2} 310 {base + swell * 0.5} 364 {base - swell * 0.5} "
        f"V{H + 4} H-4 Z"
    )
    return Layer(shape(ridge, down(mix(colour, CREAM, 0.18), colour, mix(colour, INK, 0.25)), 0), 4)


def plain(y: float, colour: str) -> Layer:
    """Level ground with a few pebbles and streaks."""
    body = box(-4, y, W + 8, H, down(mix(colour, CREAM, 0.22), colour, mix(colour, INK, 0.28)), 0)
    streaks = (
        f"M16 {y + 18} H70 M250 {y + 14} H320 M120 {y + 30} H164 M290 {y + 34} H346 M22 "
        f"{y + 42} H52"
    )
    pebbles = ((40, 30, 5), (318, 24, 6), (226, 40, 4), (96, 44, 4))
    stones = "".join(
        veil(x, y + dy, r * 1.5, r, mix(colour, INK, 0.35), 0.7) for x, dy, r in pebbles
    )
    return Layer(body + line(streaks, 3, mix(colour, INK, 0.3), 0.5) + stones, relief=0)


def boards(colour: str, width: float = 45) -> Layer:
    """A wall of upright planks."""
    dark = mix(colour, INK, 0.45)
    body = box(-4, -4, W + 8, H + 8, down(mix(colour, CREAM, 0.1), colour, dark), 0)
    for k in range(int(W / width) + 2):
        x = k * width + width * 0.3
        body += line(f"M{x} -4 V{H + 4}", 3.4, INK, 0.55)
        body += line(f"M{x + 3.4} -4 V{H + 4}", 1.6, mix(colour, CREAM, 0.4), 0.35)
        body += line(
            f"M{x + 14} {20 + 37 * (k % 4)} v{50 + 13 * (k % 3)} M{x + 28} "
            f"{150 - 31 * (k % 3)} v44",
            1.6,
            dark,
            0.6,
        )
    return Layer(body, relief=0)


def counter(y: float, colour: str) -> Layer:
    """The top of a bar or table, seen from just above."""
    top = box(-8, y, W + 16, 30, down(mix(colour, CREAM, 0.35), colour), 4)
    front = box(-8, y + 30, W + 16, H, down(mix(colour, INK, 0.25), mix(colour, INK, 0.55)), 4)
    nicks = line(
        f"M20 {y + 10} H120 M180 {y + 18} H330 M60 {y + 22} H96", 2, mix(colour, INK, 0.4), 0.6
    )
    return Layer(front + top + nicks, relief=4, gloss=0.2)


def pool(
    x: float, y: float, rx: float, ry: float, colour: str = "#ffe0a0", strength: int = 60
) -> Layer:
    """A soft pool of light."""
    return Layer(oval(x, y, rx, ry, glow(f"{colour}o{strength}", f"{colour}o0"), 0), relief=0)


def contact(x: float, y: float, rx: float, ry: float = 10) -> Layer:
    """The soft dark where a thing stands on the ground."""
    return Layer(oval(x, y, rx, ry, glow("#1a0d05o70", "#1a0d05o45", "#1a0d05o0"), 0), relief=0)


def cactus(x: float, y: float, size: float = 1, colour: str = "#5b7a3a") -> str:
    """A saguaro whose foot is at x, y."""
    fill = down(mix(colour, CREAM, 0.3), colour, mix(colour, INK, 0.3))
    outline = (
        "M-9 0 V-34 C-26 -34 -30 -40 -30 -54 V-64 C-30 -72 -18 -72 -18 -64 V-52 C-18 -46 "
        "-14 -46 -9 -46"
        " V-92 C-9 -106 9 -106 9 -92 V-62 C15 -62 19 -62 19 -68 V-80 C19 -88 31 -88 31 -80 V-66"
        " C31 -52 25 -50 9 -50 V0 Z"
    )
    ribs = "M-3 -4 V-92 M4 -4 V-90 M-24 -62 V-50 M25 -78 V-64"
    return (
        f'<g transform="translate({x} {y}) scale({size})">'
        + shape(outline, fill, 4)
        + line(ribs, 1.8, INK, 0.4)
        + "</g>"
    )
