"""A theft that waits for its answer: the rope from the thief to the mustang."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import pulse
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.rope import draw_loop, draw_rope, held_at, loop_side
from game.ui.table.part import Part

HANGS = 40.0  # how far a tight rope may be from a straight line, at most
ROOM = (2 * HANGS, 2 * HANGS)
TUG, PACE = 2.0, 0.7  # how far the rope is pulled to and fro, and seconds of one pull
SAG, SAG_OF_TUG = 10.0, 6.0
LAYER = 20


class OpenTheft(Part[MustangContext]):
    """While the owner is asked: the rope is tight."""

    def pictures(self) -> Iterable[str]:
        return ("mustang/lasso",)

    def draw(self, canvas: Canvas) -> None:
        context, theft = self.context, self.context.seen.theft
        if theft is None or theft.mustang in context.away:
            return
        spot = context.spot(theft.mustang)
        if spot is None:
            return
        centre, side = spot
        held, wide = held_at(context.header(theft.thief), centre), loop_side(side) + 8
        rope = around(held, ROOM).union(around(centre, ROOM))
        tug = pulse(context.ui.idle_motion(rope.union(around(centre, (wide, wide)))), PACE) * TUG
        at = (centre[0] + tug, centre[1])
        canvas.layer += LAYER
        draw_rope(canvas, held_at(context.header(theft.thief), at), at, sag=SAG + SAG_OF_TUG * tug)
        draw_loop(canvas, at, loop_side(side))
        canvas.layer -= LAYER
