"""The squares of the seven tracks, painted once from the tracks of the box: any others would do."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.derby.course import TOWN, lane_of
from game.ui.derby.course_geometry import Course
from game.ui.derby.course_shapes import draw_shape
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import CREAM, INK, Colour

INSET, SHEEN = (1.1, 1.5), (4.0, 4.2)
LIGHT = 34  # of 255: by so much the middle of a square is brighter than its edge
EDGE = 1.7  # of the ink around a square
SIGN = 0.5  # of the lane's height is a sign's width
PLAIN: tuple[Colour, Colour] = ((234, 211, 160), (227, 200, 144))  # as the squares of a chessboard
COLOURED: dict[str, Colour] = {
    "yellow": (236, 194, 74),
    "blue": (95, 151, 189),
    "red": (207, 95, 71),
    "town": (169, 138, 90),
}


def paint_squares(canvas: Canvas, course: Course, tracks: Sequence[str]) -> None:
    """`tracks`: as they are written in the box."""
    for number, written in enumerate(tracks, 1):
        for square, colour in enumerate(lane_of(written)):
            if square:
                sign = "town" if square == TOWN else colour
                _paint_square(canvas, course, number, square, sign)


def _paint_square(canvas: Canvas, course: Course, track: int, square: int, colour: str) -> None:
    fill = COLOURED[colour] if colour else PLAIN[(track + square) % 2]
    draw_shape(canvas, course.corners(track, square, INSET), fill, INK, width=EDGE)
    sheen = course.corners(track, square, SHEEN)
    draw_shape(canvas, sheen, CREAM, CREAM, width=0.0, opacity=LIGHT)
    if colour:
        spot = course.spot(track, square)
        side = spot.pitch * SIGN
        canvas.centred(f"derby/sign-{colour}", spot.point, size=(side, side))
