"""Below the course: whose move it is, the six cards of that horse, and the die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.derby.pose import Pose
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView


class RidePanel:
    def __init__(self, view: DerbyView) -> None:
        self._view = view

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        layout = self._view.layout
        canvas.nine("ui/panel", layout.move)
        canvas.nine("ui/felt", layout.ridden)
        canvas.nine("ui/panel", layout.decision)
