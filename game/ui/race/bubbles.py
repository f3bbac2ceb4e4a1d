"""Speech bubbles beside the riders' panel: announcements and remarks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, RED, Colour
from game.ui.kit.tween import overshoot

WIDEST = 300.0
TYPE = 20.0
FADE = 0.25
RIGHT = 956.0  # where the tip of a bubble points to
TAIL = 12.0


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
        for bubble in self._bubbles.values():
            self._draw_bubble(canvas, bubble)

    def _draw_bubble(self, canvas: Canvas, bubble: Bubble) -> None:
        style = "title" if bubble.loud else "italic"
        size = TYPE + 4 if bubble.loud else TYPE
        wide = min(canvas.text_width(bubble.text, style=style, size=size) + 2, WIDEST - 32)
        high = canvas.text_height(bubble.text, wide, style=style, size=size)
        width, height = wide + 32, high + 20
        y = self._row(bubble.seat) - height / 2
        slide = 18 * (1.0 - overshoot(min(bubble.age / 0.25, 1.0)))
        box = Box(RIGHT - TAIL - width + slide, max(y, 16), width, height)
        canvas.layer += 50
        key = ("bubble", bubble.text, bubble.loud)
        whole = Box(box.x - 2, box.y - 2, box.width + TAIL + 6, box.height + 4)
        if bubble.left > FADE:
            colour = RED if bubble.loud else INK
            canvas.composed(
                key, whole, lambda: _paint(canvas, box, bubble.text, style, size, colour)
            )
        canvas.layer -= 50


def _paint(canvas: Canvas, box: Box, text: str, style: str, size: float, colour: Colour) -> None:
    middle = box.centery
    tip = (box.right + TAIL, middle)
    canvas.fill(box, INK, radius=16)
    canvas.polygon([(box.right - 4, middle - 11), tip, (box.right - 4, middle + 11)], INK)
    inner = box.inflate(-5, -5)
    canvas.fill(inner, CREAM, radius=14)
    canvas.polygon(
        [(inner.right - 3, middle - 8), (tip[0] - 4, middle), (inner.right - 3, middle + 8)], CREAM
    )
    words = (box.x + 15, box.y + 8, box.width - 30, box.height - 16)
    canvas.text(text, words, style=style, size=size, colour=colour, align="centre")
