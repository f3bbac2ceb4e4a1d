"""The plates that can be pressed while somebody chooses whom a card is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.layout import Units
from game.ui.kit.theme import GLOW, INK
from game.ui.kit.widget import Action
from game.ui.table.prompts.card_spot import draw_box_ring
from game.ui.table.prompts.parts import draw_keycap
from game.ui.table.prompts.table_spot import TableSpot

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui
AROUND = 8.0
KEYS, LETTERS = 22.0, 14.0  # how high, and the size of the type


class SeatSpot(TableSpot):
    """Somebody's plate. `lit`: it can be chosen now; `key`: what is written on the keys for it."""

    def __init__(self, seat: int, box: Boxlike, action: Action, *, key: str) -> None:
        super().__init__(f"target.{seat}", box, action)
        self.seat = seat
        self.stops = self.lit = False
        self._key = key

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.lit:
            around = self.box.inflate(2 * AROUND, 2 * AROUND)
            canvas.composed(("seat-lit",), around, lambda: self._paint_lit(canvas))
        if self.is_ringed(ui):
            draw_box_ring(canvas, self.box)

    def _paint_lit(self, canvas: Canvas) -> None:
        canvas.frame(self.box.inflate(6, 6), INK, width=2, radius=14)
        canvas.frame(self.box.inflate(4, 4), GLOW, width=4, radius=13)

    def draw_over(self, canvas: Canvas, ui: Ui) -> None:
        """Below the plate, above its neighbour: the keys for it."""
        if not self.stops or not ui.director.top.group.shows_focus:
            return
        units = Units(canvas.zoom)
        high, size = units(KEYS, most=1.1), units.printed(units(LETTERS, most=1.1))
        wide = canvas.text_width(self._key, style="bold", size=size) + 14
        cap = Box(self.box.right - wide - 10, self.box.bottom - 5, wide, high)
        key = ("seat-keys", self._key)
        canvas.composed(key, cap, lambda: draw_keycap(canvas, self._key, cap, size=size))
