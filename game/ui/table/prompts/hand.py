"""Questions that are answered with cards of the hand: what they have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.hotseat.asks import Ask
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.command import Command
from game.ui.table.commands import HandKey, PromptKey, TableKey
from game.ui.table.hands.front_context import FrontContext
from game.ui.table.played import PlayedTable
from game.ui.table.prompt import Prompt
from game.ui.table.prompts.card_spot import CAP, CardSpot
from game.ui.table.prompts.keys import digit_of
from game.ui.table.prompts.peek import Peek
from game.ui.table.prompts.private_prompt import PrivatePrompt

DOUBLE_CLICK = 0.5  # seconds


class FrontPrompt(Prompt):
    """The place of whoever is asked lies in front."""

    plain: Any  # what the table shows while nothing is being chosen
    _proposed: tuple[object, float] | None = None

    def __init__(self, table: PlayedTable[Any], ask: Ask) -> None:
        super().__init__(table, ask)
        self._front: FrontContext[Any, Any, Any] = table.context
        self._front.turn_to(ask.seat)
        self._front.posing = self.pose
        table.ui.sounds.play("turn", 0.7)

    def pose(self) -> Any:
        return self.plain

    def close(self) -> None:
        super().close()
        self._front.posing = lambda: self.plain
        self._front.looking = lambda: None
        self._front.peeked_at = False

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

    def confirms(self, given: Input) -> bool:
        """Enter, while the keyboard has chosen nothing else to press."""
        if not self.ui.keymap.matches(given, TableKey.CONFIRM):
            return False
        group = self.table.group
        return not (group.shows_focus and group.focus is not None)

    def takes_back(self, given: Input) -> bool:
        """The choice; without one, the last answer."""
        matches = self.ui.keymap.matches
        return matches(given, PromptKey.UNDO) or matches(given, HandKey.TAKE_BACK)

    def with_key(self, action: str, command: Command) -> str:
        """What a plank does, and the key that does it too."""
        key = self.ui.keymap.label(command, self.ui.words)
        return self.ui.say("%(action)s (%(key)s)", action=action, key=key)


class HandPrompt(PrivatePrompt, FrontPrompt):
    """One person alone sees the own cards always; one of several, while a key is held."""

    stirs = True  # what `update` does follows from inputs alone
    reads_by_holding = False  # a card that is pressed for long is read, and not chosen
    in_the_open = False  # everybody may see these cards

    def __init__(self, table: PlayedTable[Any], ask: Ask) -> None:
        super().__init__(table, ask)
        self.peek = Peek(table, always=self.in_the_open or ask.mode == "alone")
        self._held: tuple[int, Point] | None = None
        self._front.peeked_at = not self.peek.always
        if not self.in_the_open:
            self._front.looking = self._seen_hand

    def _seen_hand(self) -> Sequence[str] | None:
        return self.hand if self.peek.open else None

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.peek.open:
            self.table.looked = self.seat

    def knows_hand(self) -> bool:
        """Nobody plays cards unseen: whether that can be done would tell the others of them."""
        knows = self.peek.always or self.table.looked == self.seat
        if not knows:
            self.refuse(self.look_first)
        return knows

    # ------------------------------------------------------------------ what a game fills in

    @property
    def hand(self) -> Sequence[str]:
        """Of whoever is asked."""
        raise NotImplementedError

    def card_place(self, index: int) -> Box:
        """Where a card of the hand lies."""
        raise NotImplementedError

    def cap_place(self, card: Box) -> Box:
        """Where its number stands on a card while keys are used."""
        side = CAP * self.ui.zoom
        return Box(card.x + 3, card.bottom - side - 3, side, side)

    def spot_place(self, index: int) -> Box:
        """What of a card can be pressed: all of it, unless others lie on it."""
        return self.card_place(index)

    def ring_place(self, index: int) -> Box:
        """What is ringed where the keys have come to it."""
        return self.spot_place(index)

    def cap_letters(self, index: int) -> str:
        """What is written there; empty where no key is meant for that card alone."""
        return str(index + 1)

    @property
    def peek_place(self) -> Box:
        """Where the button to hold is."""
        raise NotImplementedError

    def draw_dragged(self, canvas: Canvas, card: str | None, box: Box) -> None:
        """A card in the pointer's hand; None: from behind."""

    # ------------------------------------------------------------------ what a question fills in

    @property
    def question(self) -> str:
        """Its kind."""
        return self.ask.kind

    def toggle(self, index: int) -> None:
        """A card was pressed."""

    def drop(self, index: int, point: Point) -> None:
        """A card was dragged there."""
        self._held = None

    # ------------------------------------------------------------------ widgets

    def build_hand(self, group: Group) -> None:
        self._held = None  # whatever held it is built anew, and will not be let go of
        for index in range(len(self.hand)):
            group.add(CardSpot(self.spot_place(index), index, self))
        if not self.peek.always:
            self.peek.build(group, f"{self.question}.peek", self.peek_place, small=True)

    def drag(self, index: int, point: Point) -> None:
        self._held = (index, point)

    @property
    def held(self) -> frozenset[int]:
        """The card that the pointer holds."""
        return frozenset() if self._held is None else frozenset({self._held[0]})

    def intercept(self, given: Input) -> bool:
        return self.peek.take(given) or super().intercept(given)

    def handle(self, given: Input) -> bool:
        number = digit_of(given, self.ui.keymap)
        if number is None or number > len(self.hand):
            return False
        self.ui.sounds.play("click")
        self.toggle(number - 1)
        return True

    def focus_lost(self) -> None:
        self.peek.forget()
        self._held = None

    def draw_above(self, canvas: Canvas) -> None:
        super().draw_above(canvas)
        if self._held is None:
            return
        index, (x, y) = self._held
        place = self.card_place(index)
        box = Box(x - place.width / 2, y - place.height / 2, place.width, place.height)
        canvas.drop_shadow(box, depth=9)
        self.draw_dragged(canvas, self.hand[index] if self.peek.open else None, box)
