"""What lies on the slate: cards and bets of each horse, and the cards left over beside it."""

from __future__ import annotations

from game.rules.derby.cards import HORSES
from game.ui.derby.cards.face import draw_card, draw_card_back
from game.ui.derby.context import DerbyContext
from game.ui.derby.slate import places as at
from game.ui.derby.slate.bets import bets_on, paint_bets, paint_number
from game.ui.derby.slate.board import CHALK
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import INK
from game.ui.table.part import Part

MOST_SEEN, STEP = 3, (-1.5, -2.0)  # cards of a pile, and from one to the next
DISC, NUMBER = 11.0, (15.0, 12.0)  # how many they are


class LaidThings(Part[DerbyContext]):
    """Cards and bets of a horse are kept together as one picture until they change."""

    def draw(self, canvas: Canvas) -> None:
        for horse in HORSES:
            self._draw_laid(canvas, horse)

    def _draw_laid(self, canvas: Canvas, horse: str) -> None:
        context, pose, state = self.context, self.context.pose, self.context.seen.horse(horse)
        stake = pose.stake if pose.bet == horse else 0
        bets = bets_on(state.bets, context.front, stake)
        if not state.seen_cards and not bets:
            return
        seats = tuple((bet, context.portrait(bet.seat), context.colour(bet.seat)) for bet in bets)
        key = ("derby-laid", horse, state.seen_cards, seats)

        def paint() -> None:
            for number, card in enumerate(state.seen_cards):
                draw_card(canvas, card, at.card_place(horse, number))
            paint_bets(canvas, context, at.betting_box(horse), bets)

        canvas.composed(key, at.laid_area(horse), paint, slot=f"derby-laid-{horse}")


class LeftOver(Part[DerbyContext]):
    """Cards that nobody has, face down."""

    def draw(self, canvas: Canvas) -> None:
        left, box = self.context.seen.left_over, at.PILE
        if not left:
            return
        for number in range(min(left, MOST_SEEN)):
            draw_card_back(canvas, box.move(STEP[0] * number, STEP[1] * number))
        canvas.disc(box.bottomright, DISC, INK)
        paint_number(canvas, str(left), box.bottomright, NUMBER, CHALK)
