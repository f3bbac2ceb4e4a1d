"""A throw of the round die, step by step, until it lies still. Inside: millimetres and seconds.

The ball flies and hops, slides until its spin fits its way, and rolls. The felt slows it, partly
as much at any speed, partly the more the faster it is. Its inner weight is thrown about until the
ball rolls; then it lies in the lowest corner of its hollow and pulls that corner down, so that at
the end the ball rocks to and fro and one face is up. What it runs into is pymunk's business.
"""

from __future__ import annotations

import math
from copy import copy
from typing import NamedTuple

from physics.ball_walls import GRIP, RADIUS, Walls
from physics.die_roll import SAMPLE, DiePose, Knock
from physics.model import Point
from physics.tuning import GRAVITY, MM, PRESSING
from physics.turning import Quaternion, product

FELT_GRIP = 0.35  # friction while it slides
FELT_BOUNCE = 0.4
DRY = 0.015  # of its weight: what the felt holds back at any speed
DAMPING = 2.7  # of its speed in a second: what it holds back besides
# How far off the middle the heavy corner pulls, as a share of the radius of a ball of that weight.
PULL = 0.275
SETTLING = 15.0  # radians a second: turning faster, the weight is thrown about in its hollow
SPINNING = 86.0  # radians a second, each second: how a spin on the spot dies away
LEAST_HOP = 45.0  # a slower one is no hop
SLIPPING = 1e-6  # slower than this it does not slide
TREMBLING = 0.2  # mm
LEANING = 0.3  # seconds after which it rests, wherever: longer than it takes to rock
STEP = SAMPLE / 2
LONGEST = 6.0  # seconds; no throw needs half of it

SOLID = 2.5  # mass times square of the radius, over the moment of a ball
ROLLED = 1.0 + 1.0 / SOLID  # what has to be set in motion when it rolls, in masses
UNSLIP = 1.0 / (1.0 + SOLID)  # share of a slip that an impulse has to undo: the rest the spin does


class Throw(NamedTuple):
    """How the ball leaves the hand; centimetres and seconds, as in `physics.ball`."""

    start: Point
    velocity: Point
    height: float
    spin: float  # as a share of that with which it would roll
    side_spin: float  # radians a second, about the vertical
    attitude: Quaternion


class BallRun:
    """The state of a throw."""

    def __init__(self, walls: Walls, throw: Throw) -> None:
        self._walls = walls
        walls.forget()
        self.time = 0.0
        self.x, self.y, self.z = throw.start[0] * MM, throw.start[1] * MM, throw.height * MM
        self.vx, self.vy, self.vz = throw.velocity[0] * MM, throw.velocity[1] * MM, 0.0
        self.wx = -self.vy / RADIUS * throw.spin
        self.wy = self.vx / RADIUS * throw.spin
        self.wz = throw.side_spin
        self.attitude = throw.attitude
        self.flies = True
        self.slides = True
        self.settles = False  # the weight lies in a corner
        self.rests = False
        self.settling = 0.0  # since when it does so
        self.poses = [self._pose()]
        self.knocks: list[Knock] = []
        self._still = (self.x, self.y, 0.0)  # where, and since when, it has hardly moved
        self._room = 0.0  # how far it may go before a wall can be near

    def until_it_settles(self) -> None:
        """Until the weight begins to act: so far, how the ball was held does not matter."""
        while not self.settles and not self.rests and self.time < LONGEST:
            self.step()

    def held(self, attitude: Quaternion) -> BallRun:
        """The same from here on, as if it had been held so that it is turned like that now."""
        twin = copy(self)
        twin._walls.forget()
        twin.attitude, twin.poses, twin.knocks = attitude, [], []
        return twin

    def to_the_end(self) -> None:
        """Until it rests; each second step is kept."""
        while not self.rests and self.time < LONGEST:
            self.step()
            self.step()
            self.poses.append(self._pose())

    def _pose(self) -> DiePose:
        return DiePose(self.x / MM, self.y / MM, self.z / MM, self.attitude)

    def step(self) -> None:
        self.time += STEP
        if self.rests:
            return
        if self.flies:
            self._fly()
        elif self.slides:
            self._rub(FELT_GRIP * GRAVITY * STEP)
            self.slides = self._slip() > SLIPPING
        else:
            self._roll()
        self._spin_down()
        self._move()
        self._turn()

    # ------------------------------------------------------------------ in the air, on the felt

    def _fly(self) -> None:
        self.z += (self.vz - GRAVITY * STEP / 2) * STEP
        self.vz -= GRAVITY * STEP
        if self.z <= 0.0:
            self._land()

    def _land(self) -> None:
        down, self.z = -self.vz, 0.0
        self.vz = down * FELT_BOUNCE if down * FELT_BOUNCE > LEAST_HOP else 0.0
        self.flies = self.vz > 0.0
        self.slides, self.settles = True, False
        self._rub(FELT_GRIP * (down + self.vz))
        self._knock(down + self.vz, felt=True)

    def _slip(self) -> float:
        """How fast the point goes that touches the felt."""
        return math.hypot(self.vx - RADIUS * self.wy, self.vy + RADIUS * self.wx)

    def _rub(self, most: float) -> None:
        """The felt holds that point back, by such an impulse at most (per mass)."""
        sx, sy = self.vx - RADIUS * self.wy, self.vy + RADIUS * self.wx
        slip = math.hypot(sx, sy)
        if slip <= SLIPPING:
            return
        share = min(most / slip, UNSLIP)
        self.vx -= share * sx
        self.vy -= share * sy
        self.wx -= share * sy * SOLID / RADIUS
        self.wy += share * sx * SOLID / RADIUS

    def _roll(self) -> None:
        """The weight pulls its corner down, the felt holds back."""
        cx, cy = self._low_corner() if self.settles else (0.0, 0.0)
        pull = PULL * GRAVITY / (ROLLED * RADIUS)
        hold = DRY * GRAVITY / (ROLLED * RADIUS)
        wx, wy = self.wx - pull * cy * STEP, self.wy + pull * cx * STEP
        speed = math.hypot(wx, wy)
        slower = speed * math.exp(-DAMPING * STEP) - hold * STEP
        if slower <= 0.0:
            self.rests = self.settles and self.wx == self.wy == self.wz == 0.0
            self.wx = self.wy = self.vx = self.vy = 0.0
            self._begin_to_settle(0.0)
            return
        self.wx, self.wy = wx * slower / speed, wy * slower / speed
        self.vx, self.vy = RADIUS * self.wy, -RADIUS * self.wx
        self._begin_to_settle(slower)

    def _begin_to_settle(self, turning: float) -> None:
        if not self.settles and turning < SETTLING:
            self.settles, self.settling = True, self.time

    def _low_corner(self) -> Point:
        """Where the lowest of the six corners of the hollow points, on the table."""
        w, x, y, z = self.attitude
        corners = (
            (2.0 * (x * z - w * y), 1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + w * z)),
            (2.0 * (y * z + w * x), 2.0 * (x * y - w * z), 1.0 - 2.0 * (x * x + z * z)),
            (1.0 - 2.0 * (x * x + y * y), 2.0 * (x * z + w * y), 2.0 * (y * z - w * x)),
        )
        height, cx, cy = max(corners, key=_steepness)
        return (-cx, -cy) if height > 0.0 else (cx, cy)

    def _spin_down(self) -> None:
        if not self.flies:
            self.wz = math.copysign(max(abs(self.wz) - SPINNING * STEP, 0.0), self.wz)

    def _turn(self) -> None:
        wx, wy, wz = self.wx, self.wy, self.wz
        speed = math.sqrt(wx * wx + wy * wy + wz * wz)
        if speed == 0.0:
            return
        half = speed * STEP / 2
        share = math.sin(half) / speed
        turned = product((math.cos(half), wx * share, wy * share, wz * share), self.attitude)
        w, x, y, z = turned
        length = math.sqrt(w * w + x * x + y * y + z * z)  # rounding adds up
        self.attitude = (w / length, x / length, y / length, z / length)

    # ------------------------------------------------------------------ walls

    def _move(self) -> None:
        """Freely while no wall is near; else the engine says how."""
        way = math.hypot(self.vx, self.vy) * STEP
        if way >= self._room:
            self._room = self._walls.room(self.x, self.y)
        self._room -= way
        if self._room > 0.0:
            self.x += self.vx * STEP
            self.y += self.vy * STEP
            return
        moved = self._walls.move((self.x, self.y), (self.vx, self.vy), self.wz, STEP)
        (self.x, self.y), (self.vx, self.vy), self.wz = moved.at, moved.velocity, moved.spin
        for blow in moved.blows:
            self._graze(blow)
        self._lean()
        self._room = 0.0

    def _lean(self) -> None:
        """Held up by a wall, it may be still without lying on a face: it trembles on the spot."""
        x, y, since = self._still
        if self.flies or math.hypot(self.x - x, self.y - y) > TREMBLING:
            self._still = self.x, self.y, self.time
        elif self.time - since > LEANING:
            self.rests = True
            self.vx = self.vy = self.wx = self.wy = self.wz = 0.0

    def _graze(self, blow: tuple[float, float]) -> None:
        """The wall holds back what goes up or down on it: it takes spin, and the ball hops."""
        strength = math.hypot(*blow)
        nx, ny = blow[0] / strength, blow[1] / strength  # towards the wall
        slip = self.vz + RADIUS * (self.wx * ny - self.wy * nx)
        rub = math.copysign(min(GRIP * strength, UNSLIP * abs(slip)), slip)
        self.vz -= rub
        self.wx -= rub * ny * SOLID / RADIUS
        self.wy += rub * nx * SOLID / RADIUS
        if not self.flies:
            self.flies = self.vz > LEAST_HOP
            self.vz = self.vz if self.flies else 0.0
        self.slides = True
        if strength >= PRESSING:
            self.settles = False
            self._knock(strength, felt=False)

    def _knock(self, strength: float, *, felt: bool) -> None:
        self.knocks.append(Knock(self.time, strength / MM, (self.x / MM, self.y / MM), felt))


def _steepness(corner: tuple[float, float, float]) -> float:
    return abs(corner[0])
