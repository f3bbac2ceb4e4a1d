"""The portraits: one for each of the cast and one for a person, sprites/faces/NAME.webp."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from cards_pen import Layer, ball, line, moved, oval, paint, ring, shape, slant
from faces_abigail_to_floyd import abigail, buck, clementine, dallas, etta, floyd
from faces_hattie_to_wyatt import hattie, jesse, josie, lottie, silas, wyatt
from kit import draw, mix, over, save, svg
from kit.palette import INK
from kit.types import Array

SIZE = 200  # units of the drawings
PIXELS = 192
RIM = 95.5  # radius of the ink line round a portrait


def portrait(ground: str, bust: list[Layer], seed: int) -> Array:
    """A bust before a coloured ground, cut round, in a rim."""
    light, dark = mix(ground, "#fff4d8", 0.5), mix(ground, INK, 0.4)
    back = Layer(oval(100, 100, 96, 96, ball(light, ground, dark), 0), relief=0)
    # The first layer of the bust throws its shadow on the ground, so that it stands before it.
    placed = [replace(layer, body=moved(layer.body, 5, -1, 0, 0.95)) for layer in bust]
    picture = paint([back, *placed], SIZE, SIZE, PIXELS / SIZE, seed)
    picture[..., 3] *= _disc(RIM)
    return over(picture, _rim(ground))


def _rim(ground: str) -> Array:
    """An ink line, a band of the ground's colour, a finer ink line."""
    band = ring(100, 100, 91.5, 7, mix(ground, INK, 0.12))
    body = band + ring(100, 100, 87.5, 3, INK) + ring(100, 100, RIM, 5, INK)
    return draw(svg(body, SIZE, SIZE), (PIXELS, PIXELS))


def _disc(radius: float) -> Array:
    """1 inside a circle about the middle, 0 outside, with a soft edge."""
    at = (np.arange(PIXELS, dtype=np.float32) + 0.5) * SIZE / PIXELS - SIZE / 2
    far = np.hypot(at[:, None], at[None, :])
    return np.clip(radius - far + 0.5, 0, 1)


def person() -> list[Layer]:
    """Nobody in particular: a figure under a hat, as on a medal."""
    bronze = slant("#f2d49c", "#cda263", "#94693a")
    chest = "M16 206 C20 176 58 166 80 158 V140 H120 V158 C142 166 180 176 184 206 Z"
    head = "M64 84 H136 C138 124 122 156 100 156 C78 156 62 124 64 84 Z"
    crown = (
        "M60 80 C56 48 62 22 78 20 C88 19 93 27 100 27 C107 27 112 19 122 20 C138 22 144 48 "
        "140 80 Z"
    )
    brim = (
        "M20 66 C30 86 62 92 100 92 C138 92 170 86 180 66 C170 76 152 78 140 78"
        " C116 86 84 86 60 78 C48 78 30 76 20 66 Z"
    )
    return [
        Layer(shape(chest, bronze), 9, shadow=4),
        Layer(shape(head, bronze), 10, shadow=3),
        Layer(shape(crown, bronze) + line("M59 66 C80 76 120 76 141 66", 5, "#7a5228", 0.8), 9),
        Layer(shape(brim, bronze), 6, shadow=4),
    ]


# Colour of the ground, and the layers of the bust.
BUSTS: dict[str, tuple[str, Callable[[], list[Layer]]]] = {
    "abigail": ("#5f9a96", abigail),
    "buck": ("#c0532f", buck),
    "clementine": ("#5b95b8", clementine),
    "dallas": ("#e2ac3e", dallas),
    "etta": ("#8a5a96", etta),
    "floyd": ("#93a257", floyd),
    "hattie": ("#d98a78", hattie),
    "jesse": ("#7d8f9a", jesse),
    "josie": ("#3f8a6a", josie),
    "lottie": ("#b0486a", lottie),
    "silas": ("#c08540", silas),
    "wyatt": ("#3f6a92", wyatt),
    "person": ("#b98f58", person),
}


def main() -> None:
    for seed, (name, (ground, bust)) in enumerate(BUSTS.items()):
        save(portrait(ground, bust(), 100 + seed), f"faces/{name}", lossless=False, quality=95)


if __name__ == "__main__":
    main()
