"""Recorded shots come out as they did: to the last bit on the kind of machine that recorded them,
in their outcome everywhere."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from physics import simulate
from tests.physics.golden import FLICKS, GoldenShot, golden_shot, recorded, this_machine

MACHINE, SHOTS = recorded()
DEGREES = (-0.1, 0.0, 0.1)
SPEEDS = (0.99, 1.0, 1.01)

golden = pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)


@golden
def test_a_golden_shot_comes_out_as_recorded(shot: GoldenShot) -> None:
    again = golden_shot(shot.name, shot.scene, shot.flick)
    assert again == msgspec.structs.replace(shot, digest=again.digest)


@pytest.mark.skipif(this_machine() != MACHINE, reason=f"the bits were recorded on {MACHINE}")
@golden
def test_a_golden_shot_is_the_same_to_the_last_bit(shot: GoldenShot) -> None:
    assert golden_shot(shot.name, shot.scene, shot.flick).digest == shot.digest


@golden
def test_a_golden_shot_survives_a_tenth_of_a_degree_and_a_hundredth_of_speed(
    shot: GoldenShot,
) -> None:
    """What is touched, in order, and what falls."""
    for degrees, share in product(DEGREES, SPEEDS):
        flick = msgspec.structs.replace(
            shot.flick, angle=shot.flick.angle + degrees, speed=shot.flick.speed * share
        )
        result = simulate(shot.scene, flick)
        assert result.touched == shot.touched, flick
        assert sorted(result.fallen) == sorted(shot.fallen), flick


def test_every_golden_flick_is_recorded() -> None:
    flicks = [flick for flicks in FLICKS.values() for flick in flicks]
    assert [shot.flick for shot in SHOTS] == flicks


def test_the_golden_shots_show_what_can_happen() -> None:
    """Of every kind of piece, one is touched; riders and figures fall and stay up; dice and
    pieces leave the board and stay on it; one shot touches nothing at all."""
    kinds = {
        (piece.kind, piece.lying)
        for shot in SHOTS
        for piece in shot.scene.pieces
        if piece.id in shot.touched
    }
    assert kinds == {
        ("rider", False),
        ("rider", True),
        ("figure", False),
        ("barrel", False),
        ("die", False),
    }
    assert {len(shot.fallen) for shot in SHOTS} == {0, 1, 2, 3}
    assert {"shot" in shot.left for shot in SHOTS} == {True, False}
    assert any(not shot.touched for shot in SHOTS)
    assert any(set(shot.fallen) - set(shot.touched) for shot in SHOTS), "knocked by another piece"
