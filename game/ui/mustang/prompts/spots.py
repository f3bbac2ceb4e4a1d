"""The mustangs that can be pressed while somebody chooses."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import DARK_GOLD, LIGHT_GOLD
from game.ui.kit.widget import Action
from game.ui.table.prompts.table_spot import TableSpot


class MustangSpot(TableSpot):
    """A mustang on the table."""

    def __init__(
        self, id: str, centre: Point, side: float, action: Action, *, tip: str = ""
    ) -> None:
        box = Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
        super().__init__(id, box, action, tip=tip)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.is_ringed(ui):
            reach = self.box.width / 2
            canvas.disc(self.box.center, reach + 6, DARK_GOLD, width=5)
            canvas.disc(self.box.center, reach + 5, LIGHT_GOLD, width=3)
