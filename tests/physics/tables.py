"""Tables to shoot on, for all tests of the physics: real ones, wide empty ones, random ones.

Lengths are centimetres, as in scenes. What is random comes from a seed and from nothing else.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from physics.model import (
    DIE_SIDE,
    MAX_SPEED,
    MAX_SPIN,
    FiringLine,
    Flick,
    Mode,
    Piece,
    Point,
    Scene,
)

WIDTH, HEIGHT = 52.0, 36.0
NORTH_WEST, SOUTH_EAST = (4.0, 29.5), (48.0, 4.0)
FIGURES_PLACE = (48.0, 30.5)
DOTS = ((6.95, 5.45), (2.95, 5.25), (5.1, 1.9))
DUST_DEVIL = 0.8  # m/s2
WIDE = 900.0  # an empty board on which nothing reaches an edge
MIDDLE = (WIDE / 2, WIDE / 2)


class Shot(NamedTuple):
    """A table and a flick on it."""

    scene: Scene
    flick: Flick


# ---------------------------------------------------------------------- pieces


def rider(name: str, at: Point, owner: int | None = None) -> Piece:
    return Piece(name, "rider", at, 1.0, 3.0, owner)


def lying_rider(name: str, at: Point, turned: float = 0.0) -> Piece:
    return Piece(name, "rider", at, 1.0, 3.0, lying=True, turned=turned)


def figure(name: str, at: Point) -> Piece:
    return Piece(name, "figure", at, 0.6, 3.5)


def barrel(at: Point) -> Piece:
    return Piece("barrel", "barrel", at, 1.0, 2.0)


def lying_die(at: Point, turned: float = 0.0) -> Piece:
    return Piece("die", "die", at, DIE_SIDE / 2, DIE_SIDE, turned=turned)


def three_figures() -> tuple[Piece, ...]:
    return tuple(figure(f"figure-{n}", at) for n, at in enumerate(DOTS, start=1))


# ---------------------------------------------------------------------- scenes


def line_before(place: Point, towards: Point) -> FiringLine:
    """The line of a place of the table: 4 cm before it, 12 cm wide."""
    away = math.dist(place, towards)
    dx, dy = (towards[0] - place[0]) / away, (towards[1] - place[1]) / away
    return FiringLine((place[0] + 4.0 * dx, place[1] + 4.0 * dy), (dx, dy), 12.0)


DUEL_LINE = line_before(NORTH_WEST, SOUTH_EAST)
FIGURES_LINE = line_before(FIGURES_PLACE, (5.0, 4.2))


def duel(*others: Piece, wind: float = 0.0, target: tuple[Piece, ...] | None = None) -> Scene:
    """Seat 0 shoots from the north-west at seat 1 in the south-east. The wind blows to the
    shooter's right, square to the duel line."""
    shooter = rider("rider-0", NORTH_WEST, 0)
    targets = (rider("rider-1", SOUTH_EAST, 1),) if target is None else target
    dx, dy = DUEL_LINE.direction
    pieces = (shooter, *targets, *others)
    push = (dy * wind, -dx * wind)
    return Scene(WIDTH, HEIGHT, DUEL_LINE, pieces, "duel", shooter=0, target=1, wind=push)


def twins() -> tuple[Piece, Piece]:
    """The two that stand for a rider with a decoy, 2 cm left and right of its place."""
    dx, dy = DUEL_LINE.direction
    (x, y), aside = SOUTH_EAST, 2.0
    left = rider("rider-1-left", (x + dy * aside, y - dx * aside), 1)
    right = rider("rider-1-right", (x - dy * aside, y + dx * aside), 1)
    return left, right


def figures(*others: Piece) -> Scene:
    """Seat 0 shoots from the north-east at the three figures in the south-west."""
    pieces = (*three_figures(), *others)
    return Scene(WIDTH, HEIGHT, FIGURES_LINE, pieces, "figures", shooter=0)


def wide(*pieces: Piece, wind: Point = (0.0, 0.0), mode: Mode = "practice") -> Scene:
    """Nine metres square; the die may start anywhere in the western half."""
    line = FiringLine(MIDDLE, (1.0, 0.0), WIDE)
    return Scene(WIDE, WIDE, line, pieces, mode, shooter=0, wind=wind)


def from_the_middle(speed: float, angle: float = 0.0, spin: float = 0.0) -> Flick:
    return Flick(MIDDLE, angle, speed, spin)


# ---------------------------------------------------------------------- mirrors


def mirrored(scene: Scene) -> Scene:
    """The same table in a mirror that stands along its vertical axis."""
    line = scene.line
    turned_line = FiringLine(
        (scene.width - line.centre[0], line.centre[1]),
        (-line.direction[0], line.direction[1]),
        line.width,
    )
    pieces = tuple(
        msgspec.structs.replace(
            piece, at=(scene.width - piece.at[0], piece.at[1]), turned=-piece.turned
        )
        for piece in scene.pieces
    )
    wind = (-scene.wind[0], scene.wind[1])
    return msgspec.structs.replace(scene, line=turned_line, pieces=pieces, wind=wind)


def mirrored_flick(scene: Scene, flick: Flick) -> Flick:
    start = (scene.width - flick.start[0], flick.start[1])
    return Flick(start, 180.0 - flick.angle, flick.speed, -flick.spin)


# ---------------------------------------------------------------------- chance


def free_spots(rng: random.Random, apart: float) -> Iterator[Point]:
    """Points of the real table that keep their distance from each other and from what always
    stands there."""
    taken = [NORTH_WEST, SOUTH_EAST, *(at for piece in twins() for at in [piece.at]), *DOTS]
    while True:
        at = (rng.uniform(2.0, WIDTH - 2.0), rng.uniform(2.0, HEIGHT - 2.0))
        beyond, _ = DUEL_LINE.offsets(at)
        if beyond > 1.5 and all(math.dist(at, other) >= apart for other in taken):
            taken.append(at)
            yield at


def crowded(rng: random.Random, *, wind: bool = True) -> Scene:
    """A duel with up to five bystanders, the figures, and what cards may add."""
    spots = free_spots(rng, apart=3.2)
    others: list[Piece] = []
    for seat in range(2, 2 + rng.randrange(6)):
        name, at = f"rider-{seat}", next(spots)
        prisoner = rng.random() < 0.3
        others.append(lying_rider(name, at, rng.uniform(0, 360)) if prisoner else rider(name, at))
    if rng.random() < 0.5:
        others.extend(three_figures())
    if rng.random() < 0.5:
        others.append(barrel(next(spots)))
    if rng.random() < 0.4:
        others.append(lying_die(next(spots), rng.uniform(0, 90)))
    blowing = rng.choice((0.0, 0.0, DUST_DEVIL, -DUST_DEVIL)) if wind else 0.0
    return duel(*others, wind=blowing, target=twins() if rng.random() < 0.3 else None)


def any_start(rng: random.Random, scene: Scene) -> Point:
    """A legal one, not always the middle."""
    while True:
        start = scene.line.point(-rng.uniform(0.0, 4.0), rng.uniform(-6.0, 6.0))
        if scene.start_error(start) is None:
            return start


def any_flick(rng: random.Random, scene: Scene, *, spin: bool = True) -> Flick:
    """Most are aimed at some piece, more or less well."""
    start = any_start(rng, scene)
    aim = rng.choice([piece.at for piece in scene.pieces if piece.id != "rider-0"])
    angle = math.degrees(math.atan2(aim[1] - start[1], aim[0] - start[0])) + rng.gauss(0.0, 2.5)
    spinning = rng.uniform(-MAX_SPIN, MAX_SPIN) if spin and rng.random() < 0.5 else 0.0
    return Flick(start, angle, rng.uniform(0.6, MAX_SPEED), spinning)


def any_shots(seed: int, count: int, *, wind: bool = True, spin: bool = True) -> list[Shot]:
    """Shots in crowded duels, and every fourth one at the figures."""
    rng = random.Random(seed)
    shots = []
    for number in range(count):
        scene = figures() if number % 4 == 3 else crowded(rng, wind=wind)
        shots.append(Shot(scene, any_flick(rng, scene, spin=spin)))
    return shots
