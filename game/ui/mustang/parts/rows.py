"""A panel with a title and rows."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import RED

FRAME = 10.0
TITLE = 36.0
LOWEST_ROW = 34.0  # with a title above; where rows are lower, there is none


def title_and_rows(box: Box, count: int, zoom: float) -> tuple[Box | None, list[Box]]:
    """A title and so many rows on a panel; the title goes where rows would be too low."""
    inner = box.inflate(-2 * FRAME, -2 * FRAME)
    title = TITLE * max(zoom, 1.0)
    step = (inner.height - title) / count
    if step < LOWEST_ROW * max(zoom, 1.0) * 0.85:
        step, title = inner.height / count, 0.0
    rows = [
        Box(inner.x, inner.y + title + step * number, inner.width, step) for number in range(count)
    ]
    head = Box(inner.x + 8, inner.y, inner.width - 16, title - 4) if title else None
    return head, rows


def draw_title(canvas: Canvas, text: str, box: Box | None) -> None:
    if box is not None:
        canvas.text(text, box, style="title", size=22, colour=RED, wrap=False)
