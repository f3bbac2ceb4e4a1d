"""A question, or only a notice, that has to be seen to before anything else goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import SCREEN, columns, extent, grid, inset, placed, rows, share
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import INK, RED
from game.ui.kit.tokens import Gap, Type
from game.ui.screens.sheet import draw_sheet

WIDTH = 660.0
TALLEST = 680.0  # of the whole sheet
MARGIN = 34.0
# From top to bottom, with the text between the last two of these gaps.
HEAD, TITLE, BELOW_TITLE, ABOVE_PLANKS, FOOT = 22.0, 44.0, 12.0, 30.0, 26.0
BUTTON = (190.0, 56.0)
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
        units = self.ui.units
        return extent(HEAD, units(TITLE), BELOW_TITLE, ABOVE_PLANKS, units(BUTTON[1]), FOOT)

    def _rows(self) -> tuple[Box, Box, Box]:
        """The title, the text, and the planks."""
        units, inner = self.ui.units, inset(self._box, x=MARGIN, top=HEAD, bottom=FOOT)
        title, _, text, _, planks = rows(
            inner, units(TITLE), BELOW_TITLE, share(), ABOVE_PLANKS, units(BUTTON[1])
        )
        return title, text, planks

    def build(self) -> None:
        width = self.ui.units(WIDTH)
        needed = self.ui.canvas.text_height(self.text, width - 2 * MARGIN)
        self._box = placed(SCREEN, width, min(needed + self._around, TALLEST))
        self._add_buttons()
        self.group.rest_on(f"question.{self._answers[-1].id}", self.ui)

    def _add_buttons(self) -> None:
        (_, _, planks), count = self._rows(), len(self._answers)
        if count == 1:
            boxes = columns(planks, self.ui.units(BUTTON[0]), at=0.5)
        else:
            boxes = grid(planks, count, 1, gap=Gap.LARGE)
        for answer, box in zip(self._answers, boxes, strict=True):
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
        title, text, _ = self._rows()
        canvas.text(
            self._title, title, style="title", size=Type.HEADING, colour=RED, align="centre"
        )
        canvas.text(self.text, text, colour=INK, align="centre", valign="top")


def tell(ui: Ui, title: str, sentence: str) -> None:
    """A notice: there is nothing to decide."""
    ui.director.push(Question(ui, title, sentence, [Answer("ok", ui.say("OK"))]))
