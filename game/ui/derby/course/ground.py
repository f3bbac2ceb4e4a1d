"""The ground of the course with its squares and the town."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.ui.derby.context import DerbyContext
from game.ui.derby.course.geometry import course_in
from game.ui.derby.course.pictures import COURSE_PICTURES
from game.ui.derby.course.squares import paint_squares
from game.ui.derby.wood import WOOD
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import inset
from game.ui.kit.theme import CREAM, INK, SHADOW
from game.ui.kit.tokens import Type
from game.ui.table.part import Part
from game.wording.derby.names import TOWN_NAME

SIGN, TOWN_AT = Box(808, 14, 146, 36), Box(824, 64, 136, 452)  # on the course's picture
FRAME = 8.0  # around the picture, from both sides


class Ground(Part[DerbyContext]):
    """Painted once: for a window, and the tracks of the box."""

    def pictures(self) -> Iterable[str]:
        return COURSE_PICTURES

    def draw(self, canvas: Canvas) -> None:
        box, tracks = self.context.layout.course, self.context.seen.tracks
        key = ("derby-course", tracks, tuple(box))
        canvas.composed(
            key, box, lambda: _paint(canvas, box, tracks), backdrop=WOOD, slot="derby-course"
        )


def _paint(canvas: Canvas, box: Box, tracks: tuple[str, ...]) -> None:
    course = course_in(box)
    canvas.picture("derby/course", box)
    paint_squares(canvas, course, tracks)
    canvas.picture("derby/town", course.area(TOWN_AT))
    sign = course.area(SIGN)
    canvas.nine("ui/plank-on", sign)
    inner = inset(sign, x=8, y=3)
    canvas.text(
        TOWN_NAME,
        inner,
        style="title",
        size=Type.NOTE,
        colour=CREAM,
        align="centre",
        drop=INK,
        wrap=False,
    )


def draw_dusk(canvas: Canvas, box: Box, alpha: int) -> None:
    """The whole course is darker: without alpha of its own it is drawn much faster."""
    area = canvas.area(inset(box, FRAME / 2))
    key = ("derby-dusk", area.size)
    dusk = canvas.assets.made(key)
    if dusk is None:
        dusk = pygame.Surface(area.size)
        dusk.fill(SHADOW)
        canvas.assets.keep(key, dusk)
    canvas.stamp(dusk, area.topleft, alpha)
