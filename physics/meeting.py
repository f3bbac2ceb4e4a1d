"""When two pieces will meet, if they go on as they do now.

Two discs, and a die and a disc, are followed exactly, to a few thousandths of a millimetre: so a
graze is a graze, and a blow falls on the very spot. Whatever else comes near (lying pieces, two
dice) is left to the engine, step by step, from when the circles around them touch.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from physics.model import DIE_ROUNDING
from physics.tokens import Token
from physics.tuning import CLOSE, LONG_LEG, LOOK_AHEAD, NOW, SKIN

_MOST_ROUNDS = 200  # more than any search for a meeting has needed


def exact(one: Token, other: Token) -> bool:
    """Whether this pair is followed exactly."""
    return not (one.half or other.half or (one.side and other.side))


def meeting_time(one: Token, other: Token, longest: float) -> float:
    """When they meet, or must be looked at by the engine; `longest` if that is later. Slowing
    down is not reckoned with, so they may be a little later."""
    dx, dy = other.x - one.x, other.y - one.y
    vx, vy = one.vx - other.vx, one.vy - other.vy
    reach = one.reach + other.reach
    if one.half or other.half or (one.side and other.side):
        return circles_meet(dx, dy, vx, vy, reach + CLOSE, longest)
    if not one.side and not other.side:
        if dx * vx + dy * vy <= 0.0:
            return longest
        return circles_meet(dx, dy, vx, vy, reach + SKIN / 2, longest)
    near = circles_meet(dx, dy, vx, vy, reach, longest)
    if near >= longest:
        return longest
    square, disc = (one, other) if one.side else (other, one)
    if square.spin and near > NOW:
        return near  # how it will be turned by then is not known so far ahead
    return _square_meets(square, disc, near, longest)


def circles_meet(dx: float, dy: float, vx: float, vy: float, span: float, longest: float) -> float:
    """When something at (dx, dy) comes within the span, approached with (vx, vy); `longest` if
    that is later."""
    gap = dx * dx + dy * dy - span * span
    if gap <= 0.0:
        return 0.0
    closing = dx * vx + dy * vy
    if closing <= 0.0:
        return longest
    square = vx * vx + vy * vy
    root = closing * closing - square * gap
    if root < 0.0:
        return longest
    return min((closing - math.sqrt(root)) / square, longest)


class Approach(NamedTuple):
    """Two pieces, where they are nearest: how far apart, how fast they come nearer, and which
    way it is from the one to the other."""

    gap: float
    speed: float
    way: tuple[float, float]


def approach(one: Token, other: Token) -> Approach:
    """Of an exactly followed pair."""
    if one.side or other.side:
        square, disc = (one, other) if one.side else (other, one)
        gap, growing, nx, ny = _square_gap(square, disc, 0.0)
        return Approach(gap, -growing, (nx, ny) if square is one else (-nx, -ny))
    dx, dy = other.x - one.x, other.y - one.y
    apart = math.hypot(dx, dy)
    closing = (dx * (one.vx - other.vx) + dy * (one.vy - other.vy)) / apart
    return Approach(apart - one.reach - other.reach, closing, (dx / apart, dy / apart))


def _square_gap(square: Token, disc: Token, time: float) -> tuple[float, float, float, float]:
    """How far apart a die and a disc will be, how fast that will grow where they are nearest, and
    which way it is from there to the disc."""
    angle = square.angle + square.spin * time
    cos, sin = math.cos(angle), math.sin(angle)
    vx, vy = disc.vx - square.vx, disc.vy - square.vy
    dx, dy = disc.x - square.x + vx * time, disc.y - square.y + vy * time
    along, across = dx * cos + dy * sin, dy * cos - dx * sin
    edge = square.edge
    px, py = max(-edge, min(edge, along)), max(-edge, min(edge, across))
    nx, ny = along - px, across - py
    length = math.hypot(nx, ny)
    if length == 0.0:  # deep inside: the engine will push it out
        return -disc.radius, -1.0, cos, sin
    nx, ny = nx / length, ny / length
    # The die's nearest point moves with its spin; the rounding lies along the normal.
    turning = square.spin * (px * ny - py * nx)
    growing = (vx * cos + vy * sin) * nx + (vy * cos - vx * sin) * ny - turning
    gap = length - square.side * DIE_ROUNDING - disc.radius
    return gap, growing, nx * cos - ny * sin, nx * sin + ny * cos


def _square_meets(square: Token, disc: Token, begin: float, longest: float) -> float:
    """From `begin` on, go as far ahead as cannot miss anything, until they touch or have parted.

    Without spin the gap is convex in time, and Newton's steps never overshoot."""
    speed = math.hypot(disc.vx - square.vx, disc.vy - square.vy)
    swing = abs(square.spin) * square.edge  # so fast at most does turning close a gap
    if speed + swing == 0.0 or _parting(square, disc, begin) > swing:
        return longest
    least = LOOK_AHEAD / (speed + swing)
    time = begin
    for _ in range(_MOST_ROUNDS):
        gap, growing, _, _ = _square_gap(square, disc, time)
        if gap <= SKIN:
            if growing < 0.0:
                return time
            if not swing:
                return longest
            ahead = least
        elif swing:
            ahead = (gap - SKIN / 2) / (speed + swing)
        elif growing < 0.0:
            ahead = (gap - SKIN / 2) / -growing
        else:
            return longest
        time += max(ahead, least) if swing else ahead
        if time >= longest or (swing and _parting(square, disc, time) > swing):
            return longest
    return time


def _parting(square: Token, disc: Token, time: float) -> float:
    """How fast their middles will move apart; from then on they will do so no slower."""
    vx, vy = disc.vx - square.vx, disc.vy - square.vy
    dx, dy = disc.x - square.x + vx * time, disc.y - square.y + vy * time
    return (dx * vx + dy * vy) / math.hypot(dx, dy)


def first_meeting(moving: list[Token], longest: float) -> float:
    """When two of the moving pieces meet."""
    first = longest
    for n, token in enumerate(moving):
        for other in moving[:n]:
            first = meeting_time(token, other, first)
    return first


def may_stray_together(moving: list[Token]) -> bool:
    """Whether two of them could meet in a long leg, however their slowing down bends the way
    that one sees the other go."""
    for n, token in enumerate(moving):
        for other in moving[:n]:
            vx, vy = token.vx - other.vx, token.vy - other.vy
            dx, dy = other.x - token.x, other.y - token.y
            bend = (token.slowing + other.slowing) * LONG_LEG
            apart = math.hypot(dx, dy)
            if -(dx * vx + dy * vy) > apart * bend:
                continue  # they part so fast that they will still do so at the end
            span = token.reach + other.reach + bend * LONG_LEG / 2
            if circles_meet(dx, dy, vx, vy, span, LONG_LEG) < LONG_LEG:
                return True
    return False


def fall_range(token: Token) -> float:
    """How far from where it is a moving or falling piece can reach."""
    if token.cylinder is None or token.lean is None:
        return token.range
    return token.range + token.cylinder.radius + token.cylinder.height


def outruns(token: Token, die: Token) -> bool:
    """Whether a piece that the die has sent ahead stays ahead of it, even if it falls back: they
    part faster than a corner can swing round, and the gap between them widens and then narrows,
    so it is enough to look at its end."""
    dx, dy = token.x - die.x, token.y - die.y
    apart = math.hypot(dx, dy)
    ahead = (token.vx * dx + token.vy * dy) / apart
    behind = (die.vx * dx + die.vy * dy) / apart
    swing = abs(die.spin) * die.reach + (0.0 if token.cylinder else abs(token.spin) * token.reach)
    if ahead < max(behind + swing, 0.0):
        return False
    end = ahead * token.pace / (2 * token.slowing) - behind * die.pace / (2 * die.slowing)
    return end > fall_range(token) - token.range


def falls_onto(falling: Token, far: float, other: Token) -> bool:
    """Whether the falling piece's upper edge, as wide as the piece, has come to a standing one."""
    assert falling.lean is not None
    dx, dy = other.x - falling.x, other.y - falling.y
    span = far + other.radius
    if other.cylinder is None or dx * dx + dy * dy > span * span + falling.radius**2:
        return False
    cos, sin = math.cos(falling.lean), math.sin(falling.lean)
    along = dx * cos + dy * sin
    aside = max(abs(dy * cos - dx * sin) - falling.radius, 0.0)
    if along <= 0.0 or aside >= other.radius:
        return False
    return far >= along - math.sqrt(other.radius**2 - aside * aside)
