"""A panel with a title and rows."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import Units, grid, inset, rows, share
from game.ui.kit.tokens import Type

FRAME = 10.0
TITLE = 36.0
LOWEST_ROW = 28.9  # with a title above; where rows are lower, there is none


def title_and_rows(box: Box, count: int, units: Units) -> tuple[Box | None, list[Box]]:
    """A title and so many rows on a panel; the title goes where rows would be too low."""
    inner = inset(box, FRAME)
    head, body = rows(inner, units.grown(TITLE), share())
    if body.height / count < units.grown(LOWEST_ROW):
        return None, grid(inner, 1, count)
    return inset(head, x=8, bottom=4), grid(body, 1, count)


def draw_title(canvas: Canvas, text: str, box: Box | None) -> None:
    if box is not None:
        heading(canvas, text, box, size=Type.LABEL)
