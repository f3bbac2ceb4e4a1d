"""What is asked, or going on: a slip of paper with a headline and a line."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import INK, RED

SIDE = 18.0
HIGHEST = 96.0  # in a higher box headline and line stay together in its middle


def draw_message(canvas: Canvas, box: Box, headline: str, line: str) -> None:
    """One of the two alone is a sentence in plain ink."""
    key = ("message", headline, line)
    around = box.inflate(36, 36)
    canvas.composed(key, around, lambda: _paint(canvas, box, headline, line), slot="message")


def _paint(canvas: Canvas, box: Box, headline: str, line: str) -> None:
    canvas.drop_shadow(box)
    canvas.nine("ui/paper", box)
    inner = Box(box.x + SIDE, box.y + 4, box.width - 2 * SIDE, box.height - 8)
    if not line or not headline:
        canvas.text(headline or line, inner, style="bold", size=20, colour=INK)
        return
    high = min(inner.height, HIGHEST * max(canvas.zoom, 1.0))
    inner = Box(inner.x, inner.centery - high / 2, inner.width, high)
    upper = (inner.x, inner.y + inner.height * 0.09, inner.width, inner.height * 0.44)
    canvas.text(headline, upper, style="title", size=22, colour=RED, wrap=False)
    lower = (inner.x, inner.y + inner.height * 0.54, inner.width, inner.height * 0.42)
    canvas.text(line, lower, size=19, colour=INK, wrap=False)
