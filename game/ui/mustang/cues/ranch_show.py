"""What the cues of Mustang work with, and the sentence about what they show."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas
from game.ui.kit.layout import BOTTOM, inset, placed
from game.ui.kit.theme import CREAM
from game.ui.mustang.context import MustangContext
from game.ui.table.cues.show import Show

RanchShow = Show[MustangContext]

HIGH = 46.0
LAYER = 60  # above the mustangs


def draw_caption(canvas: Canvas, show: RanchShow) -> None:
    """On dark wood, below the mustangs of the prairie."""
    text = show.sentence
    if not text:
        return
    clear, high = show.context.clear, show.context.ui.units.grown(HIGH)
    width = min(canvas.text_width(text, style="bold") + 44, clear.width - 30)
    box = placed(inset(clear, bottom=3), width, high, BOTTOM)
    canvas.layer += LAYER
    canvas.nine("ui/panel-dark", box)
    canvas.text(text, inset(box, x=18, y=4), style="bold", colour=CREAM, align="centre")
    canvas.layer -= LAYER
