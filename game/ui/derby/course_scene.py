"""The course: seven lanes to Sacramento, and the horses on them."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.derby.pose import Pose
from game.ui.derby.scene_part import ScenePart
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.bubbles import Tip


class CourseScene(ScenePart):
    def pictures(self) -> Iterable[str]:
        return ("derby/course", "derby/town")

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        canvas.picture("derby/course", self.view.layout.course)

    def draw_panels(self, canvas: Canvas, pose: Pose) -> None:
        layout = self.view.layout
        for box in (layout.order, layout.podium, layout.commentary):
            canvas.nine("ui/panel", box)

    def speaks_from(self, seat: int) -> Tip:
        order = self.view.layout.order
        return Tip((order.left, order.y + 50 + 30 * seat), "right")

    def hand_box(self, seat: int) -> Box:
        return self.view.layout.move

    @property
    def clear(self) -> Box:
        return self.view.layout.course
