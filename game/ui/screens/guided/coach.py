"""The coach: a card that speaks, and rings around what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import TOP_LEFT, Units, columns, inset, placed, rows, share, shares
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, LIGHT_GOLD, RED, SADDLE
from game.ui.kit.tokens import Gap, Type
from game.ui.kit.tween import pulse
from game.ui.kit.widget import Widget
from game.ui.screens.guided.spot import Spot

FACE = "faces/dallas"

# Where the middle of the card is wanted.
PLACES: dict[str, Point] = {
    # On the screen of the cup: over the hands to announce, or over cards and rerolls.
    "right": (1034.0, 330.0),
    "foot": (400.0, 620.0),
    # At the very edge of the screen, beside a question that fills it.
    "left-edge": (112.0, 384.0),
    "right-edge": (1174.0, 450.0),
    # On the board.
    "south": (600.0, 530.0),
    "south-west": (222.0, 480.0),
    "south-east": (680.0, 500.0),
    "east": (680.0, 412.0),
    # On the prairie, and above it.
    "prairie": (640.0, 290.0),
    "top": (640.0, 92.0),
    # On the felt of a round table; and over cards in hand that are of no use just now.
    "felt": (640.0, 236.0),
    "felt-right": (980.0, 180.0),
    "hand": (640.0, 634.0),
    "hand-left": (410.0, 634.0),
    # On the columns of a slate; over the farther lanes of a course; below a sheet.
    "slate": (310.0, 250.0),
    "slate-right": (660.0, 250.0),
    "course": (660.0, 170.0),
    "below-sheet": (640.0, 590.0),
}
AROUND_FACE = {"left": 18.0, "top": 20.0}
FACE_SIDE = 76.0
BESIDE_FACE = {"left": 110.0, "top": 12.0}  # what is free around words there
FOOT, ABOVE_BUTTONS = 16.0, 14.0
TITLE, PROGRESS, PROGRESS_WIDE = 36.0, 34.0, 60.0
NARROW_TITLE, NARROW_PROGRESS = 50.0, 30.0
BUTTON = 44.0
BUTTONS = (0.36, 0.04, 0.6)  # beside each other, with what is free between them
BROAD_BUTTON = 0.24  # of the width of the card
LEAST = 56.0  # of its height, besides two buttons and the progress
LAYER = 60
NARROW = 340.0  # a card below this width has its words and buttons below each other
BROAD = 700.0  # and one above this width has its buttons beside its words


class Layout(NamedTuple):
    """The parts of a card: `leave` and `main` are its buttons, the way out and the way on."""

    title: Box
    progress: Box
    words: Box
    leave: Box
    main: Box


def _narrow(card: Box, units: Units) -> Layout:
    inner = inset(card, right=18, bottom=FOOT, **AROUND_FACE)
    button = units(BUTTON)
    head, title, words, _, main, _, leave = rows(
        inner, FACE_SIDE + 4, units(NARROW_TITLE) + 4, share(), 12, button, 8, button
    )
    progress = inset(head, left=FACE_SIDE + 4)
    return Layout(
        rows(title, units(NARROW_TITLE))[0],
        rows(progress, units(NARROW_PROGRESS))[0],
        words,
        inset(leave, x=2),
        inset(main, x=2),
    )


def _usual(card: Box, units: Units) -> Layout:
    upper, foot = rows(card, share(), units(BUTTON) + FOOT)
    head, words = rows(
        inset(upper, right=22, bottom=ABOVE_BUTTONS, **BESIDE_FACE), units(TITLE), share()
    )
    title, progress = columns(head, share(), units(PROGRESS_WIDE), gap=Gap.SMALL)
    buttons = rows(inset(foot, x=20), units(BUTTON))[0]
    leave, _, main = columns(buttons, *shares(*BUTTONS))
    return Layout(title, rows(progress, units(PROGRESS))[0], words, leave, main)


def _broad(card: Box, units: Units) -> Layout:
    inner = inset(card, right=20, bottom=FOOT, **BESIDE_FACE)
    left, right = columns(inner, share(), card.width * BROAD_BUTTON, gap=18)
    title, words = rows(left, units(TITLE), share())
    progress, _, main, _, leave = rows(
        right, units(PROGRESS), share(), units(BUTTON), 10, units(BUTTON)
    )
    return Layout(title, progress, words, leave, main)


class Speech(NamedTuple):
    """What the coach says on one card."""

    title: str
    text: str
    progress: str

    def layout(self, card: Box, zoom: float) -> Layout:
        form = _narrow if card.width < NARROW else _broad if card.width > BROAD else _usual
        return form(card, Units(zoom))

    def height(self, canvas: Canvas, width: float, size: float) -> float:
        """In which the words, with type of this share of the usual size, fit a card."""
        trial = Box(0, 0, width, 600)
        words = self.layout(trial, canvas.zoom).words
        needed = canvas.text_height(self.text, words.width, size=Type.BODY * size)
        least = LEAST + Units(canvas.zoom)(2 * BUTTON + PROGRESS)
        return max(trial.height - words.height + needed, FACE_SIDE + 40, least)


class CoachCard(Widget):
    """Paper with the coach's face and words. It lies above the table, and keeps clicks off it."""

    focusable = False

    def __init__(self, ui: Ui, spot: Spot, speech: Speech) -> None:
        super().__init__("coach.card", spot.box)
        self._speech = speech
        self._size = Type.BODY * spot.size
        self.layout = speech.layout(spot.box, ui.zoom)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        layout, speech = self.layout, self._speech
        canvas.layer += LAYER
        canvas.drop_shadow(self.box, depth=9)
        canvas.nine("ui/paper", self.box)
        face = placed(inset(self.box, **AROUND_FACE), FACE_SIDE, FACE_SIDE, TOP_LEFT)
        canvas.picture(FACE, face)
        canvas.frame(face, INK, width=2.5, radius=6)
        wrap = self.box.width < NARROW
        canvas.text(
            speech.title, layout.title, style="title", size=Type.NAME, colour=RED, wrap=wrap
        )
        canvas.text(
            speech.progress,
            layout.progress,
            style="bold",
            size=Type.NOTE,
            colour=SADDLE,
            align="right",
            wrap=False,
        )
        canvas.text(speech.text, layout.words, size=self._size, colour=INK, valign="top")
        canvas.layer -= LAYER


class CoachButton(Button):
    """On the card, so above everything else."""

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        canvas.layer += LAYER
        super().draw(canvas, ui)
        canvas.layer -= LAYER


def draw_rings(canvas: Canvas, ui: Ui, boxes: Sequence[Box]) -> None:
    """Around what is to be used, breathing a little."""
    for box in boxes:
        grow = 4 * pulse(ui.idle_motion(box.inflate(44, 44)))
        ring = box.inflate(12 + 2 * grow, 12 + 2 * grow)
        canvas.frame(ring.inflate(4, 4), INK, width=7, radius=16)
        canvas.frame(ring, LIGHT_GOLD, width=4, radius=14)
