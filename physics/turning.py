"""Rotations in space, as quaternions: w, x, y, z, from a body's own axes to the table's, z up."""

from __future__ import annotations

import math

Quaternion = tuple[float, float, float, float]
Vector = tuple[float, float, float]

UPRIGHT: Quaternion = (1.0, 0.0, 0.0, 0.0)


def rotation(axis: Vector, angle: float) -> Quaternion:
    """About a unit vector, by so many radians."""
    sin = math.sin(angle / 2)
    return math.cos(angle / 2), axis[0] * sin, axis[1] * sin, axis[2] * sin


def product(second: Quaternion, first: Quaternion) -> Quaternion:
    """One rotation after the other."""
    a, b, c, d = second
    w, x, y, z = first
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )


def inverse(attitude: Quaternion) -> Quaternion:
    w, x, y, z = attitude
    return w, -x, -y, -z


def rotated(attitude: Quaternion, vector: Vector) -> Vector:
    """Where a vector of the body points on the table."""
    w, x, y, z = attitude
    a, b, c = vector
    # v + 2w(q x v) + 2 q x (q x v)
    i, j, k = y * c - z * b, z * a - x * c, x * b - y * a
    return (
        a + 2.0 * (w * i + y * k - z * j),
        b + 2.0 * (w * j + z * i - x * k),
        c + 2.0 * (w * k + x * j - y * i),
    )


def between(one: Quaternion, other: Quaternion, share: float) -> Quaternion:
    """Along the shorter way; they are taken to be so close that a straight one will do."""
    sign = 1.0 if sum(a * b for a, b in zip(one, other, strict=True)) >= 0.0 else -1.0
    w, x, y, z = (a + (sign * b - a) * share for a, b in zip(one, other, strict=True))
    length = (w * w + x * x + y * y + z * z) ** 0.5
    return w / length, x / length, y / length, z / length


def face_up(attitude: Quaternion) -> int:
    """The face on top of a die: 1 and 6, 2 and 5, 3 and 4 are opposite, and 1, 2 and 3 look towards
    z, x and y when it is not turned."""
    w, x, y, z = attitude
    up = {
        1: 1 - 2 * (x * x + y * y),
        2: 2 * (x * z - w * y),
        3: 2 * (y * z + w * x),
    }
    face = max(up, key=lambda side: abs(up[side]))
    return face if up[face] > 0 else 7 - face


def top_turn(face: int) -> Quaternion:
    """A turn that brings this face of a die to the top."""
    return {
        1: UPRIGHT,
        2: rotation((0.0, 1.0, 0.0), -math.pi / 2),
        3: rotation((1.0, 0.0, 0.0), math.pi / 2),
        4: rotation((1.0, 0.0, 0.0), -math.pi / 2),
        5: rotation((0.0, 1.0, 0.0), math.pi / 2),
        6: rotation((1.0, 0.0, 0.0), math.pi),
    }[face]
