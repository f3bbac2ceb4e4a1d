"""The hand in front: cards side by side; those that are chosen stand out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import DARK_GOLD
from game.ui.table.front_view import FrontHand
from game.ui.western.cards.face import draw_card, draw_card_back
from game.ui.western.pose import Pose

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

GLOW = (232, 162, 28)
RAISED = 8.0  # by so much a chosen card stands out
RADIUS = 10.0
BACK = (56.0, 80.0)  # how a back was painted


class HandView(FrontHand):
    _view: WesternView

    def place(self, number: int, count: int | None = None, *, raised: bool = False) -> Box:
        """Of a hand of so many cards; of the one that lies there if that is not said."""
        held = len(self.cards()) if count is None else count
        box = self._view.layout.card(number, held)
        return box.move(0, -RAISED) if raised else box

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        if pose.bare:
            return
        cards = self.cards()
        for number, card in enumerate(cards):
            if number not in self.coming and number not in pose.held:
                raised = number in pose.chosen
                box = self.place(number, len(cards), raised=raised)
                self._draw_card(canvas, number, card, box, pose)

    def _draw_card(
        self, canvas: Canvas, number: int, card: str | None, box: Box, pose: Pose
    ) -> None:
        chosen, lit = number in pose.chosen, number in pose.lit
        if chosen or lit:
            canvas.nine("ui/glow", box.inflate(30, 30), alpha=255 if chosen else 150)
        if card is None:
            draw_back(canvas, box)
        else:
            draw_card(canvas, self._view.words, card, box, dim=number in pose.dim and not chosen)
        if chosen:
            canvas.frame(box.inflate(5, 5), DARK_GOLD, width=2, radius=RADIUS + 2)
            canvas.frame(box.inflate(3, 3), GLOW, width=4, radius=RADIUS + 1)
        elif lit:
            canvas.frame(box.inflate(2, 2), GLOW, width=3, radius=RADIUS)


def draw_back(canvas: Canvas, box: Box) -> None:
    """As high as the card, and as narrow as backs are."""
    wide = box.height * BACK[0] / BACK[1]
    draw_card_back(canvas, Box(box.centerx - wide / 2, box.y, wide, box.height))
