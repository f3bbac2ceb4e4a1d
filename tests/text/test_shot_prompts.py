"""Shots: what the shooter is told, and the flick that is typed.

Ann (seat 0) is to play; see `arranged` for the tables.
"""

from typing import Any

import pytest

from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    MISS,
    arranged,
    decline,
    flick,
    play,
    ride,
    say,
    scene,
)
from tests.text.asking import refused, typed


def shooting(**table: Any) -> Match:
    match = arranged((24, 25, 28), rolls=["pair"], **table)
    ride(match, "pair")
    play(match, corner="north-west")
    return match


AHEAD = -30.1  # degrees, from the north-west corner to the south-east one


@pytest.mark.parametrize(
    ("line", "left", "speed"),
    [
        ("0 2.5", 0, 2.5),
        ("left 3 2", 3, 2),
        ("right 3 2", -3, 2),
        ("l 3,5 0", 3.5, 0),
        ("R .5 4.5", -0.5, 4.5),
        ("left 0 1", 0, 1),
    ],
)
def test_flick(line: str, left: float, speed: float) -> None:
    answer, _ = typed(shooting(), line)
    assert answer["speed"] == speed
    assert "aim" not in answer
    # The finger strays, but never by more than three deviations.
    assert answer["angle"] == pytest.approx(AHEAD + left, abs=3 * (0.4 + 0.5 * speed) + 0.1)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "Begin with the direction"),
        ("hard", "Begin with the direction"),
        ("3 2", "Begin with the direction"),
        ("-3 2", "Begin with the direction"),
        ("left", "Begin with the direction"),
        ("left 200 2", "Begin with the direction"),
        ("left nan 2", "Begin with the direction"),
        ("left 3", "a speed from 0 to 4.5 m/s"),
        ("left 3 5", "a speed from 0 to 4.5 m/s"),
        ("left 3 2 1", "a speed from 0 to 4.5 m/s"),
        ("left 3 inf", "a speed from 0 to 4.5 m/s"),
        ("from", "Say from where"),
        ("from left", "Say from where"),
        ("from left x", "Say from where"),
        ("from 2 left", "Say from where"),
        ("from right 6.5", "between the ends of the firing line"),
        ("from back 4", "must not touch any piece"),
        ("from back 40", "whole die must be on the board"),
    ],
)
def test_what_is_no_flick(line: str, complaint: str) -> None:
    assert complaint in refused(shooting(), line)


def test_the_target_and_the_bystanders_are_described() -> None:
    _, printed = typed(shooting(), "0 2")
    assert "Your target, Bob: straight ahead, 47 cm away." in printed
    assert "Don't hit: Cleo, " in printed


def test_the_die_can_start_elsewhere_and_the_view_changes() -> None:
    match = shooting()
    answer, printed = typed(match, "from left 3 back 1", "right 3 2")
    beyond, left = scene(match).line.offsets(tuple(answer["start"]))
    assert (round(beyond, 6), round(left, 6)) == (-1, 3)
    assert "Your target, Bob: 3.6 degrees right, 48 cm away." in printed


def test_a_steady_hand_aims_first() -> None:
    match = shooting(cards={0: ["steady-hand"]})
    say(match, {"card": "steady-hand"})
    answer, printed = typed(match, "left", "left 1 2", "left 1", "0 2")
    assert answer["aim"] == pytest.approx(AHEAD + 1, abs=0.1)
    assert "Begin with the direction" in printed and "Type only the direction" in printed


def test_the_three_figures() -> None:
    match = arranged((8, 2, 2), rolls=["pair"])
    ride(match, "pair")
    _, printed = typed(match, "0 2")
    targets = printed.split("Your target, the Indians: ")[1].split("\n")[0]
    assert targets.count("cm away") == 3


def test_wind_barrel_and_a_spent_die_are_described() -> None:
    match = shooting(cards={1: ["dust-devil", "water-barrel"], 0: ["spare-cartridge"]})
    say(match, {"card": "dust-devil", "side": "left"})
    assert "A side wind blows from left to right." in typed(match, "0 2")[1]
    match = shooting(cards={1: ["water-barrel"]})
    say(match, {"card": "water-barrel", "at": [38, 10]})
    assert "the barrel, " in typed(match, "0 2")[1]
    match = shooting(cards={0: ["spare-cartridge"]}, shots=[{**MISS, "rest": [20.0, 20.0]}])
    flick(match)
    say(match, {"card": "spare-cartridge"})
    decline(match)
    assert "the first die, " in typed(match, "0 2")[1]


def test_a_twin_is_described_like_its_rider() -> None:
    match = shooting(cards={1: ["decoy"]})
    say(match, {"card": "decoy", "side": "left"})
    left = typed(match, "0 2")[1]
    match = shooting(cards={1: ["decoy"]})
    say(match, {"card": "decoy", "side": "right"})
    assert typed(match, "0 2")[1] == left
    assert "One of the two is only a decoy." in left
