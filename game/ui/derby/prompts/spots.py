"""What can be pressed on the table while a bettor chooses: horses on the slate, chips, lanes; and
planks that show their key once keys are used."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.layout import Units
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Action, Widget
from game.ui.table.prompts.card_spot import DRAGGED, CardSpot, draw_box_ring
from game.ui.table.prompts.hand_layout import CAP
from game.ui.table.prompts.parts import draw_keycap
from game.ui.table.prompts.table_spot import TableSpot

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui


class NumberSpot(TableSpot):
    """A horse or a lane that a number stands for. `takes_number`: whether that key presses it now;
    `covers`: what of the box belongs to it, such as a lane that leans; None: all."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        action: Action,
        number: int,
        *,
        takes_number: Callable[[], bool] = lambda: True,
        covers: Callable[[Point], bool] | None = None,
        tip: str = "",
    ) -> None:
        super().__init__(id, box, action, tip=tip)
        self.number = number
        self._covers = covers
        self._takes_number = takes_number

    def contains(self, point: Point) -> bool:
        if self._covers is None:
            return super().contains(point)
        return self.visible and self._covers(point)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.is_ringed(ui):
            draw_box_ring(canvas, self.box.inflate(-10, -10))

    def draw_over(self, canvas: Canvas, ui: Ui) -> None:
        if ui.director.top.group.shows_focus and self.stops and self._takes_number():
            draw_cap(canvas, str(self.number), self.box.move(7, 9))


class ChipSpot(Widget):
    """The stack that is to be bet: pressed or dragged onto a horse."""

    def __init__(
        self,
        box: Boxlike,
        action: Action,
        moved: Callable[[Point], None],
        dropped: Callable[[Point], None],
        *,
        tip: str,
    ) -> None:
        super().__init__("plan.chips", box, tip=tip)
        self._action, self._moved, self._dropped = action, moved, dropped
        self._pressed_at: Point = (0.0, 0.0)
        self._dragging = False

    @property
    def explanation(self) -> str:
        """Nobody who drags it has to be told how."""
        return "" if self.held and self._dragging else super().explanation

    def activate(self, ui: Ui) -> None:
        if self._dragging:
            self._dragging = False
            return
        ui.sounds.play("click")
        self._action()

    def pressed(self, point: Point, ui: Ui) -> None:
        self._pressed_at, self._dragging = point, False

    def dragged(self, point: Point, ui: Ui) -> None:
        if self._dragging or math.dist(point, self._pressed_at) > DRAGGED:
            self._dragging = True
            self._moved(point)

    def released(self, point: Point, ui: Ui) -> None:
        if self._dragging:
            self._dropped(point)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.focused and ui.director.top.group.shows_focus:
            draw_box_ring(canvas, self.box.inflate(-8, -8))


class CappedPlank(Button):
    """`key`: what is written on the key that presses it; empty for none."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        label: str,
        action: Action,
        key: str,
        *,
        skin: str = "on",
        sub: str = "",
        tip: str = "",
        size: float = Type.LABEL,
    ) -> None:
        super().__init__(id, box, label, action, skin=skin, sub=sub, tip=tip, size=size)
        self.key = key

    def draw_over(self, canvas: Canvas, ui: Ui) -> None:
        if self.key and ui.director.top.group.shows_focus:
            draw_cap(canvas, self.key, self.box, leftwards=bool(self.sub))


def draw_cap(canvas: Canvas, letters: str, box: Box, *, leftwards: bool = False) -> None:
    """The picture of a key on the upper left corner of what it presses. `leftwards`: a wide one
    reaches out at the left, for the words of a plank with two lines begin below the corner."""
    units = Units(canvas.zoom)
    side, size = units(CAP, most=1.2), units.printed(units(Type.MARK, most=1.2))
    wide = max(side, canvas.text_width(letters, style="bold", size=size) + 12)
    left = box.x - 4 - (wide - side if leftwards else 0.0)
    draw_keycap(canvas, letters, Box(left, box.y - 6, wide, side), size=size)


def pointed_at(group: Group) -> list[Widget]:
    """What is under the pointer, and what the keys have come to."""
    return [one for one in group if one.hovered or (one.focused and group.shows_focus)]


def looked_at(group: Group) -> int | None:
    """The card under the pointer, or that the keys have come to, by its place."""
    spots = (widget for widget in pointed_at(group) if isinstance(widget, CardSpot))
    return next((spot.index for spot in spots), None)
