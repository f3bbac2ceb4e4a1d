"""The ten-sided die is thrown by the laws of a solid body, and ends with the wanted face."""

from __future__ import annotations

import math

import pytest

from physics.ten_die import TenError, lying, roll_ten
from physics.ten_run import GRAVITY, TenRun, TenThrow
from physics.ten_shape import (
    ACROSS,
    ALONG,
    CORNERS,
    FACE_WAYS,
    FACES,
    INNER,
    KITES,
    face_up,
    level,
    relabelling,
)
from physics.turning import UPRIGHT, rotated, rotation

THROW = TenThrow((15.0, 0.0, 2.0), 3.0, (3.0, 12.0, -2.0), rotation((0.6, 0.0, 0.8), 1.1))


def dot(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def energy(run: TenRun) -> float:
    turning = run._turning(run.momentum)
    moving = dot(run.velocity, run.velocity) + dot(turning, run.momentum)
    return moving / 2 + GRAVITY * run.z


@pytest.mark.parametrize("face", FACES)
def test_each_face_is_a_flat_kite_opposite_to_the_one_that_makes_eleven(face: int) -> None:
    way = FACE_WAYS[face]
    assert [dot(way, corner) for corner in KITES[face]] == pytest.approx([INNER] * 4)
    assert max(dot(way, corner) for corner in CORNERS) == pytest.approx(INNER), "the solid bulges"
    assert FACE_WAYS[11 - face] == pytest.approx(tuple(-part for part in way))


def test_it_has_twelve_corners_and_is_no_ball() -> None:
    assert len(CORNERS) == 12
    # Of a ball with the same middle radius: 0.4 r2; a solid with tips has a little more.
    assert 0.4 * INNER**2 < ACROSS < ALONG < 0.4 * 1.05**2


def test_any_face_can_take_the_place_of_any_other() -> None:
    for shown in FACES:
        for wanted in FACES:
            turn = relabelling(shown, wanted)
            assert rotated(turn, FACE_WAYS[wanted]) == pytest.approx(FACE_WAYS[shown])
            assert all(
                min(math.dist(rotated(turn, corner), other) for other in CORNERS) < 1e-9
                for corner in CORNERS
            )


def test_in_the_air_it_falls_and_keeps_its_spin() -> None:
    run = TenRun(THROW)
    momentum, begun = run.momentum, energy(run)
    for _ in range(40):
        run.step()
    assert run.momentum == momentum
    assert run.time == pytest.approx(40 / 480)
    assert run.velocity == pytest.approx((15.0, 0.0, 2.0 - GRAVITY * run.time))
    assert energy(run) == pytest.approx(begun, rel=0.01)


def test_the_table_only_ever_takes_energy() -> None:
    run, most = TenRun(THROW), math.inf
    for _ in range(480):
        run.step()
        now = energy(run)
        assert now <= most + 1.5, "a corner that sank in is lifted out, and no more"
        most = min(now, most)
    assert energy(run) == pytest.approx(GRAVITY * INNER, rel=0.02)


@pytest.mark.parametrize("face", FACES)
def test_a_roll_ends_flat_with_its_face_up_and_the_number_upright(face: int) -> None:
    roll = roll_ten(face, face=face, coming=-0.9)
    end = roll.poses[-1]
    assert roll.face == face == face_up(end.attitude)
    assert rotated(end.attitude, FACE_WAYS[face])[2] == pytest.approx(1.0, abs=1e-6)
    assert (end.x, end.y, end.height) == pytest.approx((0.0, 0.0, 0.0))
    tip, _, low, _ = KITES[face]
    _, up, _ = rotated(end.attitude, (tip[0] - low[0], tip[1] - low[1], tip[2] - low[2]))
    assert up > 0.8 * math.dist(tip, low), "the number can be read"
    assert 0.8 < roll.duration < 2.2
    assert roll.knocks


def test_a_roll_never_jumps() -> None:
    roll = roll_ten("a seed", face=4)
    for one, other in zip(roll.poses, roll.poses[1:], strict=False):
        assert math.dist(one[:3], other[:3]) < 0.45
        turned = abs(dot(one.attitude, other.attitude))
        assert 2.0 * math.acos(min(turned, 1.0)) < 0.4


def test_the_same_seed_is_the_same_roll() -> None:
    assert roll_ten(3, face=8) == roll_ten(3, face=8)
    assert roll_ten(3, face=8) != roll_ten(4, face=8)


def test_a_face_that_is_not_there_is_refused() -> None:
    with pytest.raises(TenError, match="from 1 to 10"):
        roll_ten(1, face=0)


def test_a_die_put_down_shows_its_face() -> None:
    for face in FACES:
        assert face_up(lying(face)) == face
        assert rotated(lying(face), FACE_WAYS[face])[2] == pytest.approx(1.0)
    leaning = rotation((0.0, 1.0, 0.0), 0.1)
    flat = level(leaning)
    assert rotated(flat, FACE_WAYS[face_up(flat)])[2] == pytest.approx(1.0)
    assert level(UPRIGHT) != UPRIGHT, "on its tip it does not lie"
