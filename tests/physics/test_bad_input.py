"""Scenes and flicks that cannot be get one clear sentence; whatever can be ends."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from physics import Flick, Piece, Scene, simulate
from physics.check import ShotError
from physics.model import MAX_SPEED, MAX_SPIN, FiringLine
from physics.run import Run
from physics.tuning import FRAME, MOST_STEPS
from tests.physics.tables import (
    DUEL_LINE,
    any_shots,
    barrel,
    duel,
    figure,
    from_the_middle,
    lying_die,
    lying_rider,
    rider,
    wide,
)
from tests.physics.theory import SLOWING

NAN, INF = math.nan, math.inf
START = DUEL_LINE.centre
GOOD = Flick(START, -30.0, 2.2)


def with_changes(scene: Scene, **changes: Any) -> Scene:
    return msgspec.structs.replace(scene, **changes)


@pytest.mark.parametrize(
    ("scene", "complaint"),
    [
        (duel(rider("a", (20, 20)), rider("b", (21.9, 20))), "a and b cannot stand in the same"),
        (duel(rider("a", (20, 20)), figure("b", (20, 21.5))), "a and b cannot stand in the same"),
        (duel(lying_rider("a", (20, 20)), rider("b", (22.4, 20))), "cannot stand in the same"),
        (duel(rider("b", (20, 21.7)), lying_die((20, 20))), "cannot stand in the same"),
        (duel(barrel((20, 20)), figure("b", (20, 20))), "cannot stand in the same"),
        (duel(rider("a", (52.1, 20))), "a does not stand on the board"),
        (duel(rider("a", (20, -0.1))), "a does not stand on the board"),
        (duel(rider("a", (NAN, 20))), "a does not stand on the board"),
        (duel(rider("a", (INF, 20))), "a does not stand on the board"),
        (duel(rider("rider-1", (20, 20))), "the same name"),
        (duel(rider("shot", (20, 20))), "that of the flicked die"),
        (with_changes(duel(), line=FiringLine(START, (1.0, 0.0), -1.0)), "A firing line is at"),
        (with_changes(duel(), line=FiringLine(START, (1.0, 0.0), 1e9)), "A firing line is at"),
        (duel(Piece("a", "rider", (20, 20), 0.0, 3.0)), "a must have a size"),
        (duel(Piece("a", "rider", (20, 20), -1.0, 3.0)), "a must have a size"),
        (duel(Piece("a", "rider", (20, 20), 1.0, NAN)), "a must have a size"),
        (duel(lying_rider("a", (20, 20), NAN)), "a is turned by a number"),
        (duel(wind=NAN), "A wind is two numbers"),
        (duel(wind=INF), "A wind is two numbers"),
        (with_changes(duel(), width=0.0), "A board's width"),
        (with_changes(duel(), height=NAN), "A board's height"),
        (with_changes(duel(), width=INF), "A board's width"),
        (with_changes(duel(), die=-1.0), "A board's die"),
        (with_changes(duel(), line=FiringLine(START, (1.0, 1.0), 12.0)), "A firing line has"),
        (with_changes(duel(), line=FiringLine((NAN, 1.0), (1.0, 0.0), 12.0)), "A firing line has"),
        (with_changes(duel(), pieces=("rider",)), "That is no scene"),
        (with_changes(duel(), pieces=[{"id": 3}]), "That is no scene"),
        (with_changes(duel(), mode="chess"), "That is no scene"),
        (with_changes(duel(), wind="north"), "That is no scene"),
    ],
)
def test_a_scene_that_cannot_be_is_refused_in_one_sentence(scene: Scene, complaint: str) -> None:
    with pytest.raises(ShotError, match=complaint) as refusal:
        simulate(scene, GOOD)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("flick", "complaint"),
    [
        (Flick(START, -30.0, NAN), "speed lies between"),
        (Flick(START, -30.0, INF), "speed lies between"),
        (Flick(START, -30.0, -0.1), "speed lies between"),
        (Flick(START, -30.0, MAX_SPEED + 0.01), "speed lies between"),
        (Flick(START, NAN, 2.0), "angle is a number"),
        (Flick(START, -INF, 2.0), "angle is a number"),
        (Flick(START, -30.0, 2.0, NAN), "spin lies between"),
        (Flick(START, -30.0, 2.0, MAX_SPIN + 1), "spin lies between"),
        (Flick(DUEL_LINE.point(0.1, 0.0), -30.0, 2.0), "behind the firing line"),
        (Flick((NAN, 27.0), -30.0, 2.0), "whole die must be on the board"),
        (Flick((7.0, INF), -30.0, 2.0), "whole die must be on the board"),
        (Flick((0.5, 27.0), -30.0, 2.0), "whole die must be on the board"),
        (Flick((4.0, 29.5), -30.0, 2.0), "must not touch any piece"),
        (Flick(DUEL_LINE.point(-1.0, 6.1), -30.0, 2.0), "between the ends of the firing line"),
        (Flick("here", -30.0, 2.0), "That is no flick"),  # type: ignore[arg-type]
        (Flick(START, None, 2.0), "That is no flick"),  # type: ignore[arg-type]
    ],
)
def test_a_flick_that_cannot_be_is_refused_in_one_sentence(flick: Flick, complaint: str) -> None:
    with pytest.raises(ShotError, match=complaint) as refusal:
        simulate(duel(), flick)
    assert "\n" not in str(refusal.value)


def test_a_wind_that_just_stops_the_die_divides_nothing_by_zero() -> None:
    speed = FRAME / 2 * (SLOWING + 5000.0) / 1000
    result = simulate(wide(wind=(-5.0, 0.0)), from_the_middle(speed))
    assert math.isfinite(result.duration)


def test_pieces_may_stand_side_by_side() -> None:
    scene = duel(rider("a", (20.0, 20.0)), rider("b", (22.0, 20.0)), figure("c", (20.0, 21.6)))
    assert simulate(scene, GOOD).touched == ("c", "a")


@pytest.mark.parametrize("seed", [31, 32])
def test_every_shot_ends_long_before_the_limit(seed: int) -> None:
    """A tenth of the steps that are allowed, in 300 random shots."""
    most = 0
    for shot in any_shots(seed, 300):
        run = Run(*shot)
        steps = 0
        while not run.go_on(1):
            steps += 1
        most = max(most, steps)
    assert 50 < most < MOST_STEPS / 10


def test_a_shot_that_would_go_on_for_ever_is_stopped() -> None:
    """A wind stronger than friction carries the die along; on a board without an end it would
    never rest."""
    scene = wide(wind=(0.0, 50.0))
    run = Run(scene, Flick(scene.line.centre, 0.0, 1.0))
    run._edges = (INF, INF)
    run.to_the_end()
    assert run._steps == MOST_STEPS
    assert not run.die.moving


coordinate = st.floats(allow_nan=True, allow_infinity=True, width=64)
number = st.one_of(coordinate, st.floats(-60.0, 60.0))


@settings(max_examples=300, deadline=None)
@given(
    start=st.tuples(number, number),
    angle=number,
    speed=number,
    spin=number,
    at=st.tuples(st.floats(0.0, 52.0), st.floats(0.0, 36.0)),
    turned=number,
    kind=st.sampled_from(["rider", "lying", "figure", "barrel", "die"]),
    wind=st.floats(-20.0, 20.0),
)
def test_any_input_is_simulated_or_refused(
    start: tuple[float, float],
    angle: float,
    speed: float,
    spin: float,
    at: tuple[float, float],
    turned: float,
    kind: str,
    wind: float,
) -> None:
    piece = {
        "rider": rider("pawn", at),
        "lying": lying_rider("pawn", at, turned),
        "figure": figure("pawn", at),
        "barrel": barrel(at),
        "die": lying_die(at, turned),
    }[kind]
    scene = duel(piece, wind=wind)
    for flick in (Flick(start, angle, speed, spin), Flick(START, angle, 4.5, 100.0)):
        try:
            result = simulate(scene, flick)
        except ShotError:
            continue
        assert math.isfinite(result.duration)
        assert all(math.isfinite(x) for track in result.tracks for x in track.poses[-1].at)
