"""The flicked die as a real cube: any attitude, seen as the table is seen.

The ground keeps its true scale and heights lean up the screen, as in the pictures of the pieces.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from itertools import product

import msgspec
import pygame

from game.paths import data_dir
from game.ui.kit.theme import INK, SHADOW, Colour
from physics.model import DIE_ROUNDING
from physics.turning import Quaternion, Vector, rotated

LEAN = 0.62  # of a height, up the screen
LIGHT = (-0.46, 0.42, 0.78)
IVORY = (244, 234, 208)
PRINT = 0.41  # of a side: half the width of the square that a letter is drawn in
SUPER = 3  # drawn so much larger, then scaled down smoothly
KEPT = 48  # pictures: a few still dice, and what a look back in slow motion shows again
TURN_STEPS = 48  # attitudes are rounded to so many steps of each part, for keeping pictures

INK_LINE = 1.7  # pixels
EDGE = (214, 201, 172)  # the rounded edges, between the faces

Spot = tuple[float, float]

_SIGNS = tuple(product((-1, 1), repeat=3))

# The faces as the die lies with the first one up: 1 and 6, 2 and 5, 3 and 4 are opposite.
FACES = {1: "A", 2: "K", 3: "Q", 4: "J", 5: "10", 6: "9"}
# For each face: the way it looks, and the directions of its letter, to the right and down.
SIDES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, -1, 0)),
    6: ((0, 0, -1), (1, 0, 0), (0, 1, 0)),
    2: ((1, 0, 0), (0, 1, 0), (0, 0, -1)),
    5: ((-1, 0, 0), (0, -1, 0), (0, 0, -1)),
    3: ((0, 1, 0), (-1, 0, 0), (0, 0, -1)),
    4: ((0, -1, 0), (1, 0, 0), (0, 0, -1)),
}


Ring = list[tuple[float, float]]


class Shape(msgspec.Struct, frozen=True):
    """A painted area, in a square from -1 to 1, y down."""

    outer: Ring
    holes: list[Ring]


class Glyph(msgspec.Struct, frozen=True):
    """What is printed on a face."""

    colour: str
    polygons: list[Shape]


def draw_cube(attitude: Quaternion, side: int) -> pygame.Surface:
    """The die with so many pixels to its side. The middle of the picture is the middle of the
    die's ground plan, as if it lay flat on the table."""
    turns = tuple(round(part * TURN_STEPS) for part in attitude)
    return _drawn(turns, side)


@lru_cache(maxsize=KEPT)
def _drawn(turns: tuple[int, ...], side: int) -> pygame.Surface:
    length = math.sqrt(sum(turn * turn for turn in turns)) or 1.0
    w, x, y, z = (turn / length for turn in turns)
    canvas = round(side * 2.6) // 2 * 2 + 1
    large = pygame.Surface((canvas * SUPER, canvas * SUPER), pygame.SRCALPHA)
    _Painter(large, side * SUPER, (w, x, y, z)).paint()
    return pygame.transform.smoothscale(large, (canvas, canvas)).convert_alpha()


class _Painter:
    def __init__(self, surface: pygame.Surface, side: float, attitude: Quaternion) -> None:
        self._surface = surface
        self._side = side
        self._attitude = attitude
        self._middle = surface.get_width() / 2

    def paint(self) -> None:
        visible = sorted(
            (side for side in SIDES if self._faces_us(SIDES[side][0])),
            key=lambda side: self._depth(SIDES[side][0]),
        )
        self._paint_shadow()
        self._paint_body()
        for side in visible:
            self._paint_face(side)

    def _turned(self, vector: Vector) -> Vector:
        return rotated(self._attitude, vector)

    def _faces_us(self, normal: Vector) -> bool:
        return self._depth(normal) > 0.02

    def _depth(self, normal: Vector) -> float:
        """How much a face looks up at the viewer, who looks down along the leaning heights."""
        _, y, z = self._turned(normal)
        return z - LEAN * y

    def _screen(self, vector: Vector) -> tuple[float, float]:
        x, y, z = self._turned(vector)
        # The middle of the die is half a side above the ground.
        height = z + 0.5
        return (
            self._middle + x * self._side,
            self._middle - (y + LEAN * height) * self._side,
        )

    def _paint_shadow(self) -> None:
        """On the ground, to the lower right."""
        r = self._side * 0.5
        spot = pygame.Surface(self._surface.get_size(), pygame.SRCALPHA)
        for step in range(5):
            grow = r * (1.25 - 0.1 * step)
            area = pygame.Rect(0, 0, int(2 * grow), int(1.7 * grow))
            area.center = (int(self._middle + 0.26 * r), int(self._middle + 0.3 * r))
            pygame.draw.ellipse(spot, (*SHADOW, 24 + 14 * step), area)
        self._surface.blit(spot, (0, 0))

    def _paint_body(self) -> None:
        """The rounded outline: what eight balls in the corners would cover, first in ink."""
        inner = 0.5 - DIE_ROUNDING
        balls = [self._screen((inner * x, inner * y, inner * z)) for x, y, z in _SIGNS]
        hull = _hull(balls)
        round_by = DIE_ROUNDING * self._side
        for grow, colour in ((round_by + INK_LINE * SUPER, INK), (round_by, EDGE)):
            pygame.draw.polygon(self._surface, colour, hull)
            for begin, end in zip(hull, [*hull[1:], hull[0]], strict=True):
                _thick_line(self._surface, colour, begin, end, grow)

    def _paint_face(self, side: int) -> None:
        normal = SIDES[side][0]
        light = max(sum(a * b for a, b in zip(self._turned(normal), LIGHT, strict=True)), 0.0)
        shade = 0.62 + 0.46 * light
        corners = [self._screen(corner) for corner in _corners(side)]
        pygame.draw.polygon(self._surface, _shaded(IVORY, shade), corners)
        glyph = _glyphs().get(FACES[side])
        if glyph is None:
            return
        ink = pygame.Color(glyph.colour)
        printed = (ink.r, ink.g, ink.b)
        print_on = self._printer(side)
        for shape in glyph.polygons:
            for colour, rings in ((printed, [shape.outer]), (IVORY, shape.holes)):
                for ring in rings:
                    pygame.draw.polygon(self._surface, _shaded(colour, shade), print_on(ring))

    def _printer(self, side: int) -> Callable[[Ring], Ring]:
        """Puts what is printed on a face on the picture. Straight lines stay straight, so three
        points tell where all the others go."""
        normal, right, down = SIDES[side]
        x, y = self._screen(_on_face(normal, right, down, 0.0, 0.0))
        x_right, y_right = self._screen(_on_face(normal, right, down, PRINT, 0.0))
        x_down, y_down = self._screen(_on_face(normal, right, down, 0.0, PRINT))
        a, b, c, d = x_right - x, x_down - x, y_right - y, y_down - y
        return lambda ring: [(x + a * u + b * v, y + c * u + d * v) for u, v in ring]


def _thick_line(
    surface: pygame.Surface, colour: Colour, begin: Spot, end: Spot, radius: float
) -> None:
    """With round ends; pygame's own thick lines have slanted ones."""
    length = math.dist(begin, end) or 1.0
    across = (
        (begin[1] - end[1]) / length * radius,
        (end[0] - begin[0]) / length * radius,
    )
    corners = [
        (begin[0] + across[0], begin[1] + across[1]),
        (end[0] + across[0], end[1] + across[1]),
        (end[0] - across[0], end[1] - across[1]),
        (begin[0] - across[0], begin[1] - across[1]),
    ]
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.circle(surface, colour, begin, radius)
    pygame.draw.circle(surface, colour, end, radius)


def _hull(points: list[Spot]) -> list[Spot]:
    """The convex outline, by Andrew's two chains."""
    ordered = sorted(points)
    chains: list[Spot] = []
    for way in (ordered, ordered[::-1]):
        chain: list[Spot] = []
        for point in way:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        chains += chain[:-1]
    return chains


def _turn(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _corners(side: int) -> list[Vector]:
    normal, right, down = SIDES[side]
    inner = 0.5 - 0.7 * DIE_ROUNDING
    return [
        _on_face(normal, right, down, u * inner, v * inner)
        for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def _on_face(normal: Vector, right: Vector, down: Vector, u: float, v: float) -> Vector:
    x, y, z = (0.5 * n + u * r + v * d for n, r, d in zip(normal, right, down, strict=True))
    return x, y, z


def _shaded(colour: Colour, shade: float) -> Colour:
    red, green, blue = (min(int(part * shade), 250) for part in colour)
    return red, green, blue


@lru_cache(maxsize=1)
def _glyphs() -> dict[str, Glyph]:
    """The letters of the faces; without their file the die is blank."""
    try:
        content = (data_dir("sprites") / "pieces" / "die-glyphs.json").read_bytes()
        return msgspec.json.decode(content, type=dict[str, Glyph])
    except (OSError, msgspec.MsgspecError):
        return {}
