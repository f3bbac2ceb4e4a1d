"""Clothes, hats, hair and gold for the portraits, in a box of 200 units."""

import math

from cards_pen import Layer, down, line, ring, shape, slant, veil
from kit import mix
from kit.palette import CREAM, GOLD, GOLD_LIGHT, INK

_SHOULDERS = "M10 206 C14 178 44 168 74 162 L100 182 L126 162 C156 168 186 178 190 206 Z"
_BODICE = "M18 206 C24 184 52 172 78 166 C90 176 110 176 122 166 C148 172 176 184 182 206 Z"
GOLD_FILL = slant(GOLD_LIGHT, GOLD, "#8a5a10")


def coat(colour: str) -> str:
    """The shoulders in one cloth."""
    return shape(_SHOULDERS, down(mix(colour, "#fff0d0", 0.18), colour, mix(colour, INK, 0.35)))


def bandana(colour: str) -> Layer:
    """A neckerchief, knotted behind, its point on the chest."""
    body = shape(
        "M68 156 C82 170 118 170 132 156 C136 164 134 172 126 178 L100 202 L74 178"
        " C66 172 64 164 68 156 Z",
        slant(mix(colour, "#fff0d0", 0.3), colour, mix(colour, INK, 0.35)),
    )
    body += line("M80 168 C92 176 108 176 120 168 M88 178 L97 192 M112 178 L104 192", 2.2, INK, 0.5)
    body += "".join(
        veil(x, y, 2.2, 2.2, CREAM, 0.85) for x, y in ((82, 175), (100, 183), (117, 176))
    )
    return Layer(body, relief=5, shadow=3)


def dress(colour: str) -> str:
    """The shoulders in one cloth."""
    return shape(_BODICE, down(mix(colour, "#fff0d0", 0.2), colour, mix(colour, INK, 0.35)))


def hat(crown: str, brim: str, colour: str, band: str, dents: str) -> list[Layer]:
    """A hat: the crown, its ribbon, the brim before it and the dents pinched into the felt."""
    light, dark = mix(colour, "#fff0d0", 0.28), mix(colour, INK, 0.42)
    return [
        Layer(shape(crown, slant(light, colour, dark)) + line(dents, 3, INK, 0.42), 9, 0.16),
        Layer(band, relief=3),
        Layer(shape(brim, down(light, colour, dark)), relief=6, gloss=0.16, shadow=6, dark=0.5),
    ]


def ribbon(colour: str, top: float = 62, bottom: float = 80) -> str:
    """The ribbon of a hat round a crown of usual width."""
    return shape(
        f"M58 {top} C76 {top + 8} 124 {top + 8} 142 {top} L143 {bottom} C124 {bottom + 8}"
        f" 76 {bottom + 8} 57 {bottom} Z",
        down(mix(colour, "#fff0d0", 0.3), colour),
        3,
    )


def moustache(outline: str, colour: str, hairs: str = "") -> Layer:
    """Hair on the lip."""
    body = shape(outline, down(mix(colour, CREAM, 0.22), colour, mix(colour, INK, 0.3)), 3.4)
    return Layer(body + line(hairs, 1.7, INK, 0.45), relief=4, shadow=1.5)


def hair_fill(colour: str) -> str:
    """Hair in the light."""
    return slant(mix(colour, "#fff0d0", 0.3), colour, mix(colour, INK, 0.4))


def curls(x: float, y: float, rx: float, ry: float, count: int, start: float = 0) -> str:
    """The outline of a mass of curls round a middle."""
    points = [
        (
            x + rx * math.cos(start + 2 * math.pi * k / count),
            y + ry * math.sin(start + 2 * math.pi * k / count),
        )
        for k in range(count)
    ]
    radius = math.pi * (rx + ry) / count * 0.56
    arcs = " ".join(
        f"A{radius:.1f} {radius:.1f} 0 0 1 {px:.1f} {py:.1f}" for px, py in points[1:] + points[:1]
    )
    return f"M{points[0][0]:.1f} {points[0][1]:.1f} {arcs} Z"


def earrings(x: float = 60, y: float = 128, r: float = 7) -> str:
    """A pair of rings of gold."""
    return "".join(
        ring(at, y, r, width, colour)
        for at in (x, 200 - x)
        for colour, width in ((INK, 6), (GOLD_LIGHT, 2.8))
    )
