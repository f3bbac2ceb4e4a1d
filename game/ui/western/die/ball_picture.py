"""The round die in any attitude: its pips are true circles on a ball."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.ui.kit.theme import Colour
from physics.ball import FACE_WAYS
from physics.turning import Quaternion, Vector, rotated

IVORY: Colour = (253, 246, 228)
RED: Colour = (158, 30, 22)
SUPER = 2  # drawn so much larger, then scaled down smoothly
PITCH = 0.42  # radians: how far from above the table is seen
SPREAD = 0.36  # from the middle of a face to the rows of its pips, in radii
PIP, SINGLE = 0.145, 0.22  # radians from the middle of a pip to its edge
POINTS = 16  # of a pip's outline
HIDDEN = 0.3  # more than the sine of any pip's size: so far behind the edge it is not seen

Ring = tuple[Vector, ...]

_UP, _DEEP = math.sin(PITCH), math.cos(PITCH)

# Where the pips of a face lie, from its middle, in rows and columns.
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def _rings() -> tuple[tuple[Vector, Ring], ...]:
    """The middle and the outline of each pip on a ball that is not turned."""
    found = []
    for face, way in FACE_WAYS.items():
        across, along = _sides(way)
        size = SINGLE if face == 1 else PIP
        for row, column in PIPS[face]:
            middle = _unit(
                tuple(
                    w + SPREAD * (row * a + column * b)
                    for w, a, b in zip(way, across, along, strict=True)
                )
            )
            found.append((middle, _circle(middle, size)))
    return tuple(found)


def _sides(way: Vector) -> tuple[Vector, Vector]:
    """Two directions at right angles to it and to each other."""
    x, y, z = way
    across = (y, z, x)
    return across, (y * x - z * z, z * y - x * x, x * z - y * y)


def _unit(vector: tuple[float, ...]) -> Vector:
    length = math.hypot(*vector)
    x, y, z = (part / length for part in vector)
    return x, y, z


def _circle(middle: Vector, size: float) -> Ring:
    """So many radians around a point of the ball."""
    x, y, z = middle
    aside = (0.0, -z, y) if abs(x) < 0.9 else (z, 0.0, -x)
    u = _unit(aside)
    v = (y * u[2] - z * u[1], z * u[0] - x * u[2], x * u[1] - y * u[0])
    points = []
    for number in range(POINTS):
        angle = 2.0 * math.pi * number / POINTS
        cos, sin = math.sin(size) * math.cos(angle), math.sin(size) * math.sin(angle)
        near = math.cos(size)
        points.append(
            (
                near * x + cos * u[0] + sin * v[0],
                near * y + cos * u[1] + sin * v[1],
                near * z + cos * u[2] + sin * v[2],
            )
        )
    return tuple(points)


_PIPS = _rings()


def paint_ball(attitude: Quaternion, shade: pygame.Surface) -> pygame.Surface:
    """The ball as large as its shade, which is laid over it."""
    side = shade.get_width()
    large = _blank(side * SUPER).copy()
    radius = side * SUPER / 2
    rows = _screen_rows(attitude, radius)
    for middle, ring in _PIPS:
        outline = _outline(rows, middle, ring, radius)
        if outline:
            pygame.draw.polygon(large, RED, outline)
    ball = pygame.transform.smoothscale(large, (side, side))
    ball.blit(shade, (0, 0))
    return ball


@lru_cache(maxsize=4)
def _blank(side: int) -> pygame.Surface:
    """A ball without pips, of so many pixels."""
    ball = pygame.Surface((side, side), pygame.SRCALPHA)
    ball.fill((*IVORY, 0))
    pygame.draw.aacircle(ball, IVORY, (side / 2, side / 2), (side - SUPER) / 2)
    return ball


Rows = tuple[Vector, Vector, Vector]


def _screen_rows(attitude: Quaternion, radius: float) -> Rows:
    """What a point of the ball has to be multiplied with: for how far right it is seen, how far
    up, and how near."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = (
        rotated(attitude, axis) for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    )
    up, deep = radius * _UP, radius * _DEEP
    return (
        (radius * ax, radius * bx, radius * cx),
        (deep * ay + up * az, deep * by + up * bz, deep * cy + up * cz),
        (_DEEP * az - _UP * ay, _DEEP * bz - _UP * by, _DEEP * cz - _UP * cy),
    )


def _outline(rows: Rows, middle: Vector, ring: Ring, radius: float) -> list[tuple[float, float]]:
    """A pip as it is seen; nothing if it is on the other side."""
    (ax, bx, cx), (ay, by, cy), (az, bz, cz) = rows
    near = az * middle[0] + bz * middle[1] + cz * middle[2]
    if near < -HIDDEN:
        return []
    seen = [
        (radius + ax * x + bx * y + cx * z, radius - ay * x - by * y - cy * z) for x, y, z in ring
    ]
    if near > HIDDEN:
        return seen
    depths = [az * x + bz * y + cz * z for x, y, z in ring]
    if max(depths) <= 0.0:
        return []
    return [
        point if depth >= 0.0 else _on_horizon(point, radius)
        for point, depth in zip(seen, depths, strict=True)
    ]


def _on_horizon(point: tuple[float, float], radius: float) -> tuple[float, float]:
    """What lies behind is drawn up to the edge of the ball."""
    x, y = point[0] - radius, point[1] - radius
    out = radius / (math.hypot(x, y) or 1.0)
    return radius + x * out, radius + y * out
