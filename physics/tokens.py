"""The pieces of one shot while it lasts: where they are, how they move, and how they slide.

A piece that touches nothing slides by Coulomb friction, shared between sliding and spinning:
with n = sqrt(v^2 + (spin arm)^2), v slows by mu g v / n and the spin likewise. Without spin and
wind a glide is exact, however long: the parabola of the textbook.
"""

from __future__ import annotations

import math
from functools import lru_cache

from physics.model import DIE_REACH, DIE_ROUNDING, Flick, Piece, Point, Scene
from physics.result import FLICKED
from physics.topple import BARELY, LYING, Cylinder
from physics.tuning import (
    AT_REST,
    DIE,
    DISC_ARM,
    FRAME,
    GRAVITY,
    LONG_LEG,
    MM,
    SQUARE_ARM,
    STUFF,
    Stuff,
)

Motion = tuple[float, float, float, float, float, float, float, bool]


class Token:
    """A piece in motion or at rest. Only the arena knows about its body in the engine."""

    def __init__(self, name: str, stuff: Stuff, at: Point) -> None:
        self.id = name
        self.stuff = stuff
        self.x, self.y = at[0] * MM, at[1] * MM
        self.angle = self.vx = self.vy = self.spin = 0.0
        self.mass = stuff.mass
        self.slowing = stuff.friction * GRAVITY
        self.fixed = stuff.mass == 0.0
        self.moving = self.gone = False
        self.side = self.half = self.radius = self.reach = 0.0
        self.edge = 0.0  # of a square without its rounding, from the middle
        self.moment = self.arm = self.fade = 0.0
        self.cylinder: Cylinder | None = None  # while it can fall
        self.tilt = self.drive = 0.0  # a fall: how far, and the speed it was begun with
        self.lean: float | None = None  # the direction of its fall, radians
        self.wind = (0.0, 0.0)
        self.clear = 0.0  # until then it can touch nothing that is at rest
        self.synced = False  # the arena knows where it is
        self.foot = 0.0  # how far its foot is behind its middle, once it has fallen
        self.knocked: set[str] = set()  # whom it met in its fall

    def twin(self) -> Token:
        """Another one just like it: what stood in the scene is left as it was."""
        twin = Token.__new__(Token)
        twin.__dict__.update(self.__dict__)
        twin.knocked = set()
        return twin

    def motion(self) -> Motion:
        """Where it is and how it moves and falls, to come back to."""
        x, y, angle = self.x, self.y, self.angle
        return x, y, angle, self.vx, self.vy, self.spin, self.tilt, self.moving

    def resume(self, motion: Motion) -> None:
        """Just as it was."""
        (self.x, self.y, self.angle, self.vx, self.vy, self.spin, self.tilt, self.moving) = motion

    # ------------------------------------------------------------------ shapes

    def make_square(self, side: float) -> None:
        self.side = side
        self.edge = side * (0.5 - DIE_ROUNDING)
        self.reach = DIE_REACH * side
        self.moment = self.mass * side * side / 6
        self._set_arm(SQUARE_ARM * side)

    def make_disc(self, radius: float) -> None:
        self.radius = self.reach = radius
        self.moment = self.mass * radius * radius / 2
        self._set_arm(DISC_ARM * radius)

    def make_lying(self, radius: float, height: float) -> None:
        """A capsule along its own x axis."""
        self.radius = radius
        self.half = max(height / 2 - radius, 0.0)
        self.reach = self.half + radius
        length, width = 2 * self.reach, 2 * radius
        self.moment = self.mass * (length * length + width * width) / 12
        self._set_arm(SQUARE_ARM * math.sqrt(length * width))

    def _set_arm(self, arm: float) -> None:
        self.arm = arm
        self.fade = 0.0 if self.fixed else self.mass * arm * arm / self.moment

    # ------------------------------------------------------------------ motion

    @property
    def pace(self) -> float:
        """How fast its fastest point may move."""
        swing = 0.0 if self.cylinder else abs(self.spin) * self.reach
        return math.hypot(self.vx, self.vy) + swing

    def time_to_travel(self, constant: float) -> float:
        """When it is as far on its straight way as it would be by then without friction."""
        if self.spin or self.wind != (0.0, 0.0):
            return constant  # a little early, which is safe
        speed = math.hypot(self.vx, self.vy)
        left = speed * speed - 2 * self.slowing * speed * constant
        return (speed - math.sqrt(left)) / self.slowing if left > 0.0 else math.inf

    @property
    def range(self) -> float:
        """How far it could come before it stops, and reach from there."""
        speed = math.hypot(self.vx, self.vy)
        return speed * (speed + abs(self.spin) * self.arm) / (2 * self.slowing) + self.reach

    @property
    def longest_glide(self) -> float:
        """In one go and still accurate: to the end, when nothing bends its course or turns it."""
        if self.wind != (0.0, 0.0):
            return FRAME
        return LONG_LEG if self.spin else (math.hypot(self.vx, self.vy) / self.slowing)

    @property
    def falling(self) -> bool:
        return self.lean is not None and self.tilt < LYING and not self.gone

    def slow(self, dt: float) -> None:
        """Friction and wind for a while, without moving: the engine moves. The friction of the
        midpoint makes it right to the second order."""
        vx, vy, spin = self.vx, self.vy, self.spin
        loss = self.slowing * dt
        n = math.hypot(vx, vy, spin * self.arm)
        if n <= loss:
            self.vx = self.vy = self.spin = 0.0
            return
        ax, ay = self.wind
        share = loss / (2 * n)
        mx = vx - vx * share + ax * dt / 2
        my = vy - vy * share + ay * dt / 2
        ms = spin - spin * self.fade * share
        slip = math.hypot(mx, my, ms * self.arm)
        share = loss / slip if slip else 0.0
        self.vx = vx - mx * share + ax * dt
        self.vy = vy - my * share + ay * dt
        self.spin = spin - ms * self.fade * share

    def ahead(self, dt: float) -> tuple[float, float, float]:
        """Where it will be, and how it will be turned, after a part of a glide."""
        if self.spin or self.wind != (0.0, 0.0):
            now = self.motion()
            self.glide(dt)
            there = (self.x, self.y, self.angle)
            self.resume(now)
            return there
        speed = math.hypot(self.vx, self.vy)
        dt = min(dt, speed / self.slowing)
        way = dt - self.slowing * dt * dt / (2 * speed) if speed else 0.0
        return self.x + self.vx * way, self.y + self.vy * way, self.angle

    def glide(self, dt: float) -> None:
        """Slide freely for a while; it may come to rest in it."""
        vx, vy, spin = self.vx, self.vy, self.spin
        self.synced = False
        n = math.hypot(vx, vy, spin * self.arm)
        if n <= self.slowing * dt:
            dt = n / self.slowing
            self.vx = self.vy = self.spin = 0.0
        else:
            self.slow(dt)
        self.x += (vx + self.vx) * dt / 2
        self.y += (vy + self.vy) * dt / 2
        self.angle += (spin + self.spin) * dt / 2
        if math.hypot(self.vx, self.vy, self.spin * self.arm) < AT_REST:
            self.halt()

    def begin_fall(self, lean: float, speed: float) -> None:
        assert self.cylinder is not None
        self.lean = lean
        self.drive = max(speed, BARELY * self.cylinder.tipping_speed)

    @property
    def tilt_speed(self) -> float:
        """Of a fall, radians a second: what its beginning and gravity make of it."""
        assert self.cylinder is not None
        return self.cylinder.fall_speed(self.drive, self.tilt)

    def hold_up(self, loss: float) -> None:
        """Something in the way of a fall takes some of its speed; it is finished all the same."""
        assert self.cylinder is not None
        left = max(self.tilt_speed - loss, 0.0)
        begun = self.cylinder.begun_with(left, self.tilt)
        self.drive = max(begun, BARELY * self.cylinder.tipping_speed)

    def tip(self, dt: float) -> bool:
        """Fall on for a while; True when it is down."""
        while dt > 0.0 and self.tilt < LYING:
            self.tilt = min(self.tilt + self.tilt_speed * min(dt, FRAME), LYING)
            dt -= FRAME
        return self.tilt >= LYING

    def lie_down(self) -> None:
        """It has fallen over its rim: its middle is now beyond that. What turned about its own
        axis turns more slowly now that it is long."""
        assert self.cylinder is not None and self.lean is not None
        radius, height = self.cylinder.radius, self.cylinder.height
        self.cylinder = None
        self.angle = self.lean
        self.foot = radius + height / 2
        self.x += self.foot * math.cos(self.lean)
        self.y += self.foot * math.sin(self.lean)
        moment = self.moment
        self.make_lying(radius, height)
        self.spin *= moment / self.moment

    def halt(self) -> None:
        self.vx = self.vy = self.spin = 0.0
        self.moving = False


@lru_cache(maxsize=8)
def _die(side: float) -> Token:
    die = Token(FLICKED, DIE, (0.0, 0.0))
    die.make_square(side)
    return die


def die_token(scene: Scene, flick: Flick) -> Token:
    """The flicked die, on its way, one face square to it."""
    die = _die(scene.die * MM).twin()
    die.x, die.y = flick.start[0] * MM, flick.start[1] * MM
    die.angle = math.radians(flick.angle)
    die.vx = flick.speed * 1000 * math.cos(die.angle)
    die.vy = flick.speed * 1000 * math.sin(die.angle)
    die.spin = flick.spin
    die.wind = (scene.wind[0] * 1000, scene.wind[1] * 1000)
    die.moving = math.hypot(die.vx, die.vy, die.spin * die.arm) >= AT_REST
    return die


def piece_token(piece: Piece) -> Token:
    """A piece of the scene, at rest."""
    stuff = STUFF[piece.kind]
    token = Token(piece.id, stuff, piece.at)
    radius, height = piece.radius * MM, piece.height * MM
    token.angle = math.radians(piece.turned)
    if piece.kind == "die":
        token.make_square(height)
    elif piece.lying:
        token.make_lying(radius, height)
    else:
        token.make_disc(radius)
        if piece.kind != "barrel":
            token.cylinder = Cylinder(stuff.mass, radius, height, stuff.friction)
    return token
