"""The hand in front: six cards side by side; those that are chosen stand out."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.mustang.box import COWBOY, shipped_box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import GLOW
from game.ui.kit.tokens import Corner, Line
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.card import draw_card, draw_card_back
from game.ui.mustang.pieces.plates import draw_gold_frame
from game.ui.mustang.places.table import RAISED
from game.ui.mustang.pose import Pose
from game.ui.table.part import Part


class Hand(Part[MustangContext]):
    def pictures(self) -> Iterable[str]:
        suits = (*shipped_box().coats, COWBOY)
        return [f"mustang/{part}-{suit}" for part in ("card", "brand") for suit in suits]

    def draw(self, canvas: Canvas) -> None:
        context, pose = self.context, self.context.pose
        for number, card in enumerate(context.hand_in_front()):
            if number not in context.coming and number not in pose.held:
                self._draw_card(canvas, number, card, pose)

    def _draw_card(self, canvas: Canvas, number: int, card: str | None, pose: Pose) -> None:
        chosen = number in pose.chosen
        place = self.context.card_place(number)
        box = place.move(0, -RAISED) if chosen else place
        if chosen:
            canvas.nine("ui/glow", box.inflate(30, 30))
        if card is None:
            draw_card_back(canvas, box)
        else:
            draw_card(canvas, self.context.ui, card, box)
        if chosen:
            draw_gold_frame(canvas, box)
        elif number in pose.lit:
            canvas.frame(box.inflate(3, 3), GLOW, width=Line.FRAME, radius=Corner.ROW)
