"""The hand in front: cards in their order, on each other where there are many. The one that is
looked at lies above the others."""

from __future__ import annotations

from game.ui.derby.cards.face import CARD, draw_card, draw_card_back
from game.ui.derby.context import DerbyContext
from game.ui.derby.pose import Pose
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.card_marks import frame_chosen, frame_lit
from game.ui.table.part import Part

RAISED, LIFTED = 8.0, 4.0  # by so much a chosen card stands out, and one that is looked at
RADIUS = 9.0
AROUND, LIT = 26.0, 140  # the glow of a card, and how strong where it may be chosen


class Hand(Part[DerbyContext]):
    def draw(self, canvas: Canvas) -> None:
        context, layout, pose = self.context, self.context.layout, self.context.pose
        tray = layout.tray
        if not layout.has_hand:
            return
        canvas.composed(("derby-tray",), tray, lambda: canvas.nine("ui/felt", tray))
        if pose.bare:
            return
        cards = context.hand_in_front()
        hidden = context.coming | pose.held
        shown = [number for number in range(len(cards)) if number not in hidden]
        shown.sort(key=lambda number: number == pose.looked)
        layer = canvas.layer
        for above, number in enumerate(shown):
            canvas.layer = layer + above  # each lies on the one before it
            draw_in_hand(canvas, cards[number], layout.card(number, len(cards)), number, pose)
        canvas.layer = layer


def draw_in_hand(canvas: Canvas, card: str | None, box: Box, number: int, pose: Pose) -> None:
    """A card of some hand, as the choice wants it; None: face down."""
    chosen, lit = number in pose.chosen, number in pose.lit
    if chosen:
        box = box.move(0, -RAISED)
    elif number == pose.looked:
        box = box.move(0, -LIFTED)
    share = box.width / CARD[0]
    if chosen or lit:
        canvas.nine(
            "ui/glow", box.inflate(AROUND * share, AROUND * share), alpha=255 if chosen else LIT
        )
    if card is None:
        draw_card_back(canvas, box)
    else:
        draw_card(canvas, card, box, dim=number in pose.dim and not chosen)
    if chosen:
        frame_chosen(canvas, box, RADIUS * share + 1)
    elif lit:
        frame_lit(canvas, box, RADIUS * share + 1)
