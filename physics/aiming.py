"""The best start, angle and speed, judged by fans of directions: nothing is simulated.

Only the front row behind the firing line is searched: whatever can be aimed at from farther back
can be aimed at from where that shot crosses the line, at wider targets and past wider gaps.
Angles are radians to the left of the firing line's direction.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from physics.fan import CM, SLOWING, Fan, Flight, Gallery, obstacles_of
from physics.model import DIE_REACH, MAX_SPEED, Point, Scene

# Where the search looks, in centimetres.
_STEP_ASIDE = 1.0  # between starts along the line
_STEPS_BACK = (0.0, 1.0, 2.0, 3.0, 4.0)  # when the front row is taken
_CLOSER_LOOKS = (0.5, 0.25)  # beside the most promising starts
_PROMISING = 3
# How an angle is looked for in a fan.
_GRID = 9
_HALVINGS = 4
# Speeds, in standard deviations of the power and as shares of one that surely reaches.
_SURELY = 3.0
_HARD_ENOUGH = 2.0  # to be flicked softer than the hardest flick that there is
_HARDER = (1.0, 1.15, 1.35, 1.6)
_SOFTER = 0.9
_GAIN_OF_FORCE = 0.01  # what a harder flick must add, or the softer one is taken
_SOFT = 1.0  # m/s: a shot that is meant to do nothing need not go far
# Nodes and weights for a normal distribution (Gauss and Hermite).
_FEW = ((-math.sqrt(3.0), 1 / 6), (0.0, 2 / 3), (math.sqrt(3.0), 1 / 6))
_MANY = (
    (-2.856970, 0.011257),
    (-1.355626, 0.222076),
    (0.0, 0.533333),
    (1.355626, 0.222076),
    (2.856970, 0.011257),
)
_LEAST_ERROR = 1e-6  # of anything: nobody is exact, and a division by it must work


class Shot(NamedTuple):
    """A choice, the best first when sorted backwards."""

    value: float
    gain: float
    arrest: float
    speed: float
    aim: float
    start: Point
    left: float  # of the middle of the line


class Marksman:
    """Somebody with a certain aim before a scene."""

    def __init__(
        self,
        scene: Scene,
        aim_error: float,
        power_error: float,
        *,
        must_fall: bool = False,
        cost: float = 1.0,
    ) -> None:
        self.scene = scene
        self.cost = cost  # of an arrest
        self._error = max(math.radians(aim_error) / (2 if scene.steady else 1), _LEAST_ERROR)
        self._power_error = max(power_error, _LEAST_ERROR)
        self._obstacles = obstacles_of(scene, must_fall=must_fall)
        self._gallery = Gallery(scene, self._obstacles)
        # Where a fan depends on the speed by more than its reach, several speeds are looked at.
        self._sensitive = must_fall or scene.wind != (0.0, 0.0)

    # ------------------------------------------------------------------ the search

    def starts(self) -> Iterator[tuple[float, Point]]:
        """Along the line, each as near to it as is free."""
        steps = int(self.scene.line.width / 2 / _STEP_ASIDE)
        for step in range(-steps, steps + 1):
            start = self._start(step * _STEP_ASIDE)
            if start is not None:
                yield step * _STEP_ASIDE, start

    def _start(self, left: float) -> Point | None:
        for back in _STEPS_BACK:
            start = self.scene.line.point(-back, left)
            if self.scene.start_error(start) is None:
                return start
        return None

    def search(self) -> Iterator[Shot | None]:
        """The best shots of the most promising starts, then one better than those, if any."""
        speed = self.sure_speed * (_HARDER[2] if self._sensitive else _HARDER[0])
        ...
