"""The counters: a frame for the kind, a head and a brand for the coat; and their backs."""

from dataclasses import dataclass

import numpy as np
from cards_pen import ball, gradients, moved, oval, shape, slant
from kit import bevel, blank, draw, grain, mix, over, paper, place, resize, save, shadow, svg, wood
from kit.palette import CREAM, RED_DARK
from kit.types import Array
from mustang_coats import BRANDS, COATS, SPECIALS, SUITS
from mustang_heads import head

FINE = 2  # drawn so many times larger, then made small
SHIELD = "M50 2 L94 12 V56 C94 78 77 92 50 99 C23 92 6 78 6 56 V12 Z"
ROUND = "M50 3 A47 47 0 1 1 49.9 3 Z"
SQUARE = "M28 5 H72 Q95 5 95 28 V72 Q95 95 72 95 H28 Q5 95 5 72 V28 Q5 5 28 5 Z"
CROWN = "M22 18 L24 -3 L37 8 L50 -7 L63 8 L76 -3 L78 18 C62 13 38 13 22 18 Z"


@dataclass(frozen=True)
class Kind:
    """The frame of a kind, its metal from the light to the shade, and its share of the canvas."""

    frame: str
    metal: tuple[str, str, str, str]
    share: float
    head: tuple[float, float, float]  # left, top and side of the head in a frame of 100


KINDS = {
    "stallion": Kind(SHIELD, ("#fff4c4", "#ecb83c", "#b07a16", "#6f4708"), 0.87, (8, 12, 0.8)),
    "mare": Kind(ROUND, ("#fbfdfd", "#b4bec6", "#76818b", "#3f4851"), 0.85, (9, 13, 0.77)),
    "foal": Kind(SQUARE, ("#ffdcb8", "#d58a52", "#9c5226", "#5c2c10"), 0.74, (-5, -9, 1.03)),
}
SPECIAL = Kind(SHIELD, ("#fff8d0", "#ffcc4a", "#c98c14", "#7a4c06"), 0.82, (7, 13, 0.82))
CROWN_ROOM = 10  # units of a frame of 100 above it
FORM = (False, 92)  # how they are saved


@dataclass(frozen=True)
class Size:
    """A counter's canvas in design units, and what is stronger on a small one."""

    units: int
    ending: str
    edge: float  # outline of the frame, in a frame of 100
    rim: float  # share of the frame that is face
    ink: float  # outline of the head, in its box of 200
    badge: float  # radius in a frame of 100
    mark: float  # size of the brand on the badge
    fine: bool


LARGE = Size(80, "", 4, 0.85, 5.6, 18.5, 0.0132, True)
SMALL = Size(48, "-small", 5.6, 0.83, 8.4, 22, 0.0122, False)


def counter(coat: str, kind: str | None, size: Size) -> Array:
    """One counter on its canvas; without a kind it is one of the two specials."""
    made = KINDS[kind] if kind else SPECIAL
    px = round(2 * size.units * made.share * FINE)
    piece = over(_rim(made, size, px), _face(made, size, px, COATS[coat].field))
    piece = over(piece, _bust(coat, kind == "foal", made, size, px))
    if kind:
        return _on_canvas(over(piece, _badge(coat, size, px)), size)
    return _on_canvas(_crowned(piece, made, size, px), size)


def back(kind: str, size: Size) -> Array:
    """A counter face down: leather with a horseshoe burnt in."""
    made = KINDS[kind]
    px = round(2 * size.units * made.share * FINE)
    piece = over(_rim(made, size, px), _face(made, size, px, ("#a9652f", "#5a2f16")))
    shoe = moved(
        shape(BRANDS["bay"], slant("#fff0c4", "#e2bd76", "#b0813a"), size.edge * 1.7),
        25,
        23,
        0,
        0.5,
    )
    mark = bevel(_drawn(shoe, px), px * 0.014, height=0.6, spec=0.2)
    return _on_canvas(over(piece, mark), size)


def _rim(kind: Kind, size: Size, px: int) -> Array:
    flat_ = _drawn(shape(kind.frame, slant(*kind.metal), size.edge), px)
    return bevel(flat_, px * 0.03, height=0.5, spec=0.35, ambient=0.62)


def _face(kind: Kind, size: Size, px: int, field: tuple[str, str]) -> Array:
    """The field inside the rim, sunk a little."""
    light, tone = field
    fill = ball(mix(light, CREAM, 0.3), light, mix(light, tone, 0.6), tone)
    flat_ = _drawn(_inset(shape(kind.frame, fill, size.edge * 0.8), size.rim), px)
    rough = grain(flat_, wood(px, px, 31, 0.9), 0.05)
    return bevel(
        grain(rough, paper(px, px, 32, 0.5), 0.05), px * 0.02, height=-0.3, spec=0.04, ambient=0.7
    )


def _bust(coat: str, young: bool, kind: Kind, size: Size, px: int) -> Array:
    """The head, cut off at the inner edge of the frame, with its shadow on the field."""
    left, top, side = kind.head
    drawn = head(coat, young, round(px * side), size.ink, size.fine)
    room = np.zeros((px, px, 4), np.float32)
    lit = shadow(drawn, (px * 0.014, px * 0.018), px * 0.014, 0.4)
    pad = (lit.shape[0] - drawn.shape[0]) // 2
    placed = over(room, lit, round(px * left / 100) - pad, round(px * top / 100) - pad)
    inner = _drawn(_inset(shape(kind.frame, CREAM, 0), size.rim - 0.015), px)
    placed[..., 3] *= inner[..., 3]
    return placed


def _badge(coat: str, size: Size, px: int) -> Array:
    """The brand of the coat on a small roundel at the lower left."""
    r = size.badge
    x, y, part = r + 1.5, 98.5 - r, size.mark * r
    disc = oval(
        x,
        y,
        r - size.edge / 2,
        r - size.edge / 2,
        ball("#fffaf0", "#fbf3dc", "#e4d2a4"),
        size.edge * 0.85,
    )
    mark = moved(shape(BRANDS[coat], RED_DARK, 0), x - 50 * part, y - 50 * part, 0, part)
    return over(bevel(_drawn(disc, px), px * 0.015, height=0.5, spec=0.12), _drawn(mark, px))


def _crowned(piece: Array, kind: Kind, size: Size, px: int) -> Array:
    """The piece with a crown on its upper edge; what it needs is added above."""
    jewels = "".join(
        oval(x, y, r, r, colour, 1.5)
        for x, y, r, colour in (
            (50, 8, 3.4, "#b5301f"),
            (35, 10, 2.5, "#2f6690"),
            (65, 10, 2.5, "#2f6690"),
        )
    )
    drawn = shape(CROWN, slant(*kind.metal), size.edge * 0.9) + (jewels if size.fine else "")
    more = round(px * CROWN_ROOM / 100)
    body = moved(drawn, 0, CROWN_ROOM)
    crown = draw(svg(body, 100, 100 + CROWN_ROOM, gradients(body)), (px, px + more))
    crown = bevel(crown, px * 0.016, height=0.6, spec=0.4)
    return over(np.pad(piece, ((more, 0), (0, 0), (0, 0))), crown)


def _inset(body: str, share: float) -> str:
    """A frame of 100 units made smaller about its middle."""
    return moved(body, 50 * (1 - share), 50 * (1 - share), 0, share)


def _drawn(body: str, px: int) -> Array:
    return draw(svg(body, 100, 100, gradients(body)), (px, px))


def _on_canvas(piece: Array, size: Size) -> Array:
    """The piece in the middle of its canvas, over its shadow."""
    side = 2 * size.units
    fallen = shadow(piece, (side * 0.045, side * 0.055), side * 0.03, 0.5)
    room = place(blank(side * FINE, side * FINE), fallen, (side * FINE / 2, side * FINE / 2))
    return resize(room, side, side)


def main() -> None:
    for size in (LARGE, SMALL):
        for kind in KINDS:
            for coat in SUITS:
                save(
                    counter(coat, kind, size), f"mustang/counter-{coat}-{kind}{size.ending}", *FORM
                )
            save(back(kind, size), f"mustang/back-{kind}{size.ending}", *FORM)
        for name in SPECIALS:
            save(counter(name, None, size), f"mustang/counter-{name}{size.ending}", *FORM)


if __name__ == "__main__":
    main()
