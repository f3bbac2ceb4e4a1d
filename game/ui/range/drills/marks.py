"""What a drill's goal has painted on the board: where to rest, and rings to pass through."""

from __future__ import annotations

from game.practice.drills.goal import Goal, Ring
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, GREEN, INK, LIGHT_GOLD, Colour
from game.ui.kit.tokens import Type
from game.ui.range.race import BoardView

SHADE = 90  # how much a ring is tinted inside


def draw_marks(canvas: Canvas, view: BoardView, goal: Goal) -> None:
    for number, ring in enumerate(goal.via, 1):
        label = str(number) if len(goal.via) > 1 else ""
        _draw_ring(canvas, view, ring, LIGHT_GOLD, label=label)
    if goal.rest is not None:
        _draw_ring(canvas, view, goal.rest, GREEN, cross=True)


def _draw_ring(
    canvas: Canvas,
    view: BoardView,
    ring: Ring,
    colour: Colour,
    *,
    label: str = "",
    cross: bool = False,
) -> None:
    (x, y), radius = view.to_screen(ring.at), ring.within * view.scale
    reach = radius + 4
    box = Box(x - reach, y - reach, 2 * reach, 2 * reach)
    key = ("ring", round(radius, 1), colour, label, cross)
    canvas.composed(key, box, lambda: _paint(canvas, box, radius, colour, label, cross))


def _paint(
    canvas: Canvas, box: Box, radius: float, colour: Colour, label: str, cross: bool
) -> None:
    x, y = box.center
    inside = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    canvas.fill(inside, colour, alpha=SHADE, radius=radius)
    canvas.disc((x, y), radius + 2, INK, width=5)
    canvas.disc((x, y), radius + 1, CREAM, width=2.5)
    if cross:
        for arm, wide, shade in ((9, 5, INK), (8, 2.5, CREAM)):
            canvas.line((x - arm, y), (x + arm, y), shade, width=wide)
            canvas.line((x, y - arm), (x, y + arm), shade, width=wide)
    if label:
        canvas.numeral(label, (x, y), size=Type.NOTE, colour=INK, within=(radius, radius))
