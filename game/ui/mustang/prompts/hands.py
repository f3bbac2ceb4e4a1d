"""What the questions of Mustang have in common: the ranch of whoever is asked lies in front."""

from __future__ import annotations

from game.hotseat.asks import Ask
from game.rules.mustang.view import MustangView
from game.ui.kit.canvas import Box, Canvas
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.card import draw_card, draw_card_back
from game.ui.mustang.pose import PLAIN
from game.ui.table.played import PlayedTable
from game.ui.table.prompts.hand import FrontPrompt, HandPrompt


class RanchPrompt(FrontPrompt):
    """Any question of Mustang."""

    context: MustangContext
    plain = PLAIN

    def secrets(self) -> MustangView:
        seen: MustangView = super().secrets()
        return seen

    def public(self) -> MustangView:
        seen: MustangView = super().public()
        return seen


class RanchHandPrompt(HandPrompt, RanchPrompt):
    """One that is answered with cards."""

    def __init__(self, table: PlayedTable[MustangContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self.seen = self.secrets()

    @property
    def hand(self) -> list[str]:
        return list(self.seen.own_hand(self.seat))

    def card_place(self, index: int) -> Box:
        return self.context.card_place(index)

    @property
    def peek_place(self) -> Box:
        return Box(*self.context.header(self.seat).peek)

    def draw_dragged(self, canvas: Canvas, card: str | None, box: Box) -> None:
        if card is None:
            draw_card_back(canvas, box)
        else:
            draw_card(canvas, self.ui, card, box)
