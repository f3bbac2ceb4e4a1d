"""What is asked, or going on: a slip of paper with a headline and a line."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import Units, inset, rows, shares
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Type

SIDE = 18.0
HIGHEST = 96.0  # in a higher box headline and line stay together in its middle
AROUND = 18.0  # the shadow of the slip
HEIGHTS = (0.09, 0.44, 0.01, 0.42, 0.04)  # air, headline, air, line, air


def draw_message(canvas: Canvas, box: Box, headline: str, line: str) -> None:
    """One of the two alone is a sentence in plain ink."""
    key = ("message", headline, line)
    around = inset(box, -AROUND)
    canvas.composed(key, around, lambda: _paint(canvas, box, headline, line), slot="message")


def _paint(canvas: Canvas, box: Box, headline: str, line: str) -> None:
    canvas.drop_shadow(box)
    canvas.nine("ui/paper", box)
    inner = inset(box, x=SIDE, y=4)
    if not line or not headline:
        canvas.text(headline or line, inner, style="bold", size=Type.BODY, colour=INK)
        return
    inner = rows(inner, Units(canvas.zoom).grown(HIGHEST), at=0.5)[0]
    _, upper, _, lower, _ = rows(inner, *shares(*HEIGHTS))
    heading(canvas, headline, upper, size=Type.LABEL)
    canvas.text(line, lower, size=Type.ENTRY, colour=INK, wrap=False)
