"""The card that is ridden, small behind the horse for as long as its turn lasts."""

from __future__ import annotations

from game.rules.derby.events import CardRidden
from game.ui.derby.cards.face import draw_card
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.tags import RIDDEN, card_box
from game.ui.kit.canvas import Canvas
from game.ui.table.part import Part


class RiddenCard(Part[DerbyContext]):
    """Not in the moment when it is played: it is shown large then."""

    def draw(self, canvas: Canvas) -> None:
        context, move, cue = self.context, self.context.progress.move, self.context.cue
        if move is None or move.card is None:
            return
        runner = context.field.runners.get(move.horse)
        played_now = cue is not None and isinstance(cue.happening.event, CardRidden)
        if runner is not None and not played_now:
            draw_card(canvas, move.card, card_box(context, runner, RIDDEN))
