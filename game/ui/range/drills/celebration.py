"""A medal that was won: it drops onto the board, in a light and with stars around it."""

from __future__ import annotations

import io
import math

import pygame

from game.practice.drills.library import Medal
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import grid, inset
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Type
from game.ui.kit.tween import clamp, mix, overshoot
from game.ui.range.drills.words import medal_picture

LASTS, FADES = 4.5, 0.5  # seconds
DROPS = 0.45
MEDAL = (128.0, 160.0)
LIGHT = 380.0  # how wide it is
PLANK, BELOW = (330.0, 62.0), 44.0  # and how far it is below the medal
NAILS = 28.0  # beside the words on it
ABOVE = 50  # layers
STARS: dict[Medal, int] = {"bronze": 8, "silver": 14, "gold": 24}
STAR, FLIES = 26.0, 1.6  # how large, and how long
GRAVITY = 420.0
SOUNDS: dict[Medal, str] = {"bronze": "coins-pour", "silver": "coins-pour", "gold": "win-fanfare"}
_RAYS = 16


class Celebration:
    """Over in a few seconds; it is in nobody's way."""

    def __init__(self, ui: Ui, medal: Medal, title: str, line: str) -> None:
        self._ui = ui
        self._medal = medal
        self._title = title
        self._line = line
        self._begun = ui.time
        ui.sounds.play(SOUNDS[medal])

    @property
    def age(self) -> float:
        return self._ui.time - self._begun

    @property
    def is_over(self) -> bool:
        return self.age >= LASTS

    def draw(self, canvas: Canvas, board: Box) -> None:
        if self.is_over:
            return
        self._ui.stir()
        canvas.layer += ABOVE
        still = self._ui.settings.reduced_motion
        came = 1.0 if still else overshoot(self.age / DROPS)
        alpha = round(255 * clamp((LASTS - self.age) / FADES))
        x, y = board.centerx, board.centery - 20
        self._draw_light(canvas, (x, y), round(alpha * clamp(came)))
        top = mix(board.y - MEDAL[1], y, came)
        canvas.centred(medal_picture(self._medal), (x, top), size=MEDAL, alpha=alpha)
        if not still:
            self._draw_stars(canvas, (x, y))
        if alpha == 255:
            self._draw_plank(canvas, (x, y + MEDAL[1] / 2 + self._ui.units(BELOW)))
        canvas.layer -= ABOVE

    def _draw_light(self, canvas: Canvas, at: tuple[float, float], alpha: int) -> None:
        picture, (x, y) = light(canvas), canvas.at(at)
        half = picture.get_width() // 2
        canvas.stamp(picture, (int(x) - half, int(y) - half), alpha)

    def _draw_stars(self, canvas: Canvas, at: tuple[float, float]) -> None:
        """Thrown up in a fan, by a fixed pattern."""
        count, age = STARS[self._medal], self.age - DROPS * 0.6
        if not 0.0 <= age < FLIES:
            return
        alpha = round(255 * (1.0 - (age / FLIES) ** 2) / 16) * 16
        for number in range(count):
            angle = math.radians(20.0 + 140.0 * (number + 0.5) / count)
            speed = 260.0 + 110.0 * ((number * 7) % 5)
            x = at[0] + math.cos(angle) * speed * age
            y = at[1] - math.sin(angle) * speed * age + GRAVITY * age * age
            canvas.centred("ui/icon-star", (x, y), size=(STAR, STAR), alpha=alpha)

    def _draw_plank(self, canvas: Canvas, at: tuple[float, float]) -> None:
        wide, high = self._ui.units.size(PLANK)
        box = Box(at[0] - wide / 2, at[1] - high / 2, wide, high)
        key = ("celebration", self._title, self._line)
        canvas.composed(key, box, lambda: self._paint_plank(canvas, box))

    def _paint_plank(self, canvas: Canvas, box: Box) -> None:
        canvas.nine("ui/plank-green", box)
        upper, lower = grid(inset(box, x=self._ui.units(NAILS), y=5), 1, 2)
        canvas.text(
            self._title,
            upper,
            style="title",
            size=Type.HEADING,
            colour=CREAM,
            drop=INK,
            align="centre",
            wrap=False,
        )
        canvas.text(
            self._line,
            lower,
            style="bold",
            size=Type.NOTE,
            colour=CREAM,
            drop=INK,
            align="centre",
            wrap=False,
        )


def light(canvas: Canvas) -> pygame.Surface:
    """Made at the beginning of a drill, as at the end of it nothing may halt."""
    side = canvas.px(LIGHT)
    key = ("rays", side)
    picture = canvas.assets.made(key)
    if picture is None:
        loaded = pygame.image.load_sized_svg(io.BytesIO(_rays().encode()), (side, side))
        picture = canvas.assets.keep(key, loaded.convert_alpha())
    return picture


def _rays() -> str:
    """In a square of 200: beams that fade towards their ends."""
    half = math.pi / _RAYS / 2
    beams = ""
    for number in range(_RAYS):
        middle = 2 * math.pi * number / _RAYS
        ends = [
            (100 + 100 * math.cos(a), 100 + 100 * math.sin(a))
            for a in (middle - half, middle + half)
        ]
        beams += (
            f"M100 100 L{ends[0][0]:.1f} {ends[0][1]:.1f} L{ends[1][0]:.1f} {ends[1][1]:.1f} Z "
        )
    stops = ((0, 0.95), (0.35, 0.75), (1, 0.0))
    fade = "".join(
        f'<stop offset="{at}" stop-color="#ffe9a8" stop-opacity="{strong}"/>'
        for at, strong in stops
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs>'
        f'<radialGradient id="r" gradientUnits="userSpaceOnUse" cx="100" cy="100" r="100">{fade}'
        '</radialGradient></defs><circle cx="100" cy="100" r="62" fill="url(#r)"/>'
        f'<path d="{beams}" fill="url(#r)"/></svg>'
    )
