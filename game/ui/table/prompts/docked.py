"""Short questions in the dock of a table: what is asked, what follows from each answer, and a
plank for each."""

from __future__ import annotations

from typing import Generic, NamedTuple

from game.hotseat.asks import Ask
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.theme import INK, UMBER
from game.ui.kit.tokens import Type
from game.ui.table.asking import AskingTable
from game.ui.table.commands import PromptKey
from game.ui.table.dock import Dock
from game.ui.table.prompt import A, C, Prompt, V
from game.ui.table.prompts.keys import digit_of

PLANK = 54.0
STEP = 60.0


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
        area, step, high = dock.planks, dock.units(STEP), dock.units(PLANK)
        top = area.bottom - step * len(answers)
        for number, answer in enumerate(answers):
            button = Button(
                f"{self.ask.kind}.{answer.id}",
                (area.x, top + step * number, area.width, high),
                f"{number + 1}. {answer.label}",
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
        planks = dock.units(STEP) * len(self.answers())
        return dock.words(dock.planks.y, dock.planks.bottom - 6 - planks)

    def draw_words(self, canvas: Canvas, box: Box) -> None:
        facts = self.facts()
        share = 0.56 if facts else 1.0
        high = box.height * share
        asked = (box.x, box.y, box.width, high)
        canvas.text(self.question(), asked, style="bold", size=Type.BODY, colour=INK)
        if facts:
            rest = (box.x, box.y + high + 2, box.width, box.height - high - 2)
            canvas.text(facts, rest, size=Type.NOTE, colour=UMBER)
