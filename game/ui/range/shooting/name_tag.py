"""A small tag with a name, beside a die that is not the one that is shot with."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import Units
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Type

NAILS = 16.0  # what it is wider than its words


def tag_width(canvas: Canvas, name: str) -> float:
    return canvas.text_width(name, style="bold", size=Type.NOTE) + Units(canvas.zoom)(NAILS)


def paint_tag(canvas: Canvas, tag: Box, name: str) -> None:
    canvas.fill(tag, INK, radius=6)
    canvas.fill(tag.inflate(-3, -3), CREAM, radius=5)
    canvas.text(name, tag, style="bold", size=Type.NOTE, colour=INK, align="centre", wrap=False)
