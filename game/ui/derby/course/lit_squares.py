"""Squares that are lit below the horses, and where a choice that is being made would bring one."""

from __future__ import annotations

from game.ui.derby.context import DerbyContext
from game.ui.derby.course.field import FLARES_FOR
from game.ui.derby.course.horse_pictures import draw_ghost
from game.ui.derby.course.lights import FLARES, HERE, MEANT, OPEN, PUSH, SURE, draw_light
from game.ui.derby.course.tags import draw_chance
from game.ui.derby.pose import Pose, Reach
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import clamp, pulse
from game.ui.table.part import Part

BREATHES_EVERY = 1 / 8  # seconds from picture to picture while nothing else moves
BREATHES = 1.4  # seconds in which the light below the horse on its turn comes and goes
SHOWN = range(1, 4)  # squares of a track that is chosen


class LitSquares(Part[DerbyContext]):
    def __init__(self, context: DerbyContext) -> None:
        super().__init__(context)
        self._time = 0.0

    def advance(self, seconds: float) -> None:
        self._time += seconds

    def draw(self, canvas: Canvas) -> None:
        context, course, pose = self.context, self.context.course, self.context.pose
        if not context.still:
            context.ui.breath(context.layout.course, BREATHES_EVERY)
        self._light_the_turn(canvas)
        for (track, square, colour), left in context.field.flares.items():
            alpha = 255 if context.still else round(255 * clamp(left / FLARES_FOR * 1.4))
            draw_light(canvas, course, FLARES[colour], track, square, alpha)
        if pose.reach is not None:
            self._light_reach(canvas, pose.reach)
        for track in sorted(pose.tracks):
            light = MEANT if track == pose.track else OPEN
            for square in SHOWN:
                draw_light(canvas, course, light, track, square)

    def _light_the_turn(self, canvas: Canvas) -> None:
        """Where the horse on its turn stands."""
        context = self.context
        runner = context.field.runners.get(context.progress.on_move or "")
        if runner is not None:
            breath = 1.0 if context.still else pulse(self._time, BREATHES)
            here = context.seen.horse(runner.horse).square
            alpha = round(150 + 105 * breath)
            draw_light(canvas, context.course, HERE, runner.track, here, alpha)

    def _light_reach(self, canvas: Canvas, reach: Reach) -> None:
        runner, course = self.context.field.runners.get(reach.horse), self.context.course
        if runner is None:
            return
        draw_light(canvas, course, SURE, runner.track, reach.sure)
        if reach.push is not None:
            draw_light(canvas, course, PUSH, runner.track, reach.push)


class GhostHorses(Part[DerbyContext]):
    """Above the horses: where one would come to stand, and with what chance."""

    def draw(self, canvas: Canvas) -> None:
        pose = self.context.pose
        if pose.reach is not None:
            self._draw_reach(canvas, pose.reach)
        self._draw_meant(canvas, pose)

    def _draw_reach(self, canvas: Canvas, reach: Reach) -> None:
        runner, course = self.context.field.runners.get(reach.horse), self.context.course
        if runner is None:
            return
        if reach.sure != runner.at:
            draw_ghost(canvas, course, reach.horse, runner.track, reach.sure)
        if reach.push is not None:
            words = self.context.words.chance(reach.value)
            draw_chance(canvas, course.spot(runner.track, reach.push), words)

    def _draw_meant(self, canvas: Canvas, pose: Pose) -> None:
        """In the house of the track that is meant for it."""
        if pose.horse is not None and pose.track is not None:
            draw_ghost(canvas, self.context.course, pose.horse, pose.track, 0)
