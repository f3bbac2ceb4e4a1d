"""Short questions in the dock of a table: what is asked, what follows from each answer, and a
plank for each."""

from __future__ import annotations

from typing import Generic, NamedTuple

from game.hotseat.asks import Ask
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.layout import inset, rows, share
from game.ui.kit.theme import INK, UMBER
from game.ui.kit.tokens import Type
from game.ui.table.asking import AskingTable
from game.ui.table.commands import PromptKey
from game.ui.table.dock import Dock
from game.ui.table.prompt import A, C, Prompt, V
from game.ui.table.prompts.keys import digit_of

ASKED = 0.56  # of the height, where there are facts below the question
PLANK, BELOW = 54.0, 6.0  # how high planks are, and what is free below each


class Answer(NamedTuple, Generic[A]):
    """One way to answer: `id` for tests, a word or two, and what follows from it."""

    id: str
    label: str
    follows: str
    value: A
    skin: str = "on"


class Docked(Prompt[C, V, A]):
    """A question with a few answers. The keys 1, 2, ... press their planks."""

    def __init__(self, table: AskingTable[C], ask: Ask) -> None:
        super().__init__(table, ask)
        self.ui.sounds.play("turn", 0.7)

    # ------------------------------------------------------------------ what a question says

    def answers(self) -> list[Answer[A]]:
        raise NotImplementedError

    def question(self) -> str:
        asked: str = self.context.words.question(self.ask.kind)
        return asked

    def facts(self) -> str:
        """What one should know before one answers."""
        return ""

    # ------------------------------------------------------------------ widgets

    @property
    def dock(self) -> Dock:
        return self.context.dock()

    def build(self, group: Group) -> None:
        answers, dock = self.answers(), self.dock
        room, high = inset(dock.planks, bottom=dock.units(BELOW)), dock.units(PLANK)
        places = rows(room, *[high] * len(answers), gap=dock.units(BELOW), at=1.0)
        for number, (answer, place) in enumerate(zip(answers, places, strict=True), start=1):
            button = Button(
                f"{self.ask.kind}.{answer.id}",
                place,
                f"{number}. {answer.label}",
                lambda value=answer.value: self.chosen(value),  # type: ignore[misc]
                skin=answer.skin,
                size=Type.BODY,
                sub=answer.follows,
            )
            group.add(button)
        group.add(self.undo_button(f"{self.ask.kind}.undo", dock.corner))

    def chosen(self, value: A) -> None:
        self.answer(value)

    def handle(self, given: Input) -> bool:
        if self.ui.keymap.matches(given, PromptKey.UNDO):
            return self.press(self.table.group[f"{self.ask.kind}.undo"])
        number, answers = digit_of(given, self.ui.keymap), self.answers()
        if number is None or number > len(answers):
            return False
        return self.press(self.table.group[f"{self.ask.kind}.{answers[number - 1].id}"])

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        dock, colour = self.dock, self.context.colour(self.seat)
        dock.draw(canvas)
        dock.draw_title(canvas, self.seat, colour, self.name, corner=True)
        self.draw_words(canvas, self.words_box)

    @property
    def words_box(self) -> Box:
        """What is left between the name and the planks."""
        dock = self.dock
        planks = dock.units(PLANK + BELOW) * len(self.answers())
        return dock.words(dock.planks.y, dock.planks.bottom - 6 - planks)

    def draw_words(self, canvas: Canvas, box: Box) -> None:
        facts, asked = self.facts(), box
        if facts:
            asked, rest = rows(box, box.height * ASKED, share(), gap=2)
            canvas.text(facts, rest, size=Type.NOTE, colour=UMBER)
        canvas.text(self.question(), asked, style="bold", size=Type.BODY, colour=INK)
