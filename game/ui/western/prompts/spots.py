"""The plates that can be pressed while somebody chooses whom a card is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.theme import INK
from game.ui.kit.widget import Action, Widget
from game.ui.table.prompts.card_spot import draw_box_ring
from game.ui.table.prompts.parts import draw_keycap
from game.ui.western.hand_view import GLOW

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui
AROUND = 24.0  # room for frame and key


class SeatSpot(Widget):
    """Somebody's plate. `stops`: whether Tab and the arrows come to it; `lit`: it can be
    chosen now; `key`: what is written on the keys for it."""

    def __init__(self, seat: int, box: Boxlike, action: Action, *, key: str) -> None:
        super().__init__(f"target.{seat}", box)
        self.seat = seat
        self.stops = False
        self.lit = False
        self._key = key
        self._action = action

    def takes_focus(self) -> bool:
        return super().takes_focus() and self.stops

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        keyed = ui.director.top.group.shows_focus and self.stops
        if self.lit or keyed:
            around = self.box.inflate(2 * AROUND, 2 * AROUND)
            key = ("seat-spot", self.lit, self._key if keyed else "")
            canvas.composed(key, around, lambda: self._paint(canvas, keyed=keyed))
        if (keyed and self.focused) or (self.hovered and self.stops):
            draw_box_ring(canvas, self.box)

    def _paint(self, canvas: Canvas, *, keyed: bool) -> None:
        if self.lit:
            canvas.frame(self.box.inflate(6, 6), INK, width=2, radius=14)
            canvas.frame(self.box.inflate(4, 4), GLOW, width=4, radius=13)
        if keyed:
            wide = canvas.text_width(self._key, style="bold", size=14) + 12
            high = 24 * canvas.zoom
            cap = (self.box.right - wide - 4, self.box.bottom - high * 0.4, wide, high)
            draw_keycap(canvas, self._key, cap, size=14)
