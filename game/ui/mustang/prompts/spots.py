"""The mustangs that can be pressed while somebody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import DARK_GOLD, LIGHT_GOLD
from game.ui.kit.widget import Action, Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui


class MustangSpot(Widget):
    """A mustang on the table; `stops`: whether Tab and the arrows come to it."""

    def __init__(
        self, id: str, centre: Point, side: float, action: Action, *, tip: str = ""
    ) -> None:
        box = Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
        super().__init__(id, box, tip=tip)
        self.stops = True
        self._action = action

    def takes_focus(self) -> bool:
        return super().takes_focus() and self.stops

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        lit = self.focused and ui.director.top.group.shows_focus
        if lit or (self.hovered and self.stops):
            reach = self.box.width / 2
            canvas.disc(self.box.center, reach + 6, DARK_GOLD, width=5)
            canvas.disc(self.box.center, reach + 5, LIGHT_GOLD, width=3)
