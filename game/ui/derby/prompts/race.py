"""Questions of the race, in front of everybody: their planks stand beside the die."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.derby.commands import DerbyDieKey, DerbyPushKey
from game.ui.derby.pose import Pose
from game.ui.derby.prompts.base import DerbyPrompt
from game.ui.derby.prompts.preview import reach_of_push
from game.ui.derby.prompts.spots import CappedPlank
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.command import Command


class RacePrompt(DerbyPrompt):
    """What is asked stands below the course."""

    def build(self, group: Group) -> None:
        group.add(self.undo_button(f"{self.ask.kind}.undo", self.context.ride.undo_place))

    def panel_line(self) -> str:
        return self.context.words.line(self.ask.kind, self.public(), self.reader)


class Offered(NamedTuple):
    """One of two answers: its key, and whether it is the risk."""

    answer: bool
    command: Command
    skin: str


class RiskPrompt(RacePrompt):
    """Yes or no to a roll of the die."""

    offered: tuple[Offered, Offered]

    def build(self, group: Group) -> None:
        words = self.context.words
        for number, (answer, command, skin) in enumerate(self.offered):
            label = self.label(answer=answer)
            plank = CappedPlank(
                f"{self.ask.kind}.{'yes' if answer else 'no'}",
                self.context.ride.plank(number),
                label,
                lambda answer=answer: self._say(answer),  # type: ignore[misc]
                self.ui.keymap.cap(command, self.ui.words),
                skin=skin,
                sub=words.answer_effect(self.ask.kind, answer, self.public()),
                tip=self.with_key(label, command),
            )
            group.add(plank)
        super().build(group)

    def label(self, *, answer: bool) -> str:
        return self.context.words.answer_label(self.ask.kind, answer)

    def _say(self, answer: bool) -> None:
        if not self.is_fresh:
            self.answer(answer)

    def handle(self, given: Input) -> bool:
        for answer, command, _ in self.offered:
            if self.ui.keymap.matches(given, command):
                return self.press(self.table.group[f"{self.ask.kind}.{'yes' if answer else 'no'}"])
        return super().handle(given)

    def confirm(self) -> None:
        """Enter alone rolls no die: who presses it is told the keys."""
        (_, yes, _), (_, no, _) = self.offered
        label, words = self.ui.keymap.label, self.ui.words
        keys = {"yes": label(yes, words), "no": label(no, words)}
        self.refuse(self.ui.say("Press %(yes)s or %(no)s.", **keys))

    def make_pose(self) -> Pose:
        seen = self.public()
        return Pose(reach=reach_of_push(seen), line=self.panel_line())


class PushPrompt(RiskPrompt):
    offered = (Offered(True, DerbyPushKey.PUSH, "red"), Offered(False, DerbyPushKey.STOP, "on"))

    def label(self, *, answer: bool) -> str:
        value = self.public().ridden.value
        return self.context.words.push(value) if answer else super().label(answer=answer)


class DieCardPrompt(RiskPrompt):
    """After an own failure, once in the game."""

    offered = (
        Offered(True, DerbyDieKey.REROLL, "red"),
        Offered(False, DerbyDieKey.KEEP_ROLL, "on"),
    )
