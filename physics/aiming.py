"""The best start, angle and speed, judged by fans of directions: nothing is simulated.

Only the front row behind the firing line is searched: whatever can be aimed at from farther back
can be aimed at from where that shot crosses the line, at wider targets and past wider gaps.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from physics.fan import CM, SLOWING, Fan, Flight, Gallery, obstacles_of
from physics.model import DIE_REACH, MAX_SPEED, Point, Scene

# Where starts are looked for, in centimetres.
_STEP_ASIDE = 1.0
_STEPS_BACK = (0.0, 1.0, 2.0, 3.0, 4.0)  # the first that is free
_CLOSER = (0.5, 0.25)  # beside a promising start
# How an aim is looked for in a fan: on a grid, as fine as the aim is good, then between its points.
_GRID_STEP = 0.75  # standard deviations
_GRID = (6, 40)  # steps, at least and at most
_HALVINGS = 4
# How far to the side a fan goes, in standard deviations and in radians.
_FAR_OFF = 5.0
_WIND_AND_MORE = math.radians(10.0)
_WIDEST = math.radians(80.0)
# Speeds: in standard deviations of the power, and as shares of one that surely reaches.
_SURELY = 3.0
_BELOW_THE_HARDEST = 2.0
_FORCES = (0.9, 1.0)
_GREATER_FORCES = (1.0, 1.15, 1.35, 1.6)
_FIRST_FORCE = 1.35  # when wind is to be braved or a piece to be felled
_WORTH_THE_FORCE = 0.002  # less than this, and the softer flick is taken
_TO_FELL = 1.6  # m/s at a rider, if it is met in the middle
_SOFT = 1.0  # m/s: a shot that is meant to do nothing need not go far
_SAFELY = 4.0  # standard deviations below what could do harm
# Nodes and weights that stand for a normal distribution (Gauss and Hermite's).
_ONE = ((0.0, 1.0),)
_THREE = ((-1.7320508, 1 / 6), (0.0, 2 / 3), (1.7320508, 1 / 6))
_FIVE = (
    (-2.8569700, 0.0112574),
    (-1.3556262, 0.2220759),
    (0.0, 0.5333334),
    (1.3556262, 0.2220759),
    (2.8569700, 0.0112574),
)
_LEAST_ERROR = 1e-6  # nobody is quite exact


class Shot(NamedTuple):
    """A choice and what can be expected of it. A greater one is better."""

    value: float
    gain: float
    arrest: float
    speed: float
    aim: float  # radians to the left of the firing line's direction
    left: float  # of the line's middle, where it starts
    start: Point


class Marksman:
    """Somebody with a certain skill, before a scene. An arrest counts `cost`."""

    def __init__(
        self,
        scene: Scene,
        aim_error: float,
        power_error: float,
        *,
        must_fall: bool = False,
        cost: float = 1.0,
    ) -> None:
        self._scene = scene
        self._cost = cost
        # A steady hand sends the die along the middle between what was meant and what was done.
        self._error = max(math.radians(aim_error) / (2 if scene.steady else 1), _LEAST_ERROR)
        self._power_error = max(power_error, _LEAST_ERROR)
        self._must_fall = must_fall
        self._obstacles = obstacles_of(scene, must_fall=must_fall)
        self._gallery = Gallery(scene, self._obstacles, self._wide())
        # Then the speed matters beyond whether it suffices, and several are looked at.
        self.minds_the_speed = must_fall or scene.wind != (0.0, 0.0)

    # ------------------------------------------------------------------ the search

    def first_look(self) -> Iterator[Shot]:
        """The best shot from every start that has one."""
        speed = self.sure_speed * (_FIRST_FORCE if self.minds_the_speed else 1.0)
        speed = min(speed, self._hardest)
        for left, start in self._starts():
            shot = self._best_from(left, start, speed, _ONE)
            if shot is not None:
                yield shot

    def closer_look(self, shot: Shot) -> Shot:
        """Whether the start is better a little to the side."""
        best = self._best_from(shot.left, shot.start, shot.speed, _THREE) or shot
        for step in _CLOSER:
            middle = best.left
            for left in (middle - step, middle + step):
                start = self.start(left)
                if start is not None:
                    other = self._best_from(left, start, shot.speed, _THREE)
                    best = max(best, other or best)
        return best

    def last_look(self, shot: Shot) -> Shot:
        """How hard, and what to expect."""
        forces = _GREATER_FORCES if self.minds_the_speed else _FORCES
        best: Shot | None = None
        for speed in sorted({min(self.sure_speed * force, self._hardest) for force in forces}):
            other = self._best_from(shot.left, shot.start, speed, _FIVE)
            if other is not None and (best is None or other.value > best.value + _WORTH_THE_FORCE):
                best = other
        return best or shot

    def harmless(self) -> Shot | None:
        """A soft shot that comes to nobody, from where there is most room; None when there is no
        room for a die at all."""
        bystanders = [
            piece
            for piece, obstacle in zip(self._scene.pieces, self._obstacles, strict=True)
            if obstacle.gain or obstacle.arrest
        ]
        free = self._scene.clear_start()
        starts = [*self._starts()] or ([(0.0, free)] if free is not None else [])
        shots = []
        for left, start in starts:
            rooms = [piece.distance(start) for piece in bystanders]
            room = max(min(rooms, default=math.inf) - DIE_REACH * self._scene.die, 0.0)
            slowing = max(SLOWING - math.hypot(*self._scene.wind), 0.0)
            far = math.sqrt(2 * slowing * room / CM) / (1 + _SAFELY * self._power_error)
            shots.append(Shot(0.0, 0.0, 0.0, min(far, _SOFT), 0.0, left, start))
        return max(shots, default=None)

    def fan(self, start: Point, speed: float) -> Fan:
        """What a die of just that speed can meet."""
        return self._gallery.fan(start, (Flight(speed),))

    def _wide(self) -> float:
        """How far to the side anything can matter: as far as a goal is seen from an end of the
        line, and the aim and the wind may be off."""
        line = self._scene.line
        bearings = [0.0]
        for obstacle in self._obstacles:
            if obstacle.gain:
                along, left = line.offsets(obstacle.at)
                aside = abs(left) + line.width / 2 + obstacle.reach
                bearings.append(math.atan2(aside, along))
        return min(max(bearings) + _FAR_OFF * self._error + _WIND_AND_MORE, _WIDEST)

    # ------------------------------------------------------------------ starts and speeds

    def _starts(self) -> Iterator[tuple[float, Point]]:
        steps = int(self._scene.line.width / 2 / _STEP_ASIDE)
        for step in range(-steps, steps + 1):
            start = self.start(step * _STEP_ASIDE)
            if start is not None:
                yield step * _STEP_ASIDE, start

    def start(self, left: float) -> Point | None:
        """The foremost so far to the left; None where there is none."""
        for back in _STEPS_BACK:
            start = self._scene.line.point(-back, left)
            if self._scene.start_error(start) is None:
                return start
        return None

    @property
    def sure_speed(self) -> float:
        """With which the die reaches what is worth it, unless the flick is far too soft."""
        needed = self.speed_to_arrive_with(_TO_FELL if self._must_fall else 0.0)
        return min(needed / max(1 - _SURELY * self._power_error, _LEAST_ERROR), self._hardest)

    def speed_to_arrive_with(self, speed: float) -> float:
        """At the farthest piece that is worth it."""
        goals = [obstacle.at for obstacle in self._obstacles if obstacle.gain]
        far = max((math.dist(self._scene.line.centre, goal) for goal in goals), default=0.0)
        return min(math.sqrt(speed * speed + 2 * SLOWING * far / CM), self._hardest)

    @property
    def _hardest(self) -> float:
        """So that a flick is seldom harder than any can be."""
        return MAX_SPEED / (1 + _BELOW_THE_HARDEST * self._power_error)

    def _flights(self, speed: float, nodes: tuple[tuple[float, float], ...]) -> list[Flight]:
        if not self.minds_the_speed:
            return [Flight(speed, 1.0, speed * self._power_error)]
        return [Flight(speed * (1 + self._power_error * z), share) for z, share in nodes]

    # ------------------------------------------------------------------ aiming

    def _best_from(
        self, left: float, start: Point, speed: float, nodes: tuple[tuple[float, float], ...]
    ) -> Shot | None:
        return self.best_aim(
            self._gallery.fan(start, self._flights(speed, nodes)), left, start, speed
        )

    def best_aim(self, fan: Fan, left: float, start: Point, speed: float) -> Shot | None:
        """None when there is nothing to gain."""
        goals = [sector for sector in fan.sectors if sector.gain]
        if not goals:
            return None
        # Past the rim of a goal, too, in case somebody stands beside it.
        low = min(goal.low for goal in goals) - self._error
        high = max(goal.high for goal in goals) + self._error
        least, most = _GRID
        steps = min(max(math.ceil((high - low) / (_GRID_STEP * self._error)), least), most)
        step = (high - low) / steps
        best = max(self._rate(fan, low + step * n) for n in range(steps + 1))
        for _ in range(_HALVINGS):
            step /= 2
            _, _, _, aim = best
            best = max(best, self._rate(fan, aim - step), self._rate(fan, aim + step))
        value, gain, arrest, aim = best
        return Shot(value, gain, arrest, speed, aim, left, start)

    def _rate(self, fan: Fan, aim: float) -> tuple[float, float, float, float]:
        gain, arrest = fan.odds(aim, self._error)
        return gain - self._cost * arrest, gain, arrest, aim
