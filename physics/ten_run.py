"""A throw of the ten-sided die, step by step, until it lies on a face. Centimetres and seconds.

It flies and turns freely (its angular momentum is kept, so an unround spin wobbles), and where a
corner goes into the table the blow throws it back and rubs it. There are no walls, and nothing is
bent: where it comes to rest nobody knows beforehand.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from physics.die_roll import SAMPLE, DiePose, Knock
from physics.ten_shape import ACROSS, ALONG, CORNERS, FACE_WAYS, INNER, level
from physics.turning import Quaternion, Vector, between, product, rotated

GRAVITY = 150.0  # cm/s2 at the scale of this die: it is a big one, as seen from a little way off
BOUNCE = 0.55
GRIP = 0.3
NO_BOUNCE = 5.0  # cm/s: a slower blow does not throw it back
HEARD = 5.0  # cm/s: a softer blow makes no sound
STEP = SAMPLE / 4
ROUNDS = 4  # of settling the blows of one step among the corners
SUNK = 0.3  # of how deep a corner is in the table: lifted out in one step
STILL_SPEED, STILL_TURN = 1.2, 1.2  # cm/s, radians a second
FLAT = 0.05  # radians from lying on a face
STILL = 0.1  # seconds of that: then it lies
LYING = 3  # corners on the table
CALMED = 0.97  # of its turning, in a step on three corners: the table gives a little
LONGEST = 5.0  # seconds; no throw needs half of it
FLATTENED = 8  # samples over which the last lean is taken back

LESS_ACROSS, LESS_ALONG = 1.0 / ACROSS, 1.0 / ALONG - 1.0 / ACROSS


class TenThrow(NamedTuple):
    """How the die leaves the hand."""

    velocity: Vector
    height: float  # of its middle above that of one that lies
    turning: Vector  # radians a second
    attitude: Quaternion


class TenRun:
    """The state of a throw; it begins above the origin."""

    def __init__(self, throw: TenThrow) -> None:
        self.time = 0.0
        self.x, self.y, self.z = 0.0, 0.0, throw.height + INNER
        self.velocity = throw.velocity
        self.attitude = throw.attitude
        self.momentum = self._momentum(throw.turning)
        self.poses = [self._pose()]
        self.knocks: list[Knock] = []
        self._axis: Vector = (0.0, 0.0, 1.0)
        self._still_since = 0.0
        self._quiet_until = 0.0

    def to_the_end(self) -> None:
        while self.time - self._still_since < STILL and self.time < LONGEST:
            for _ in range(round(SAMPLE / STEP)):
                self.step()
            self.poses.append(self._pose())
        self._flatten()

    @property
    def lies(self) -> bool:
        """It found its rest in time, nearly flat already."""
        return self.time < LONGEST

    @property
    def ends(self) -> float:
        """When it lies, quite flat."""
        return (len(self.poses) - 1) * SAMPLE

    @property
    def settling(self) -> float:
        return self._still_since

    def _pose(self) -> DiePose:
        return DiePose(self.x, self.y, self.z - INNER, self.attitude)

    def _flatten(self) -> None:
        """It lies on a face as well as the steps can tell: the rest of the lean is taken back."""
        end = level(self.attitude)
        begun = self.poses[-1]
        for number in range(1, FLATTENED + 1):
            share = number / FLATTENED
            attitude = between(begun.attitude, end, share)
            self.poses.append(DiePose(begun.x, begun.y, begun.height * (1.0 - share), attitude))

    # ------------------------------------------------------------------ one step

    def step(self) -> None:
        self.time += STEP
        vx, vy, vz = self.velocity
        self.velocity = vx, vy, vz - GRAVITY * STEP
        self._axis = rotated(self.attitude, (0.0, 0.0, 1.0))
        touching = self._touching()
        if touching:
            self._strike(touching)
        self._move()
        self._notice()

    def _touching(self) -> list[Vector]:
        """The corners that are in the table, from the middle."""
        w, x, y, z = self.attitude
        up = (2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y))
        a, b, c = up
        low = -self.z
        return [
            rotated(self.attitude, corner)
            for corner in CORNERS
            if a * corner[0] + b * corner[1] + c * corner[2] < low
        ]

    def _strike(self, touching: list[Vector]) -> None:
        hardest = 0.0
        bounces = {
            number: -speed * BOUNCE if speed < -NO_BOUNCE else 0.0
            for number, speed in enumerate(self._speed(arm)[2] for arm in touching)
        }
        for _ in range(ROUNDS):
            for number, arm in enumerate(touching):
                hardest = max(hardest, self._blow(arm, bounces[number]))
        self.z += SUNK * max(-self.z - min(arm[2] for arm in touching), 0.0)
        if len(touching) >= LYING:
            self.momentum = _times(CALMED, self.momentum)
        if hardest > HEARD and self.time >= self._quiet_until:
            self._quiet_until = self.time + SAMPLE * 3
            self.knocks.append(Knock(self.time, hardest, (self.x, self.y), felt=True))

    def _blow(self, arm: Vector, bounce: float) -> float:
        """The table throws a corner back, and holds it; gives how hard."""
        speed = self._speed(arm)
        wanted = bounce - speed[2]
        if wanted <= 0.0:
            return 0.0
        up = wanted / self._ease(arm, (0.0, 0.0, 1.0))
        self._push(arm, (0.0, 0.0, up))
        sx, sy, _ = self._speed(arm)
        slip = math.hypot(sx, sy)
        if slip > 1e-9:
            way = (-sx / slip, -sy / slip, 0.0)
            rub = min(slip / self._ease(arm, way), GRIP * up)
            self._push(arm, (way[0] * rub, way[1] * rub, 0.0))
        return up

    def _speed(self, arm: Vector) -> Vector:
        turning = self._turning(self.momentum)
        swept = _cross(turning, arm)
        return _sum(self.velocity, swept)

    def _ease(self, arm: Vector, way: Vector) -> float:
        """How much faster a corner gets, per push, in the direction of the push."""
        swept = _cross(self._turning(_cross(arm, way)), arm)
        return 1.0 + swept[0] * way[0] + swept[1] * way[1] + swept[2] * way[2]

    def _push(self, arm: Vector, push: Vector) -> None:
        self.velocity = _sum(self.velocity, push)
        self.momentum = _sum(self.momentum, _cross(arm, push))

    def _turning(self, momentum: Vector) -> Vector:
        """How fast something with that angular momentum turns, as the die lies now."""
        ax, ay, az = self._axis
        x, y, z = momentum
        along = LESS_ALONG * (ax * x + ay * y + az * z)
        less = LESS_ACROSS
        return less * x + along * ax, less * y + along * ay, less * z + along * az

    def _momentum(self, turning: Vector) -> Vector:
        ax, ay, az = rotated(self.attitude, (0.0, 0.0, 1.0))
        x, y, z = turning
        along = (ALONG - ACROSS) * (ax * x + ay * y + az * z)
        return ACROSS * x + along * ax, ACROSS * y + along * ay, ACROSS * z + along * az

    def _move(self) -> None:
        vx, vy, vz = self.velocity
        self.x += vx * STEP
        self.y += vy * STEP
        self.z += vz * STEP
        wx, wy, wz = self._turning(self.momentum)
        fast = math.sqrt(wx * wx + wy * wy + wz * wz)
        if fast == 0.0:
            return
        half = fast * STEP / 2
        share = math.sin(half) / fast
        w, x, y, z = product((math.cos(half), wx * share, wy * share, wz * share), self.attitude)
        length = math.sqrt(w * w + x * x + y * y + z * z)  # rounding adds up
        self.attitude = (w / length, x / length, y / length, z / length)

    def _notice(self) -> None:
        """Since when it has hardly moved."""
        slow = math.hypot(*self.velocity) < STILL_SPEED
        calm = math.hypot(*self._turning(self.momentum)) < STILL_TURN
        if not (slow and calm and self._leans() < FLAT):
            self._still_since = self.time

    def _leans(self) -> float:
        """How far it is from lying on a face, in radians, about."""
        highest = max(rotated(self.attitude, way)[2] for way in FACE_WAYS.values())
        return math.sqrt(max(2.0 - 2.0 * highest, 0.0))


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _sum(a: Vector, b: Vector) -> Vector:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def _times(share: float, vector: Vector) -> Vector:
    return share * vector[0], share * vector[1], share * vector[2]
