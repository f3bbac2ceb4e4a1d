"""The sentence about a hand, with hands whose faults are known."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest

from game.practice.layout import Layout
from game.practice.statistics import hand
from game.practice.statistics.hand import (
    FEWEST,
    LEFT,
    RECENT,
    RIGHT,
    Finding,
    telling_shots,
    what_your_hand_does,
)
from tests.practice.shooters import (
    ALL,
    DUEL,
    FROM_SOUTH_EAST,
    NEAR,
    RANGE,
    geometry,
    record,
    shots_of,
    table_of,
)

BOTH = (DUEL, FROM_SOUTH_EAST)
WIDE_POWERS = (1.75, 3.4)
HARD = 2.85  # the hard third of those begins about here
SOFT = 2.3


def say(seed: int, count: int, **faults: Any) -> Finding:
    return what_your_hand_does(shots_of(seed, count, **faults), ALL, "flick")


def share_saying(text: str, count: int, seeds: int = 40, **faults: Any) -> float:
    return sum(say(seed, count, **faults).sentence.text == text for seed in range(seeds)) / seeds


def test_below_twenty_shots_nothing_is_said() -> None:
    for count in (0, 1, FEWEST - 1):
        finding = say(1, count, bias=10.0)
        assert finding.kind == "few"
        assert finding.sentence.facts == {"more": FEWEST - count}
    assert str(say(1, 8).sentence) == "Shots until I can read your aim: 12."
    assert say(1, FEWEST, bias=10.0).kind == "left"


@pytest.mark.parametrize(
    ("text", "count", "faults"),
    [
        (hand.LEFT, 60, {"bias": 1.5}),
        (hand.RIGHT, 60, {"bias": -1.5}),
        (hand.LEFT_HARD, 150, {"speeds": WIDE_POWERS, "bias": lambda v, _: 3.0 * (v > HARD)}),
        (hand.RIGHT_HARD, 150, {"speeds": WIDE_POWERS, "bias": lambda v, _: -3.0 * (v > HARD)}),
        (hand.LEFT_SOFT, 150, {"speeds": WIDE_POWERS, "bias": lambda v, _: 3.0 * (v < SOFT)}),
        (hand.RIGHT_SOFT, 150, {"speeds": WIDE_POWERS, "bias": lambda v, _: -3.0 * (v < SOFT)}),
        (hand.LEFT_FAR, 120, {"layouts": (DUEL, NEAR), "bias": lambda _, at: 3.0 * (at == DUEL)}),
        (hand.RIGHT_FAR, 120, {"layouts": (DUEL, NEAR), "bias": lambda _, at: -3.0 * (at == DUEL)}),
        (hand.LEFT_NEAR, 120, {"layouts": (DUEL, NEAR), "bias": lambda _, at: 4.0 * (at == NEAR)}),
        (
            hand.RIGHT_NEAR,
            120,
            {"layouts": (DUEL, NEAR), "bias": lambda _, at: -4.0 * (at == NEAR)},
        ),
        (hand.LEFT_NORTH_WEST, 100, {"layouts": BOTH, "bias": lambda _, at: 2.5 * (at == DUEL)}),
        (hand.RIGHT_NORTH_WEST, 100, {"layouts": BOTH, "bias": lambda _, at: -2.5 * (at == DUEL)}),
        (hand.LEFT_SOUTH_EAST, 100, {"layouts": BOTH, "bias": lambda _, at: 2.5 * (at != DUEL)}),
        (hand.RIGHT_SOUTH_EAST, 100, {"layouts": BOTH, "bias": lambda _, at: -2.5 * (at != DUEL)}),
        (hand.TOO_SHORT, 60, {"speeds": (1.3, 1.9)}),
        (hand.TOO_LONG, 60, {"speeds": (3.1, 3.9), "spread": 1.5}),
        (hand.WIDE, 150, {"speeds": WIDE_POWERS, "spread": lambda v, _: 4.0 if v > HARD else 1.5}),
        (hand.CENTRED, 80, {"spread": 1.4}),
        (hand.UNSURE, 25, {"spread": 6.0}),
    ],
)
def test_every_fault_is_found(text: str, count: int, faults: dict[str, Any]) -> None:
    assert share_saying(text, count, **faults) >= 0.8


def test_the_sentences_read_well() -> None:
    pulling = say(1, 300, speeds=WIDE_POWERS, bias=lambda v, _: 3.0 * (v > HARD), spread=1.0)
    assert str(pulling.sentence) == "You pull 2.9° left when you shoot hard."
    centred = str(say(1, 300, spread=1.4).sentence)
    assert centred == "Your shots are centred, with a spread of 1.4°."
    short = str(say(1, 100, speeds=(1.3, 1.8)).sentence)
    assert short.startswith("You shoot too softly: ") and short.endswith(
        " of 100 dice stop short of the target."
    )


@pytest.mark.parametrize(
    "faultless",
    [
        {"spread": 1.4},
        {"spread": 3.5},
        {"spread": 2.0, "speeds": WIDE_POWERS, "layouts": (DUEL, FROM_SOUTH_EAST, NEAR)},
    ],
)
@pytest.mark.parametrize("count", [20, 60, 300])
def test_a_hand_without_fault_is_hardly_ever_blamed(faultless: dict[str, Any], count: int) -> None:
    """By many shooters each, who do not depend on each other: at most 5 of 100 are blamed."""
    seeds = 200 if count < 300 else 100
    blamed = [
        finding.kind
        for seed in range(seeds)
        if (finding := say(seed, count, **faultless)).kind not in ("centred", "unsure")
    ]
    assert len(blamed) <= 0.05 * seeds, blamed


@pytest.mark.parametrize("bias", [-4.0, -1.2, 0.8, 2.1])
def test_the_bias_lies_within_what_is_claimed(bias: float) -> None:
    found = [say(seed, 100, bias=bias) for seed in range(200)]
    pulls = [finding.interval for finding in found if finding.sentence.text in (LEFT, RIGHT)]
    assert len(pulls) > 0.9 * len(found)
    inside = sum(pull.low <= bias <= pull.high for pull in pulls if pull is not None)
    assert inside >= 0.92 * len(pulls)


def test_the_spread_is_recovered() -> None:
    for spread in (0.8, 1.4, 3.0):
        finding = say(7, 400, spread=spread)
        assert finding.sentence.facts["spread"] == pytest.approx(spread, rel=0.12)


def test_the_other_numbers_are_recovered_too() -> None:
    """Of spreads by power, of dice that stop short, and of force."""
    hard, soft = 4.0, 1.5
    wide = say(1, 400, speeds=WIDE_POWERS, spread=lambda v, _: hard if v > HARD else soft)
    assert wide.sentence.text == hand.WIDE
    assert wide.sentence.facts == pytest.approx({"soft": soft, "hard": hard}, rel=0.15)
    _, _, distance = geometry(DUEL)
    enough = math.sqrt(distance / RANGE)
    short = say(1, 400, speeds=(enough - 0.3, enough + 0.1), spread=0.5)
    assert short.sentence.text == hand.TOO_SHORT
    assert short.sentence.facts["percent"] == pytest.approx(75, abs=8)
    force = say(1, 400, speeds=(1.9 * enough, 2.1 * enough), spread=0.5)
    assert force.sentence.text == hand.TOO_LONG
    assert force.sentence.facts["times"] == pytest.approx(2.0, rel=0.03)


def test_a_bias_that_does_not_matter_is_not_mentioned() -> None:
    assert say(1, 400, bias=0.1, spread=1.0).kind == "centred"


def test_of_two_faults_the_one_that_costs_more_is_told() -> None:
    assert say(1, 300, bias=0.6, spread=1.5, speeds=(1.4, 1.8)).kind == "short"
    assert say(1, 300, bias=4.0, spread=1.5, speeds=(1.65, 1.95)).kind == "left"


def test_an_old_habit_is_forgotten() -> None:
    shots = shots_of(1, 500, bias=3.0) + shots_of(2, RECENT, spread=1.0)
    assert what_your_hand_does(shots, ALL, "flick").kind == "centred"


def test_slips_and_lost_layouts_tell_nothing() -> None:
    shots = shots_of(1, 100, spread=1.0)
    slipped = [msgspec.structs.replace(shot, deviation=60.0) for shot in shots[:20]]
    assert len(telling_shots(shots + slipped, ALL, "flick")) == 100
    assert telling_shots(shots, {}, "flick") == []


@pytest.mark.parametrize(
    "layout",
    [
        Layout(wind="left"),
        Layout(decoy="left"),
        Layout(barrel=(20.0, 10.0)),
        Layout(riders=((27.0, 16.5),)),
        Layout(lying=((27.0, 16.5),)),
        Layout(scene="figures"),
    ],
)
def test_where_one_aims_aside_on_purpose_nothing_is_told(layout: Layout) -> None:
    """Unless the aim was chosen: then the deviation is from that."""
    shot = record(layout, 5.0, 2.2)
    layouts = table_of(layout)
    assert telling_shots([shot], layouts, "flick") == []
    if layout.scene == "duel":
        aimed = msgspec.structs.replace(shot, aim=shot.aim + 3.0)
        assert telling_shots([aimed], layouts, "flick") == [aimed]


def test_a_shot_of_a_drill_that_wants_more_than_a_hit_tells_nothing() -> None:
    """Even if the aim was chosen: to graze somebody, say."""
    shot = record(DUEL, -4.7, 2.2, aside=True)
    aimed = msgspec.structs.replace(shot, aim=shot.aim + 3.0)
    assert telling_shots([shot, aimed], ALL, "flick") == []
    grazing = [msgspec.structs.replace(one, aside=True) for one in shots_of(1, 60, bias=-4.7)]
    both = grazing + shots_of(2, 60, spread=1.0)
    assert what_your_hand_does(both, ALL, "flick").kind == "centred"


def test_a_bystander_out_of_the_way_does_not_matter() -> None:
    layout = Layout(riders=((40.0, 25.0),))
    assert len(telling_shots([record(layout, 1.0, 2.2)], table_of(layout), "flick")) == 1


def test_a_board_that_is_gone_does_no_harm() -> None:
    layout = Layout(board="gone")
    shot = msgspec.structs.replace(record(DUEL, 1.0, 2.2), layout=layout.key)
    assert telling_shots([shot] * 30, table_of(layout), "flick") == []


def test_styles_are_kept_apart() -> None:
    """Who pulls to the left with the keys does not so with the mouse."""
    flicked = shots_of(1, 60, spread=1.0)
    by_keys = [
        msgspec.structs.replace(shot, style="keys")
        for shot in shots_of(2, 60, bias=4.0, spread=1.0)
    ]
    unknown = [
        msgspec.structs.replace(shot, style="") for shot in shots_of(3, 60, bias=-4.0, spread=1.0)
    ]
    mixed = [shot for three in zip(flicked, by_keys, unknown, strict=True) for shot in three]
    assert what_your_hand_does(mixed, ALL, "flick").kind == "centred"
    assert what_your_hand_does(mixed, ALL, "keys").kind == "left"
    assert what_your_hand_does(mixed, ALL, "").kind == "right"
    assert what_your_hand_does(mixed, ALL, "sling").kind == "few"
    assert telling_shots(mixed, ALL, "keys") == telling_shots(by_keys, ALL, "keys")
