"""The hand in front: cards side by side; those that are chosen stand out."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.tokens import Corner
from game.ui.table.card_marks import frame_chosen, frame_lit
from game.ui.table.part import Part
from game.ui.western.cards.face import card_pictures, draw_card, draw_hand_back
from game.ui.western.context import WesternContext
from game.ui.western.pose import Pose

RAISED = 8.0  # by so much a chosen card stands out
LIT = 150  # how strong the glow is of a card that may be chosen


class Hand(Part[WesternContext]):
    def pictures(self) -> Iterable[str]:
        return card_pictures()

    def draw(self, canvas: Canvas) -> None:
        context, pose = self.context, self.context.pose
        if pose.bare or not context.shows_hand:
            return
        cards = context.hand_in_front()
        for number, card in enumerate(cards):
            if number not in context.coming and number not in pose.held:
                box = context.places.card(number, len(cards))
                if number in pose.chosen:
                    box = box.move(0, -RAISED)
                self._draw_card(canvas, number, card, box, pose)

    def _draw_card(
        self, canvas: Canvas, number: int, card: str | None, box: Box, pose: Pose
    ) -> None:
        chosen, lit = number in pose.chosen, number in pose.lit
        if chosen or lit:
            canvas.nine("ui/glow", box.inflate(30, 30), alpha=255 if chosen else LIT)
        if card is None:
            draw_hand_back(canvas, box)
        else:
            dim = number in pose.dim and not chosen
            draw_card(canvas, self.context.words, card, box, dim=dim)
        if chosen:
            frame_chosen(canvas, box, Corner.ROW)
        elif lit:
            frame_lit(canvas, box, Corner.ROW)
