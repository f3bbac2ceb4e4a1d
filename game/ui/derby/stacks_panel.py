"""The own stacks, and by how many rows a card moves a horse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import RED

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView


class StacksPanel:
    def __init__(self, view: DerbyView) -> None:
        self._view = view

    def draw(self, canvas: Canvas) -> None:
        view, box = self._view, self._view.layout.stacks
        canvas.nine("ui/panel", box)
        head = Box(box.x + 18, box.y + 6, box.width - 36, 34)
        canvas.text(view.ui.say("Your stacks"), head, style="title", size=22, colour=RED)
