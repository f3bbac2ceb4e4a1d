"""The prompt after a play: how many cards are drawn, in front of everybody."""

from __future__ import annotations

from game.hotseat.asks import Ask
from game.ui.kit.buttons import Button
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.asking import AskingTable
from game.ui.table.commands import NUMBERS
from game.ui.table.prompts.keys import digit_of
from game.ui.western.context import WesternContext
from game.ui.western.pose import Pose
from game.ui.western.prompts.hands import WesternPrompt, plank_place

NONE_KEY = 10  # what the key 0 counts as


class DrawPrompt(WesternPrompt[int]):
    """A plank for each number, the most first; the keys are the numbers themselves."""

    def __init__(self, table: AskingTable[WesternContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self.numbers = sorted(self.options, reverse=True)

    def build(self, group: Group) -> None:
        say = self.ui.say
        for place, number in enumerate(self.numbers):
            label = say("Draw %(number)d", number=number) if number else say("Draw nothing")
            button = Button(
                f"draw.{number}",
                plank_place(self.context.places, place, len(self.numbers)),
                label,
                lambda number=number: self.answer(number),  # type: ignore[misc]
                skin="green" if place == 0 else "on",
            )
            button.sub = self._follows(number)
            button.tip = self.with_key(label, NUMBERS[(number or NONE_KEY) - 1])
            group.add(button)

    def _follows(self, number: int) -> str:
        """How many there are then."""
        held = self.public().players[self.seat].count
        return self.ui.say(
            "then %(cards)s", cards=self.context.words.number_of_cards(held + number)
        )

    def handle(self, given: Input) -> bool:
        number = digit_of(given, self.ui.keymap)
        if number is not None:
            wanted = 0 if number == NONE_KEY else number
            if wanted in self.numbers:
                return self.press(self.table.group[f"draw.{wanted}"])
            self.refuse(self.ui.say("You can't draw that many."))
            return True
        return super().handle(given)

    def confirm(self) -> None:
        self.press(self.table.group[f"draw.{self.numbers[0]}"])

    def take_back(self) -> bool:
        self.table.undo(self.seat)
        return True

    def make_pose(self) -> Pose:
        headline, line = self.context.words.panel("draw", self.public(), self.reader)
        return Pose(headline=headline, line=line)
