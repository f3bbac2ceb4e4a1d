"""Small signs on the table: plates with a word or a number, and lit rows."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, DARK_GOLD, INK, LIGHT_GOLD, RED

WOOD = "ui/table-wood"  # on which everything lies
GLOW = (232, 162, 28)


def draw_plate(canvas: Canvas, box: Box) -> None:
    canvas.fill(box.move(1.5, 2.5), INK, alpha=110, radius=8)
    canvas.fill(box, INK, radius=8)
    canvas.fill(box.inflate(-4.5, -4.5), CREAM, radius=6)


def draw_word(canvas: Canvas, text: str, box: Box, *, size: float = 18) -> None:
    """A name on its plate."""
    draw_plate(canvas, box)
    inner = box.inflate(-10, -4)
    canvas.text(text, inner, style="bold", size=size, colour=INK, align="centre", wrap=False)


def draw_count(canvas: Canvas, number: int, centre: Point, grown: float = 1.0) -> None:
    """How many there are, below a pile."""
    wide, high = 38 * grown, 27 * grown
    box = Box(centre[0] - wide / 2, centre[1] - high / 2, wide, high)
    draw_plate(canvas, box)
    room = (wide - 10, high - 9)
    canvas.numeral(str(number), centre, size=18, colour=RED, within=room)


def draw_lit(canvas: Canvas, box: Box) -> None:
    """Below a row that matters now."""
    canvas.fill(box, INK, radius=10)
    canvas.fill(box.inflate(-4, -4), GLOW, radius=9)
    canvas.fill(box.inflate(-8, -8), LIGHT_GOLD, radius=7)


def draw_gold_frame(canvas: Canvas, box: Box, *, radius: float = 11) -> None:
    """Around something that is chosen."""
    canvas.frame(box.inflate(7, 7), DARK_GOLD, width=2, radius=radius + 2)
    canvas.frame(box.inflate(5, 5), GLOW, width=4, radius=radius)
