"""What flies about: dust under hooves in four moments, paper rain for the winner."""

import math

import numpy as np
from cards_pen import shape, slant
from kit import blur, fbm, flat, over, resize, save
from kit.palette import rgb
from kit.types import Array
from things import thing

DUST = 40
MOMENTS = 4
SCRAP = 10
_FINE = 2
# Clods of a cloud: how far behind the hoof, how high, how large; it grows, rises and thins.
_CLODS = ((0, -1, 11), (-9, -3, 12), (-18, -1, 10), (-5, -9, 10), (-14, -10, 9), (7, -2, 8))
_PAPERS = (
    ("M1.6 3 L7.4 1.4 L8.6 6.6 L2.8 8.6 Z", ("#f08068", "#b5301f")),
    ("M5 0.8 L9 4.6 L5.4 9.2 L1 5.4 Z", ("#ffe9a0", "#d79a22")),
    ("M1 2.6 C4 0.6 5.6 4.6 9 2.4 V6.6 C5.6 9 4 5 1 7.4 Z", ("#8fc0de", "#2f6690")),
    ("M2 1.4 H7.6 L8.6 8 L1.4 8.8 Z", ("#c4dc94", "#5d8a3c")),
)


def dust(number: int) -> Array:
    """A cloud behind a hoof: the hoof left the ground at the lower right of its middle."""
    side = 2 * DUST * _FINE
    scale = side / DUST
    y, x = (np.mgrid[0:side, 0:side].astype(np.float32) + 0.5) / np.float32(scale)
    age = number / (MOMENTS - 1)
    thick = np.zeros((side, side), np.float32)
    for k, (dx, dy, r) in enumerate(_CLODS):
        grown = r * (0.5 + 0.55 * age)
        cx = 23 + dx * (0.62 + 0.5 * age) + 2.5 * math.sin(2.4 * k + 2 * age)
        cy = 31 + dy * (0.8 + 0.7 * age) - 5 * age
        far = np.hypot(x - cx, (y - cy) * 1.15) / grown
        thick += np.exp(-1.6 * far * far)
    torn = fbm(side, side, 22, 131 + number, 4)
    body = np.clip(thick - (0.5 + 0.8 * age) * torn, 0, 1.1)
    down, across = np.gradient(blur(body, 5))
    lit = np.clip(0.55 + 11 * (down + 0.7 * across), 0, 1)[..., None]
    colours = rgb("#a87444") * (1 - lit) + rgb("#fdebc6") * lit
    alpha = np.clip(blur(body, 1.6) * 1.7, 0, 1) * np.float32(0.92 - 0.42 * age)
    cloud = np.dstack([colours, alpha]).astype(np.float32)
    edge = flat("#6b4520", np.clip(blur(alpha, 2.6), 0, 1) * np.float32(0.55))
    return resize(over(edge, cloud), 2 * DUST, 2 * DUST)


def scrap(number: int) -> Array:
    """A piece of coloured paper."""
    outline, colours = _PAPERS[number]
    return thing(shape(outline, slant(*colours), 0.9), (SCRAP, SCRAP), 0.6, 0.1)


def main() -> None:
    for number in range(MOMENTS):
        save(dust(number), f"derby/dust-{number}", False, 88)
    for number in range(len(_PAPERS)):
        save(scrap(number), f"derby/confetti-{number}")


if __name__ == "__main__":
    main()
