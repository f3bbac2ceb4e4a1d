"""The sentences of the last events, shown beside the message while nobody is asked anything."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import PARCHMENT, SAND

LINES = 2
TYPE, SMALLEST = 18.0, 13.0


def draw_recent_events(canvas: Canvas, lines: Sequence[str], box: Box) -> None:
    """The newest at the foot."""
    shown = tuple(lines[-LINES - 1 : -1])
    if shown:
        key = ("past", shown)
        canvas.composed(key, box, lambda: _paint(canvas, shown, box), slot="past")


def _paint(canvas: Canvas, lines: Sequence[str], box: Box) -> None:
    canvas.nine("ui/panel-dark", box)
    inner = box.inflate(-36, -14)
    high = inner.height / LINES
    for number, line in enumerate(lines):
        colour = PARCHMENT if number == len(lines) - 1 else SAND
        place = Box(inner.x, inner.y + high * number, inner.width, high)
        words = _shortened(canvas, line, inner.width)
        canvas.text(words, place, size=TYPE, colour=colour, wrap=False)


def _shortened(canvas: Canvas, line: str, room: float) -> str:
    """As much as fits in one line that is not too small; the whole stands in the log."""
    room *= canvas.zoom * TYPE / max(SMALLEST, canvas.zoom * TYPE * 0.72)
    if canvas.text_width(line, size=TYPE) <= room:
        return line
    words = line.split(" ")
    while len(words) > 1 and canvas.text_width(" ".join(words) + " …", size=TYPE) > room:
        words.pop()
    return " ".join(words) + " …"
