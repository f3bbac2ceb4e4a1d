"""Small signs on the table: plates with a word or a number, and lit rows."""

from __future__ import annotations

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import inset
from game.ui.kit.theme import CREAM, DARK_GOLD, GLOW, INK, LIGHT_GOLD, RED
from game.ui.kit.tokens import Corner, Line, Type

WOOD = "ui/table-wood"  # on which everything lies
SHADE = 110  # how dark the shadow of a plate is
COUNT = (38.0, 27.0)  # the plate of a number


def draw_plate(canvas: Canvas, box: Box) -> None:
    canvas.fill(box.move(1.5, 2.5), INK, alpha=SHADE, radius=Corner.CHIP)
    canvas.fill(box, INK, radius=Corner.CHIP)
    canvas.fill(box.inflate(-4.5, -4.5), CREAM, radius=6)


def draw_word(canvas: Canvas, text: str, box: Box) -> None:
    """A name on its plate."""
    draw_plate(canvas, box)
    inner = inset(box, x=5, y=2)
    canvas.text(text, inner, style="bold", size=Type.NOTE, colour=INK, align="centre", wrap=False)


def draw_count(canvas: Canvas, number: int, centre: Point, grown: float = 1.0) -> None:
    """How many there are, below a pile."""
    wide, high = COUNT[0] * grown, COUNT[1] * grown
    draw_plate(canvas, around(centre, (wide, high)))
    room = (wide - 10, high - 9)
    canvas.numeral(str(number), centre, size=Type.NOTE, colour=RED, within=room)


def draw_lit(canvas: Canvas, box: Box) -> None:
    """Below a row that matters now."""
    canvas.fill(box, INK, radius=Corner.ROW)
    canvas.fill(box.inflate(-4, -4), GLOW, radius=9)
    canvas.fill(box.inflate(-8, -8), LIGHT_GOLD, radius=7)


def draw_gold_frame(canvas: Canvas, box: Box, *, radius: float = 11) -> None:
    """Around something that is chosen."""
    canvas.frame(box.inflate(7, 7), DARK_GOLD, width=Line.EDGE, radius=radius + 2)
    canvas.frame(box.inflate(5, 5), GLOW, width=4, radius=radius)
