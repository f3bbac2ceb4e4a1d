"""The map of the figures: made once, and right wherever the riders stand."""

from __future__ import annotations

import subprocess
import sys
from itertools import count
from pathlib import Path

import msgspec
import pytest

from physics.model import FiringLine, Piece, Point, Scene
from physics.planner import plan, plan_slices
from tests.physics.followers import follow, layouts
from tests.physics.tables import FIGURES_LINE, figures, lying_rider, rider

ROOT = Path(__file__).resolve().parents[2]
# Spaces 30 to 33 and the mailboxes: nobody of the race ever stands nearer to the figures.
NEAREST_PLACES = ((19.5, 10.4), (16.0, 10.3), (12.5, 9.7), (7.5, 9.5), (4.0, 10.5), (4.0, 14.0))
AMONG_THE_FIGURES = ((4.0, 3.6), (7.5, 8.0), (9.3, 3.6), (8.1, 3.0))
NOBODY_ELSES = count(1)


def bystanders(*places: Point) -> tuple[Piece, ...]:
    return tuple(rider(f"rider-{seat}", at, seat) for seat, at in enumerate(places, start=1))


def from_the_middle(*pieces: Piece) -> Scene:
    """A line so narrow that one start stands for all of it."""
    line = FiringLine(FIGURES_LINE.centre, FIGURES_LINE.direction, 4.0)
    return msgspec.structs.replace(figures(*pieces), line=line)


def new_power_error() -> float:
    """One of which no map has been made before."""
    return 0.1 + next(NOBODY_ELSES) * 1e-6


def slices(scene: Scene, aim_error: float, power_error: float) -> int:
    return len(list(plan_slices(scene, aim_error, power_error=power_error)))


# ---------------------------------------------------------------------- how often it is made


def test_a_map_is_made_once_wherever_the_riders_stand() -> None:
    error = new_power_error()
    assert slices(from_the_middle(), 2.5, error) > 20
    for places in ((), ((25.0, 9.0),), ((25.0, 16.0), (30.0, 20.0)), NEAREST_PLACES):
        scene = from_the_middle(*bystanders(*places))
        for shooter in (0, 4):
            turn = msgspec.structs.replace(scene, shooter=shooter, steady=bool(shooter))
            assert slices(turn, 1.5, error) == 2


def test_only_shots_that_may_meet_a_rider_are_simulated_anew() -> None:
    error = new_power_error()
    whole = slices(from_the_middle(), 2.5, error)
    crowded = from_the_middle(*bystanders((7.5, 8.0)))
    assert 2 < slices(crowded, 2.5, error) < whole / 2
    assert slices(crowded, 1.5, error) == 2


def test_three_starts_stand_for_the_whole_line() -> None:
    """Once every start has been the best one, nothing is left to be simulated."""
    error = new_power_error()
    walls = [
        bystanders(*(figures().line.point(8.0, left + 6.0 * side) for side in (-0.5, 0.5)))
        for left in range(-6, 7, 2)
    ]
    costs = [slices(figures(*wall), 2.5, error) for wall in walls]
    assert 1 < sum(cost > 2 for cost in costs) <= 3
    assert [slices(figures(*wall), 1.5, error) for wall in walls] == [2] * len(walls)


# ---------------------------------------------------------------------- whether it is right


@pytest.mark.parametrize("error", [1.5, 3.5])
def test_far_riders_hide_figures(error: float) -> None:
    """One half way in the middle, and one who lies nearer on the left."""
    line = figures().line
    standing = bystanders(line.point(23.0, 0.0))
    lying = lying_rider("rider-9", line.point(12.0, 3.5), 30.0)
    crowded = figures(*standing, msgspec.structs.replace(lying, owner=9))
    free, best = plan(figures(), error), plan(crowded, error)
    assert 0.0 < best.value < free.value - 0.05
    shares = follow(crowded, best, error, 300)
    assert shares.arrest == pytest.approx(best.arrest, abs=0.05)
    assert shares.figures == pytest.approx(best.figures, abs=0.2)


@pytest.mark.parametrize("error", [1.5, 3.5])
@pytest.mark.parametrize("place", AMONG_THE_FIGURES)
def test_riders_among_the_figures_are_met_after_a_figure(place: Point, error: float) -> None:
    """What falls besides an arrest counts for nothing in a plan."""
    scene = figures(*bystanders(place))
    best = plan(scene, error)
    assert best.value < plan(figures(), error).value
    shares = follow(scene, best, error, 300)
    assert shares.arrest == pytest.approx(best.arrest, abs=0.06)
    assert best.figures - 0.2 < shares.figures < best.figures + 3.0 * shares.arrest + 0.2


def test_riders_at_the_nearest_places_are_only_met_first() -> None:
    """So the plan need not take more care than not to meet them on the way."""
    scene = figures(*bystanders(*NEAREST_PLACES[3:]))
    best = plan(scene, 1.5)
    assert best.value > plan(figures(), 1.5).value - 0.3
    assert follow(scene, best, 1.5, 300).arrest == pytest.approx(best.arrest, abs=0.03)


def test_the_own_rider_hides_figures_but_is_no_bystander() -> None:
    in_the_way = figures().line.point(20.0, 0.0)
    own, other = (figures(rider("rider-0", in_the_way, owner)) for owner in (0, 1))
    assert plan(own, 3.5).arrest == 0.0
    assert plan(other, 3.5).value < plan(own, 3.5).value < plan(figures(), 3.5).value


def test_seats_and_names_make_no_difference() -> None:
    places = ((25.0, 16.0), (7.5, 8.0))
    scene = figures(*bystanders(*places), rider("rider-0", (30.0, 24.0), 0))
    seats = {None: None, 0: 2, 1: 0, 2: 1}
    pieces = tuple(
        msgspec.structs.replace(piece, id=f"{piece.id}-too", owner=seats[piece.owner])
        for piece in scene.pieces
    )
    renamed = msgspec.structs.replace(scene, pieces=pieces, shooter=2)
    assert plan(renamed, 2.5) == plan(scene, 2.5)


# ---------------------------------------------------------------------- what came before

PLANS_IN_ANOTHER_ORDER = """
import sys
from tests.physics.test_figure_map import plans
print(plans(sys.argv[1:]))
"""


def plans(order: list[str]) -> dict[str, str]:
    """Some near to the figures and some not, planned in this order."""
    scenes = [*layouts("figures", 4), figures(*bystanders((7.5, 8.0), (23.0, 16.0)))]
    found = {number: repr(plan(scenes[int(number)], 2.5)) for number in order}
    return dict(sorted(found.items()))


def test_plans_do_not_depend_on_those_before() -> None:
    """Whatever this process has planned, another one that begins elsewhere comes to the same."""
    here = plans(["0", "1", "2", "3", "4"])
    for order in (["4", "2", "0", "3", "1"], ["3"]):
        there = subprocess.run(
            [sys.executable, "-c", PLANS_IN_ANOTHER_ORDER, *order],
            cwd=ROOT,
            check=True,
            timeout=60,
            capture_output=True,
            text=True,
        )
        assert there.stdout.strip() == repr({number: here[number] for number in sorted(order)})
