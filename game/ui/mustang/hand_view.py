"""The hand in front: six cards side by side; those that are chosen stand out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.mustang.box import shipped_box
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import SHADOW
from game.ui.mustang.card_face import draw_card, draw_card_back
from game.ui.mustang.places import RAISED
from game.ui.mustang.plates import GLOW, draw_gold_frame
from game.ui.mustang.pose import Pose
from game.ui.table.front_view import FrontHand

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

DIM = 110


class HandView(FrontHand):
    _view: MustangView

    def place(self, number: int, *, raised: bool = False) -> Box:
        """Of a full hand: while some are missing, the others do not move about."""
        box = self._view.layout.card(number, shipped_box().hand)
        return box.move(0, -RAISED) if raised else box

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        for number, card in enumerate(self.cards()):
            if number not in self.coming and number not in pose.held:
                self._draw_card(canvas, number, card, pose)

    def _draw_card(self, canvas: Canvas, number: int, card: str | None, pose: Pose) -> None:
        chosen = number in pose.chosen
        box = self.place(number, raised=chosen)
        if chosen:
            canvas.nine("ui/glow", box.inflate(30, 30))
        if card is None:
            draw_card_back(canvas, box)
        else:
            draw_card(canvas, self._view.ui, card, box)
        if chosen:
            draw_gold_frame(canvas, box)
        elif number in pose.lit:
            canvas.frame(box.inflate(3, 3), GLOW, width=3, radius=10)
        elif number in pose.dim:
            canvas.fill(box, SHADOW, alpha=DIM, radius=9)
