"""What the cues of Mustang work with, and the sentence about what they show."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM
from game.ui.mustang.context import MustangContext
from game.ui.table.cues.show import Show

RanchShow = Show[MustangContext]

HIGH = 46.0


def draw_caption(canvas: Canvas, show: RanchShow) -> None:
    """On dark wood, below the mustangs of the prairie."""
    text = show.sentence
    if not text:
        return
    clear, zoom = show.context.clear, canvas.zoom
    width = min(canvas.text_width(text, style="bold", size=20) + 44, clear.width - 30)
    high = HIGH * max(zoom, 1.0)
    box = Box(clear.centerx - width / 2, clear.bottom - 3 - high, width, high)
    canvas.layer += 60
    canvas.nine("ui/panel-dark", box)
    inner = (box.x + 18, box.y + 4, width - 36, high - 8)
    canvas.text(text, inner, style="bold", size=20, colour=CREAM, align="centre")
    canvas.layer -= 60
