"""Who rides which horse, as soon as that is known."""

from __future__ import annotations

from game.rules.derby.cards import HORSES
from game.ui.derby.context import DerbyContext
from game.ui.derby.slate import places as at
from game.ui.kit.canvas import Canvas
from game.ui.table.faces import draw_face
from game.ui.table.part import Part

FACE = 34.0
NOBODY = 32.0


class NamedRiders(Part[DerbyContext]):
    """The face of each at the head of a column, or nobody's."""

    def draw(self, canvas: Canvas) -> None:
        context = self.context
        for horse in HORSES[: context.progress.riders_named]:
            draw_rider(canvas, context, horse, context.seen.horse(horse).rider)


def draw_rider(canvas: Canvas, context: DerbyContext, horse: str, rider: int | None) -> None:
    centre = at.rider_at(horse)
    if rider is None:
        canvas.centred("derby/nobody", centre, size=(NOBODY, NOBODY))
    else:
        draw_face(canvas, context.portrait(rider), context.colour(rider), rider, centre, FACE)
