"""The coach: a card that speaks, and rings around what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, LIGHT_GOLD, RED, SADDLE
from game.ui.kit.tween import pulse
from game.ui.kit.widget import Widget

FACE = "faces/dallas"


class Place(NamedTuple):
    """Where the card may stand: its left edge, its bottom or the middle of its height, its width,
    and how high it may become before its words are set smaller."""

    x: float
    edge: str
    y: float
    width: float
    most: float = 640.0


PLACES = {
    # On the screen of the cup: over the hands to announce, or over cards and rerolls.
    "right": Place(816.0, "middle", 330.0, 436.0),
    "foot": Place(14.0, "bottom", 714.0, 772.0, 194.0),
    # At the very edge of the screen, beside a question that fills it.
    "left-edge": Place(10.0, "middle", 384.0, 222.0),
    "right-edge": Place(1074.0, "middle", 450.0, 200.0, 516.0),
    # On the board.
    "south": Place(312.0, "bottom", 654.0, 576.0, 255.0),
    "south-west": Place(24.0, "bottom", 650.0, 396.0, 340.0),
    "south-east": Place(420.0, "bottom", 654.0, 520.0, 370.0),
    "east": Place(420.0, "middle", 412.0, 520.0, 250.0),
}
FACE_SIDE = 76.0
BUTTON = 44.0
TYPE = 20.0
LAYER = 60
NARROW = 300.0  # a card below this width has its words and buttons below each other
BROAD = 700.0  # and one above this width has its buttons beside its words


class Layout(NamedTuple):
    """The parts of a card: `leave` and `main` are its buttons, the way out and the way on."""

    title: Box
    progress: Box
    words: Box
    leave: Box
    main: Box


def _narrow(card: Box) -> Layout:
    x, y, width, _ = card
    left, wide = x + 18, width - 36
    leave = Box(x + 20, card.bottom - BUTTON - 16, width - 40, BUTTON)
    main = leave.move(0, -BUTTON - 8)
    top = y + FACE_SIDE + 78
    return Layout(
        Box(left, y + FACE_SIDE + 24, wide, 50),
        Box(left + FACE_SIDE, y + 20, wide - FACE_SIDE, 30),
        Box(left, top, wide, main.y - 12 - top),
        leave,
        main,
    )


def _usual(card: Box) -> Layout:
    x, y, width, _ = card
    left, wide = x + FACE_SIDE + 34, width - FACE_SIDE - 56
    low, row = card.bottom - BUTTON - 16, width - 40
    return Layout(
        Box(left, y + 12, wide - 66, 36),
        Box(left + wide - 60, y + 12, 60, 34),
        Box(left, y + 48, wide, low - 14 - y - 48),
        Box(x + 20, low, row * 0.36, BUTTON),
        Box(x + 20 + row * 0.4, low, row * 0.6, BUTTON),
    )


def _broad(card: Box) -> Layout:
    x, y, width, height = card
    left, button = x + FACE_SIDE + 34, width * 0.24
    right = card.right - 20 - button
    wide = right - 18 - left
    low = card.bottom - BUTTON - 16
    return Layout(
        Box(left, y + 12, wide, 36),
        Box(right, y + 12, button, 34),
        Box(left, y + 50, wide, height - 66),
        Box(right, low, button, BUTTON),
        Box(right, low - BUTTON - 10, button, BUTTON),
    )


class CoachCard(Widget):
    """Paper with the coach's face and words. It lies above the table, and keeps clicks off it."""

    focusable = False

    def __init__(self, ui: Ui, place: str, title: str, text: str, progress: str) -> None:
        x, edge, y, width, most = PLACES[place]
        self._title = title
        self._text = text
        self._progress = progress
        self._narrow = width < NARROW
        self._form = _narrow if self._narrow else _broad if width > BROAD else _usual
        high = min(self._needed(ui.canvas, width), most)
        top = y - high / 2 if edge == "middle" else y - high
        super().__init__("coach.card", (x, max(top, 6.0), width, high))

    def _needed(self, canvas: Canvas, width: float) -> float:
        """The height in which the words need not be set smaller."""
        trial = Box(0, 0, width, 400)
        words = self._form(trial).words
        spare = words.height - canvas.text_height(self._text, words.width, size=TYPE)
        return max(trial.height - spare, FACE_SIDE + BUTTON + 68)

    @property
    def layout(self) -> Layout:
        return self._form(self.box)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        layout = self.layout
        canvas.layer += LAYER
        canvas.drop_shadow(self.box, depth=9)
        canvas.nine("ui/paper", self.box)
        face = Box(self.box.x + 18, self.box.y + 20, FACE_SIDE, FACE_SIDE)
        canvas.picture(FACE, face)
        canvas.frame(face, INK, width=2.5, radius=6)
        canvas.text(
            self._title, layout.title, style="title", size=23, colour=RED, wrap=self._narrow
        )
        canvas.text(
            self._progress,
            layout.progress,
            style="bold",
            size=17,
            colour=SADDLE,
            align="right",
            wrap=False,
        )
        canvas.text(self._text, layout.words, size=TYPE, colour=INK, valign="top")
        canvas.layer -= LAYER


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
