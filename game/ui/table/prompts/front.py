"""A question to whoever sits in front: the table shows the choice while it is being made."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from game.hotseat.asks import Ask
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.command import Command
from game.ui.table.asking import AskingTable
from game.ui.table.commands import HandKey, PromptKey, TableKey
from game.ui.table.hands.front_context import FrontContext
from game.ui.table.prompt import A, Prompt, V

F = TypeVar("F", bound=FrontContext[Any, Any, Any])
P = TypeVar("P")

DOUBLE_CLICK = 0.5  # seconds
BREATH = 0.3  # seconds: a press that was meant for what stood there before answers nothing yet


class FrontPrompt(Prompt[F, V, A], Generic[F, V, A, P]):
    """The place of whoever is asked lies in front. `P`: what the choice looks like there, which a
    question says in `make_pose`."""

    stirs = True  # what `update` does follows from inputs alone

    def __init__(self, table: AskingTable[F], ask: Ask) -> None:
        super().__init__(table, ask)
        self._proposed: tuple[object, float] | None = None
        self._posed: tuple[tuple[object, ...], P] | None = None
        self.context.turn_to(ask.seat)
        self.context.posing = self.pose
        self.ui.sounds.play("turn", 0.7)

    def close(self) -> None:
        super().close()
        self.context.posing = self.context.plain_pose

    # ------------------------------------------------------------------ what a question says

    def make_pose(self) -> P:
        """What the choice looks like now."""
        pose: P = self.context.plain_pose()
        return pose

    def moment(self) -> tuple[object, ...]:
        """All that the choice looks like depends on."""
        return (self.context.words,)

    def confirm(self) -> None:
        """Enter was pressed, and means the question itself."""

    def take_back(self) -> bool:
        """The key for it was pressed: the choice, and without one the last answer. False where
        nothing is taken back in this way."""
        return False

    # ------------------------------------------------------------------ the choice

    def pose(self) -> P:
        """Asked for many times in a frame: worked out anew for another moment only."""
        moment = self.moment()
        if self._posed is None or self._posed[0] != moment:
            self._posed = (moment, self.make_pose())
        return self._posed[1]

    def propose(self, by: object) -> None:
        """Pressing that has chosen something, which pressing it once more carries out."""
        self._proposed = (by, self.time)

    def forget_proposal(self) -> None:
        """Something else was chosen since: whatever is pressed now is meant."""
        self._proposed = None

    def is_double_click(self, by: object) -> bool:
        """Whether that was pressed so soon again that nobody can have read what it proposed."""
        if self._proposed is None:
            return False
        proposer, when = self._proposed
        return proposer == by and self.time - when < DOUBLE_CLICK

    @property
    def is_fresh(self) -> bool:
        """It has just come up: a second click on what stood there before is not meant for it."""
        return self.time < BREATH

    # ------------------------------------------------------------------ keys

    def intercept(self, given: Input) -> bool:
        """Enter also after a press of the pointer, which leaves something in focus unseen."""
        if super().intercept(given):
            return True
        if self._confirms(given):
            self.confirm()
            return True
        return False

    def _confirms(self, given: Input) -> bool:
        """Enter, while the keyboard has chosen nothing else to press."""
        if not self.ui.keymap.matches(given, TableKey.CONFIRM):
            return False
        group = self.table.group
        return not (group.shows_focus and group.focus is not None)

    def handle(self, given: Input) -> bool:
        matches = self.ui.keymap.matches
        if matches(given, PromptKey.UNDO) or matches(given, HandKey.TAKE_BACK):
            return self.take_back()
        return super().handle(given)

    def with_key(self, action: str, command: Command) -> str:
        """What a plank does, and the key that does it too."""
        key = self.ui.keymap.label(command, self.ui.words)
        return self.ui.say("%(action)s (%(key)s)", action=action, key=key)
