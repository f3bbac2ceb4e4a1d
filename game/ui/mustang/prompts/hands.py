"""Questions that are answered with cards of the hand: what they have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.hotseat.desk import Ask
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import ENTER, Group
from game.ui.kit.inputs import Input, KeyPressed
from game.ui.mustang.card_face import draw_card, draw_card_back
from game.ui.mustang.pose import PLAIN, Pose
from game.ui.mustang.prompts.spots import CardSpot
from game.ui.mustang.stage import Stage
from game.ui.table.prompt import Prompt
from game.ui.table.prompts.keys import digit_of
from game.ui.table.prompts.peek import Peek
from game.ui.table.prompts.whispering import Whispering

if TYPE_CHECKING:
    from game.ui.mustang.table import MustangTable


class RanchPrompt(Prompt):
    """Any question of Mustang: the ranch of whoever is asked lies in front, and the table shows
    what is being chosen."""

    table: MustangTable

    def __init__(self, table: MustangTable, ask: Ask) -> None:
        super().__init__(table, ask)
        self.view = table.view
        self.view.turn_to(ask.seat)
        self.view.posing = self.pose
        table.ui.sounds.play("turn", 0.7)

    def pose(self) -> Pose:
        return PLAIN

    def close(self) -> None:
        self.view.posing = lambda: PLAIN
        self.view.looking = lambda: None
        self.view.peeked_at = False

    def confirms(self, given: Input) -> bool:
        """Enter, while the keyboard has chosen nothing else to press."""
        if not isinstance(given, KeyPressed) or given.repeated or given.key not in ENTER:
            return False
        group = self.table.group
        return not (group.shows_focus and group.focus is not None)


class HandPrompt(Whispering, RanchPrompt):
    """One person alone sees the own cards always; one of several, while a key is held."""

    def __init__(self, table: MustangTable, ask: Ask) -> None:
        super().__init__(table, ask)
        self.peek = Peek(table, always=ask.mode == "alone")
        self.stage = Stage.from_view(self.secrets())
        self._held: tuple[int, Point] | None = None
        self.view.peeked_at = not self.peek.always
        self.view.looking = self._seen_hand

    @property
    def hand(self) -> list[str]:
        return self.stage.ranchers[self.seat].hand or []

    def _seen_hand(self) -> list[str] | None:
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

    # ------------------------------------------------------------------ what a question fills in

    def toggle(self, index: int) -> None:
        """A card was pressed."""

    def drop(self, index: int, point: Point) -> None:
        """A card was dragged there."""
        self._held = None

    # ------------------------------------------------------------------ widgets

    def build_hand(self, group: Group) -> None:
        self._held = None  # whatever held it is built anew, and will not be let go of
        for index in range(len(self.hand)):
            group.add(CardSpot(self.view.hand.place(index), index, self))
        header = self.view.ranches.header(self.seat)
        self.peek.build(group, f"{self.ask.kind}.peek", header.peek, small=True)

    def with_key(self, action: str, key: str) -> str:
        """What a plank does, and the letter that does it too."""
        return self.ui.say("%(action)s (%(key)s)", action=action, key=key.upper())

    def drag(self, index: int, point: Point) -> None:
        self._held = (index, point)

    @property
    def held(self) -> frozenset[int]:
        """The card that the pointer holds."""
        return frozenset() if self._held is None else frozenset({self._held[0]})

    def intercept(self, given: Input) -> bool:
        return self.peek.take(given)

    def handle(self, given: Input) -> bool:
        number = digit_of(given)
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
        place = self.view.hand.place(index)
        box = Box(x - place.width / 2, y - place.height / 2, place.width, place.height)
        canvas.drop_shadow(box, depth=9)
        if self.peek.open:
            draw_card(canvas, self.ui, self.hand[index], box)
        else:
            draw_card_back(canvas, box)


def letter(given: Input) -> str:
    """The letter of a key that went down just now; empty for every other input."""
    if not isinstance(given, KeyPressed) or given.repeated or given.ctrl or given.alt:
        return ""
    name = pygame.key.name(given.key)
    return name if len(name) == 1 else ""
