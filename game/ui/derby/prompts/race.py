"""The prompts of the race that take yes or no to a roll of the die, in front of everybody: the
planks stand beside it."""

from __future__ import annotations

from typing import NamedTuple

from game.hotseat.asks import Ask
from game.ui.derby.commands import DerbyDieKey, DerbyPushKey
from game.ui.derby.context import DerbyContext
from game.ui.derby.pose import Pose
from game.ui.derby.prompts.derby_prompt import DerbyPrompt, corner_undo, panel_line
from game.ui.derby.prompts.preview import reach_of_push
from game.ui.derby.prompts.spots import CappedPlank
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.command import Command
from game.ui.table.asking import AskingTable


class Offered(NamedTuple):
    """One of two answers, the key for it, and how its plank looks."""

    answer: bool
    command: Command
    skin: str


# Once more with the card that was played; and after an own failure, once in the game.
PUSH = (Offered(True, DerbyPushKey.PUSH, "red"), Offered(False, DerbyPushKey.STOP, "on"))
DIE_CARD = (Offered(True, DerbyDieKey.REROLL, "red"), Offered(False, DerbyDieKey.KEEP_ROLL, "on"))


class RiskPrompt(DerbyPrompt[bool]):
    """`offered`: to roll, and not to."""

    def __init__(
        self, table: AskingTable[DerbyContext], ask: Ask, offered: tuple[Offered, Offered]
    ) -> None:
        super().__init__(table, ask)
        self._offered = offered

    def build(self, group: Group) -> None:
        words = self.context.words
        for number, (answer, command, skin) in enumerate(self._offered):
            label = self._label(answer=answer)
            plank = CappedPlank(
                self._plank(answer=answer),
                self.context.ride.plank(number),
                label,
                lambda answer=answer: self._say(answer),  # type: ignore[misc]
                self.ui.keymap.cap(command, self.ui.words),
                skin=skin,
                sub=words.answer_effect(self.ask.kind, answer, self.public()),
                tip=self.with_key(label, command),
            )
            group.add(plank)
        group.add(corner_undo(self))

    def _plank(self, *, answer: bool) -> str:
        """The id of one of the two."""
        return f"{self.ask.kind}.{'yes' if answer else 'no'}"

    def _label(self, *, answer: bool) -> str:
        """To push is said with its chance."""
        words = self.context.words
        if answer and self._offered is PUSH:
            return words.push(self.public().ridden.value)
        return words.answer_label(self.ask.kind, answer)

    def _say(self, answer: bool) -> None:
        if not self.is_fresh:
            self.answer(answer)

    def handle(self, given: Input) -> bool:
        for answer, command, _ in self._offered:
            if self.ui.keymap.matches(given, command):
                return self.press(self.table.group[self._plank(answer=answer)])
        return super().handle(given)

    def confirm(self) -> None:
        """Enter alone rolls no die: who presses it is told the keys."""
        (_, yes, _), (_, no, _) = self._offered
        label, words = self.ui.keymap.label, self.ui.words
        keys = {"yes": label(yes, words), "no": label(no, words)}
        self.refuse(self.ui.say("Press %(yes)s or %(no)s.", **keys))

    def take_back(self) -> bool:
        self.table.undo(self.seat)
        return True

    def make_pose(self) -> Pose:
        return Pose(reach=reach_of_push(self.public()), line=panel_line(self))
