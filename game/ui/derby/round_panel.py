"""The round, and the bettors: who begins, who bets, and how much each has still to bet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import INK, RED
from game.ui.table.faces import draw_face

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

HEAD = 42.0
SIDE = 12.0


class RoundPanel:
    def __init__(self, view: DerbyView) -> None:
        self._view = view

    def row(self, seat: int) -> Box:
        """From whoever sits there: in the order of the seats."""
        box = self._view.layout.rounds
        high = (box.height - HEAD - 10) / len(self._view.names)
        return Box(box.x + SIDE, box.y + HEAD + high * seat, box.width - 2 * SIDE, high)

    def cards_box(self, seat: int) -> Box:
        """Where the cards of a seat come from."""
        row = self.row(seat)
        return Box(row.right - 70, row.centery - 14, 20, 28)

    def look_box(self, seat: int) -> Box:
        return self.cards_box(seat).inflate(24, 8)

    def draw(self, canvas: Canvas) -> None:
        view, box = self._view, self._view.layout.rounds
        canvas.nine("ui/panel", box)
        title = view.ui.say("Round %(number)d", number=max(view.stage.round, 1))
        head = Box(box.x + 18, box.y + 6, box.width - 36, HEAD - 8)
        canvas.text(title, head, style="title", size=22, colour=RED, wrap=False)
        for seat in range(len(view.names)):
            row = self.row(seat)
            side = min(row.height - 2, 40)
            at = (row.x + 20, row.centery)
            draw_face(canvas, view.portrait(seat), view.colour(seat), seat, at, side)
            name = Box(row.x + 44, row.y, row.width - 130, row.height)
            canvas.text(view.names[seat], name, style="bold", size=19, colour=INK, wrap=False)
