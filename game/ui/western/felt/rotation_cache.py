"""Rotated pictures, cached by angle: rotating one takes long, so each angle is made once."""

from __future__ import annotations

import pygame

from game.ui.kit.canvas import Canvas, Point


def draw_turned(canvas: Canvas, name: str, at: Point, side: float, angle: float, step: int) -> None:
    """By its middle, turned by the nearest angle (degrees) that is a number of steps."""
    nearest = round(angle / step) * step % 360
    pixels = canvas.px(side)
    key = ("turned", name, pixels, nearest)
    picture = canvas.assets.made(key)
    if picture is None:
        plain = canvas.assets.picture(name, (pixels, pixels))
        picture = canvas.assets.keep(key, pygame.transform.rotozoom(plain, nearest, 1.0))
    x, y = canvas.at(at)
    canvas.stamp(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))
