"""The hand in front: cards in their order, overlapping where there are many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.derby.card_face import draw_card, draw_card_back
from game.ui.derby.pose import Pose
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.front_view import FrontHand

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

RAISED = 8.0  # by so much a chosen card stands out


class HandView(FrontHand):
    _view: DerbyView

    def place(self, number: int, count: int | None = None, *, raised: bool = False) -> Box:
        """Of a hand of so many cards; of the one that lies there if that is not said."""
        held = len(self.cards()) if count is None else count
        box = self._view.layout.card(number, held)
        return box.move(0, -RAISED) if raised else box

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        canvas.nine("ui/felt", self._view.layout.tray)
        cards = self.cards()
        for number, card in enumerate(cards):
            if number in self.coming or number in pose.held:
                continue
            box = self.place(number, len(cards), raised=number in pose.chosen)
            if card is None:
                draw_card_back(canvas, box)
            else:
                draw_card(canvas, card, box, dim=number in pose.dim)
