"""Small pieces of the derby: marks of the race colours, odds markers, chips, the first player."""

import math

from cards_pen import ball, box, dashed, down, line, moved, oval, ring, shape, slant
from derby_coats import COATS, Coat
from kit import SEATS, mix, resize, save
from kit.palette import CREAM, INK, SADDLE
from kit.types import Array
from mustang_coats import STAR
from things import thing, with_shadow
from western_money import sheriff_star

# Outlines in a box of 100: a colour of the race is never told by its colour alone.
SIGNS = {
    "black": "M14 14 H86 V86 H14 Z",
    "yellow": "M50 8 L95 88 H5 Z",
    "blue": "M50 8 A42 42 0 1 1 49.9 8 Z",
    "red": "M50 3 L92 50 L50 97 L8 50 Z",
    "star": STAR,
    "town": "M50 6 L96 46 H84 V92 H61 V62 H39 V92 H16 V46 H4 Z",
}
# From the light to the shade.
RACE_COLOURS = {
    "black": ("#5a4e44", "#3a3028", "#1d1612"),
    "yellow": ("#ffdb6a", "#e8b52a", "#b98310"),
    "blue": ("#6ea9d2", "#3f7fae", "#22587e"),
    "red": ("#e8705a", "#c8432e", "#8f2416"),
    "star": ("#fffdf6", "#f4ead0", "#d0bf96"),
}
CHIP_SEATS = tuple(SEATS.values())[:6]
CHIP = 50
HOLE = 17.6  # radius of the open middle of a chip
LYING = (44, 34)
THICK, PITCH = 7, 8  # of a lying chip, and from one to the next in a pile
MARKER = (86, 24)
_SPOTS = 8


def mark(name: str) -> Array:
    """On the cards: in its colour, with an outline."""
    body = moved(shape(SIGNS[name], slant(*RACE_COLOURS[name]), 8.5), 2.4, 2.4, 0, 0.272)
    return thing(body, (32, 32), 0.9, 0.14)


def sign(name: str) -> Array:
    """On the squares of the course: pale, with an outline."""
    body = moved(shape(SIGNS[name], "#fbf3dc", 9), 2.2, 2.2, 0, 0.196)
    return thing(body, (24, 24), 0.5, 0.06)


def marker(coat: Coat) -> Array:
    """A pill in the horse's colour; a disc on its left for the number, the rest for the odds."""
    w, h = MARKER
    light, tone, shade = coat.flag
    body = box(1.2, 1.2, w - 3.4, h - 3.6, down(light, tone, shade), 2.2, 10.2)
    body += line(f"M14 4.4 H{w - 14}", 1.4, mix(light, "#fffdf4", 0.6), 0.75)
    body += oval(13.2, 11.2, 8.6, 8.6, CREAM, 1.8)
    return with_shadow(thing(body, MARKER, 0.9, 0.22), 0.8)


def chip(colours: tuple[str, str, str]) -> Array:
    """A ring with spots; the middle is open for a portrait."""
    base, dark, light = colours
    middle, outer = CHIP / 2 - 0.6, 23.3
    width = outer - HOLE
    body = ring(middle, middle, (outer + HOLE) / 2, width + 1.6, INK)
    body += ring(middle, middle, (outer + HOLE) / 2, width, base)
    body += line(_arc(middle, outer - 1, 190, 290), 1.1, light, 0.9)
    body += line(_arc(middle, outer - 1, 10, 110), 1.1, dark, 0.8)
    spot = f"M-2.8 {-outer} L-2 {-HOLE} H2 L2.8 {-outer} Z"
    spots = "".join(
        moved(shape(spot, _spot_colour(colours), 1), middle, middle, 360 * k / _SPOTS)
        for k in range(_SPOTS)
    )
    rims = ring(middle, middle, outer, 1.6, INK) + ring(middle, middle, HOLE, 1.2, INK)
    return with_shadow(thing(body + spots + rims, (CHIP, CHIP), 0.8, 0.25), 0.9)


def _spot_colour(colours: tuple[str, str, str]) -> str:
    """Pale spots, but dark ones on a pale chip."""
    return SADDLE if colours[2] == "#fff8e6" else "#fbf3dc"


def _arc(middle: float, r: float, start: float, end: float) -> str:
    a, b = math.radians(start), math.radians(end)
    return (
        f"M{middle + r * math.cos(a):.2f} {middle + r * math.sin(a):.2f} A{r} {r} 0 0 1"
        f" {middle + r * math.cos(b):.2f} {middle + r * math.sin(b):.2f}"
    )


def lying_chip(colours: tuple[str, str, str]) -> Array:
    """A chip as it lies in a pile, seen from above and in front."""
    return with_shadow(thing(_lying(colours), LYING, 0.7, 0.2), 0.7)


def pile(colours: tuple[str, str, str], count: int) -> str:
    """So many chips on each other; the lowest lies in the box of `LYING`."""
    return "".join(
        moved(_lying(colours), (0, 1, -0.8)[number % 3], -PITCH * number) for number in range(count)
    )


def _lying(colours: tuple[str, str, str]) -> str:
    (w, h), thick = LYING, THICK
    rx, ry = w / 2 - 2, (h - thick - 3.4) / 2
    cx, cy = w / 2 - 0.4, ry + 1.4
    base, dark, light = colours
    pale = _spot_colour(colours)
    side = shape(
        f"M{cx - rx} {cy} v{thick} A{rx} {ry} 0 0 0 {cx + rx} {cy + thick} v{-thick} Z",
        slant(light, base, dark, mix(dark, INK, 0.4)),
        1.7,
    )
    side += "".join(_edge_spot(cx, cy, rx, ry, thick, turn, pale) for turn in (30, 68, 112, 150))
    top = oval(cx, cy, rx, ry, ball(light, base, dark), 1.7)
    top += "".join(_top_spot(cx, cy, rx, ry, 22.5 + 45 * k, pale) for k in range(_SPOTS))
    return side + top + oval(cx, cy, rx * 0.62, ry * 0.62, mix(base, "#fffaf0", 0.86), 1.2)


def _edge_spot(
    cx: float, cy: float, rx: float, ry: float, thick: float, turn: float, colour: str
) -> str:
    """A spot on the edge of a lying chip."""
    points = [math.radians(turn + d) for d in (-8, 8)]
    (x0, y0), (x1, y1) = ((cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in points)
    outline = f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f} v{thick} L{x0:.1f} {y0 + thick:.1f} Z"
    return shape(outline, colour, 0.7)


def _top_spot(cx: float, cy: float, rx: float, ry: float, turn: float, colour: str) -> str:
    corners = ((-9, 1), (9, 1), (8, 0.72), (-8, 0.72))
    points = " L".join(
        f"{cx + rx * k * math.cos(math.radians(turn + d)):.1f}"
        f" {cy + ry * k * math.sin(math.radians(turn + d)):.1f}"
        for d, k in corners
    )
    return shape(f"M{points} Z", colour, 0.6)


def nobody() -> Array:
    """Where a rider's portrait would be."""
    course = "M22 4.6 A17.4 17.4 0 1 1 21.9 4.6"
    body = oval(22, 22, 16, 16, slant("#f4dfae", "#d9b077", "#b98a4c"), 0)
    body = f'<g opacity="0.55">{body}</g>' + dashed(course, 2.4, INK, 4.2, 4.6)
    return thing(body, (44, 44), 0)


def main() -> None:
    for name in RACE_COLOURS:
        save(mark(name), f"derby/mark-{name}")
    for name in ("yellow", "blue", "red", "town"):
        save(sign(name), f"derby/sign-{name}")
    for name, coat in COATS.items():
        save(marker(coat), f"derby/marker-{name}")
    for seat, colours in enumerate(CHIP_SEATS):
        save(chip(colours), f"derby/chip-{seat}")
        save(lying_chip(colours), f"derby/chip-lying-{seat}")
    save(nobody(), "derby/nobody")
    save(resize(sheriff_star(), 56, 56), "derby/marker-star")


if __name__ == "__main__":
    main()
