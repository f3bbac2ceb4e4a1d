"""The coach: what it promises is what simulated hands of that spread reach."""

from __future__ import annotations

import random

import pytest

from game.engine.errors import GameError
from game.practice.coach.advice import (
    POWER_SPREAD,
    USUAL_SPREAD,
    Advice,
    advice,
    advice_slices,
    hand_to_coach,
)
from game.practice.layout import Layout
from game.practice.measure import straight_at, turned_by
from game.practice.record import Practised, practise, verdict
from game.practice.search import straight_flick
from physics import simulate
from physics.model import MAX_SPEED, Flick, Point
from tests.practice.shooters import ALL, shots_of

SPREAD = 2.5
BYSTANDER = Layout(riders=((27.0, 16.2),))
FIGURES = Layout(scene="figures")


def straight_shot(layout: Layout, turn: float = 0.0, off: float = 0.0) -> Practised:
    """Aimed beside the target by some degrees, with a hand that was off by some more."""
    flick = straight_flick(layout.to_scene())
    aim = straight_at(layout.to_scene(), flick.start) + turn
    return practise(layout, Flick(flick.start, aim + off, flick.speed), aim, "flick")[0]


def simulated(layout: Layout, start: Point, angle: float, speed: float, shots: int = 250) -> float:
    """The share of hits, or the figures on average, of a hand with that spread."""
    rng, scene, gained = random.Random(4), layout.to_scene(), 0
    for _ in range(shots):
        push = min(max(speed * (1 + rng.gauss(0.0, 0.1)), 0.0), MAX_SPEED)
        result = simulate(scene, Flick(start, angle + rng.gauss(0.0, SPREAD), push))
        judgement = verdict(layout, scene, result)
        if judgement == "figures":
            gained += sum(name.startswith("figure") for name in result.fallen)
        gained += judgement == "hit"
    return gained / shots


def said(found: Advice) -> str:
    return " ".join(map(str, found.sentences))


@pytest.mark.parametrize(
    "layout",
    [
        Layout(),
        BYSTANDER,
        Layout(corner="south-east", wind="left"),
        Layout(target=(34.0, 14.0), must_fall=True),
        Layout(decoy="right"),
        FIGURES,
    ],
)
def test_the_chances_are_those_of_simulated_hands(layout: Layout) -> None:
    shot = straight_shot(layout, turn=1.5)
    found = advice(layout, shot, SPREAD)
    best = simulated(layout, found.start, found.angle, found.speed)
    now = simulated(layout, shot.start, shot.aim, shot.speed)
    near = 0.25 if layout.scene == "figures" else 0.11
    assert found.best.gain == pytest.approx(best, abs=near)
    assert found.now.gain == pytest.approx(now, abs=near)
    cost = 3.0 if layout.scene == "figures" else 1.0
    worth = [chance.gain - cost * chance.arrest for chance in (found.best, found.now)]
    assert worth[0] >= worth[1] - 0.1


def test_it_says_where_to_go_and_what_it_brings() -> None:
    shot = straight_shot(BYSTANDER)
    assert shot.arrest
    found = advice(BYSTANDER, shot, SPREAD)
    scene = BYSTANDER.to_scene()
    aside = scene.line.offsets(found.start)[1] - scene.line.offsets(shot.start)[1]
    turn = turned_by(found.angle, shot.aim)
    assert abs(aside) > 1.0 and aside * turn < 0.0
    side, other = ("left", "right") if aside > 0 else ("right", "left")
    text = said(found)
    assert f"Start {abs(aside):.1f} cm further {side}." in text
    assert f"Aim {abs(turn):.1f}° further {other}." in text
    hits = f"You'd hit {found.best.gain * 100:.0f} times in 100, instead of 0."
    assert hits in text
    assert f"You'd be arrested {found.best.arrest * 100:.0f} times in 100, instead of " in text


def test_a_soft_shot_is_told_to_be_harder_and_a_hard_one_softer() -> None:
    layout = Layout()
    flick = straight_flick(layout.to_scene())
    soft = practise(layout, Flick(flick.start, flick.angle, 1.4), flick.angle, "flick")[0]
    assert "Flick harder: " in said(advice(layout, soft, SPREAD))
    windy = Layout(wind="left")
    hard = practise(windy, Flick(flick.start, flick.angle, 4.4), flick.angle - 4, "flick")[0]
    assert "Flick more gently: " in said(advice(windy, hard, SPREAD))


def test_first_it_speaks_of_the_hand_and_praises_a_good_aim() -> None:
    shot = straight_shot(Layout(), off=-6.0)
    assert not shot.hit
    text = said(advice(Layout(), shot, SPREAD))
    hand = "You flicked 6.0° right of your line. "
    assert text.startswith(hand + "Your aim is about as good as it gets: ")
    left = said(advice(Layout(), straight_shot(Layout(), off=5.0), SPREAD))
    assert left.startswith("You flicked 5.0° left of your line.")
    assert "Your hand" not in said(advice(Layout(), straight_shot(Layout()), SPREAD))


def test_also_when_another_aim_is_better_it_says_where_the_hand_went() -> None:
    text = said(advice(BYSTANDER, straight_shot(BYSTANDER, off=3.0), SPREAD))
    assert text.startswith("You flicked 3.0° left of your line. Start ")


def test_it_knows_which_twin_is_real() -> None:
    left = advice(Layout(decoy="right"), straight_shot(Layout(decoy="right")), 1.0)
    right = advice(Layout(decoy="left"), straight_shot(Layout(decoy="left")), 1.0)
    assert left.best.gain > 0.85 and right.best.gain > 0.85
    assert turned_by(left.angle, right.angle) > 0.0 or left.start != right.start


def test_the_map_covers_the_line_and_holds_the_best_shot() -> None:
    scene = BYSTANDER.to_scene()
    found = advice(BYSTANDER, straight_shot(BYSTANDER), SPREAD)
    assert [row.left for row in found.rows] == sorted(row.left for row in found.rows)
    assert found.rows[0].left == -scene.line.width / 2 == -found.rows[-1].left
    for row in found.rows:
        assert scene.start_error(row.start) is None
        assert len(row.angles) == len(row.chances)
        assert row.angles[0] < straight_at(scene, row.start) < row.angles[-1]
        assert all(0.0 <= chance.gain <= 1.0 for chance in row.chances)
        assert all(0.0 <= chance.arrest <= 1.0 for chance in row.chances)
    worth = max(chance.gain - chance.arrest for row in found.rows for chance in row.chances)
    assert worth == pytest.approx(found.best.gain - found.best.arrest, abs=0.03)


def test_the_map_of_the_figures_counts_them() -> None:
    found = advice(FIGURES, straight_shot(FIGURES, turn=3.0), SPREAD)
    gains = [chance.gain for row in found.rows for chance in row.chances]
    assert 1.2 < max(gains) <= 3.0 and min(gains) < 0.05
    assert f"You'd knock down {found.best.gain:.1f} figures on average, instead of " in said(found)


def test_a_steady_hand_has_better_chances() -> None:
    steady = Layout(steady=True)
    shot = straight_shot(steady)
    assert advice(steady, shot, SPREAD).best.gain > advice(Layout(), shot, SPREAD).best.gain + 0.1


def test_it_thinks_in_slices() -> None:
    *thinking, found = advice_slices(BYSTANDER, straight_shot(BYSTANDER), SPREAD)
    assert len(thinking) > 20 and not any(thinking)
    assert isinstance(found, Advice)


def test_it_knows_your_hand_but_takes_not_every_change_of_power_for_a_slip() -> None:
    assert hand_to_coach([], ALL, "flick") == (USUAL_SPREAD, POWER_SPREAD)
    spread, power = hand_to_coach(shots_of(3, 200, spread=1.5, speeds=(1.0, 3.4)), ALL, "flick")
    assert spread == pytest.approx(1.5, abs=0.3) and power == POWER_SPREAD
    _, power = hand_to_coach(shots_of(3, 200, spread=1.5, speeds=(2.0, 2.1)), ALL, "flick")
    assert power < 0.03


def test_it_has_no_advice_for_a_table_that_cannot_be() -> None:
    shot = straight_shot(Layout())
    with pytest.raises(GameError, match="must be on the board"):
        advice(Layout(riders=((70.0, 1.0),)), shot, SPREAD)
