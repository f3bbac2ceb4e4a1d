"""A heading: one line in the letters of titles."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.theme import RED, Colour
from game.ui.kit.tokens import Type


def heading(
    canvas: Canvas,
    text: str,
    box: Boxlike,
    *,
    size: float = Type.NAME,
    colour: Colour = RED,
    align: str = "left",
    drop: Colour | None = None,
) -> Box:
    """Wherever a sheet, a part of it or a card has a name; in red, unless it lies on dark wood."""
    return canvas.text(
        text,
        box,
        style="title",
        size=size,
        colour=colour,
        align=align,
        drop=drop,
        wrap=False,
    )
