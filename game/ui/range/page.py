"""A sheet in the column beside the board: what a tab tells, or offers."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui


class Page:
    """Its id is also that of its plank: `range.page-ID`."""

    id = ""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui

    def label(self) -> str:
        """On the plank that turns to it."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Another one when what is painted is another."""
        return ()

    def build(self, group: Group, box: Box) -> None:
        """Its widgets."""

    def paint(self, canvas: Canvas, box: Box) -> None:
        """What stands still: it is painted once for a key."""

    def draw(self, canvas: Canvas, box: Box) -> None:
        """What moves."""
