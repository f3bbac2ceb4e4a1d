"""The hand in front: cards in their order, on each other where there are many. The one that is
looked at lies above the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.derby.cards.face import CARD, draw_card, draw_card_back
from game.ui.derby.pose import Pose
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import DARK_GOLD
from game.ui.table.front_view import FrontHand

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

GLOW = (232, 162, 28)
RAISED, LIFTED = 8.0, 4.0  # by so much a chosen card stands out, and one that is looked at
RADIUS = 9.0


class HandView(FrontHand):
    _view: DerbyView

    def place(self, number: int, count: int | None = None, *, raised: bool = False) -> Box:
        """Of a hand of so many cards; of the one that lies there if that is not said."""
        held = len(self.cards()) if count is None else count
        box = self._view.layout.card(number, held)
        return box.move(0, -RAISED) if raised else box

    def visible(self, number: int, count: int) -> Box:
        """What is seen of a card on which the next one lies."""
        box = self.place(number, count)
        if number + 1 < count:
            box.width = min(box.width, self.place(number + 1, count).x - box.x)
        return box

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        tray = self._view.layout.tray
        canvas.composed(("derby-tray",), tray, lambda: canvas.nine("ui/felt", tray))
        if pose.bare:
            return
        cards = self.cards()
        shown = [n for n in range(len(cards)) if n not in self.coming and n not in pose.held]
        shown.sort(key=lambda number: number == pose.looked)
        layer = canvas.layer
        for above, number in enumerate(shown):
            canvas.layer = layer + above  # each lies on the one before it
            draw_in_hand(canvas, cards[number], self.place(number, len(cards)), number, pose)
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
        canvas.nine("ui/glow", box.inflate(26 * share, 26 * share), alpha=255 if chosen else 140)
    if card is None:
        draw_card_back(canvas, box)
    else:
        draw_card(canvas, card, box, dim=number in pose.dim and not chosen)
    if chosen:
        canvas.frame(box.inflate(5, 5), DARK_GOLD, width=2, radius=RADIUS * share + 3)
        canvas.frame(box.inflate(3, 3), GLOW, width=4, radius=RADIUS * share + 2)
    elif lit:
        canvas.frame(box.inflate(2, 2), GLOW, width=3, radius=RADIUS * share + 1)
