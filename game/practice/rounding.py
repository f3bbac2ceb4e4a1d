"""Flicks that a code can carry: rounded before they are simulated, so that they replay exactly.

The steps are far finer than any hand: a thousandth of a centimetre, a degree and a metre a second,
and a hundredth of a radian a second. Places of a layout are whole hundredths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterator

from physics.model import Flick, Point, Scene

STARTS = 1000  # steps in a centimetre
ANGLES = 1000  # in a degree
SPEEDS = 1000  # in a metre a second
SPINS = 100  # in a radian a second
PLACES = 100  # in a centimetre, of what stands on the board
_RINGS = 3  # of neighbours, in which a legal start is looked for


def rounded_flick(flick: Flick, scene: Scene) -> Flick:
    """The nearest flick on the steps. A legal start stays legal: beside the firing line or a piece
    it is rounded away from them."""
    return Flick(
        start=_rounded_start(flick.start, scene),
        angle=rounded_angle(flick.angle),
        speed=round(flick.speed * SPEEDS) / SPEEDS,
        spin=round(flick.spin * SPINS) / SPINS,
    )


def rounded_angle(angle: float) -> float:
    """From -180 up to, not including, 180 degrees."""
    steps = round(angle * ANGLES) + 180 * ANGLES
    return (steps % (360 * ANGLES) - 180 * ANGLES) / ANGLES


def _rounded_start(start: Point, scene: Scene) -> Point:
    nearest = next(points := _points_around(start))
    if scene.start_error(nearest) is None or scene.start_error(start) is not None:
        return nearest
    return next((point for point in points if scene.start_error(point) is None), nearest)


def _points_around(start: Point) -> Iterator[Point]:
    """Points on the steps, the nearest first, ring after ring."""
    x, y = round(start[0] * STARTS), round(start[1] * STARTS)
    for ring in range(_RINGS + 1):
        for dx in range(-ring, ring + 1):
            for dy in range(-ring, ring + 1):
                if max(abs(dx), abs(dy)) == ring:
                    yield (x + dx) / STARTS, (y + dy) / STARTS
