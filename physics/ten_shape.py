"""The ten-sided die as a solid: ten kites, five around each of two tips.

Its own axes: the tips lie on z, the belly's ten corners zigzag around it. Lengths are centimetres.
"""

from __future__ import annotations

import math
from functools import lru_cache

from physics.turning import Quaternion, Vector, product, rotated, rotation

FACES = range(1, 11)
BELLY = 1.0  # from the axis to the corners of the belly
TIP = 1.05  # from the middle to a tip
# The corners of the belly lie so far above and below it that each kite is flat.
ZIGZAG = TIP * (1.0 - math.cos(math.pi / 5)) / (1.0 + math.cos(math.pi / 5))
# The numbers of the five kites around the upper tip, in order; opposite ones add up to eleven.
UPPER = (1, 7, 3, 9, 5)
FIFTH = 2.0 * math.pi / 5

Kite = tuple[Vector, Vector, Vector, Vector]


def _belly(number: int) -> Vector:
    """Even ones lie below, odd ones above."""
    angle = number * FIFTH / 2
    z = ZIGZAG if number % 2 else -ZIGZAG
    return BELLY * math.cos(angle), BELLY * math.sin(angle), z


def _upper_kite(number: int) -> Kite:
    """From the tip, around as it is seen from outside."""
    return (
        (0.0, 0.0, TIP),
        _belly(2 * number - 1),
        _belly(2 * number),
        _belly(2 * number + 1),
    )


def _opposite(kite: Kite) -> Kite:
    """Through the middle; turned about, so that its corners still go around from outside."""
    tip, one, low, other = (_negative(corner) for corner in kite)
    return tip, other, low, one


def _negative(vector: Vector) -> Vector:
    return -vector[0], -vector[1], -vector[2]


def _kites() -> dict[int, Kite]:
    upper = {face: _upper_kite(number) for number, face in enumerate(UPPER)}
    lower = {11 - face: _opposite(kite) for face, kite in upper.items()}
    return {face: (upper | lower)[face] for face in FACES}


KITES: dict[int, Kite] = _kites()  # the four corners of each face, its tip first
CORNERS: tuple[Vector, ...] = ((0.0, 0.0, TIP), (0.0, 0.0, -TIP), *map(_belly, range(10)))


def _normal(kite: Kite) -> Vector:
    tip, one, low, _ = kite
    ax, ay, az = (b - a for a, b in zip(tip, one, strict=True))
    bx, by, bz = (b - a for a, b in zip(tip, low, strict=True))
    x, y, z = ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx
    length = math.hypot(x, y, z)
    return x / length, y / length, z / length


FACE_WAYS: dict[int, Vector] = {face: _normal(kite) for face, kite in KITES.items()}
# From the middle to a face: how high the middle is when the die lies on one.
INNER = sum(a * b for a, b in zip(FACE_WAYS[1], KITES[1][0], strict=True))


def face_up(attitude: Quaternion) -> int:
    return max(FACES, key=lambda face: rotated(attitude, FACE_WAYS[face])[2])


def level(attitude: Quaternion) -> Quaternion:
    """As it is turned, but with the uppermost face quite flat."""
    x, y, z = rotated(attitude, FACE_WAYS[face_up(attitude)])
    lean = math.hypot(x, y)
    if lean == 0.0:
        return attitude
    return product(rotation((y / lean, -x / lean, 0.0), math.atan2(lean, z)), attitude)


@lru_cache(maxsize=100)
def relabelling(shown: int, wanted: int) -> Quaternion:
    """A turn of the solid onto itself that brings the face `wanted` to where `shown` is."""
    for flip in (0.0, math.pi):
        for fifth in range(5):
            across = rotation((math.cos(FIFTH / 4), math.sin(FIFTH / 4), 0.0), flip)
            turn = product(rotation((0.0, 0.0, 1.0), fifth * FIFTH), across)
            if math.dist(rotated(turn, FACE_WAYS[wanted]), FACE_WAYS[shown]) < 1e-9:
                return turn
    raise AssertionError("ten turns bring each face to each place")


def _moments() -> tuple[float, float]:
    """Of a solid of mass 1: about an axis across the tips, and about the tips' own."""
    volume = xx = zz = 0.0
    for tip, one, low, other in KITES.values():
        for a, b, c in ((tip, one, low), (tip, low, other)):
            part = _triple(a, b, c) / 6.0
            volume += part
            xx += part * _second(a[0], b[0], c[0])
            zz += part * _second(a[2], b[2], c[2])
    return (xx + zz) / volume, 2.0 * xx / volume


def _second(a: float, b: float, c: float) -> float:
    """The mean square of a coordinate over a pyramid from the middle to a triangle."""
    return (a * a + b * b + c * c + a * b + b * c + c * a) / 10.0


def _triple(a: Vector, b: Vector, c: Vector) -> float:
    return (
        a[0] * (b[1] * c[2] - b[2] * c[1])
        + a[1] * (b[2] * c[0] - b[0] * c[2])
        + a[2] * (b[0] * c[1] - b[1] * c[0])
    )


ACROSS, ALONG = _moments()
