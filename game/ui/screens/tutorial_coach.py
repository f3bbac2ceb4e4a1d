"""The coach: a card that speaks, and rings and an arrow around what it speaks of."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, RED, SADDLE
from game.ui.kit.tween import pulse
from game.ui.kit.widget import Widget

FACE = "faces/dallas"


class Place(NamedTuple):
    """Where the card may stand: its left edge, the edge or middle that stays where it is, its
    width, and how high it may become before its words are set smaller."""

    x: float
    edge: str
    y: float
    width: float
    most: float = 640.0


PLACES = {
    "right": Place(816.0, "middle", 330.0, 436.0),
    "left": Place(24.0, "bottom", 708.0, 436.0, 252.0),
    "low-left": Place(24.0, "bottom", 650.0, 396.0, 340.0),
    "middle": Place(262.0, "middle", 410.0, 470.0, 310.0),
    "aside": Place(10.0, "middle", 384.0, 222.0),
    "low": Place(396.0, "bottom", 582.0, 488.0, 236.0),
}
FACE_SIDE = 76.0
BUTTON = 44.0
TYPE = 20.0
LAYER = 60
LONGEST_ARROW = 84.0
NARROW = 300.0  # a card below this width has its words and buttons below each other


class CoachCard(Widget):
    """Paper with the coach's face and words. It lies above the table, and keeps clicks off it."""

    focusable = False

    def __init__(self, ui: Ui, place: str, title: str, text: str, progress: str) -> None:
        x, edge, y, width, most = PLACES[place]
        self._title = title
        self._text = text
        self._progress = progress
        self._narrow = width < NARROW
        high = min(self._needed(ui.canvas, width), most)
        top = {"top": y, "middle": y - high / 2, "bottom": y - high}[edge]
        super().__init__("coach.card", (x, max(top, 6.0), width, high))

    def _needed(self, canvas: Canvas, width: float) -> float:
        if self._narrow:
            words = canvas.text_height(self._text, width - 36, size=TYPE)
            return FACE_SIDE + 34 + words + 2 * BUTTON + 44
        words = canvas.text_height(self._text, width - FACE_SIDE - 56, size=TYPE)
        return max(words + 52, FACE_SIDE + 38) + BUTTON + 30

    def buttons(self) -> tuple[Box, Box]:
        """Where the way out stands, and the way on."""
        x, _, width, _ = self.box
        left, wide = x + 20, width - 40
        low = self.box.bottom - BUTTON - 16
        if self._narrow:
            return Box(left, low, wide, BUTTON), Box(left, low - BUTTON - 8, wide, BUTTON)
        return (
            Box(left, low, wide * 0.36, BUTTON),
            Box(left + wide * 0.4, low, wide * 0.6, BUTTON),
        )

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        x, y, width, _ = self.box
        canvas.layer += LAYER
        canvas.drop_shadow(self.box, depth=9)
        canvas.nine("ui/paper", self.box)
        face = Box(x + 18, y + 20, FACE_SIDE, FACE_SIDE)
        canvas.picture(FACE, face)
        canvas.frame(face, INK, width=2.5, radius=6)
        left, wide = x + FACE_SIDE + 34, width - FACE_SIDE - 56
        if self._narrow:
            self._draw_title(canvas, Box(left - 6, y + 44, wide + 10, 54))
            self._draw_progress(canvas, Box(left - 6, y + 14, wide + 10, 28))
            words = Box(x + 18, y + FACE_SIDE + 30, width - 36, 0)
        else:
            self._draw_title(canvas, Box(left, y + 12, wide - 66, 36))
            self._draw_progress(canvas, Box(left + wide - 60, y + 12, 60, 34))
            words = Box(left, y + 48, wide, 0)
        words.height = min(box.y for box in self.buttons()) - 6 - words.y
        canvas.text(self._text, words, size=TYPE, colour=INK, valign="top")
        canvas.layer -= LAYER

    def _draw_title(self, canvas: Canvas, box: Box) -> None:
        canvas.text(self._title, box, style="title", size=23, colour=RED, wrap=self._narrow)

    def _draw_progress(self, canvas: Canvas, box: Box) -> None:
        canvas.text(
            self._progress,
            box,
            style="bold",
            size=17,
            colour=SADDLE,
            align="right",
            wrap=False,
        )


class CoachButton(Button):
    """On the card, so above everything else."""

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        canvas.layer += LAYER
        super().draw(canvas, ui)
        canvas.layer -= LAYER


def draw_rings(canvas: Canvas, ui: Ui, boxes: Sequence[Box]) -> None:
    """Around what is to be used, breathing a little."""
    grow = 4 * pulse(ui.motion(ui.time))
    for box in boxes:
        ring = box.inflate(12 + 2 * grow, 12 + 2 * grow)
        canvas.frame(ring.inflate(4, 4), INK, width=7, radius=16)
        canvas.frame(ring, LIGHT_GOLD, width=4, radius=14)


def draw_arrow(canvas: Canvas, ui: Ui, card: Box, target: Box) -> None:
    """Towards the first thing that the card speaks of, as if it came from there."""
    begin, end = _edge_towards(card, target.center), _edge_towards(target, card.center)
    long = math.dist(begin, end)
    if long < 50:
        return
    along = ((end[0] - begin[0]) / long, (end[1] - begin[1]) / long)
    nudge = 5 * pulse(ui.motion(ui.time))
    shaft = min(long - 16, LONGEST_ARROW) - 24
    back = 16 + nudge + 24 + shaft
    tail = (end[0] - along[0] * back, end[1] - along[1] * back)
    for size, colour in ((3.0, INK), (0.0, GOLD)):
        canvas.polygon(_arrow(tail, along, shaft, size), colour)


def _arrow(begin: Point, along: Point, shaft: float, more: float) -> list[Point]:
    """A tapered shaft with a head; `more`: so much wider all round."""
    across = (-along[1], along[0])

    def at(forward: float, aside: float) -> Point:
        return (
            begin[0] + along[0] * forward + across[0] * aside,
            begin[1] + along[1] * forward + across[1] * aside,
        )

    return [
        at(0, 3 + more),
        at(shaft, 6 + more),
        at(shaft - more, 16 + 1.6 * more),
        at(shaft + 24 + 1.6 * more, 0),
        at(shaft - more, -16 - 1.6 * more),
        at(shaft, -6 - more),
        at(0, -3 - more),
    ]


def _edge_towards(box: Box, point: Point) -> Point:
    """Where the line from the middle of the box to a point leaves it."""
    dx, dy = point[0] - box.centerx, point[1] - box.centery
    scale = min(
        box.width / 2 / abs(dx) if dx else math.inf, box.height / 2 / abs(dy) if dy else math.inf
    )
    scale = min(scale, 1.0)
    return box.centerx + dx * scale, box.centery + dy * scale
