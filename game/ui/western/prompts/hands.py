"""What the questions of Western have in common: whoever is asked sits in front, and planks stand
in a row beside the message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.western.view import WesternView
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.inputs import Input
from game.ui.table.prompt import A, PromptPart
from game.ui.table.prompts.front import FrontPrompt
from game.ui.table.prompts.hand import AskedHand, Drop, Press, not_played
from game.ui.table.prompts.hand_layout import CAP, HandLayout
from game.ui.western.cards.face import CARD, draw_card, draw_hand_back, picture_box
from game.ui.western.commands import WesternKey
from game.ui.western.context import WesternContext
from game.ui.western.places import Places
from game.ui.western.pose import Pose

WesternPrompt = FrontPrompt[WesternContext, WesternView, A, Pose]

ROW_LEFT, GAP = 588.0, 10.0  # where planks begin beside the message, and how far apart they are


def plank_place(places: Places, number: int, count: int) -> Box:
    """One of so many; the usual three are as wide as designed."""
    if count == 3:
        return places.button(number)
    row = places.row
    step = (row.right + GAP - ROW_LEFT) / count
    return Box(ROW_LEFT + step * number, row.y + 2, step - GAP, row.height - 4)


class WesternHandLayout(HandLayout[WesternContext]):
    """In a row along the lower edge."""

    reads_by_holding = True

    def card_place(self, index: int, count: int) -> Box:
        return self.context.places.card(index, count)

    def cap_place(self, card: Box) -> Box:
        """In a corner of the picture: there are words below and above it."""
        picture = picture_box(card, card.height / CARD[1])
        side = self.units(CAP, most=1.2)
        return Box(picture.x + 2, picture.bottom - side - 2, side, side)

    @property
    def peek_place(self) -> Box:
        """At the left of the own plate."""
        own = self.context.places.plate(self.context.front)
        wide, high = self.peek_size
        return Box(own.left - 16 - wide, own.bottom - high - 2, wide, high)

    def draw_dragged(self, canvas: Canvas, card: str | None, box: Box) -> None:
        if card is None:
            draw_hand_back(canvas, box)
        else:
            draw_card(canvas, self.context.words, card, box)


class EnlargeKey(PromptPart):
    """A key says whether cards that the keyboard comes to are read large."""

    def __init__(self, context: WesternContext) -> None:
        self._context = context

    def handle(self, given: Input) -> bool:
        if not self._context.ui.keymap.matches(given, WesternKey.ENLARGE):
            return False
        self._context.reads_focused = not self._context.reads_focused
        return True


def own_hand(prompt: WesternPrompt[Any], *, press: Press, drop: Drop = not_played) -> AskedHand:
    """For a question that is answered with cards, which can be read large."""

    def cards() -> Sequence[str]:
        return prompt.secrets().own_hand(prompt.seat)

    lies = WesternHandLayout(prompt.context)
    hand = prompt.add(AskedHand(prompt, lies, cards, press=press, drop=drop))
    prompt.add(EnlargeKey(prompt.context))
    return hand
