"""What shots add up to, beside numpy and beside shooters whose faults are known."""

from __future__ import annotations

import math
import random
from datetime import timedelta, timezone
from itertools import pairwise

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.practice.layout import Layout
from game.practice.measure import straight_at
from game.practice.record import Practised, practise
from game.practice.statistics.ellipse import HOLDS_95, Cloud, Ellipse
from game.practice.statistics.heat import HeatMap
from game.practice.statistics.sums import Counts, Late
from game.practice.statistics.tally import Band, Rate, Selection, Tally, best_bands
from physics.model import Flick
from tests.practice.shooters import (
    ALL,
    DUEL,
    FROM_SOUTH_EAST,
    RANGE,
    geometry,
    record,
    shots_of,
    table_of,
)

BOARD = (52.0, 36.0)

# --------------------------------------------------------------------------- ellipses


def cloud_of(points: list[tuple[float, float]]) -> Cloud:
    cloud = Cloud()
    cloud.add([x for x, _ in points], [y for _, y in points])
    return cloud


@settings(deadline=None)
@given(st.lists(st.tuples(st.floats(-60, 60), st.floats(-60, 60)), min_size=3, max_size=40))
def test_an_ellipse_is_what_numpy_says(points: list[tuple[float, float]]) -> None:
    ellipse = cloud_of(points).ellipse()
    assert ellipse is not None
    assert ellipse.centre == pytest.approx(tuple(np.mean(points, axis=0)), abs=1e-6)
    squares = np.linalg.eigvalsh(np.cov(np.array(points).T))
    assert ellipse.short**2 == pytest.approx(squares[0], abs=1e-6)
    assert ellipse.long**2 == pytest.approx(squares[1], abs=1e-6)
    assert -90.0 <= ellipse.angle <= 90.0


@pytest.mark.parametrize("turn", [-80.0, -30.0, 0.0, 45.0, 89.0])
def test_an_ellipse_recovers_axes_and_direction(turn: float) -> None:
    chance = random.Random(1)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    points = []
    for _ in range(4000):
        a, b = chance.gauss(0, 5.0), chance.gauss(0, 1.5)
        points.append((3.0 + a * cos - b * sin, -2.0 + a * sin + b * cos))
    ellipse = cloud_of(points).ellipse()
    assert ellipse is not None
    assert ellipse.centre == pytest.approx((3.0, -2.0), abs=0.3)
    assert (ellipse.long, ellipse.short) == pytest.approx((5.0, 1.5), rel=0.05)
    assert (ellipse.angle - turn + 90.0) % 180.0 - 90.0 == pytest.approx(0.0, abs=1.5)
    inside = sum(within(ellipse.scaled(HOLDS_95), point) for point in points)
    assert inside / len(points) == pytest.approx(0.95, abs=0.012)


def within(ellipse: Ellipse, point: tuple[float, float]) -> bool:
    dx, dy = point[0] - ellipse.centre[0], point[1] - ellipse.centre[1]
    cos, sin = math.cos(math.radians(ellipse.angle)), math.sin(math.radians(ellipse.angle))
    return ((dx * cos + dy * sin) / ellipse.long) ** 2 + (
        (dy * cos - dx * sin) / ellipse.short
    ) ** 2 <= 1.0


def test_two_points_make_no_ellipse() -> None:
    assert cloud_of([(0.0, 0.0), (1.0, 1.0)]).ellipse() is None


def test_an_ellipse_is_placed_on_the_board() -> None:
    seen = Ellipse((2.0, 1.0), 3.0, 1.0, 10.0, 9)
    placed = seen.placed((20.0, 10.0), 90.0)
    assert placed.centre == pytest.approx((19.0, 12.0))
    assert placed.angle == pytest.approx(-80.0)


@pytest.mark.parametrize(("bias", "spread"), [(0.0, 1.0), (2.0, 1.5), (-1.5, 3.0)])
def test_the_passing_ellipse_recovers_bias_and_spread(bias: float, spread: float) -> None:
    tally = Tally(shots_of(3, 1500, bias=bias, spread=spread, speeds=(2.3, 2.8)))
    _, _, distance = geometry(DUEL)
    ellipse = tally.passing.ellipse()
    assert ellipse is not None
    wide, off = math.radians(spread) * distance, math.radians(bias) * distance
    assert ellipse.centre == pytest.approx((0.0, off), abs=4 * wide / math.sqrt(1500))
    assert ellipse.long == pytest.approx(wide, rel=0.06)
    assert abs(ellipse.angle) == pytest.approx(90.0, abs=0.5), "across the aim"
    assert tally.bias == pytest.approx(bias, abs=4 * spread / math.sqrt(1500))
    assert tally.spread == pytest.approx(spread, rel=0.06)


def test_the_resting_ellipse_recovers_power_and_angle() -> None:
    """Soft shots that all stay on the board, as far as the power goes."""
    shots = shots_of(4, 1500, bias=1.0, spread=2.0, speeds=(1.3, 1.5))
    ellipse = Tally(shots).resting.ellipse()
    assert ellipse is not None
    _, _, distance = geometry(DUEL)
    reaches = [RANGE * shot.speed**2 for shot in shots]
    mean = sum(reaches) / len(reaches)
    along, left = ellipse.centre
    assert along == pytest.approx(mean - distance, abs=0.3)
    assert left == pytest.approx(math.radians(1.0) * mean, abs=0.12)
    assert ellipse.long == pytest.approx(float(np.std(reaches, ddof=1)), rel=0.05)
    assert ellipse.short == pytest.approx(math.radians(2.0) * mean, rel=0.1)
    assert ellipse.angle == pytest.approx(1.0, abs=3.0)


def test_simulated_shots_give_the_same_ellipse() -> None:
    """Not only what records say: what the physics does with known flicks."""
    chance, shots = random.Random(5), []
    for layout in (DUEL, FROM_SOUTH_EAST) * 100:
        scene = layout.to_scene()
        start = scene.clear_start()
        assert start is not None
        angle = straight_at(scene, start) + chance.gauss(1.2, 1.8)
        shots.append(practise(layout, Flick(start, angle, 2.3), None, "flick")[0])
    tally = Tally(shots)
    ellipse = tally.passing.ellipse()
    assert ellipse is not None and ellipse.number == 200
    assert tally.bias == pytest.approx(1.2, abs=0.45)
    assert tally.spread == pytest.approx(1.8, rel=0.15)
    assert ellipse.centre[1] == pytest.approx(46.86 * math.radians(tally.bias), rel=0.03)
    assert ellipse.long == pytest.approx(46.86 * math.radians(tally.spread or 0.0), rel=0.03)


# --------------------------------------------------------------------------- totals and bands


def test_totals() -> None:
    shots = [
        record(DUEL, 0.0, 2.2),
        record(DUEL, 0.1, 2.2),
        record(DUEL, 9.0, 2.2, arrest=True),
        record(DUEL, 0.0, 2.2, figures=2),
        record(DUEL, 45.0, 3.5),
    ]
    tally = Tally(shots)
    assert tally.rate == (5, 3)
    assert tally.rate.share == 0.6
    assert (tally.arrests, tally.figures, tally.slips) == (1, 2, 1)
    assert (tally.streak, tally.longest_streak) == (0, 2)
    assert tally.left_board == sum(shot.left_board for shot in shots) > 0
    assert tally.bias == pytest.approx(9.1 / 4), "a slip is no bias"


def test_without_shots_nothing_breaks() -> None:
    tally = Tally()
    assert (tally.rate.share, tally.spread, tally.bias, tally.trend()) == (0.0, None, 0.0, [])
    assert tally.passing.ellipse() is None
    assert len(best_bands(tally.by_power())) == 0


def test_shots_added_one_by_one_add_up_to_the_same() -> None:
    shots = shots_of(6, 300, bias=0.7, speeds=(1.0, 4.0), layouts=(DUEL, FROM_SOUTH_EAST))
    at_once, slowly = Tally(shots), Tally()
    for shot in shots:
        slowly.add([shot])
    assert slowly.by_power() == at_once.by_power()
    assert slowly.by_distance() == at_once.by_distance()
    assert (slowly.rate, slowly.longest_streak) == (at_once.rate, at_once.longest_streak)
    assert slowly.spread == pytest.approx(at_once.spread)
    one, other = slowly.resting.ellipse(), at_once.resting.ellipse()
    assert one is not None and other is not None
    assert (one.long, one.short, one.angle) == pytest.approx((other.long, other.short, other.angle))
    assert slowly.trend()[0].rate == at_once.trend()[0].rate


def test_a_sum_catches_up_when_it_is_asked_for_or_bit_by_bit() -> None:
    shots = shots_of(7, 50)
    late = Late(shots, Counts())
    late.catch_up(20)
    assert not late.is_up_to_date
    late.catch_up(1000)
    assert late.is_up_to_date
    shots.append(record(DUEL, 0.0, 2.2))  # a hit
    assert not late.is_up_to_date
    assert late().hits == Tally(shots).hits == sum(shot.hit for shot in shots)


def test_bands_of_power() -> None:
    shots = [record(DUEL, 0.0, speed) for speed in (0.3, 1.34, 1.36, 2.0, 2.0, 2.24, 4.4)]
    bands = Tally(shots).by_power()
    assert [band.rate.shots for band in bands] == [2, 1, 0, 3, 0, 0, 1]
    assert [(band.low, band.high) for band in bands[:2]] == [(0.0, 1.35), (1.35, 1.65)]
    assert bands[-1].high == math.inf
    assert bands[3].rate.hits == 3


def test_bands_of_distance() -> None:
    shots = [record(DUEL, 0.0, 2.2, distance=far) for far in (5.0, 19.9, 20.0, 46.9, 51.0)]
    bands = Tally(shots).by_distance()
    assert [band.rate.shots for band in bands] == [2, 1, 0, 1, 1]
    assert [band.low for band in bands] == [0.0, 20.0, 30.0, 40.0, 50.0]


def bands(*rates: tuple[int, int]) -> list[Band]:
    return [Band(float(n), n + 1.0, Rate(shots, hits)) for n, (shots, hits) in enumerate(rates)]


@pytest.mark.parametrize(
    ("rates", "best"),
    [
        (((50, 5), (50, 30), (50, 28), (50, 10)), range(1, 3)),
        (((50, 25), (50, 26), (50, 24)), range(0)),  # none is worse
        (((4, 4), (50, 10), (50, 30)), range(2, 3)),  # four shots say nothing
        (((3, 3), (2, 0)), range(0)),
        (((50, 0), (50, 0)), range(0)),
        (((200, 20), (10, 8), (200, 20)), range(1, 2)),
    ],
)
def test_the_best_band_is_named_when_it_is_sure(
    rates: tuple[tuple[int, int], ...], best: range
) -> None:
    assert best_bands(bands(*rates)) == best


# --------------------------------------------------------------------------- days


def at(when: str, deviation: float = 0.0) -> Practised:
    return record(DUEL, deviation, 2.2, when=when)


def test_the_trend_goes_day_by_day() -> None:
    shots = [
        *(at("2026-03-02T10:00:00Z", dev) for dev in (1.0, 3.0)),
        at("2026-03-01T09:00:00Z", 8.0),
        at("2026-03-02T11:00:00Z", 2.0),
    ]
    first, second = Tally(shots, timezone(timedelta(0))).trend()
    assert (first.day, first.rate, first.bias, first.spread) == ("2026-03-01", (1, 0), 8.0, None)
    assert (second.day, second.rate) == ("2026-03-02", (3, 2))
    assert second.bias == pytest.approx(2.0)
    assert second.spread == pytest.approx(1.0)


def test_a_day_is_a_day_where_the_player_is() -> None:
    late = at("2026-03-01T23:40:00Z")
    assert [day.day for day in Tally([late], timezone(timedelta(0))).trend()] == ["2026-03-01"]
    kathmandu = timezone(timedelta(hours=5, minutes=45))
    assert [day.day for day in Tally([late], kathmandu).trend()] == ["2026-03-02"]
    odd = at("no date at all, truly")
    assert [day.day for day in Tally([odd]).trend()] == ["no date at"]


# --------------------------------------------------------------------------- selections and heat


def test_selections() -> None:
    figures = Layout(scene="figures")
    layouts = {**ALL, **table_of(figures)}
    shots = [
        record(DUEL, 0.0, 2.0),
        record(FROM_SOUTH_EAST, 0.0, 2.0, style="sling"),
        record(figures, 0.0, 2.0, drill="three"),
        record(DUEL, 1.0, 2.0, drill="three"),
        record(Layout(wind="left"), 0.0, 2.0),  # its layout is lost
    ]

    def chosen(**what: object) -> list[int]:
        found = Selection(**what).of(shots, layouts)  # type: ignore[arg-type]
        return [shots.index(shot) for shot in found]

    assert chosen() == [0, 1, 2, 3, 4]
    assert chosen(last=2) == [3, 4]
    assert chosen(last=0) == []
    assert chosen(scene="duel") == [0, 1, 3]
    assert chosen(scene="figures") == [2]
    assert chosen(corner="north-west") == [0, 3]
    assert chosen(style="sling") == [1]
    assert chosen(drill="three") == [2, 3]
    assert chosen(drill="", last=1) == [4]
    assert chosen(layout=DUEL.key, drill="") == [0]


def test_a_heat_map_counts_ways_and_rests() -> None:
    heat = HeatMap(*BOARD)
    assert (heat.columns, heat.rows) == (26, 18)
    flat = record(DUEL, 0.0, 2.0, path=((1.0, 5.0), (9.0, 5.0)), rest=(9.0, 5.0))
    steep = record(DUEL, 0.0, 2.0, path=((5.0, 35.0), (5.0, 1.0)), rest=None)
    heat.add([flat, flat, steep])
    assert [heat.passed(column, 2) for column in range(6)] == [2, 2, 3, 2, 2, 0]
    assert [heat.passed(2, row) for row in range(18)] == [1, 1, 3, *[1] * 15]
    assert heat.rested(4, 2) == 2
    assert sum(heat.rested(c, r) for c in range(26) for r in range(18)) == 2


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(st.floats(-5.0, 57.0), st.floats(-5.0, 41.0)), min_size=2, max_size=12))
def test_a_way_heats_only_the_cells_it_comes_near(path: list[tuple[float, float]]) -> None:
    heat = HeatMap(*BOARD)
    heat.add([msgspec.structs.replace(record(DUEL, 0.0, 2.0), path=tuple(path))])
    stretches = list(pairwise(path))
    for column in range(heat.columns):
        for row in range(heat.rows):
            if heat.passed(column, row):
                middle = (column + 0.5) * heat.cell, (row + 0.5) * heat.cell
                assert min(away(middle, *ends) for ends in stretches) <= 1.6 * heat.cell


def away(point: tuple[float, float], one: tuple[float, float], other: tuple[float, float]) -> float:
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = dx * dx + dy * dy
    share = ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / length if length else 0.0
    share = min(max(share, 0.0), 1.0)
    return math.dist(point, (one[0] + dx * share, one[1] + dy * share))
