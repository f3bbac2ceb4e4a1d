"""Toppling: what makes a standing piece fall, which way, and how the fall goes.

A piece is a cylinder that tips over its rim. The threshold was fitted to a simulation in three
dimensions: a short impulse J at the height z turns the piece by w = J (hc - z) / inertia, and it
falls when that is some 1.6 times what tips it. Below the middle the feet are kicked away, and the
piece falls towards the blow; a blow that is barely enough pushes it over.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from physics.tuning import GRAVITY

SAFETY = 1.6  # a blow must be that much harder than one that only just tips
LEAST_LEVER = 0.15  # of the piece's half height: even a blow at the middle turns it somewhat
SOFT = 1.5  # up to this many times the threshold, a low blow pushes over instead of kicking (A)
BARELY = 1.1  # no fall begins slower than this share of the tipping speed: it would take for ever
# Share of its tipping speed that a piece must get from a falling neighbour: less than all of it, as
# the neighbour goes on leaning on it, which a single blow leaves out (A).
DOMINO = 0.85
LYING = math.pi / 2


class Cylinder:
    """A standing piece: its measures, and what they come to."""

    __slots__ = (
        "friction",
        "height",
        "inertia",
        "mass",
        "middle",
        "radius",
        "rim_inertia",
        "tipping_speed",
    )

    def __init__(self, mass: float, radius: float, height: float, friction: float) -> None:
        self.mass = mass
        self.radius = radius
        self.height = height
        self.friction = friction
        self.middle = height / 2
        # About a horizontal axis through the middle, and about the rim it tips over.
        self.inertia = mass * (height**2 / 12 + radius**2 / 4)
        self.rim_inertia = self.inertia + mass * (radius**2 + self.middle**2)
        # Radians a second that carry it over its rim.
        lift = math.hypot(radius, self.middle) - self.middle
        self.tipping_speed = math.sqrt(2 * mass * GRAVITY * lift / self.rim_inertia)

    def turn(self, z: float) -> float:
        """Radians a second for each unit of impulse at the height z."""
        below = z < self.middle
        drag = self.friction * self.mass * self.radius * self.middle
        resistance = self.inertia + self.mass * self.radius**2 + (drag if below else -drag)
        return abs(self.middle - z) / resistance

    def lever(self, z: float) -> float:
        """The same, with the least any blow does."""
        return max(self.turn(z), LEAST_LEVER * self.middle / self.rim_inertia)

    def threshold(self, z: float) -> float:
        """The impulse at the height z that just topples it."""
        return SAFETY * self.tipping_speed / self.lever(z)

    def fall_speed(self, begun: float, tilt: float) -> float:
        """How fast it turns at this tilt when the fall began with that speed."""
        return math.sqrt(max(begun * begun - self._climb(tilt), 0.0))

    def begun_with(self, speed: float, tilt: float) -> float:
        """The other way round: the beginning that leads to this speed at this tilt."""
        return math.sqrt(max(speed * speed + self._climb(tilt), 0.0))

    def _climb(self, tilt: float) -> float:
        """What the tilt has cost of the speed's square, by raising or lowering the middle."""
        lift = self.middle * (math.cos(tilt) - 1.0) + self.radius * math.sin(tilt)
        return 2 * self.mass * GRAVITY * lift / self.rim_inertia


class Blow(NamedTuple):
    """What an impulse does to a standing piece that it topples."""

    towards: bool  # the piece falls along the impulse, else against it
    speed: float  # of the fall at its beginning, radians a second


def blow(piece: Cylinder, impulse: float, z: float) -> Blow | None:
    """The fall that an impulse at the height z begins; None when the piece stays up."""
    threshold = piece.threshold(z)
    if impulse <= threshold:
        return None
    towards = z >= piece.middle or impulse < SOFT * threshold
    return Blow(towards, impulse * piece.lever(z) / SAFETY)


class Knock(NamedTuple):
    """A falling piece meets a standing one."""

    impulse: float
    lost: float  # what the falling piece's turning loses
    fall: Blow | None  # what it does to the standing one, if that falls


def knock(falling: Cylinder, tilt: float, speed: float, other: Cylinder, bounce: float) -> Knock:
    """The falling one turns about its rim, and its upper edge strikes the other's side: high up
    that pushes it over, near the ground it is a kick like any other."""
    z = min(falling.height * math.cos(tilt), other.height)
    give = 1 / other.mass + (z - other.middle) ** 2 / other.inertia
    impulse = (1 + bounce) * speed * z / (z * z / falling.rim_inertia + give)
    lost = impulse * z / falling.rim_inertia
    if z >= other.middle:
        given = impulse * z / other.rim_inertia
        return Knock(
            impulse, lost, Blow(True, given) if given > DOMINO * other.tipping_speed else None
        )
    return Knock(impulse, lost, blow(other, impulse, z))
