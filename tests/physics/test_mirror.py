"""A shot in a mirror is the mirror image of the shot."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest

from physics import Piece, ShotResult, simulate
from physics.model import MAX_SPEED, MAX_SPIN, Flick, Point, Scene
from tests.physics.tables import (
    DUST_DEVIL,
    MIDDLE,
    Shot,
    any_shots,
    barrel,
    figure,
    lying_die,
    lying_rider,
    mirrored,
    mirrored_flick,
    rider,
    wide,
)

PIECES: dict[str, Callable[[Point, float], Piece]] = {
    "rider": lambda at, turned: rider("pawn", at),
    "figure": lambda at, turned: figure("pawn", at),
    "barrel": lambda at, turned: barrel(at),
    "lying rider": lambda at, turned: lying_rider("pawn", at, turned),
    "lying die": lying_die,
}


def in_the_mirror(scene: Scene, flick: Flick) -> ShotResult:
    return simulate(mirrored(scene), mirrored_flick(scene, flick))


def off_by(scene: Scene, result: ShotResult, image: ShotResult) -> float:
    """How far from the mirror image something comes to rest, in cm."""
    ends = [(track.id, track.poses[-1].at) for track in result.tracks]
    images = {track.id: track.poses[-1].at for track in image.tracks}
    return max(math.dist(at, (scene.width - images[name][0], images[name][1])) for name, at in ends)


def single_contacts(kind: str, count: int, *, spin: bool, wind: bool) -> list[float]:
    """What shots of exactly one contact are off by, sorted."""
    rng = random.Random(kind)
    found: list[float] = []
    while len(found) < count:
        at = (MIDDLE[0] + rng.uniform(5.0, 50.0), MIDDLE[1] + rng.uniform(-1.6, 1.6))
        piece = PIECES[kind](at, rng.uniform(0.0, 180.0))
        scene = wide(piece, wind=(0.0, rng.choice((-DUST_DEVIL, DUST_DEVIL)) if wind else 0.0))
        turning = rng.uniform(-MAX_SPIN, MAX_SPIN) if spin else 0.0
        flick = Flick(MIDDLE, 0.0, rng.uniform(1.9, MAX_SPEED), turning)
        result = simulate(scene, flick)
        if len(result.contacts) == 1:
            image = in_the_mirror(scene, flick)
            assert image.touched == result.touched
            assert image.fallen == result.fallen
            found.append(off_by(scene, result, image))
    return sorted(found)


@pytest.mark.parametrize("wind", [False, True], ids=["calm", "wind"])
@pytest.mark.parametrize("kind", ["rider", "barrel"])
def test_a_single_blow_without_spin_is_mirrored_exactly(kind: str, wind: bool) -> None:
    """A millionth of a centimetre: the rounding of a slide of metres, and of one blow."""
    assert single_contacts(kind, 80, spin=False, wind=wind)[-1] < 1e-6


@pytest.mark.parametrize("wind", [False, True], ids=["calm", "wind"])
def test_a_toppled_figure_is_mirrored_too(wind: bool) -> None:
    """A figure goes on taking blows while the die pushes it along: each multiplies the rounding.
    Nine in ten to a millionth of a centimetre, and all to a tenth of a millimetre."""
    off = single_contacts("figure", 80, spin=False, wind=wind)
    assert off[len(off) * 9 // 10] < 1e-6
    assert off[-1] < 0.01


@pytest.mark.parametrize("kind", PIECES)
def test_a_single_blow_with_spin_is_mirrored(kind: str) -> None:
    """A turning corner is found to within 0.05 mm, so rounding may decide where: nine in ten to
    a millionth of a centimetre, and the rest to a centimetre after slides of up to two metres."""
    off = single_contacts(kind, 80, spin=True, wind=False)
    assert off[len(off) * 9 // 10] < 1e-6
    assert off[-1] < 1.0


@pytest.mark.parametrize("kind", ["lying rider", "lying die"])
def test_a_single_blow_on_a_lying_piece_is_mirrored(kind: str) -> None:
    """Such a blow may fall on two points at once, which the engine solves one after the other; it
    goes on until their order does not matter, except for how the rubbing is shared between them,
    which nothing decides: half a centimetre after slides of up to two metres."""
    off = single_contacts(kind, 150, spin=False, wind=False)
    assert off[len(off) * 9 // 10] < 1e-6
    assert off[-1] < 0.5


@pytest.mark.parametrize("seed", [11, 12, 13])
def test_a_shot_among_many_pieces_touches_and_fells_the_same_in_the_mirror(seed: int) -> None:
    """Every one of 100 random shots in crowded duels and at the figures."""
    different: list[Shot] = []
    for shot in any_shots(seed, 100):
        result, image = simulate(*shot), in_the_mirror(*shot)
        same = (result.touched, result.fallen, result.left) == (
            image.touched,
            image.fallen,
            image.left,
        )
        if not same:
            different.append(shot)
    assert not different
