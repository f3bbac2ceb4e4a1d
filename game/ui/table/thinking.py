"""Three dots that rise and fall one after the other: somebody at the table thinks."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.theme import CREAM
from game.ui.kit.tween import pulse

DOTS = 3
BEAT, LATE = 0.9, 0.18  # seconds: how often a dot rises, and how much later than the one before


def draw_dots(
    canvas: Canvas, time: float, centre: Point, *, radius: float, apart: float, rises: float
) -> None:
    """`apart`: from dot to dot; `rises`: how far each goes up and down."""
    for number in range(DOTS):
        beat = pulse(time - LATE * number, BEAT)
        at = (centre[0] + apart * (number - 1), centre[1] + rises * (0.5 - beat))
        canvas.disc(at, radius, CREAM)
