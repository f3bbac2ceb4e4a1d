"""Everybody's cards, in a replay that shows all secrets."""

from __future__ import annotations

from game.rules.mustang.box import shipped_box
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, fan, fit, inset, placed, share
from game.ui.kit.tokens import Gap
from game.ui.mustang.context import MustangContext
from game.ui.mustang.parts.rows import draw_title, title_and_rows
from game.ui.mustang.pieces.card import CARD, draw_card
from game.ui.mustang.pieces.plates import WOOD
from game.ui.table.faces import draw_face
from game.ui.table.part import Part

FACE = 36.0
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
        title, rows = title_and_rows(box, len(context.names), context.ui.units)
        draw_title(canvas, context.ui.say("Hands"), title)
        for seat, row in enumerate(rows):
            self._paint_row(canvas, seat, row)

    def _paint_row(self, canvas: Canvas, seat: int, row: Box) -> None:
        context = self.context
        row = inset(row, x=4, y=2)
        side = min(FACE, row.height)
        face, cards = columns(row, side, share(), gap=Gap.USUAL)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face.center, side)
        hand = context.seen.own_hand(seat)
        widest = cards.width / max(len(hand), shipped_box().hand) - APART
        wide, high = fit((0, 0, widest, row.height), CARD).size
        places = fan(placed(cards, high=high), len(hand), wide, gap=APART, at=0.0)
        for card, place in zip(hand, places, strict=True):
            draw_card(canvas, context.ui, card, place)
