"""Nothing is jumped over: 10,000 random shots up to the cap, at every kind of piece.

One piece on a wide board. What the die's way says is worked out here from the shapes alone: the
inscribed circle of the die, swept along its way, must touch what it meets; what keeps out of the
circumscribed circle must stay untouched. In between it depends on how the die is turned.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

import pytest

from physics import Piece, simulate
from physics.model import DIE_REACH, DIE_ROUNDING, DIE_SIDE, MAX_SPEED, MAX_SPIN, Flick, Point
from physics.rehearsal import Rehearsal
from tests.physics.tables import (
    MIDDLE,
    barrel,
    duel,
    figure,
    lying_die,
    lying_rider,
    rider,
    twins,
    wide,
)
from tests.physics.theory import stopping_distance

GRAZE = 0.005  # cm: nearer to a graze than 0.05 mm, either answer is right
INSCRIBED = DIE_SIDE / 2
CIRCUMSCRIBED = DIE_REACH * DIE_SIDE
# The middle of a die's corner lies so far from the die's own middle, along both its axes.
CORE = DIE_SIDE * (0.5 - DIE_ROUNDING)
ROUNDING = DIE_SIDE * DIE_ROUNDING

KINDS: dict[str, Callable[[Point, float], Piece]] = {
    "rider": lambda at, turned: rider("pawn", at),
    "figure": lambda at, turned: figure("pawn", at),
    "barrel": lambda at, turned: barrel(at),
    "lying rider": lambda at, turned: lying_rider("pawn", at, turned),
    "lying die": lying_die,
}
ROUND = ("rider", "figure", "barrel")
# Of the 10,000, for every kind: without spin, with spin.
STRAIGHT, SPUN = 1250, 750


class Case(NamedTuple):
    """A shot at one piece, and how near the die's middle comes to its rim."""

    piece: Piece
    flick: Flick
    nearest: float  # within the way that the die surely goes
    ever: float  # on the whole ray
    touched: bool

    def __str__(self) -> str:
        return f"{self.piece} {self.flick} nearest {self.nearest:.4f} ever {self.ever:.4f}"


def rim_distance(piece: Piece, point: complex) -> float:
    """From outside: how far the point is from the piece."""
    seen = (point - complex(*piece.at)) * complex(
        math.cos(math.radians(piece.turned)), -math.sin(math.radians(piece.turned))
    )
    x, y = abs(seen.real), abs(seen.imag)
    if piece.kind == "die":
        return math.hypot(max(x - CORE, 0.0), max(y - CORE, 0.0)) - ROUNDING
    half = piece.height / 2 - piece.radius if piece.lying else 0.0
    return math.hypot(max(x - half, 0.0), y) - piece.radius


def closest(piece: Piece, start: Point, angle: float, way: float) -> float:
    """The least distance on the way, to 1e-4 cm: it falls and then rises, so thirds find it."""
    along = complex(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    begin, end = 0.0, way
    for _ in range(40):
        third = (end - begin) / 3
        one, other = (
            rim_distance(piece, complex(*start) + along * at) for at in (begin + third, end - third)
        )
        begin, end = (begin, end - third) if one < other else (begin + third, end)
    return rim_distance(piece, complex(*start) + along * begin)


def cases(kind: str, count: int, *, spin: bool) -> list[Case]:
    """Shots aimed so that about half of them come near; a fifth go at the cap."""
    rng = random.Random(f"{kind} {spin}")
    found = []
    while len(found) < count:
        away, side = rng.uniform(3.5, 60.0), rng.uniform(0.0, 2 * math.pi)
        at = (MIDDLE[0] + away * math.cos(side), MIDDLE[1] + away * math.sin(side))
        piece = KINDS[kind](at, rng.uniform(0.0, 360.0))
        rehearsal = Rehearsal(wide(piece))
        for _ in range(5):
            aside = rng.uniform(-3.2, 3.2)
            angle = math.degrees(side + math.asin(aside / away))
            speed = MAX_SPEED if rng.random() < 0.2 else rng.uniform(0.3, MAX_SPEED)
            spinning = rng.uniform(-MAX_SPIN, MAX_SPIN) if spin else 0.0
            flick = Flick(MIDDLE, angle, speed, spinning)
            nearest = closest(piece, MIDDLE, angle, stopping_distance(speed))
            ever = closest(piece, MIDDLE, angle, 400.0)
            touched = rehearsal.touches(flick)
            assert touched in ((), (piece.id,))
            found.append(Case(piece, flick, nearest, ever, bool(touched)))
    return found


def check(found: list[Case]) -> None:
    missed = [case for case in found if case.nearest < INSCRIBED - GRAZE and not case.touched]
    ghosts = [case for case in found if case.ever > CIRCUMSCRIBED + GRAZE and case.touched]
    assert not missed, "\n".join(map(str, missed[:5]))
    assert not ghosts, "\n".join(map(str, ghosts[:5]))
    # Both kinds of shot are there in plenty.
    assert sum(case.nearest < INSCRIBED - GRAZE for case in found) > len(found) / 4
    assert sum(case.ever > CIRCUMSCRIBED + GRAZE for case in found) > len(found) / 10


@pytest.mark.parametrize("kind", KINDS)
def test_a_straight_die_touches_what_it_meets_and_nothing_else(kind: str) -> None:
    found = cases(kind, STRAIGHT, spin=False)
    check(found)
    # Without spin it does not go farther than it must, either.
    ghosts = [case for case in found if case.nearest > CIRCUMSCRIBED + GRAZE and case.touched]
    assert not ghosts, "\n".join(map(str, ghosts[:5]))


@pytest.mark.parametrize("kind", KINDS)
def test_a_spinning_die_touches_what_it_meets_and_nothing_else(kind: str) -> None:
    """Spin makes it go farther, never less far."""
    check(cases(kind, SPUN, spin=True))


def true_gap(piece: Piece, flick: Flick) -> float:
    """How near a die without spin comes to a round piece: it slides face ahead, so what it sweeps
    is a rectangle with rounded corners, from behind its start to where it stops."""
    seen = (complex(*piece.at) - complex(*flick.start)) * complex(
        math.cos(math.radians(flick.angle)), -math.sin(math.radians(flick.angle))
    )
    ahead = seen.real - (stopping_distance(flick.speed) + CORE)
    aside = abs(seen.imag) - CORE
    behind = -CORE - seen.real
    outside = math.hypot(max(ahead, behind, 0.0), max(aside, 0.0))
    return outside - ROUNDING - piece.radius


@pytest.mark.parametrize("kind", ROUND)
def test_a_straight_die_touches_a_round_piece_exactly_when_its_shape_does(kind: str) -> None:
    """The faces and the rounded corners, not only the circles: except within 0.05 mm of a graze.
    Half of these shots are aimed to pass within a millimetre of one, or to stop there."""
    rng = random.Random(kind)
    wrong, close = [], 0
    for number in range(1500):
        away = rng.uniform(3.5, 60.0)
        piece = KINDS[kind]((MIDDLE[0] + away, MIDDLE[1]), 0.0)
        graze = piece.radius + INSCRIBED
        aside = graze + rng.uniform(-0.1, 0.1) if number % 2 else rng.uniform(0.0, 2.5)
        angle = math.degrees(math.asin(aside / away)) * rng.choice((-1.0, 1.0))
        speed = rng.uniform(0.3, MAX_SPEED)
        if number % 4 == 0:  # it stops within a millimetre of touching head on
            way = away - graze + rng.uniform(-0.1, 0.1)
            angle, speed = 0.0, math.sqrt(speed**2 * way / stopping_distance(speed))
        flick = Flick(MIDDLE, angle, min(speed, MAX_SPEED))
        gap = true_gap(piece, flick)
        close += abs(gap) < 0.1
        if abs(gap) > GRAZE and bool(Rehearsal(wide(piece)).touches(flick)) != (gap < 0.0):
            wrong.append((piece, flick, gap))
    assert not wrong, wrong[:3]
    assert close > 500


def test_a_grazing_blow_moves_nothing_but_what_it_strikes() -> None:
    """The die once jumped 17 cm here, when it was moved on to the moment of a very slow touch."""
    scene = duel(
        rider("rider-2", (37.63415487518691, 9.813776731497619)),
        barrel((46.371115503509564, 13.095943592531942)),
        wind=-0.8,
        target=twins(),
    )
    start = (2.205178188199465, 25.253543979265544)
    flick = Flick(start, -18.9456985576758, 2.9746067842854536, 35.55885373003778)
    assert simulate(scene, flick).touched == ("barrel", "rider-1-right")


@pytest.mark.parametrize("spin", [False, True], ids=["straight", "spinning"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_die_bounces_off_the_side_that_it_comes_to(kind: str, spin: bool) -> None:
    """At the cap: the first contact lies on the near side of the piece's middle, at its rim, and
    the die's middle never comes nearer to the rim of a fixed piece than its inscribed circle,
    less 0.5 mm for the depth to which a turning die may be found inside."""
    rng = random.Random(f"{kind} {spin} bounce")
    for _ in range(60):
        piece = KINDS[kind](
            (MIDDLE[0] + rng.uniform(4.0, 30.0), MIDDLE[1]), rng.uniform(0.0, 360.0)
        )
        spinning = rng.uniform(-MAX_SPIN, MAX_SPIN) if spin else 0.0
        flick = Flick(MIDDLE, rng.uniform(-1.5, 1.5), MAX_SPEED, spinning)
        result = simulate(wide(piece), flick)
        at = result.contacts[0].at
        assert at[0] < piece.at[0], (piece, flick)
        assert abs(rim_distance(piece, complex(*at))) < 0.15, (piece, flick)
        if kind == "barrel":
            for pose in result.tracks[0].poses:
                assert rim_distance(piece, complex(*pose.at)) > INSCRIBED - 0.05, (piece, flick)
