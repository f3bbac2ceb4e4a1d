"""The wood below everything on the table."""

from __future__ import annotations

from game.ui.derby.context import DerbyContext
from game.ui.kit.canvas import Canvas
from game.ui.table.part import Part

WOOD = "ui/table-wood"


class Wood(Part[DerbyContext]):
    def draw(self, canvas: Canvas) -> None:
        canvas.background(WOOD)
