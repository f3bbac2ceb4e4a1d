"""A hand of cards with which a question is answered: seen, pressed and dragged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.prompt import PromptPart
from game.ui.table.prompts.card_spot import CardSpot
from game.ui.table.prompts.front import FrontPrompt
from game.ui.table.prompts.hand_layout import HandLayout
from game.ui.table.prompts.keys import digit_of
from game.ui.table.prompts.peek import Peek
from game.ui.table.prompts.whispers import Whispers

Asking = FrontPrompt[Any, Any, Any, Any]
Press = Callable[[int], None]
Drop = Callable[[int, Point], None]


def not_played(index: int, point: Point) -> None:
    """Dropping a card does nothing where pressing it is all that there is to do."""


class AskedHand(PromptPart):
    """A part of a question that is answered with cards. One person alone sees the own cards
    always; one of several, while a key is held.

    `lies`: where they are on this game's table. `cards`: what is held. `press`: a card was pressed,
    or its number; `drop`: it was dragged there. `in_the_open`: everybody may see these cards.
    """

    def __init__(
        self,
        prompt: Asking,
        lies: HandLayout[Any],
        cards: Callable[[], Sequence[str]],
        *,
        press: Press,
        drop: Drop = not_played,
        in_the_open: bool = False,
    ) -> None:
        self.lies = lies
        self.in_the_open = in_the_open
        self.peek = Peek(prompt.table, always=in_the_open or prompt.ask.mode == "alone")
        self._prompt = prompt
        self._cards = cards
        self._press, self._drop = press, drop
        self._whispers = Whispers(prompt.context, self.peek)
        self._held: tuple[int, Point] | None = None
        prompt.context.peeked_at = not self.peek.always
        if not in_the_open:
            prompt.context.looking = self._looked_at

    def _looked_at(self) -> Sequence[str] | None:
        return self.cards if self.seen else None

    @property
    def cards(self) -> Sequence[str]:
        """Of whoever is asked."""
        return self._cards()

    @property
    def seen(self) -> bool:
        """Whether their owner looks at them now: only then anything on the screen may depend on
        them."""
        return self.peek.open

    @property
    def always_seen(self) -> bool:
        """By whoever is alone with bots: then there is nobody to hide them from."""
        return self.peek.always

    @property
    def held(self) -> frozenset[int]:
        """The card that the pointer holds."""
        return frozenset() if self._held is None else frozenset({self._held[0]})

    @property
    def moment(self) -> tuple[object, ...]:
        """All that it looks like depends on, but for what is chosen."""
        return self.held, self.seen

    def may_be_played(self) -> bool:
        """Nobody plays cards unseen: whether that can be done would tell the others of them."""
        table, prompt = self._prompt.table, self._prompt
        known = self.peek.always or table.looked == prompt.seat
        if not known:
            prompt.refuse(prompt.look_first)
        return known

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group, question: str = "") -> None:
        """`question`: its kind, where that is not the one that is asked."""
        self._held = None  # whatever held it is built anew, and will not be let go of
        for index in range(len(self.cards)):
            group.add(CardSpot(self.lies.spot_place(index, len(self.cards)), index, self))
        kind = question or self._prompt.ask.kind
        if not self.peek.always:
            self.peek.build(group, f"{kind}.peek", self.lies.peek_place, small=True)

    def press(self, index: int) -> None:
        self._press(index)

    def drag(self, index: int, point: Point) -> None:
        self._held = (index, point)

    def drop(self, index: int, point: Point) -> None:
        self._held = None
        self._drop(index, point)

    # ------------------------------------------------------------------ as a part of the prompt

    def intercept(self, given: Input) -> bool:
        return self.peek.take(given)

    def handle(self, given: Input) -> bool:
        """The number of a card."""
        number = digit_of(given, self._prompt.ui.keymap)
        if number is None or number > len(self.cards):
            return False
        self._prompt.ui.sounds.play("click")
        self.press(number - 1)
        return True

    def update(self, seconds: float) -> None:
        if self.seen:
            self._prompt.table.looked = self._prompt.seat

    def refused(self) -> None:
        self._whispers.refused()

    def draw_above(self, canvas: Canvas) -> None:
        self._whispers.draw_above(canvas)
        if self._held is None:
            return
        index, (x, y) = self._held
        place = self.lies.card_place(index, len(self.cards))
        box = Box(x - place.width / 2, y - place.height / 2, place.width, place.height)
        canvas.drop_shadow(box, depth=9)
        self.lies.draw_dragged(canvas, self.cards[index] if self.seen else None, box)

    def focus_lost(self) -> None:
        self.peek.forget()
        self._held = None

    def close(self) -> None:
        self._whispers.close()
        self._prompt.context.looking = lambda: None
        self._prompt.context.peeked_at = False
