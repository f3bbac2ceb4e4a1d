"""Dice on the screens of prompts: open, or covered."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import INK, PARCHMENT, SADDLE, TAN

SHADOW = (20, 30, 18)  # on felt
POSES = 5  # of a die on its sheet


def draw_die(
    canvas: Canvas, face: str, pose: int, centre: Point, side: float, *, alpha: int = 255
) -> None:
    """`side`: of the whole picture; the cube itself takes up three quarters of it."""
    canvas.cell(f"pieces/die-{face}", (POSES, 1), pose % POSES, centre, (side, side), alpha=alpha)


def draw_covered_die(canvas: Canvas, centre: Point, side: float) -> None:
    """A die whose face is nobody's business, under a scrap of leather."""
    wide = side * 0.7
    box = Box(centre[0] - wide / 2, centre[1] - wide / 2 - side * 0.04, wide, wide)
    canvas.fill(box.move(3, 5), SHADOW, radius=wide * 0.2)
    canvas.fill(box, INK, radius=wide * 0.2)
    canvas.fill(box.inflate(-6, -6), SADDLE, radius=wide * 0.17)
    canvas.frame(box.inflate(-16, -16), TAN, width=2, radius=wide * 0.12)
    canvas.numeral("?", box.center, size=side * 0.3, colour=PARCHMENT)
