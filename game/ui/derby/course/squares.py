"""The squares of the seven tracks, painted once from the tracks of the box: any others would do."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.derby.course import TOWN, lane_of
from game.ui.derby.course.geometry import Course
from game.ui.derby.course.shapes import draw_shape
from game.ui.kit.canvas import Canvas, Point
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
    plain = PLAIN[(track + square) % 2]
    spot = course.spot(track, square)
    edges = course.corners(track, square, INSET), course.corners(track, square, SHEEN)
    paint_square(canvas, *edges, colour, plain)
    paint_sign(canvas, spot.point, spot.pitch * SIGN, colour)


def paint_square(
    canvas: Canvas,
    corners: Sequence[Point],
    inner: Sequence[Point],
    colour: str,
    plain: Colour = PLAIN[0],
) -> None:
    """`inner`: the corners of its brighter middle; `plain`: what it is without a colour."""
    draw_shape(canvas, corners, COLOURED.get(colour, plain), INK, width=EDGE)
    draw_shape(canvas, inner, CREAM, CREAM, width=0.0, opacity=LIGHT)


def paint_sign(canvas: Canvas, centre: Point, side: float, colour: str) -> None:
    """Which tells a colour apart without it."""
    if colour:
        canvas.centred(f"derby/sign-{colour}", centre, size=(side, side))
