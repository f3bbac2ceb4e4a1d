"""The sentences of the last events, shown beside the message while nobody is asked anything."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import Units, grid, inset
from game.ui.kit.theme import PARCHMENT, SAND
from game.ui.kit.tokens import Type

LINES = 2
SMALLEST = 13.0  # type, and the most of it that is taken away
SHRUNK = 0.72


def draw_recent_events(canvas: Canvas, lines: Sequence[str], box: Box) -> None:
    """The newest at the foot."""
    shown = tuple(lines[-LINES - 1 : -1])
    if shown:
        key = ("past", shown)
        canvas.composed(key, box, lambda: _paint(canvas, shown, box), slot="past")


def _paint(canvas: Canvas, lines: Sequence[str], box: Box) -> None:
    canvas.nine("ui/panel-dark", box)
    places = grid(inset(box, x=18, y=7), 1, LINES)
    for place, line in zip(places, lines, strict=False):
        colour = PARCHMENT if line is lines[-1] else SAND
        words = _shortened(canvas, line, place.width)
        canvas.text(words, place, size=Type.NOTE, colour=colour, wrap=False)


def _shortened(canvas: Canvas, line: str, room: float) -> str:
    """As much as fits in one line that is not too small; the whole stands in the log."""
    size = Units(canvas.zoom)(Type.NOTE)
    room *= size / max(SMALLEST, size * SHRUNK)
    if canvas.text_width(line, size=Type.NOTE) <= room:
        return line
    words = line.split(" ")
    while len(words) > 1 and canvas.text_width(" ".join(words) + " …", size=Type.NOTE) > room:
        words.pop()
    return " ".join(words) + " …"
