"""What is kept of a shot: measured, and measured right."""

from __future__ import annotations

import math
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given, settings

from game import practice
from game.engine.errors import GameError
from game.practice.layout import Layout
from game.practice.measure import MOST_POINTS, die_track, speed_to_reach, straight_at, thinned
from game.practice.record import Practised, practise
from physics import simulate
from physics.model import Flick, Piece, Point
from physics.result import ShotResult
from tests.practice.tables import shots


def shoot(
    layout: Layout, left: float = 0.0, speed: float = 2.2, aim: float | None = None
) -> tuple[Practised, ShotResult]:
    """Straight at the target, but so many degrees to the left."""
    scene = layout.to_scene()
    start = scene.clear_start()
    assert start is not None
    angle = straight_at(scene, start) + left
    return practise(layout, Flick(start, angle, speed), aim, "flick", "2026-03-01T12:00:00Z")


def test_a_straight_shot_hits() -> None:
    shot, result = shoot(Layout())
    assert shot.hit and not shot.arrest
    assert shot.closest == 0.0
    assert shot.deviation == pytest.approx(0.0, abs=0.001)
    assert shot.distance == pytest.approx(46.86, abs=0.01)
    assert shot.passed == pytest.approx((48.0, 4.0), abs=0.05)
    assert shot.rest == pytest.approx(result.rest, abs=0.006)
    assert shot.layout == Layout().key
    assert (shot.day, shot.style, shot.drill) == ("2026-03-01", "flick", "")


def test_left_is_left_from_either_corner() -> None:
    for corner in ("north-west", "south-east"):
        layout = Layout(corner=corner)  # type: ignore[arg-type]
        shot, _ = shoot(layout, left=4.0)
        assert shot.deviation == pytest.approx(4.0, abs=0.001)
        assert not shot.hit
        assert shot.passed is not None
        aim = math.radians(shot.aim)
        dx, dy = shot.passed[0] - shot.start[0], shot.passed[1] - shot.start[1]
        aside = dy * math.cos(aim) - dx * math.sin(aim)
        assert aside == pytest.approx(shot.distance * math.tan(math.radians(4.0)), abs=0.02)


def test_a_soft_shot_passes_nothing() -> None:
    shot, _ = shoot(Layout(), speed=1.2)
    assert shot.passed is None
    assert not shot.left_board
    assert shot.rest is not None
    way = math.dist(shot.start, shot.rest)
    assert shot.closest == pytest.approx(shot.distance - way - 1.8, abs=0.02)
    assert speed_to_reach(way) == pytest.approx(1.2, rel=0.02)


def test_a_hard_miss_leaves_the_board() -> None:
    shot, result = shoot(Layout(), left=8.0, speed=3.5)
    assert shot.left_board and shot.rest is None and result.rest is None
    assert shot.passed is not None
    assert shot.closest > 3.0


def test_a_bystander_means_arrest_even_with_a_hit() -> None:
    scene = Layout().to_scene()
    on_the_way = scene.line.point(20.0, 0.0)
    shot, result = shoot(Layout(riders=(on_the_way,)))
    assert "rider-2" in result.touched
    assert shot.arrest and not shot.hit
    lying, _ = shoot(Layout(lying=(on_the_way,)))
    assert lying.arrest


def test_figures_in_a_duel_mean_nothing() -> None:
    figure = Layout().to_scene()
    at = next(piece.at for piece in figure.pieces if piece.kind == "figure")
    start = figure.clear_start()
    assert start is not None
    angle = math.degrees(math.atan2(at[1] - start[1], at[0] - start[0]))
    shot, _ = practise(Layout(), Flick(start, angle, 2.4), None, "flick")
    assert shot.figures == 1
    assert not shot.hit and not shot.arrest


def test_of_twins_only_the_real_one_counts() -> None:
    hits = {}
    for real in ("left", "right"):
        layout = Layout(decoy=real)  # type: ignore[arg-type]
        # The shooter's left is the opponent's right.
        hits[real] = [shoot(layout, left)[0] for left in (2.5, -2.5)]
    assert [shot.hit for shot in hits["left"]] == [False, True]
    assert [shot.hit for shot in hits["right"]] == [True, False]
    assert hits["left"][0].closest > 0.0
    assert hits["left"][1].closest == 0.0


def test_with_the_house_rule_the_opponent_must_fall() -> None:
    soft, result = shoot(Layout(must_fall=True), speed=1.8)
    assert "rider-1" in result.touched and "rider-1" not in result.fallen
    assert not soft.hit
    assert soft.closest == 0.0
    hard, _ = shoot(Layout(must_fall=True), speed=3.6)
    assert hard.hit


def test_the_figures() -> None:
    shot, result = shoot(Layout(scene="figures"), speed=2.6)
    assert shot.figures == sum(name.startswith("figure") for name in result.fallen)
    assert shot.hit == (shot.figures > 0)
    miss, _ = shoot(Layout(scene="figures"), left=20.0)
    assert (miss.figures, miss.hit) == (0, False)
    touched, _ = shoot(Layout(scene="figures", riders=((27.0, 17.5),)), speed=2.6)
    assert touched.arrest and not touched.hit


def test_a_steady_hand_halves_the_shot_but_not_what_is_measured() -> None:
    shaky, _ = shoot(Layout(), left=3.0)
    steady, _ = shoot(Layout(steady=True), left=3.0)
    assert steady.deviation == pytest.approx(3.0, abs=0.002)
    assert shaky.deviation == pytest.approx(3.0, abs=0.002)
    assert steady.angle - steady.aim == pytest.approx(1.5, abs=0.002)
    assert steady.hit and not shaky.hit


def test_the_aim_may_be_anywhere() -> None:
    straight, _ = shoot(Layout())
    aside, _ = shoot(Layout(), aim=straight.aim - 350.0)
    assert aside.aim == pytest.approx(straight.aim + 10.0)
    assert aside.deviation == pytest.approx(-10.0, abs=0.002)


@pytest.mark.parametrize(
    "flick",
    [
        Flick((7.46, 27.49), math.nan, 2.0),
        Flick((math.nan, 27.49), 0.0, 2.0),
        Flick((7.46, 27.49), 0.0, 5.0),
        Flick((40.0, 10.0), 0.0, 2.0),
        Flick((7.46, 27.49), 0.0, -1.0),
    ],
)
def test_what_cannot_be_shot_is_refused_with_a_sentence(flick: Flick) -> None:
    with pytest.raises(GameError, match=r"^[A-Z].*\.$"):
        practise(Layout(), flick, None, "flick")
    with pytest.raises(GameError):
        practise(Layout(), Flick((7.46, 27.49), 0.0, 2.0), math.inf, "flick")


SPINNING = Flick((6.369, 31.594), 1.0, 1.0, 80.0)


@settings(max_examples=60, deadline=None)
@given(shots())
@example((Layout(target=(6.57, 1.25), steady=True), SPINNING, 17.0))
def test_every_shot_is_measured_right(given_shot: tuple[Layout, Flick, float | None]) -> None:
    layout, flick, aim = given_shot
    shot, result = practise(layout, flick, aim, "keys", drill="first")
    scene = layout.to_scene()
    # It comes back from a file, and can be shot again.
    assert msgspec.json.decode(msgspec.json.encode(shot), type=Practised) == shot
    assert simulate(scene, shot.flick).outcome == result.outcome
    # The closest approach, looked for in very small steps.
    real = layout.real_target
    targets = [
        piece for piece in scene.pieces if (piece.id == real if real else piece.kind == "figure")
    ]
    if {piece.id for piece in targets} & set(result.touched):
        assert shot.closest == 0.0
    else:
        assert shot.closest == pytest.approx(closest_by_steps(layout, result, targets), abs=0.05)
    # The way, with few points, and close to the real one.
    assert 1 <= len(shot.path) <= MOST_POINTS
    track = die_track(scene, result)
    if len(shot.path) < MOST_POINTS:
        assert all(off_the_way(pose.at, shot.path) < 0.07 for pose in track.poses)
    assert shot.left_board == (result.rest is None)
    assert not (shot.hit and shot.arrest)


def closest_by_steps(layout: Layout, result: ShotResult, targets: list[Piece]) -> float:
    scene = layout.to_scene()
    track = die_track(scene, result)
    steps = 4000
    least = math.inf
    for n in range(steps + 1):
        pose = track.pose(track.times[-1] * n / steps)
        die = Piece("", "die", pose.at, scene.die / 2, scene.die, turned=pose.turn)
        least = min(least, *(die.distance(target.at) - target.radius for target in targets))
    return max(least, 0.0)


def off_the_way(point: Point, path: tuple[Point, ...]) -> float:
    if len(path) == 1:
        return math.dist(point, path[0])
    away = []
    for one, other in pairwise(path):
        length = math.dist(one, other) ** 2
        dx, dy = other[0] - one[0], other[1] - one[1]
        along = ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / length if length else 0.0
        share = min(max(along, 0.0), 1.0)
        away.append(math.dist(point, (one[0] + dx * share, one[1] + dy * share)))
    return min(away)


def test_a_way_is_thinned_where_it_is_straight() -> None:
    straight = [(float(n), 2.0 * n) for n in range(50)]
    assert thinned(straight) == [straight[0], straight[-1]]
    corner = [*((float(n), 0.0) for n in range(10)), *((9.0, float(n)) for n in range(1, 10))]
    assert thinned(corner) == [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0)]
    zigzag = [(float(n), float(n % 2)) for n in range(40)]
    assert len(thinned(zigzag)) == MOST_POINTS
    assert thinned([(1.0, 1.0)]) == [(1.0, 1.0)]


def test_the_range_is_opened_without_loading_the_physics_engine() -> None:
    """It takes a while, and the first flick is soon enough."""
    folder = Path(practice.__file__).parent
    paths = sorted(path.relative_to(folder) for path in folder.rglob("[a-z]*.py"))
    names = [".".join(path.with_suffix("").parts) for path in paths]
    modules = ", ".join(f"game.practice.{name}" for name in names)
    assert "game.practice.record" in modules and "game.practice.drills.run" in modules
    code = f"import sys, {modules}\nsys.exit('pymunk' in sys.modules or 'pygame' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
