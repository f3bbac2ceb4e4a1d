"""Where hooves throw up dust."""

from __future__ import annotations

from game.ui.derby.context import DerbyContext
from game.ui.derby.course.geometry import Course
from game.ui.derby.course.runner import Runner
from game.ui.kit.canvas import Point

DUST_SIZE = 0.64  # of the lane's height
HEELS = 0.42  # of the lane's height behind a horse, where the dust rises


def raise_dust(context: DerbyContext, runner: Runner, *, ahead: bool = False) -> None:
    """`ahead`: by hooves that are dug in."""
    if context.still:
        return
    course = context.course
    size = course.spot(runner.track, runner.at).pitch * DUST_SIZE
    at = _heels(course, runner, ahead=ahead)
    context.field.dust.rise(runner.track, at, size, ahead=ahead)


def _heels(course: Course, runner: Runner, *, ahead: bool) -> Point:
    spot = course.spot(runner.track, runner.square)
    aside = HEELS * spot.pitch * (1 if ahead else -1)
    return spot.x + aside, spot.y + 0.3 * spot.pitch
