"""What is being played against whom: an arrow over the felt with the card on it, and the card
that answers it."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas
from game.ui.table.part import Part
from game.ui.western.cards.lying import draw_lying
from game.ui.western.context import WesternContext
from game.ui.western.felt.arrow import draw_arrow


class Exchange(Part[WesternContext]):
    """The play that is not decided yet; without one, what somebody thinks of playing."""

    def draw(self, canvas: Canvas) -> None:
        context = self.context
        way = context.way_of_play
        if way is None:
            if context.pose.arrow is not None:
                draw_arrow(canvas, context.curve(*context.pose.arrow))
            return
        draw_arrow(canvas, way, context.arrow_share)
        for card, lying in context.cards_on_arrow():
            draw_lying(canvas, context.words, card, lying)
