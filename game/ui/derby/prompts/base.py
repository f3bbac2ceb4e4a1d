"""What the questions of the derby have in common: whoever is asked sits in front."""

from __future__ import annotations

from game.rules.derby.view import DerbyView
from game.ui.derby.context import DerbyContext
from game.ui.derby.pose import PLAIN, Pose
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.prompts.posed import PosedPrompt

BREATH = 0.3  # seconds: a press that was meant for what stood there before answers nothing yet


class DerbyPrompt(PosedPrompt):
    context: DerbyContext
    plain = PLAIN

    def secrets(self) -> DerbyView:
        seen: DerbyView = super().secrets()
        return seen

    def public(self) -> DerbyView:
        seen: DerbyView = super().public()
        return seen

    def make_pose(self) -> Pose:
        return PLAIN

    @property
    def reader(self) -> int | None:
        """To whom the sentences are said: to one of several they say the name."""
        return self.seat if self.ask.mode == "alone" else None

    @property
    def is_fresh(self) -> bool:
        """It has just come up: a second click on what stood there before is not meant for it."""
        return self.time < BREATH

    def panel_line(self) -> str:
        """What the question means, in a sentence."""
        return self.context.words.line(self.ask.kind, self.public(), self.reader)

    def build_undo(self, group: Group) -> None:
        """The small plank in the corner of the move, for what is asked below the course."""
        group.add(self.undo_button(f"{self.ask.kind}.undo", self.context.ride.undo_place))

    def undo(self) -> None:
        """The last answer is taken back."""
        self.table.undo(self.seat)

    def handle(self, given: Input) -> bool:
        if self.takes_back(given):
            self.undo()
            return True
        return super().handle(given)
