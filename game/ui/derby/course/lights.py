"""Squares that are lit: where the horse on its turn stands, and where it would come to."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.derby.course.geometry import Course
from game.ui.derby.course.shapes import around, draw_shape
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import CREAM, LIGHT_GOLD, Colour


class Light(NamedTuple):
    """How a square is lit. `fill`: how dense, up to 255; `dash`: see `draw_shape`."""

    name: str
    colour: Colour
    fill: int
    width: float
    dash: float = 0.0


HERE = Light("here", LIGHT_GOLD, 52, 3.6)
SURE = Light("sure", LIGHT_GOLD, 140, 3.6)
PUSH = Light("push", (255, 246, 208), 115, 2.8, 6.0)
OPEN = Light("open", LIGHT_GOLD, 36, 2.4)  # a track that may be chosen
MEANT = Light("meant", LIGHT_GOLD, 110, 3.6)
FLARES = {
    "yellow": Light("flare-yellow", (255, 236, 130), 215, 4.0),
    "blue": Light("flare-blue", (150, 216, 255), 215, 4.0),
    "red": Light("flare-red", (255, 150, 120), 215, 4.0),
    "town": Light("flare-town", CREAM, 190, 4.0),
}


def draw_light(
    canvas: Canvas, course: Course, light: Light, track: int, square: int, alpha: int = 255
) -> None:
    """On a square from 1 on; a house has no frame of its own."""
    if square < 1:
        return
    points = course.corners(track, square)
    box = around(points, light.width)
    picture = _picture(canvas, course, light, track, square)
    canvas.stamp(picture, canvas.at(box.topleft), alpha)


def _picture(
    canvas: Canvas, course: Course, light: Light, track: int, square: int
) -> pygame.Surface:
    points = course.corners(track, square)
    box = around(points, light.width)
    moved = [(x - box.x, y - box.y) for x, y in points]

    def paint() -> None:
        draw_shape(
            canvas,
            moved,
            light.colour,
            LIGHT_GOLD,
            width=light.width,
            opacity=light.fill,
            dash=light.dash,
        )

    key = ("derby-light", light.name, track, square)
    return canvas.composition(key, (box.width, box.height), paint)
