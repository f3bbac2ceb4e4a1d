"""A bot's hand: as good as its level says, never illegal, and it keeps what its plans promise."""

from __future__ import annotations

import math
import statistics
from functools import cache
from itertools import product
from typing import Any

import pytest

from game.bots.aim import Hand, two_normal
from game.bots.planning import physics_planner
from game.bots.pony_express.skill import SKILLS
from game.engine.draws import Draws
from game.engine.match import Match
from game.engine.requests import TakeShot
from physics.model import MAX_SPEED
from physics.planner import Plan
from tests.bots.moments import WINDOWS, come_to
from tests.bots.racing import LEVELS, bot_of
from tests.bots.shooting import hand_of, met_in_races, promised_and_kept
from tests.rules.pony_express.scripting import card, told

AIM_ERRORS = {"greenhorn": 3.5, "ranger": 2.5, "gunslinger": 1.5}  # degrees
POWER_ERROR = 0.10
MANY = 20_000
POINTS = 0.05  # hits may be so far from what was promised
FIGURES = 0.15

PLAN = Plan((10.0, 20.0), 330.0, 2.0, hit=0.5, arrest=0.0, figures=0.0)


class Extreme:
    """Draws that are as small or as great as they can be."""

    def __init__(self, *units: float) -> None:
        self._units = list(units)

    def unit(self) -> float:
        return self._units.pop(0)


ALMOST_ONE = 1 - 2.0**-53
EXTREMES = (0.0, 2.0**-53, 0.25, 0.5, 0.75, ALMOST_ONE)


# --------------------------------------------------------------------------- errors


@cache
def normal_pairs() -> list[tuple[float, float]]:
    return [two_normal(Draws(3, n)) for n in range(MANY)]


@pytest.mark.parametrize("which", [0, 1])
def test_two_normal_numbers_have_a_mean_of_0_and_a_deviation_of_1(which: int) -> None:
    numbers = [pair[which] for pair in normal_pairs()]
    assert statistics.fmean(numbers) == pytest.approx(0.0, abs=0.03)
    assert statistics.pstdev(numbers) == pytest.approx(1.0, abs=0.03)
    within = [sum(abs(number) < bound for number in numbers) / MANY for bound in (1, 2, 3)]
    assert within == pytest.approx([0.6827, 0.9545, 0.9973], abs=0.015)


def test_two_normal_numbers_have_nothing_to_do_with_each_other() -> None:
    products = [one * other for one, other in normal_pairs()]
    assert statistics.fmean(products) == pytest.approx(0.0, abs=0.03)


@cache
def flicks(level: str) -> list[dict[str, Any]]:
    hand = hand_of(level)
    return [hand.flick(PLAN, Draws(9, n)) for n in range(4000)]


@pytest.mark.parametrize("level", LEVELS)
def test_a_levels_angle_is_off_by_its_aim_error(level: str) -> None:
    off = [flick["angle"] - flick["aim"] for flick in flicks(level)]
    assert SKILLS[level].aim_error == AIM_ERRORS[level]
    assert statistics.fmean(off) == pytest.approx(0.0, abs=0.15)
    assert statistics.pstdev(off) == pytest.approx(AIM_ERRORS[level], rel=0.05)


@pytest.mark.parametrize("level", LEVELS)
def test_its_speed_is_off_by_a_tenth(level: str) -> None:
    shares = [flick["speed"] / PLAN.speed for flick in flicks(level)]
    assert statistics.fmean(shares) == pytest.approx(1.0, abs=0.01)
    assert statistics.pstdev(shares) == pytest.approx(POWER_ERROR, rel=0.05)


# --------------------------------------------------------------------------- answers


def same_direction(one: float, other: float) -> bool:
    return math.isclose((one - other + 180.0) % 360.0 - 180.0, 0.0, abs_tol=1e-9)


@pytest.mark.parametrize("angle", [-190.0, -90.0, 0.0, 30.0, 181.0, 330.0, 359.0, 400.0])
def test_the_aim_is_the_planned_direction(angle: float) -> None:
    plan = Plan((10.0, 20.0), angle, 2.0, hit=0.5, arrest=0.0, figures=0.0)
    flick = hand_of("ranger").flick(plan, Draws(1, 1))
    assert same_direction(flick["aim"], angle)
    assert flick["start"] == list(plan.start)


@pytest.mark.parametrize("angle", [-179.9, 0.0, 90.0, 180.0, 359.9])
def test_a_flick_is_legal_whatever_is_drawn(angle: float) -> None:
    """Even of a hand that hardly aims at all, and flicks as hard as can be."""
    scene = met_in_races("duel", 1)[0].scene
    start = scene.clear_start()
    assert start is not None
    plan = Plan(start, angle, MAX_SPEED, hit=0.5, arrest=0.0, figures=0.0)
    for units in product(EXTREMES, repeat=2):
        draws: Any = Extreme(*units)
        flick = Hand(60.0, physics_planner).flick(plan, draws)
        TakeShot(0, scene).check(0, flick)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", ["duel", "figures"])
def test_every_flick_in_a_race_is_legal(mode: str, level: str) -> None:
    hand = hand_of(level)
    for number, met in enumerate(met_in_races(mode, 12)):
        plan = hand.plan(met.scene, met.must_fall)
        for n in range(20):
            TakeShot(0, met.scene).check(0, hand.flick(plan, Draws(number, n)))


def steady_shot(level: str, seed: int) -> tuple[Match, dict[str, Any]]:
    m = come_to(WINDOWS["own-shot in the showdown"], ["steady-hand"])
    card(m, "steady-hand")
    assert m.pending is not None
    return m, bot_of(level, seed).choose(m.view(0), m.pending.for_seat(0))


@pytest.mark.parametrize("level", LEVELS)
def test_with_a_steady_hand_the_die_goes_half_as_far_astray(level: str) -> None:
    for seed in range(5):
        m, flick = steady_shot(level, seed)
        assert isinstance(m.pending, TakeShot)
        plan = hand_of(level).plan(m.pending.scene, must_fall=False)
        assert same_direction(flick["aim"], plan.angle)
        m.answer(flick)
        shot = told(m, "shot-taken")[-1]
        assert same_direction(shot["angle"], (flick["angle"] + flick["aim"]) / 2)


# --------------------------------------------------------------------------- promises


def check_promises(level: str, mode: str, layouts: int, flicks: int) -> None:
    promised, kept = promised_and_kept(level, mode, layouts, flicks)
    assert kept.hit == pytest.approx(promised.hit, abs=POINTS)
    assert kept.arrest == pytest.approx(promised.arrest, abs=POINTS)
    assert kept.figures == pytest.approx(promised.figures, abs=FIGURES)


@pytest.mark.parametrize("level", LEVELS)
def test_duels_are_hit_as_often_as_was_promised(level: str) -> None:
    check_promises(level, "duel", layouts=40, flicks=30)


@pytest.mark.parametrize("level", LEVELS)
def test_as_many_figures_fall_as_was_promised(level: str) -> None:
    check_promises(level, "figures", layouts=12, flicks=30)


def test_a_better_level_hits_more_often_and_fells_more_figures() -> None:
    hits = [promised_and_kept(level, "duel", 40, 30)[1].hit for level in LEVELS]
    fallen = [promised_and_kept(level, "figures", 12, 30)[1].figures for level in LEVELS]
    assert hits == sorted(hits)
    assert fallen == sorted(fallen)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["duel", "figures"])
@pytest.mark.parametrize("level", LEVELS)
def test_promises_are_kept_over_many_layouts(level: str, mode: str) -> None:
    check_promises(level, mode, layouts=120, flicks=100)
