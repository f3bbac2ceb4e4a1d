"""What a drill asks of a shot: every condition can be met and can be missed, and says so."""

from __future__ import annotations

from typing import Any

import pytest

from game.practice.drills.goal import Goal, Ring, Seen, missing
from game.practice.layout import Layout
from game.practice.search import straight_flick
from physics import simulate
from physics.model import Flick

CLOSE = Layout(target=(29.1, 15.0))
LINE = CLOSE.to_scene().line
MIDDLE, LEFT, RIGHT = LINE.point(0.0, 0.0), LINE.point(0.0, 1.0), LINE.point(0.0, -1.0)
BEHIND = LINE.point(-2.0, 3.0)
HIT = Flick(MIDDLE, -30.0, 2.0)
SOFT = Flick(MIDDLE, -30.0, 1.3)
SHORT = Flick(MIDDLE, -30.0, 0.8)
ASIDE = Flick(MIDDLE, -45.0, 1.0)
FIGURES = Layout(scene="figures")


def seen(layout: Layout, flick: Flick) -> Seen:
    scene = layout.to_scene()
    return Seen(layout, scene, flick, simulate(scene, flick))


def lack(goal: Goal, layout: Layout = CLOSE, flick: Flick = HIT) -> str | None:
    sentence = missing(goal, seen(layout, flick))
    return None if sentence is None else str(sentence)


def test_a_goal_of_nothing_is_always_met_but_for_an_arrest() -> None:
    assert lack(Goal(), flick=ASIDE) is None
    arrested = Layout(riders=((20.0, 20.3),))
    assert lack(Goal(), arrested, HIT) == "A bystander was touched: the sheriff is not amused."


@pytest.mark.parametrize(
    ("goal", "met", "missed", "said"),
    [
        ({"hit": True}, HIT, SHORT, "The opponent wasn't hit."),
        ({"felled": True}, HIT, SOFT, "The opponent didn't fall."),
        ({"upright": True}, SOFT, HIT, "The opponent must stay up."),
        ({"over": True}, Flick(MIDDLE, -30.0, 4.4), HIT, "The opponent must go over the edge."),
        (
            {"kept": True},
            HIT,
            Flick(MIDDLE, -30.0, 4.4),
            "The opponent must stay on the board.",
        ),
        ({"untouched": True}, SHORT, HIT, "The die must not touch anything or anyone."),
        (
            {"slower": 1.5},
            SOFT,
            HIT,
            "2.00 m/s is too hard. Stay below 1.50.",
        ),
        (
            {"faster": 1.5},
            HIT,
            SOFT,
            "1.30 m/s is too soft. Go above 1.50.",
        ),
        ({"stays": True}, HIT, Flick(MIDDLE, 45.0, 3.0), "The die must stay on the board."),
        (
            {"rest": Ring((17.5, 21.7), 3.0)},
            SHORT,
            SOFT,
            "The die stopped 11.7 cm from the mark. Get within 3.0 cm.",
        ),
        (
            {"via": (Ring((16.1, 22.5), 0.5), Ring((20.5, 20.0), 0.5))},
            HIT,
            ASIDE,
            "The die must pass through the ring.",
        ),
        (
            {"side": "left"},
            Flick(LEFT, -30.0, 1.0),
            Flick(RIGHT, -30.0, 1.0),
            "The die must start on the left half of the line.",
        ),
        (
            {"side": "right"},
            Flick(RIGHT, -30.0, 1.0),
            Flick(LEFT, -30.0, 1.0),
            "The die must start on the right half of the line.",
        ),
        (
            {"behind": 2.0},
            Flick(BEHIND, -30.0, 1.0),
            HIT,
            "The die must start at least 2.0 cm behind the line.",
        ),
    ],
)
def test_a_condition_is_met_or_says_what_is_missing(
    goal: dict[str, Any], met: Flick, missed: Flick, said: str
) -> None:
    assert lack(Goal(**goal), flick=met) is None
    assert lack(Goal(**goal), flick=missed) == said


def test_rings_are_passed_in_their_order() -> None:
    near, far = Ring((16.1, 22.5), 0.5), Ring((20.5, 20.0), 0.5)
    assert lack(Goal(via=(near, far))) is None
    assert lack(Goal(via=(far, near))) is not None
    assert lack(Goal(via=(far, far))) is None


def test_a_hit_must_fall_where_that_is_the_rule() -> None:
    strict = Layout(target=CLOSE.target, must_fall=True)
    assert lack(Goal(hit=True), strict, HIT) is None
    assert lack(Goal(hit=True), strict, SOFT) == "The opponent was hit but didn't fall."
    assert lack(Goal(hit=True), strict, SHORT) == "The opponent wasn't hit."


@pytest.mark.parametrize(
    ("layout", "touched", "said"),
    [
        (CLOSE, "opponent", "The die must touch the opponent next."),
        (Layout(barrel=(20.0, 20.2)), "barrel", "The die must touch the barrel next."),
        (Layout(die=(20.0, 20.2)), "die", "The die must touch the other die next."),
        (Layout(own=((20.0, 20.2),)), "own", "The die must touch your own rider next."),
    ],
)
def test_what_is_touched_first(layout: Layout, touched: str, said: str) -> None:
    assert lack(Goal(touches=(touched,)), layout) is None
    assert lack(Goal(touches=(touched,)), layout, ASIDE) == said
    assert lack(Goal(touches=("figure", touched)), layout) == "The die must touch a figure next."


def test_a_decoy_is_told_from_the_real_one() -> None:
    """The real one is on its own right hand, so on the left as one looks at it."""
    twins = Layout(decoy="right")
    at_left, at_right = Flick(MIDDLE, -27.4, 2.2), Flick(MIDDLE, -32.6, 2.2)
    assert lack(Goal(hit=True, touches=("opponent",)), twins, at_left) is None
    assert lack(Goal(touches=("decoy",)), twins, at_right) is None
    assert lack(Goal(hit=True), twins, at_right) == "The opponent wasn't hit."
    assert lack(Goal(touches=("decoy",)), twins, at_left) == "The die must touch the decoy next."


def test_figures_are_counted_and_told_apart() -> None:
    at_front = straight_flick(FIGURES.to_scene())
    assert seen(FIGURES, at_front).fallen_figures() == {1}
    assert lack(Goal(figures=1, falling=(1,), standing=(2, 3)), FIGURES, at_front) is None
    assert lack(Goal(figures=2), FIGURES, at_front) == "Figures down: 1 of 2."
    assert lack(Goal(falling=(1, 2)), FIGURES, at_front) == "You knocked down the wrong figures."
    said = "A figure fell that had to stay up."
    assert lack(Goal(standing=(1,)), FIGURES, at_front) == said
