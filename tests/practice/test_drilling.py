"""A drill from its first shot to its medal, by results that are made up."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.practice.drills.goal import Goal, Ring
from game.practice.drills.library import Drill, Medals, load_drills
from game.practice.drills.run import DrillRun, better, medal_for
from physics import ShotResult, Track
from physics.model import Flick
from physics.result import FLICKED, Pose

FLICK = Flick((7.0, 27.5), -30.0, 2.0)


def made_up(touched: tuple[str, ...] = (), fallen: tuple[str, ...] = (), **more: Any) -> ShotResult:
    rest = more.get("rest", (20.0, 20.0))
    track = Track(FLICKED, (0.0,), (Pose(FLICK.start, 0.0),))
    return ShotResult(touched, fallen, (), (), (track,), rest, 0.0, 1, 1.0)


HIT, MISS = made_up(("rider-1",)), made_up()


def drill(score: str, shots: int, medals: tuple[float, float, float], **want: Any) -> Drill:
    usual = load_drills().drill("ten-at-25")
    assert usual is not None
    return replace(usual, score=score, shots=shots, medals=Medals(*medals), wants=(Goal(**want),))


def run_of(drill: Drill, *results: ShotResult, speed: float = 2.0) -> DrillRun:
    run = DrillRun(drill)
    for result in results:
        run.take(replace(FLICK, speed=speed), result)
    return run


def test_hits_are_counted() -> None:
    run = run_of(drill("hits", 4, (1, 2, 3), hit=True), HIT, MISS)
    assert (run.score, run.medal, run.possible, run.left) == (1.0, "bronze", "gold", 2)
    assert [shot.met for shot in run.shots] == [True, False]
    assert str(run.shots[1].lack) == "The opponent wasn't hit."
    run.take(FLICK, MISS)
    assert run.possible == "silver"
    run.take(FLICK, MISS)
    assert run.over and run.possible == run.medal == "bronze"
    with pytest.raises(AssertionError):
        run.take(FLICK, HIT)


def test_tries_end_with_the_first_that_does_it() -> None:
    tries = drill("tries", 4, (4, 2, 1), hit=True)
    run = run_of(tries, MISS)
    assert (run.score, run.medal, run.possible, run.over) == (None, None, "silver", False)
    run.take(FLICK, HIT)
    assert (run.score, run.medal, run.over) == (2.0, "silver", True)
    assert run_of(tries, MISS, MISS, MISS, MISS).medal is None


def test_a_streak_is_the_longest_row() -> None:
    streak = drill("streak", 6, (1, 2, 4), hit=True)
    run = run_of(streak, HIT, HIT, MISS, HIT)
    assert (run.score, run.medal) == (2.0, "silver")
    assert run.possible == "silver"  # three in a row at best
    assert run_of(streak, MISS, MISS).possible == "gold"
    assert run_of(streak, MISS, MISS, MISS).possible == "silver"


def test_the_nearest_die_counts() -> None:
    nearest = drill("nearest", 3, (6, 3, 1), rest=Ring((20.0, 20.0), 6.0))
    far, near, out = made_up(rest=(25.0, 20.0)), made_up(rest=(20.0, 22.0)), made_up(rest=None)
    run = run_of(nearest, out, far)
    assert (run.score, run.medal, run.possible) == (5.0, "bronze", "gold")
    run.take(FLICK, near)
    assert (run.score, run.medal) == (2.0, "silver")
    assert run_of(nearest, made_up(rest=(30.0, 20.0))).score is None


def test_the_softest_hit_counts() -> None:
    softest = drill("softest", 3, (1.9, 1.8, 1.7), hit=True, slower=1.9)
    run = run_of(softest, HIT, speed=1.75)
    assert (run.score, run.medal) == (1.75, "silver")
    run.take(replace(FLICK, speed=1.6), MISS)
    run.take(replace(FLICK, speed=2.6), HIT)
    assert run.score == 1.75
    assert run_of(softest, MISS, speed=1.0).medal is None


def test_figures_add_up_but_not_with_an_arrest() -> None:
    alley = load_drills().drill("ninepin-alley")
    assert alley is not None
    two = made_up(fallen=("figure-1", "figure-3"))
    run = run_of(alley, two, two, MISS)
    assert (run.score, run.medal, run.possible) == (4.0, None, "gold")
    crowded = load_drills().drill("sunday-crowd")
    assert crowded is not None
    arrested = made_up(("rider-1",), ("figure-1", "figure-2"))
    assert run_of(replace(crowded, score="figures"), arrested).score == 0.0


def test_goals_take_turns_within_a_run() -> None:
    double = load_drills().drill("double-first-shot")
    assert double is not None
    run = DrillRun(double)
    left, right = Flick((8.0, 28.4), -30.0, 2.0), Flick((7.0, 26.7), -30.0, 2.0)
    sides = []
    for flick in (left, right, right, left):
        sides.append(run.goal.side)
        run.take(flick, HIT)
    assert sides == ["left", "right", "left", "right"]
    assert [shot.met for shot in run.shots] == [True, True, False, False]


def test_medals_and_what_is_better() -> None:
    many, few = drill("hits", 4, (1, 2, 3)), drill("nearest", 4, (3, 2, 1))
    assert [medal_for(many, n) for n in (None, 0, 1, 2, 3, 4)] == [
        *(None, None, "bronze", "silver", "gold", "gold")
    ]
    assert [medal_for(few, n) for n in (None, 4, 3, 1.5, 1)] == [
        *(None, None, "bronze", "silver", "gold")
    ]
    assert better(many, 3, 2) and not better(many, 2, 3) and not better(many, 2, 2)
    assert better(few, 2, 3) and not better(few, 3, 2)
    assert better(few, 2, None) and not better(few, None, 2) and not better(few, None, None)
