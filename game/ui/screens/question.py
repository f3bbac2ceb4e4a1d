"""A question, or only a notice, that has to be seen to before anything else goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import DESIGN_SIZE, INK, RED
from game.ui.kit.tokens import Type
from game.ui.screens.sheet import draw_sheet

WIDTH = 660.0
TALLEST = 680.0  # of the whole sheet
MARGIN = 34.0
HEAD, ABOVE_PLANKS, FOOT = 78.0, 30.0, 26.0
BUTTON = (190.0, 56.0)
GAP = 16.0
VEIL = 150


def nothing() -> None:
    """Only closes the question."""


class Answer(NamedTuple):
    id: str
    label: str
    action: Callable[[], None] = nothing
    skin: str = "on"


class Question(Scene):
    """The last answer is the harmless one: Escape gives it, and it has the focus at first."""

    name = "question"
    overlay = True

    def __init__(self, ui: Ui, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(ui)
        self.text = text
        self._title = title
        self._answers = tuple(answers)
        self._box = Box(0, 0, 0, 0)

    @property
    def _around(self) -> float:
        """How much of the sheet's height is not for the text."""
        head = HEAD + 44 * (self.ui.zoom - 1.0)
        return head + ABOVE_PLANKS + BUTTON[1] * self.ui.zoom + FOOT

    def build(self) -> None:
        width = WIDTH * self.ui.zoom
        inner = width - 2 * MARGIN
        needed = self.ui.canvas.text_height(self.text, inner)
        height = min(needed + self._around, TALLEST)
        self._box = Box((DESIGN_SIZE[0] - width) / 2, (DESIGN_SIZE[1] - height) / 2, width, height)
        self._add_buttons(inner)
        self.group.rest_on(f"question.{self._answers[-1].id}", self.ui)

    def _add_buttons(self, room: float) -> None:
        count, high = len(self._answers), BUTTON[1] * self.ui.zoom
        wide = (room - GAP * (count - 1)) / count
        width = min(max(BUTTON[0] * self.ui.zoom, wide if count > 1 else 0.0), wide)
        left = self._box.centerx - (width * count + GAP * (count - 1)) / 2
        top = self._box.bottom - FOOT - high
        for number, answer in enumerate(self._answers):
            box = (left + number * (width + GAP), top, width, high)
            self.group.add(
                Button(
                    f"question.{answer.id}",
                    box,
                    answer.label,
                    partial(self._give, answer),
                    skin=answer.skin,
                )
            )

    def _give(self, answer: Answer) -> None:
        self.ui.director.pop()
        answer.action()

    def escape(self) -> None:
        self.ui.sounds.play("back")
        self._give(self._answers[-1])

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(VEIL)
        draw_sheet(canvas, self.ui, self._box)
        x, y, width, height = self._box
        head = 44 * self.ui.zoom
        canvas.text(
            self._title,
            (x + MARGIN, y + 22, width - 2 * MARGIN, head),
            style="title",
            size=Type.HEADING,
            colour=RED,
            align="centre",
        )
        top = y + 34 + head
        canvas.text(
            self.text,
            (x + MARGIN, top, width - 2 * MARGIN, height - self._around),
            colour=INK,
            align="centre",
            valign="top",
        )


def tell(ui: Ui, title: str, sentence: str) -> None:
    """A notice: there is nothing to decide."""
    ui.director.push(Question(ui, title, sentence, [Answer("ok", ui.say("OK"))]))
