"""What can be pressed on the table itself while somebody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Boxlike
from game.ui.kit.widget import Action, Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui


class TableSpot(Widget):
    """`stops`: whether Tab and the arrows come to it, and the mouse lights it up."""

    def __init__(self, id: str, box: Boxlike, action: Action, *, tip: str = "") -> None:
        super().__init__(id, box, tip=tip)
        self.stops = True
        self._action = action

    def takes_focus(self) -> bool:
        return super().takes_focus() and self.stops

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self._action()

    def is_ringed(self, ui: Ui) -> bool:
        """Whether it would be chosen now."""
        keyed = self.focused and ui.director.top.group.shows_focus
        return keyed or (self.hovered and self.stops)
