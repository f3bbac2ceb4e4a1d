"""The podium beside the course: who is home first, second and third, and what their riders earn."""

from __future__ import annotations

from game.ui.derby.context import DerbyContext
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.course.shapes import draw_shape
from game.ui.derby.horses import NUMBERS
from game.ui.derby.podium.steps import PODIUM, STEPS, paint_podium, step_of
from game.ui.derby.wood import WOOD
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import BOTTOM, fit, inset
from game.ui.kit.theme import SADDLE
from game.ui.table.part import Part

HORSE = 92.0
EMPTY, EMPTY_ABOVE = (52.0, 30.0), 24.0


class PodiumPanel(Part[DerbyContext]):
    @property
    def _podium(self) -> Box:
        """The wooden steps at the foot of the panel."""
        return fit(inset(self.context.layout.podium, x=20, bottom=12), PODIUM, BOTTOM)

    def draw(self, canvas: Canvas) -> None:
        seen, box = self.context.seen, self.context.layout.podium
        key = ("derby-podium", seen.arrived, seen.prizes)
        canvas.composed(key, box, lambda: self._paint(canvas), backdrop=WOOD, slot="derby-podium")

    def _paint(self, canvas: Canvas) -> None:
        seen, podium = self.context.seen, self._podium
        canvas.nine("ui/panel", self.context.layout.podium)
        paint_podium(canvas, podium, seen.prizes)
        for place in range(len(STEPS)):
            step = step_of(podium, place)
            if place < len(seen.arrived):
                horse = seen.arrived[place]
                picture, number = f"derby/stand-{horse}", NUMBERS[horse]
                draw_horse(canvas, picture, number, (step.centerx, step.y + 3), HORSE)
            else:
                _paint_empty(canvas, (step.centerx, step.y - EMPTY_ABOVE))


def _paint_empty(canvas: Canvas, centre: Point) -> None:
    """Nobody stands here yet."""
    box = around(centre, EMPTY)
    points = [box.topleft, box.topright, box.bottomright, box.bottomleft]
    draw_shape(canvas, points, SADDLE, SADDLE, width=1.6, opacity=0, dash=5.0)
