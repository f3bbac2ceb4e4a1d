"""Every shipped drill can be done: by its golden flick, and by flicks that are a little off it."""

from __future__ import annotations

from functools import cache

import pytest

from game.practice.drills.goal import Seen, missing
from game.practice.drills.library import Drill, load_drills
from game.practice.drills.run import DrillRun
from game.practice.rounding import rounded_flick
from game.practice.search import MIDDLING, neighbours, straight_flick
from physics import ShotResult, simulate
from physics.model import MAX_SPEED, Flick, Scene

LIBRARY = load_drills()
DRILLS = [drill for one in LIBRARY.sets for drill in one.drills]
OF_POWER = (  # straight ahead, but neither harder nor softer than asked for
    *("whoa-boy", "tip-your-hat", "feather", "off-the-map", "flat-not-gone", "parking"),
    "into-the-teeth",
)
every_drill = pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.id)


def ran(drill: Drill, flicks: list[Flick]) -> DrillRun:
    """The whole drill, with these flicks taking turns."""
    shot: dict[Flick, ShotResult] = {}
    run = DrillRun(drill)
    while not run.over:
        flick = flicks[len(run.shots) % len(flicks)]
        if flick not in shot:
            shot[flick] = simulate(run.scene, flick)
        run.take(flick, shot[flick])
    return run


@cache
def scene_of(drill: Drill) -> Scene:
    return drill.table.to_scene()


@every_drill
def test_the_golden_flicks_win_gold_even_if_they_are_a_little_off(drill: Drill) -> None:
    golden = [flick.as_flick() for flick in drill.golden]
    assert len(golden) == len(drill.wants)
    assert [rounded_flick(flick, scene_of(drill)) for flick in golden] == golden
    assert ran(drill, golden).medal == "gold"
    for off in zip(*(neighbours(flick) for flick in golden), strict=True):
        run = ran(drill, list(off))
        assert run.medal == "gold", [shot.lack for shot in run.shots]


@every_drill
def test_every_golden_flick_reaches_its_goal_by_itself(drill: Drill) -> None:
    for number, golden in enumerate(drill.golden):
        for flick in (golden.as_flick(), *neighbours(golden.as_flick())):
            seen = Seen(drill.table, scene_of(drill), flick, simulate(scene_of(drill), flick))
            assert missing(drill.golden_goal(number), seen) is None


@every_drill
def test_a_straight_shot_wins_nothing_unless_it_is_meant_to(drill: Drill) -> None:
    flick = straight_flick(scene_of(drill))
    assert flick.speed == MIDDLING
    run = ran(drill, [flick])
    if drill.straight:
        assert run.medal == "gold"
    else:
        assert run.medal is None


@every_drill
def test_nor_does_a_straight_shot_at_any_other_speed(drill: Drill) -> None:
    """Unless the right speed is what is practised."""
    if drill.straight or drill.id in OF_POWER:
        return
    straight = straight_flick(scene_of(drill))
    for tenths in range(8, int(MAX_SPEED * 10) + 1):
        flick = Flick(straight.start, straight.angle, tenths / 10)
        assert ran(drill, [flick]).medal is None, flick.speed


def test_the_neighbours_are_off_by_a_tenth_of_a_degree_and_a_hundredth_of_the_speed() -> None:
    flick = Flick((1.0, 2.0), 30.0, 2.0)
    found = {(round(near.angle, 6), round(near.speed, 6)) for near in neighbours(flick)}
    every = {(angle, speed) for angle in (29.9, 30.0, 30.1) for speed in (1.98, 2.0, 2.02)}
    assert found == every - {(30.0, 2.0)}
    assert all(near.start == flick.start for near in neighbours(flick))
