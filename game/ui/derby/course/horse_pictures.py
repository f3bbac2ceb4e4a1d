"""Horses of the course with the number on their cloth, the shadow below them, and their ghosts."""

from __future__ import annotations

import pygame

from game.ui.derby.course.cloth import GROUND, PICTURE, cloth_of
from game.ui.derby.course.geometry import Course
from game.ui.derby.course.runner import Runner
from game.ui.derby.horses import NUMBERS
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.theme import INK

WIDE = 1.5  # of the lane's height is a picture of a horse
FOOT = 0.36  # of the lane's height: where the hooves are below its middle
SIZE_STEP = 3.0  # lane heights for which pictures are kept
NUMBER = 17.0  # the size of its type on the picture
TURNED = 2.0  # degrees from which on a number is turned with the cloth
SHADOW = (0.62, 0.12)  # of the picture's width
SHADE = 96
GHOST = 150


def draw_runner(canvas: Canvas, course: Course, runner: Runner, *, still: bool) -> None:
    spot = course.spot(runner.track, runner.square)
    wide = _width(spot.pitch)
    foot = (spot.x, spot.y + FOOT * spot.pitch)
    _draw_shadow(canvas, foot, wide)
    rise = 0.0 if still else runner.rise * course.grain
    draw_horse(canvas, runner.picture, runner.number, (foot[0], foot[1] - rise), wide)


def draw_ghost(canvas: Canvas, course: Course, horse: str, track: int, square: float) -> None:
    """A horse where it would come to stand."""
    spot = course.spot(track, square)
    picture = f"derby/gallop-{horse}-0" if square else f"derby/stand-{horse}"
    foot = (spot.x, spot.y + FOOT * spot.pitch)
    draw_horse(canvas, picture, NUMBERS[horse], foot, _width(spot.pitch), alpha=GHOST)


def draw_horse(
    canvas: Canvas, picture: str, number: int, foot: Point, wide: float, *, alpha: int = 255
) -> None:
    """`foot`: the ground below its middle."""
    kept = horse_picture(canvas, picture, number, wide)
    x, y = canvas.at((foot[0] - wide / 2, foot[1] - GROUND * wide / PICTURE[0]))
    canvas.stamp(kept, (x, y), alpha)


def horse_picture(canvas: Canvas, picture: str, number: int, wide: float) -> pygame.Surface:
    high = wide * PICTURE[1] / PICTURE[0]

    def paint() -> None:
        canvas.picture(picture, (0, 0, wide, high))
        _paint_number(canvas, picture, number, wide / PICTURE[0])

    return canvas.composition(("derby-horse", picture), (wide, high), paint)


def _paint_number(canvas: Canvas, picture: str, number: int, share: float) -> None:
    """As large as the cloth allows, and turned as it is."""
    cloth = cloth_of(picture)
    pixels = max(canvas.px(NUMBER * share), 6)
    line = canvas.typeset.line(str(number), "title", pixels, INK)
    ink = line.subsurface(line.get_bounding_rect())
    if abs(cloth.turn) >= TURNED:
        ink = pygame.transform.rotozoom(ink, cloth.turn, 1.0)
    x, y = canvas.at((cloth.x * share, cloth.y * share))
    canvas.stamp(ink, (x - ink.get_width() // 2, y - ink.get_height() // 2))


def _width(pitch: float) -> float:
    return round(pitch / SIZE_STEP) * SIZE_STEP * WIDE


def _draw_shadow(canvas: Canvas, foot: Point, wide: float) -> None:
    size = (wide * SHADOW[0], wide * SHADOW[1])
    shadow = canvas.composition(("derby-shadow",), size, lambda: _paint_shadow(canvas, size))
    x, y = canvas.at((foot[0] - size[0] / 2, foot[1] - size[1] / 2))
    canvas.stamp(shadow, (x, y), SHADE)


def _paint_shadow(canvas: Canvas, size: Point) -> None:
    wide, high = max(canvas.px(size[0]), 2), max(canvas.px(size[1]), 2)
    fine = pygame.Surface((wide * 4, high * 4), pygame.SRCALPHA)
    fine.fill((*INK, 0))
    pygame.draw.ellipse(fine, INK, fine.get_rect())
    canvas.stamp(pygame.transform.smoothscale(fine, (wide, high)), (0, 0))
