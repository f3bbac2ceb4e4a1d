"""What the textbook says of a shot, worked out apart from the simulation: millimetres, grams,
seconds and radians, as inside it."""

from __future__ import annotations

import math
from typing import NamedTuple

from physics.model import DIE_SIDE, Point
from physics.topple import Cylinder
from physics.tuning import DIE, GRAVITY, MM, SQUARE_ARM, STUFF

SIDE = DIE_SIDE * MM
SLOWING = DIE.friction * GRAVITY
ARM = SQUARE_ARM * SIDE
# Mass times arm squared over the moment of inertia of a square, mass times side squared over six.
SPIN_FADE = ARM**2 / (SIDE**2 / 6)

State = tuple[float, float, float, float, float, float]  # x, y, angle, vx, vy, spin


class Slide(NamedTuple):
    """Where a slide ends, from where it began."""

    x: float
    y: float
    angle: float
    time: float


def stopping_distance(speed: float) -> float:
    """In centimetres, for a speed in m/s without spin and wind."""
    return (speed * 1000) ** 2 / (2 * SLOWING) / MM


def slide(vx: float, vy: float, spin: float, wind: Point = (0.0, 0.0)) -> Slide:
    """The coupled law of sliding and spinning, by Runge and Kutta. A step is a hundredth of the
    time that is left at most, so that the end, where the law is singular, is no trouble."""
    state: State = (0.0, 0.0, 0.0, vx, vy, spin)
    time = 0.0
    while (n := _slip(state)) > 1e-3:
        dt = min(1e-3, 0.01 * n / SLOWING)
        one = _change(state, wind)
        two = _change(_moved(state, one, dt / 2), wind)
        three = _change(_moved(state, two, dt / 2), wind)
        four = _change(_moved(state, three, dt), wind)
        mean = _mean(one, two, three, four)
        state = _moved(state, mean, dt)
        time += dt
    return Slide(state[0], state[1], state[2], time)


def _slip(state: State) -> float:
    _, _, _, vx, vy, spin = state
    return math.hypot(vx, vy, spin * ARM)


def _change(state: State, wind: Point) -> State:
    _, _, _, vx, vy, spin = state
    share = SLOWING / _slip(state)
    ax, ay = wind[0] - share * vx, wind[1] - share * vy
    return vx, vy, spin, ax, ay, -share * SPIN_FADE * spin


def _moved(state: State, change: State, dt: float) -> State:
    x, y, angle, vx, vy, spin = (a + b * dt for a, b in zip(state, change, strict=True))
    return x, y, angle, vx, vy, spin


def _mean(one: State, two: State, three: State, four: State) -> State:
    x, y, angle, vx, vy, spin = (
        (a + 2 * b + 2 * c + d) / 6 for a, b, c, d in zip(one, two, three, four, strict=True)
    )
    return x, y, angle, vx, vy, spin


# ---------------------------------------------------------------------- toppling


def cylinder(kind: str) -> Cylinder:
    """A piece of that kind, as it stands on the real table."""
    stuff = STUFF[kind]
    radius, height = (10.0, 30.0) if kind == "rider" else (6.0, 35.0)
    return Cylinder(stuff.mass, radius, height, stuff.friction)


def impulse(kind: str, speed: float) -> float:
    """Of a die that strikes a piece of that kind head on, at a speed in mm/s."""
    stuff = STUFF[kind]
    bounce = DIE.bounce * stuff.bounce
    return (1 + bounce) * DIE.mass * stuff.mass / (DIE.mass + stuff.mass) * speed


def toppling_speed(kind: str) -> float:
    """The speed of impact in mm/s that just topples it, struck at half the height of a die."""
    return cylinder(kind).threshold(SIDE / 2) / impulse(kind, 1.0)


def fall_time(piece: Cylinder, begun: float) -> float:
    """From upright to lying, begun with that speed: theta'' = m g (hc sin - r cos) / Ip."""
    hc = piece.height / 2
    inertia = piece.mass * (piece.height**2 / 12 + piece.radius**2 / 4 + piece.radius**2 + hc**2)
    angle, speed, time, dt = 0.0, begun, 0.0, 1e-5
    while angle < math.pi / 2:
        pull = hc * math.sin(angle) - piece.radius * math.cos(angle)
        speed += piece.mass * GRAVITY * pull / inertia * dt
        angle += speed * dt
        time += dt
        assert time < 5.0, "it stays up"
    return time
