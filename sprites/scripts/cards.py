"""The equipment cards: sixteen pictures, the blank front and the back; then the portraits.

Writes sprites/cards/NAME.webp and, through `faces`, sprites/faces/NAME.webp.
"""

from collections.abc import Callable

import faces
import numpy as np
from cards_cup import canteen, marked_die, poker_face, spyglass
from cards_duel import spare_cartridge, steady_hand, water_barrel
from cards_grounds import H, W
from cards_pen import (
    Layer,
    box,
    down,
    glow,
    gradients,
    line,
    moved,
    oval,
    paint,
    rich,
    ring,
    shape,
    slant,
)
from cards_prison import file_in_the_cake, good_lawyer
from cards_props import STAR
from cards_stops import on_his_tab, pickaxe, rail_pass
from cards_trail import fresh_horse, safe_conduct
from cards_tricks import decoy, dust_devil
from kit import bevel, draw, grain, paper, save, svg, vignette
from kit.palette import CREAM, INK, RED, RED_DARK
from kit.types import Array

PICTURES: dict[str, Callable[[], list[Layer]]] = {
    "marked-die": marked_die,
    "canteen": canteen,
    "poker-face": poker_face,
    "spyglass": spyglass,
    "good-lawyer": good_lawyer,
    "file-in-the-cake": file_in_the_cake,
    "rail-pass": rail_pass,
    "on-his-tab": on_his_tab,
    "pickaxe": pickaxe,
    "safe-conduct": safe_conduct,
    "fresh-horse": fresh_horse,
    "steady-hand": steady_hand,
    "spare-cartridge": spare_cartridge,
    "water-barrel": water_barrel,
    "decoy": decoy,
    "dust-devil": dust_devil,
}
CARD = (220, 308)  # design units; files have two pixels to the unit
RULE = (176, 16)
_STRAW = "#f0cf8a"
_RICHNESS, _LIGHT = 1.1, 1.06  # the brush takes some colour and light away


def picture(name: str, seed: int) -> Array:
    """One picture, darker towards its corners."""
    painted = rich(paint(PICTURES[name](), W, H, 1, seed), _RICHNESS)
    lit = painted[..., :3] * _LIGHT * vignette(H, W, 0.12)[..., None]
    painted[..., :3] = np.clip(lit, 0, 1)
    return painted


def front() -> Array:
    """The blank card: words are set, and a picture with its rule is laid in, at run time."""
    paper_ = box(2, 2, 216, 304, down("#fffaf0", "#f8ecd0", "#ecd8aa"), 4, 15)
    return _card(paper_ + _border(9, 3, RED) + _border(13.5, 1.2, RED), 8)


def rule() -> Array:
    """The line between the picture and the words, with a diamond in its middle."""
    w, h = RULE
    middle = h / 2
    body = line(f"M2 {middle} H{w / 2 - 10} M{w / 2 + 10} {middle} H{w - 2}", 1.8, RED) + shape(
        f"M{w / 2} {middle - 7} l6.5 7 l-6.5 7 l-6.5 -7 Z", RED, 0
    )
    return draw(svg(body, w, h), (2 * w, 2 * h))


def back() -> Array:
    """A red lattice and, in its middle, the star in a horseshoe."""
    body = box(2, 2, 216, 304, CREAM, 4, 15)
    body += box(12, 12, 196, 284, glow("#c8452f", "#a5281b", "#6b1710"), 2.4, 9)
    body += "".join(
        shape(f"M{x} {y - 8.5} l6.5 8.5 l-6.5 8.5 l-6.5 -8.5 Z", "#bf5a40", 0)
        for row, y in enumerate(range(32, 286, 17))
        for x in range(29 + 9 * (row % 2), 199, 18)
    )
    return _card(body + _border(17.5, 1.8, _STRAW) + _emblem(), 9)


def _emblem() -> str:
    """A round badge about the middle of the card."""
    badge = (
        oval(0, 0, 57, 57, RED_DARK, 2) + ring(0, 0, 54, 3.4, _STRAW) + ring(0, 0, 47, 1.2, _STRAW)
    )
    shoe = (
        "M-25 33 C-45 8 -38 -37 0 -37 C38 -37 45 8 25 33 L13 29 C26 8 24 -22 0 -22"
        " C-24 -22 -26 8 -13 29 Z"
    )
    nails = "".join(
        oval(side * x, y, 2, 2, INK, 0)
        for side in (-1, 1)
        for x, y in ((29, 12), (30, -6), (21, -22))
    )
    gold = shape(shoe, slant("#fff3c0", "#e8b23c", "#a06a14"), 2.6)
    star = moved(shape(STAR, slant("#fffaf0", "#f0dfb8", "#d9b077"), 5), 0, 7, 0, 0.36)
    return moved(badge + gold + nails + star, CARD[0] / 2, CARD[1] / 2)


def _border(inset: float, width: float, colour: str) -> str:
    """A line round the card, `inset` from its edge."""
    w, h = CARD[0] - 2 * inset, CARD[1] - 2 * inset
    return box(inset, inset, w, h, "none", width, max(3, 17 - inset), colour)


def _card(body: str, seed: int) -> Array:
    """A drawing on a card, with the surface of pasteboard."""
    w, h = 2 * CARD[0], 2 * CARD[1]
    flat_ = draw(svg(body, *CARD, gradients(body)), (w, h))
    return bevel(grain(flat_, paper(h, w, seed, 0.9), 0.06), 3.4, height=0.35, spec=0.06)


def main() -> None:
    for seed, name in enumerate(PICTURES):
        save(picture(name, 40 + seed), f"cards/{name}", lossless=False, quality=94)
    save(front(), "cards/card-front", lossless=False, quality=92)
    save(rule(), "cards/card-rule")
    save(back(), "cards/card-back", lossless=False, quality=92)
    faces.main()


if __name__ == "__main__":
    main()
