"""Who rides in which lane."""

from __future__ import annotations

from game.rules.derby.view import HorseView
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.tags import draw_bettor, draw_number
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import clamp, mix
from game.ui.table.part import Part

RIDER, SMALL_RIDER = 29.0, 18.0  # how far from the left the riders' portraits are
FACE, SMALL_FACE = 42.0, 27.0  # their size, also where the horse still stands in its house
AWAY = 1.2  # squares after which the portrait has all the room that it needs


class LaneRiders(Part[DerbyContext]):
    """Left of the lanes; a dashed ring is nobody."""

    def draw(self, canvas: Canvas) -> None:
        for state in self.context.seen.horses:
            if state.track is not None:
                self._draw_rider(canvas, state, state.track)

    def _draw_rider(self, canvas: Canvas, state: HorseView, track: int) -> None:
        """It makes room for a horse that is still in its house."""
        course, runner = self.context.course, self.context.field.runners.get(state.horse)
        spot = course.spot(track, 0)
        away = clamp((AWAY if runner is None else runner.at) / AWAY)
        runs = away > 0.5
        side = round(mix(SMALL_FACE, FACE, away) / 3) * 3.0 * course.grain
        low = spot.y + (1.0 - away) * spot.pitch * 0.2
        left = course.left + mix(SMALL_RIDER, RIDER, away) * course.across
        if state.rider is None:
            canvas.centred("derby/nobody", (left, low), size=(side, side))
        else:
            draw_bettor(canvas, self.context, state.rider, (left, low), side, numbered=not runs)
        if runs:  # before that it can be read on the horse itself
            draw_number(canvas, state.horse, (left + side * 0.36, low + side * 0.36))
