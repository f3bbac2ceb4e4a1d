"""The podium: who is home first, second and third, and what their riders earn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.course.shapes import draw_shape
from game.ui.derby.horses import NUMBERS
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, SADDLE

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

WOOD = "ui/table-wood"
PODIUM = (244.0, 76.0)
# By place: how far from the middle of the podium its step is, and how high that step is, in the
# picture's units; and the middle of what is written on it.
STEPS: tuple[tuple[float, float], ...] = ((0.0, 58.0), (-80.0, 42.0), (80.0, 30.0))
STEP_WIDE, FLOOR = 80.0, 2.0  # a step, and what is below its foot
HORSE = 92.0


class PodiumPanel:
    def __init__(self, view: DerbyView) -> None:
        self._view = view

    @property
    def box(self) -> Box:
        return self._view.layout.podium

    @property
    def podium(self) -> Box:
        """The wooden steps at the foot of the panel."""
        box = self.box
        wide = box.width - 40
        high = wide * PODIUM[1] / PODIUM[0]
        return Box(box.centerx - wide / 2, box.bottom - 12 - high, wide, high)

    def draw(self, canvas: Canvas) -> None:
        view = self._view
        arrived = view.seen.arrived
        key = ("derby-podium", arrived, view.seen.prizes)
        canvas.composed(
            key, self.box, lambda: self._paint(canvas), backdrop=WOOD, slot="derby-podium"
        )

    def _paint(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel", self.box)
        paint_podium(canvas, self.podium, self._view.seen.prizes)
        arrived = self._view.seen.arrived
        for place in range(3):
            step = step_of(self.podium, place)
            if place < len(arrived):
                horse = arrived[place]
                picture, number = f"derby/stand-{horse}", NUMBERS[horse]
                draw_horse(canvas, picture, number, (step.centerx, step.y + 3), HORSE)
            else:
                _paint_empty(canvas, (step.centerx, step.y - 24))


def step_of(podium: Box, place: int) -> Box:
    """The step of a place from 0, from its top to the foot of the podium."""
    share = podium.width / PODIUM[0]
    aside, high = STEPS[place]
    wide = STEP_WIDE * share
    left = podium.centerx + aside * share - wide / 2
    top = podium.bottom - (high + FLOOR) * share
    return Box(left, top, wide, high * share)


def paint_podium(canvas: Canvas, podium: Box, prizes: tuple[int, ...]) -> None:
    canvas.picture("derby/podium", podium)
    share = podium.width / PODIUM[0]
    for place, prize in enumerate(prizes):
        step = step_of(podium, place)
        middle = step.y + (step.height + 6 * share) / 2
        left = Box(step.x + 4 * share, middle - 15 * share, 28 * share, 30 * share)
        canvas.text(
            str(place + 1),
            left,
            style="title",
            size=24 * share,
            colour=CREAM,
            align="centre",
            drop=INK,
            wrap=False,
        )
        right = Box(left.right, left.y, step.right - left.right - 4 * share, left.height)
        canvas.text(
            f"+{prize}",
            right,
            style="title",
            size=18 * share,
            colour=LIGHT_GOLD,
            align="centre",
            drop=INK,
            wrap=False,
        )


def _paint_empty(canvas: Canvas, centre: Point) -> None:
    """Nobody stands here yet."""
    x, y = centre
    points = [(x - 26, y - 15), (x + 26, y - 15), (x + 26, y + 15), (x - 26, y + 15)]
    draw_shape(canvas, points, SADDLE, SADDLE, width=1.6, opacity=0, dash=5.0)
