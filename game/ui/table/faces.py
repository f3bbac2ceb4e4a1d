"""Draws a player's face: a round portrait in the own colour, with the number of the seat."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.shapes import round_off
from game.ui.kit.theme import CREAM, INK, LIVERIES

BADGE = 0.2  # of the portrait's width is the radius of the number's disc


def draw_face(
    canvas: Canvas, picture: str, colour: str, seat: int | None, centre: Point, side: float
) -> None:
    """`picture`: of the portrait; the number is that of the seat, from 1, None leaves it out."""
    around = side * 1.1 + 10
    box = (centre[0] - around / 2, centre[1] - around / 2, around, around)
    key = ("round-face", picture, colour, seat)
    canvas.composed(key, box, lambda: _paint(canvas, picture, colour, seat, centre, side))


def _paint(
    canvas: Canvas, picture: str, colour: str, seat: int | None, centre: Point, side: float
) -> None:
    livery, radius = LIVERIES[colour], side / 2
    canvas.disc((centre[0] + 1, centre[1] + 2), radius, INK)
    canvas.disc(centre, radius, INK)
    canvas.disc(centre, radius - 1.5, livery.base)
    paint_round(canvas, picture, centre, side - 7)
    if seat is not None:
        _paint_number(canvas, seat, centre, side)


def _paint_number(canvas: Canvas, seat: int, centre: Point, side: float) -> None:
    radius = side / 2
    badge = (centre[0] + radius * 0.66, centre[1] + radius * 0.66)
    canvas.disc(badge, side * BADGE + 1.5, INK)
    canvas.disc(badge, side * BADGE, CREAM)
    room = (side * 0.26, side * 0.26)
    canvas.numeral(str(seat + 1), badge, size=side * 0.3, colour=INK, within=room)


def paint_round(canvas: Canvas, picture: str, centre: Point, side: float) -> None:
    """Smooth at the edge: the corners are taken out of a copy of the picture."""
    wide = max(canvas.px(side), 2)
    face = canvas.assets.picture(picture, (wide, wide)).copy()
    round_off(face)
    x, y = canvas.at(centre)
    canvas.stamp(face, (x - wide // 2, y - wide // 2))
