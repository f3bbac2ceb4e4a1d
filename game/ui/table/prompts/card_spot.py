"""A card of the hand that somebody chooses from."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Protocol

from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.layout import Units
from game.ui.kit.scene import Ui
from game.ui.kit.theme import DARK_GOLD, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Widget
from game.ui.table.prompts.hand_layout import CAP, HandLayout
from game.ui.table.prompts.parts import draw_keycap

LONG = 0.6  # seconds: such a press is to read a card, where that can be
DRAGGED = 10.0  # design pixels: a press that moves less is a click


class HeldCards(Protocol):
    """The hand, as one of its cards sees it."""

    lies: HandLayout[Any]

    @property
    def cards(self) -> Sequence[str]: ...

    @property
    def seen(self) -> bool: ...

    def press(self, index: int) -> None: ...

    def drag(self, index: int, point: Point) -> None: ...

    def drop(self, index: int, point: Point) -> None: ...


class CardSpot(Widget):
    """Pressed it is chosen or not, dragged it is played."""

    def __init__(self, box: Boxlike, index: int, hand: HeldCards) -> None:
        super().__init__(f"card.{index + 1}", box)
        self.index = index
        self._hand = hand
        self._pressed_at: Point = (0.0, 0.0)
        self._pressed_when = 0.0
        self._dragging = self._was_read = False

    @property
    def kind(self) -> str | None:
        """The card, while its owner looks at it."""
        return self._hand.cards[self.index] if self._hand.seen else None

    def activate(self, ui: Ui) -> None:
        if self._dragging or self._was_read:
            self._dragging = self._was_read = False
            return
        ui.sounds.play("click")
        self._hand.press(self.index)

    def pressed(self, point: Point, ui: Ui) -> None:
        self._pressed_at, self._dragging = point, False
        self._pressed_when = ui.time

    def dragged(self, point: Point, ui: Ui) -> None:
        if self._dragging or math.dist(point, self._pressed_at) > DRAGGED:
            self._dragging = True
            self._hand.drag(self.index, point)

    def released(self, point: Point, ui: Ui) -> None:
        held = ui.time - self._pressed_when
        self._was_read = self._hand.lies.reads_by_holding and held > LONG and not self._dragging
        if self._dragging:
            self._hand.drop(self.index, point)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        group = ui.director.top.group
        if not group.shows_focus:
            return
        lies = self._hand.lies
        if self.focused:
            draw_box_ring(canvas, lies.ring_place(self.index, len(self._hand.cards)))
        cap, letters = lies.cap_place(self.box), lies.cap_letters(self.index)
        if letters:
            size = Units(canvas.zoom).printed(Type.MARK * cap.width / CAP)
            draw_keycap(canvas, letters, cap, size=size)


def draw_box_ring(canvas: Canvas, box: Box) -> None:
    canvas.frame(box.inflate(10, 10), DARK_GOLD, width=6, radius=12)
    canvas.frame(box.inflate(8, 8), LIGHT_GOLD, width=3, radius=11)
