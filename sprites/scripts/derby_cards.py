"""Cards of the derby: blank movement cards in five colours, their back, and the die card."""

import numpy as np
from card_backs import lattice_back, pasteboard
from cards_pen import box, down, glow, line, moved, shape, slant
from derby_gaits import gallop
from derby_horses import BOX, sketch
from derby_tokens import SIGNS
from kit import flat, over, resize, save
from kit.palette import CREAM, INK
from kit.types import Array
from mustang_coats import BRANDS
from things import thing

CARD = (106, 146)
SMALL = (38, 51)
DIE_CARD = (84, 116)
FRAMES = {
    "black": "#3a3028",
    "yellow": "#e0ab1e",
    "blue": "#3f7fae",
    "red": "#c8432e",
    "white": "#9a8a68",
}
_WATERMARK = 88  # width in design units


def horse_print() -> Array:
    """A galloping horse with its rider as a shape, 0 to 1."""
    drawn = sketch(gallop(0))
    w, h = 2 * _WATERMARK, round(2 * _WATERMARK * BOX[1] / BOX[0])
    return resize(flat(INK, drawn.outline), w, h)[..., 3]


def face(colour: str, print_: Array, seed: int) -> Array:
    """Two lines in the card's colour, and its horse where the large number will stand."""
    w, h = CARD
    body = box(1.2, 1.2, w - 2.4, h - 2.4, down("#fffdf6", "#fcf4de", "#f0dfb6"), 2.2, 8)
    body += box(6, 6, w - 12, h - 12, "none", 3.4, 5, colour)
    body += box(10, 10, w - 20, h - 20, "none", 0.9, 3.4, colour)
    card = pasteboard(body, CARD, seed)
    mark = flat(colour, print_ * np.float32(0.2))
    return over(card, mark, (2 * w - mark.shape[1]) // 2, round(2 * 0.66 * h) - mark.shape[0] // 2)


def small_card() -> Array:
    """A card as it lies on the slate: no frame, so that number and mark are large."""
    w, h = SMALL
    body = box(1, 1, w - 2, h - 2, down("#fffdf6", "#fcf4de", "#f0dfb6"), 1.9, 4.4)
    return thing(body, SMALL, 0.6, 0.06)


def back() -> Array:
    """A green lattice with a horseshoe in its middle."""
    field = ("#5f8f52", "#38693a", "#1f4426")
    return lattice_back(CARD, field, "#4f8048", "#e8d9a4", BRANDS["bay"], 71)


def ten_sided_die() -> str:
    """A red die in a box of 100, seen on an edge between its upper faces."""
    lit, mid = slant("#f79c7c", "#d8553a", "#b8371f"), slant("#c8432e", "#96281a")
    dark = slant("#96281a", "#561009")
    body = shape("M50 3 L97 43 L95 58 L50 97 L5 58 L3 43 Z", dark, 4)
    body += shape("M50 3 L3 43 L5 58 L20 47 Z", lit, 2.6)
    body += shape("M50 3 L97 43 L95 58 L80 47 Z", mid, 2.6)
    body += shape("M5 58 L20 47 L50 67 L50 97 Z", mid, 2.6)
    body += shape("M95 58 L80 47 L50 67 L50 97 Z", dark, 2.6)
    body += shape("M50 3 L20 47 L50 67 L80 47 Z", slant("#f7a284", "#d24a32", "#b8371f"), 3)
    return body + line("M46 12 L25 43", 2.4, "#ffe0cc", 0.9)


def die_card(used: bool) -> Array:
    """A second roll: the die, and an arrow that leads back to it."""
    w, h = DIE_CARD
    red = "#a5281b"
    body = box(1, 1, w - 2, h - 2, CREAM, 2, 7)
    body += box(4.6, 4.6, w - 9.2, h - 9.2, glow("#fff6dc", "#f6e2b0", "#e4c482"), 1.2, 4, red)
    body += box(7.4, 7.4, w - 14.8, h - 14.8, "none", 1, 3, red)
    arrow = line("M22 78 C8 44 34 16 60 30", 4.6, INK) + line("M22 78 C8 44 34 16 60 30", 2.6, red)
    arrow += shape("M69 38 L54 36.6 L63.4 22.4 Z", red, 1.6)
    die = moved(ten_sided_die(), 20.5, 43, 8, 0.45)
    corners = "".join(
        moved(shape(SIGNS["star"], red, 0), x, y, 0, 0.085)
        for x, y in ((10, 10), (w - 18.5, 10), (10, h - 18.5), (w - 18.5, h - 18.5))
    )
    card = pasteboard(body + arrow + die + corners, DIE_CARD, 81)
    return _spent(card) if used else card


def _spent(card: Array) -> Array:
    """Faded, and struck out with the pen."""
    grey = card[..., :3].mean(axis=2, keepdims=True)
    faded = card.copy()
    faded[..., :3] = (0.25 * card[..., :3] + 0.75 * grey * np.array([0.86, 0.8, 0.7])) * 0.9
    stroke = line("M14 98 C34 76 52 50 70 20", 5, "#5a2a1c", 0.8)
    stroke += line("M15 22 C32 50 52 78 69 97", 5, "#5a2a1c", 0.8)
    return over(faded.astype(np.float32), thing(stroke, DIE_CARD, 0))


def main() -> None:
    print_ = horse_print()
    for seed, (name, colour) in enumerate(FRAMES.items()):
        save(face(colour, print_, 72 + seed), f"derby/card-face-{name}", False, 92)
    save(small_card(), "derby/card-small")
    save(back(), "derby/card-back", False, 92)
    save(die_card(False), "derby/die-card", False, 93)
    save(die_card(True), "derby/die-card-used", False, 93)


if __name__ == "__main__":
    main()
