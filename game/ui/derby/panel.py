"""A sheet of paper with a title, beside the slate and the course, and below them."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import TOP, inset, placed
from game.ui.kit.tokens import Type

HEAD, TOP_EDGE, ASIDE = 32.0, 8.0, 20.0  # how high the title is, and what is free around it


def paint_panel(canvas: Canvas, box: Box, title: str, *, head: float = HEAD) -> None:
    canvas.drop_shadow(box)
    canvas.nine("ui/panel", box)
    place = placed(inset(box, x=ASIDE, top=TOP_EDGE), high=head, at=TOP)
    heading(canvas, title, place, size=Type.LABEL)
