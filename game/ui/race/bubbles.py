"""Speech bubbles beside the riders' panel: announcements and remarks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, RED
from game.ui.kit.tween import overshoot
from game.ui.race.places import table_places

WIDEST = 300.0
TYPE = 20.0
FADE = 0.25
BESIDE = 6.0  # the tip of a bubble ends so far from the riders' panel
TAIL = 12.0
PADDING = (32.0, 20.0)  # around the words, across and upwards
APART = 4.0  # between two that speak at once


@dataclass
class Bubble:
    seat: int
    text: str
    loud: bool  # an announcement
    left: float  # seconds that it stays
    age: float = 0.0


class Bubbles:
    """At most one for each rider; `row` gives the middle of a rider's row in the panel."""

    def __init__(self, row: Callable[[int], float]) -> None:
        self._row = row
        self._bubbles: dict[int, Bubble] = {}

    def say(self, seat: int, text: str, *, loud: bool = False, seconds: float = 4.0) -> None:
        self._bubbles[seat] = Bubble(seat, text, loud, seconds)

    def hush(self) -> None:
        """Away with them; a new turn begins."""
        self._bubbles.clear()

    def hush_loud(self) -> None:
        """What was announced is settled."""
        self._bubbles = {seat: b for seat, b in self._bubbles.items() if not b.loud}

    @property
    def said(self) -> dict[int, str]:
        return {seat: bubble.text for seat, bubble in self._bubbles.items()}

    def advance(self, seconds: float) -> None:
        for bubble in self._bubbles.values():
            bubble.age += seconds
            bubble.left -= seconds
        self._bubbles = {seat: b for seat, b in self._bubbles.items() if b.left > 0.0}

    def draw(self, canvas: Canvas) -> None:
        """From the top to the bottom: none covers another."""
        top = 16.0
        for bubble in sorted(self._bubbles.values(), key=lambda bubble: self._row(bubble.seat)):
            box = self._box(canvas, bubble, top)
            top = box.bottom + APART
            self._draw_bubble(canvas, bubble, box)

    def _box(self, canvas: Canvas, bubble: Bubble, top: float) -> Box:
        style, size = _type(bubble)
        across, upwards = (part * canvas.zoom for part in PADDING)
        room = WIDEST * canvas.zoom - across
        wide = min(canvas.text_width(bubble.text, style=style, size=size) + 2, room)
        high = canvas.text_height(bubble.text, wide, style=style, size=size)
        width, height = wide + across, high + upwards
        y = self._row(bubble.seat) - height / 2
        slide = 18 * (1.0 - overshoot(min(bubble.age / 0.25, 1.0)))
        right = table_places(canvas.zoom).column.x - BESIDE - TAIL + slide
        return Box(right - width, max(y, top), width, height)

    def _draw_bubble(self, canvas: Canvas, bubble: Bubble, box: Box) -> None:
        canvas.layer += 50
        key = ("bubble", bubble.text, bubble.loud)
        whole = Box(box.x - 2, box.y - 2, box.width + TAIL + 6, box.height + 4)
        if bubble.left > FADE:
            canvas.composed(key, whole, lambda: _paint(canvas, box, bubble))
        canvas.layer -= 50


def _type(bubble: Bubble) -> tuple[str, float]:
    """Its style and its size."""
    return ("title", TYPE + 4) if bubble.loud else ("italic", TYPE)


def _paint(canvas: Canvas, box: Box, bubble: Bubble) -> None:
    middle, zoom = box.centery, canvas.zoom
    tip = (box.right + TAIL, middle)
    canvas.fill(box, INK, radius=16 * zoom)
    canvas.polygon([(box.right - 4, middle - 11), tip, (box.right - 4, middle + 11)], INK)
    inner = box.inflate(-5, -5)
    canvas.fill(inner, CREAM, radius=14 * zoom)
    canvas.polygon(
        [(inner.right - 3, middle - 8), (tip[0] - 4, middle), (inner.right - 3, middle + 8)], CREAM
    )
    words = box.inflate(-30 * zoom, -16 * zoom)
    style, size = _type(bubble)
    colour = RED if bubble.loud else INK
    canvas.text(bubble.text, words, style=style, size=size, colour=colour, align="centre")
