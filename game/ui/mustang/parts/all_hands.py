"""Everybody's cards, in a replay that shows all secrets."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.mustang.context import MustangContext
from game.ui.mustang.parts.rows import draw_title, title_and_rows
from game.ui.mustang.pieces.card import CARD, draw_card
from game.ui.mustang.pieces.plates import WOOD
from game.ui.table.faces import draw_face
from game.ui.table.part import Part

APART = 3.0


class AllHands(Part[MustangContext]):
    """In the place of the score, which stands on the planks too."""

    def draw(self, canvas: Canvas) -> None:
        context = self.context
        if not context.sees_all:
            return
        hands = tuple(rancher.hand for rancher in context.seen.ranchers)
        key = (hands, context.look.colours, context.players, context.ui.words.code)
        canvas.composed(
            ("mustang-hands", *key),
            context.places.score.inflate(8, 8),
            lambda: self._paint(canvas),
            backdrop=WOOD,
            slot="mustang-hands",
        )

    def _paint(self, canvas: Canvas) -> None:
        context, box = self.context, self.context.places.score
        canvas.nine("ui/panel", box)
        title, rows = title_and_rows(box, len(context.names), context.ui.zoom)
        draw_title(canvas, context.ui.say("Hands"), title)
        for seat, row in enumerate(rows):
            self._paint_row(canvas, seat, row)

    def _paint_row(self, canvas: Canvas, seat: int, row: Box) -> None:
        context = self.context
        side = min(36.0, row.height - 4)
        at = (row.x + 4 + side / 2, row.centery)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, at, side)
        hand = context.seen.own_hand(seat)
        left = row.x + side + 12
        wide = (row.right - 4 - left) / max(len(hand), 6) - APART
        high = min(wide * CARD[1] / CARD[0], row.height - 4)
        wide = high * CARD[0] / CARD[1]
        for number, card in enumerate(hand):
            x = left + number * (wide + APART)
            draw_card(canvas, context.ui, card, Box(x, row.centery - high / 2, wide, high))
