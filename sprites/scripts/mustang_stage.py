"""How painted scenes are put together: layers of paint and mustangs, back to front."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from cards_pen import Layer, paint
from kit import blank, over, place, resize, rgb, shadow, vignette
from kit.types import Array
from mustang_bodies import mustang
from mustang_gaits import BOX, GROUND, Stance

W, H = 360, 252
_FINE = 2


@dataclass(frozen=True)
class Canvas:
    """`w` by `h` units of the drawing make `size` design units of the picture."""

    w: int
    h: int
    size: tuple[int, int]

    @property
    def px(self) -> float:
        """Pixels to the unit while painting."""
        return 2 * _FINE * self.size[0] / self.w


EVENT = Canvas(W, H, (240, 168))


@dataclass(frozen=True)
class Horse:
    """A mustang whose hooves stand at x, y; `size` is against the box of the gaits."""

    coat: str
    stance: Stance
    x: float
    y: float
    size: float
    leftwards: bool = False
    haze: float = 0.0  # share of the air before it
    air: str = "#f6dfa4"


Scene = Sequence[Layer | Horse]


def painted(steps: Scene, seed: int, canvas: Canvas = EVENT) -> Array:
    """The steps one over the other, darker towards the corners."""
    picture = blank(round(canvas.h * canvas.px), round(canvas.w * canvas.px))
    waiting: list[Layer] = []
    for step in steps:
        if isinstance(step, Layer):
            waiting.append(step)
            continue
        picture = _stood(_laid(picture, waiting, seed, canvas), step, canvas.px)
        waiting = []
    picture = _laid(picture, waiting, seed, canvas)
    h, w = picture.shape[:2]
    picture[..., :3] = np.clip(picture[..., :3] * 1.04 * vignette(h, w, 0.14)[..., None], 0, 1)
    return resize(picture, 2 * canvas.size[0], 2 * canvas.size[1])


def _laid(picture: Array, layers: list[Layer], seed: int, canvas: Canvas) -> Array:
    if not layers:
        return picture
    return over(picture, paint(layers, canvas.w, canvas.h, canvas.px, seed))


def _stood(picture: Array, horse: Horse, px: float) -> Array:
    """The horse on its feet, with its shadow behind it."""
    step = horse.size * px
    body = mustang(horse.coat, horse.stance, step, horse.leftwards)
    body[..., :3] += (rgb(horse.air) - body[..., :3]) * np.float32(horse.haze)
    fallen = shadow(body, (2.4 * step, 2.4 * step), 2.2 * step, 0.3)
    middle = BOX[1] / 2 - GROUND
    return place(picture, fallen, (horse.x * px, (horse.y + middle * horse.size) * px))
