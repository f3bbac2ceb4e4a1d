"""A theft that waits for its answer: the rope from the thief to the mustang."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.tween import pulse
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.rope import draw_loop, draw_rope, held_at, loop_side
from game.ui.table.part import Part

HANGS = 40.0  # how far a tight rope may be from a straight line, at most


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
        rope = Box(*held, 0, 0).union(Box(*centre, 0, 0)).inflate(2 * HANGS, 2 * HANGS)
        tug = pulse(context.ui.idle_motion(rope.union(around(centre, (wide, wide)))), 0.7) * 2.0
        at = (centre[0] + tug, centre[1])
        canvas.layer += 20
        draw_rope(canvas, held_at(context.header(theft.thief), at), at, sag=10 + 6 * tug)
        draw_loop(canvas, at, loop_side(side))
        canvas.layer -= 20
