"""Everybody's cards, in a replay that shows all secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.mustang.card_face import CARD, draw_card
from game.ui.mustang.panels import draw_title, title_and_rows
from game.ui.mustang.ranch_view import WOOD
from game.ui.table.faces import draw_face

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

APART = 3.0


class HandsPanel:
    def __init__(self, view: MustangView) -> None:
        self._view = view

    def draw(self, canvas: Canvas, box: Box) -> None:
        view = self._view
        hands = tuple(tuple(rancher.hand or ()) for rancher in view.seen.ranchers)
        key = ("mustang-hands", hands, view.look.colours, view.players, view.ui.words.code)
        canvas.composed(
            key,
            box.inflate(8, 8),
            lambda: self._paint(canvas, box),
            backdrop=WOOD,
            slot="mustang-hands",
        )

    def _paint(self, canvas: Canvas, box: Box) -> None:
        view = self._view
        canvas.nine("ui/panel", box)
        title, rows = title_and_rows(box, len(view.names), view.ui.zoom)
        draw_title(canvas, view.ui.say("Hands"), title)
        for seat, row in enumerate(rows):
            self._paint_row(canvas, seat, row)

    def _paint_row(self, canvas: Canvas, seat: int, row: Box) -> None:
        view = self._view
        side = min(36.0, row.height - 4)
        at = (row.x + 4 + side / 2, row.centery)
        draw_face(canvas, view.portrait(seat), view.colour(seat), seat, at, side)
        hand = view.seen.own_hand(seat)
        left = row.x + side + 12
        wide = (row.right - 4 - left) / max(len(hand), 6) - APART
        high = min(wide * CARD[1] / CARD[0], row.height - 4)
        wide = high * CARD[0] / CARD[1]
        for number, card in enumerate(hand):
            x = left + number * (wide + APART)
            draw_card(canvas, view.ui, card, Box(x, row.centery - high / 2, wide, high))
