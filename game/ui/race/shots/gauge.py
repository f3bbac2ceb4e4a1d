"""The power of a shot, from too short to too hard."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, GREEN, INK, RED, SADDLE, TAN
from physics.model import MAX_SPEED

GOOD_FROM, GOOD_TO = 1.6, 3.0  # m/s: slower does not get there, faster leaves the table


def draw_gauge(canvas: Canvas, ui: Ui, box: Box) -> None:
    """A bar with three bands and their names, and what it is about."""
    canvas.fill(_bar(box), INK, radius=8)
    inner = _bands(box)
    begin = inner.x
    for end, colour in ((GOOD_FROM, TAN), (GOOD_TO, GREEN), (MAX_SPEED, RED)):
        right = inner.x + inner.width * end / MAX_SPEED
        canvas.fill((begin, inner.y, right - begin, inner.height), colour)
        begin = right
    third = box.width / 3
    middle = inner.x + inner.width * (GOOD_FROM + GOOD_TO) / 2 / MAX_SPEED
    words = (
        (ui.say("short"), box.x, third, "left"),
        (ui.say("good"), middle - third / 2, third, "centre"),
        (ui.say("too hard"), box.right - third, third, "right"),
    )
    for text, x, width, align in words:
        canvas.text(text, (x, box.y + 28, width, 24), size=18, colour=SADDLE, align=align)
    canvas.text(
        ui.say("Power of the flick"),
        (box.x, box.y + 54, box.width, 28),
        style="italic",
        size=18,
        colour=SADDLE,
        wrap=False,
    )


def draw_pointer(canvas: Canvas, box: Box, speed: float) -> None:
    """On the gauge in the same box."""
    inner = _bands(box)
    at = inner.x + inner.width * min(speed / MAX_SPEED, 1.0)
    tip = inner.y + 1
    canvas.polygon([(at, tip - 1), (at - 13, tip + 25), (at + 13, tip + 25)], INK)
    canvas.polygon([(at, tip + 4), (at - 9, tip + 22), (at + 9, tip + 22)], CREAM)


def _bar(box: Box) -> Box:
    return Box(box.x, box.y, box.width, 24)


def _bands(box: Box) -> Box:
    return _bar(box).inflate(-8, -8)
