"""The ten-sided die in any attitude: kites shaded by the light, numbers cut into them."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.kit.theme import Colour
from physics.ten_shape import FACE_WAYS, FACES, KITES, TIP
from physics.turning import Quaternion, Vector, rotated

RED: Colour = (196, 44, 34)
GLOW: Colour = (255, 150, 120)  # where the light falls
INK: Colour = (44, 12, 10)
CREAM: Colour = (255, 244, 222)
MASK: Colour = (255, 255, 255)  # of a digit whose outline is taken
SUPER = 2  # drawn so much larger, then scaled down smoothly
PITCH = 0.5  # radians: how far from above the table is seen
LIGHT: Vector = (-0.48, 0.40, 0.78)  # where it comes from
BEVEL = 0.9  # of a kite: what lies inside its rounded edges
NUMBER_AT = 0.6  # from the tip of a kite to its low corner: the middle of its number
NUMBER_HIGH = 0.46  # cm
REACH = 1.16  # of the tips: what the picture shows around the middle
GLYPH = 96  # pixels of the type from which the outlines of the digits are taken
COARSE = 3  # pixels of it from one point of an outline to the next

_UP, _DEEP = math.sin(PITCH), math.cos(PITCH)

Outline = tuple[tuple[float, float], ...]


class Glyph(NamedTuple):
    """A number as outlines, its middle at the origin, one high, y up; `holes` are left out."""

    shapes: tuple[Outline, ...]
    holes: tuple[Outline, ...]


def glyph(font: pygame.font.Font, number: int) -> Glyph:
    """6 and 9 are told apart by a bar below."""
    text = font.render(str(number), True, MASK)
    ink = text.get_bounding_rect()
    wide, high = ink.width, ink.height
    bar = high // 4 if number in (6, 9) else 0
    drawn = pygame.Surface((wide + 4, high + bar + 4), pygame.SRCALPHA)
    drawn.blit(text, (2, 2), ink)
    if bar:
        pygame.draw.rect(drawn, MASK, (2, 2 + high + bar // 2, wide, bar - bar // 2))
    mask = pygame.mask.from_surface(drawn)
    middle = (2 + wide / 2, 2 + high / 2)
    shapes = tuple(_outline(part, middle, high) for part in mask.connected_components(20))
    mask.invert()
    holes = [part for part in mask.connected_components(20) if not part.get_at((0, 0))]
    return Glyph(shapes, tuple(_outline(part, middle, high) for part in holes))


def _outline(mask: pygame.mask.Mask, middle: tuple[float, float], high: int) -> Outline:
    points = mask.outline(COARSE)
    return tuple(((x + 0.5 - middle[0]) / high, (middle[1] - y - 0.5) / high) for x, y in points)


class Solid:
    """Paints the die; the numbers are taken from the type once."""

    def __init__(self, font: pygame.font.Font) -> None:
        self._numbers = {face: _laid(face, glyph(font, face)) for face in FACES}

    def paint(self, attitude: Quaternion, side: int) -> pygame.Surface:
        """A square picture with so many pixels to a side, the die in its middle."""
        large = pygame.Surface((side * SUPER, side * SUPER), pygame.SRCALPHA)
        large.fill((*INK, 0))
        look = Look(attitude, side * SUPER)
        seen = [face for face in FACES if look.faces_us(FACE_WAYS[face])]
        for face in seen:
            pygame.draw.polygon(large, INK, look.points(KITES[face]))
        for face in seen:
            self._paint_face(large, look, face)
        self._paint_edges(large, look, seen)
        return pygame.transform.smoothscale(large, (side, side))

    def _paint_face(self, large: pygame.Surface, look: Look, face: int) -> None:
        way = rotated(look.attitude, FACE_WAYS[face])
        colour = shaded(way)
        pygame.draw.polygon(large, colour, look.points(KITES[face]))
        pygame.draw.polygon(large, _mixed(colour, GLOW, 0.08), look.points(_shrunk(face)))
        number = self._numbers[face]
        for shape in number.shapes:
            pygame.draw.polygon(large, CREAM, look.points(shape))
        for hole in number.holes:
            pygame.draw.polygon(large, _mixed(colour, GLOW, 0.08), look.points(hole))

    def _paint_edges(self, large: pygame.Surface, look: Look, seen: list[int]) -> None:
        """Worn edges catch the light, the outline is inked."""
        thick = max(large.get_width() // 90, 1)
        hull = outline([point for face in seen for point in look.points(KITES[face])])
        for face in seen:
            bright = shaded(rotated(look.attitude, FACE_WAYS[face]))
            edge = _mixed(bright, GLOW, 0.35)
            pygame.draw.polygon(large, edge, look.points(KITES[face]), thick)
        pygame.draw.polygon(large, INK, hull, thick * 3)


class Look:
    """From a point of the die to a point of its picture."""

    def __init__(self, attitude: Quaternion, side: int) -> None:
        self.attitude = attitude
        self._half = side / 2
        self._scale = side / (2.0 * TIP * REACH)
        self._axes = tuple(
            rotated(attitude, axis) for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
        )

    def faces_us(self, way: Vector) -> bool:
        _, y, z = rotated(self.attitude, way)
        return _DEEP * z - _UP * y > 0.01

    def points(self, corners: tuple[Vector, ...]) -> list[tuple[float, float]]:
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = self._axes
        scale, half = self._scale, self._half
        up_a, up_b, up_c = _DEEP * ay + _UP * az, _DEEP * by + _UP * bz, _DEEP * cy + _UP * cz
        return [
            (
                half + scale * (ax * x + bx * y + cx * z),
                half - scale * (up_a * x + up_b * y + up_c * z),
            )
            for x, y, z in corners
        ]


class Laid(NamedTuple):
    """A number on its kite, in the die's own axes."""

    shapes: tuple[tuple[Vector, ...], ...]
    holes: tuple[tuple[Vector, ...], ...]


def _laid(face: int, number: Glyph) -> Laid:
    tip, _, low, _ = KITES[face]
    way = FACE_WAYS[face]
    up = _unit((tip[0] - low[0], tip[1] - low[1], tip[2] - low[2]))
    right = _cross(up, way)
    middle = tuple(a + (b - a) * NUMBER_AT for a, b in zip(tip, low, strict=True))

    def on_kite(outline: Outline) -> tuple[Vector, ...]:
        return tuple(
            (
                middle[0] + NUMBER_HIGH * (x * right[0] + y * up[0]),
                middle[1] + NUMBER_HIGH * (x * right[1] + y * up[1]),
                middle[2] + NUMBER_HIGH * (x * right[2] + y * up[2]),
            )
            for x, y in outline
        )

    return Laid(tuple(map(on_kite, number.shapes)), tuple(map(on_kite, number.holes)))


@lru_cache(maxsize=10)
def _shrunk(face: int) -> tuple[Vector, ...]:
    """The kite without its rounded edges."""
    kite = KITES[face]
    x, y, z = (sum(parts) / 4 for parts in zip(*kite, strict=True))
    return tuple(
        (x + BEVEL * (a - x), y + BEVEL * (b - y), z + BEVEL * (c - z)) for a, b, c in kite
    )


def shaded(way: Vector) -> Colour:
    """A kite that looks that way: dark on its far side, glowing towards the light."""
    light = sum(a * b for a, b in zip(way, LIGHT, strict=True))
    if light > 0.0:
        return _mixed(_mixed(RED, INK, 0.5), _mixed(RED, GLOW, 0.4), light)
    return _mixed(_mixed(RED, INK, 0.5), _mixed(RED, INK, 0.76), -light)


def _mixed(one: Colour, other: Colour, share: float) -> Colour:
    r, g, b = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return r, g, b


def outline(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points around all of them, in order."""
    ordered = sorted(set(points))
    lower, upper = _chain(ordered), _chain(ordered[::-1])
    return lower[:-1] + upper[:-1]


def _chain(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    chain: list[tuple[float, float]] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0.0:
            chain.pop()
        chain.append(point)
    return chain


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _unit(vector: Vector) -> Vector:
    length = math.hypot(*vector)
    return vector[0] / length, vector[1] / length, vector[2] / length


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
