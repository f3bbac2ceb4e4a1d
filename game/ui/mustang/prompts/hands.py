"""What the questions of Mustang have in common: the ranch of whoever is asked lies in front."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.mustang.view import MustangView
from game.ui.kit.canvas import Box, Canvas
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.card import draw_card, draw_card_back
from game.ui.mustang.pose import Pose
from game.ui.table.prompt import A
from game.ui.table.prompts.front import FrontPrompt
from game.ui.table.prompts.hand import AskedHand, Drop, Press, not_played
from game.ui.table.prompts.hand_layout import HandLayout

RanchPrompt = FrontPrompt[MustangContext, MustangView, A, Pose]


class RanchHandLayout(HandLayout[MustangContext]):
    """Six cards in a row below the ranch."""

    def card_place(self, index: int, count: int) -> Box:
        return self.context.card_place(index)

    @property
    def peek_place(self) -> Box:
        return Box(*self.context.header(self.context.front).peek)

    def draw_dragged(self, canvas: Canvas, card: str | None, box: Box) -> None:
        if card is None:
            draw_card_back(canvas, box)
        else:
            draw_card(canvas, self.context.ui, card, box)


def own_hand(prompt: RanchPrompt[Any], *, press: Press, drop: Drop = not_played) -> AskedHand:
    """For a question that is answered with cards."""

    def cards() -> Sequence[str]:
        return prompt.secrets().own_hand(prompt.seat)

    lies = RanchHandLayout(prompt.context)
    return prompt.add(AskedHand(prompt, lies, cards, press=press, drop=drop))
