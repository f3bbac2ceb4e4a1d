"""What everybody may look at: which cards there are, how they move the odds, and what bets pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Scene, Ui

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

SHEET = Box(60, 30, 1160, 660)


class TablesSheet(Scene):
    name = "derby-tables"

    def __init__(self, ui: Ui, view: DerbyView) -> None:
        super().__init__(ui)
        self._view = view

    def build(self) -> None:
        place = Box(SHEET.right - 220, SHEET.bottom - 70, 196, 52)
        self.group.add(Button("tables.back", place, self.ui.say("Back"), self.escape))

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(140)
        canvas.nine("ui/paper", SHEET)
