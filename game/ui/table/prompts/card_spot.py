"""A card of the hand that somebody chooses from."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.theme import DARK_GOLD, LIGHT_GOLD
from game.ui.kit.widget import Widget
from game.ui.table.prompts.parts import draw_keycap

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui
    from game.ui.table.prompts.hand import HandPrompt

CAP = 24.0  # how large the picture of a key is
LONG = 0.6  # seconds: such a press is to read a card, where that can be
DRAGGED = 10.0  # design pixels: a press that moves less is a click


class CardSpot(Widget):
    """Pressed it is chosen or not, dragged it is played."""

    def __init__(self, box: Boxlike, index: int, prompt: HandPrompt) -> None:
        super().__init__(f"card.{index + 1}", box)
        self.index = index
        self._prompt = prompt
        self._pressed_at: Point = (0.0, 0.0)
        self._pressed_when = 0.0
        self._dragging = self._was_read = False

    @property
    def kind(self) -> str | None:
        """The card, while its owner looks at it."""
        return self._prompt.hand[self.index] if self._prompt.peek.open else None

    def activate(self, ui: Ui) -> None:
        if self._dragging or self._was_read:
            self._dragging = self._was_read = False
            return
        ui.sounds.play("click")
        self._prompt.toggle(self.index)

    def pressed(self, point: Point, ui: Ui) -> None:
        self._pressed_at, self._dragging = point, False
        self._pressed_when = ui.time

    def dragged(self, point: Point, ui: Ui) -> None:
        if self._dragging or math.dist(point, self._pressed_at) > DRAGGED:
            self._dragging = True
            self._prompt.drag(self.index, point)

    def released(self, point: Point, ui: Ui) -> None:
        held = ui.time - self._pressed_when
        self._was_read = self._prompt.reads_by_holding and held > LONG and not self._dragging
        if self._dragging:
            self._prompt.drop(self.index, point)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        group = ui.director.top.group
        if not group.shows_focus:
            return
        if self.focused:
            draw_box_ring(canvas, self._prompt.ring_place(self.index))
        cap, letters = self._prompt.cap_place(self.box), self._prompt.cap_letters(self.index)
        if letters:
            draw_keycap(canvas, letters, cap, size=15 * cap.width / CAP / canvas.zoom)


def draw_box_ring(canvas: Canvas, box: Box) -> None:
    canvas.frame(box.inflate(10, 10), DARK_GOLD, width=6, radius=12)
    canvas.frame(box.inflate(8, 8), LIGHT_GOLD, width=3, radius=11)
