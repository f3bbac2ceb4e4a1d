"""Decisions on the way that are clear to anybody."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from tests.bots.racing import LEVELS, chosen, staged, usually_chosen
from tests.rules.pony_express.scripting import drive, question, say

SHARP = ("ranger", "gunslinger")
every_level = pytest.mark.parametrize("level", LEVELS)
sharp_levels = pytest.mark.parametrize("level", SHARP)
SEEDS = range(15)
ALL_FIVE = [0, 1, 2, 3, 4]


def in_the_open(roll: str, announced: str, spaces: tuple[int, ...], **table: Any) -> Match:
    """Ann has shown all her dice before she announced; Bob is the first to be asked."""
    m = staged(spaces, rolls=[roll], **table)
    say(m, {"roll": [], "shown": ALL_FIVE})
    say(m, announced)
    assert question(m) == ("accuse", 1)
    return m


# --------------------------------------------------------------------------- accusing


@every_level
@pytest.mark.parametrize(("roll", "announced"), [("nothing", "five"), ("pair", "straight")])
def test_a_lie_that_lies_open_is_accused(roll: str, announced: str, level: str) -> None:
    m = in_the_open(roll, announced, (14, 12, 5))
    assert all(chosen(m, level, seed) is True for seed in SEEDS)


@sharp_levels
@pytest.mark.parametrize("hand", ["pair", "three", "four"])
def test_a_truth_that_lies_open_is_never_accused(hand: str, level: str) -> None:
    m = in_the_open(hand, hand, (14, 12, 5))
    assert not any(chosen(m, level, seed) for seed in SEEDS)


@sharp_levels
def test_nor_is_it_accused_from_a_mailbox_where_prison_costs_a_turn_too(level: str) -> None:
    m = in_the_open("pair", "pair", (29, 33, 24), mailbox=(1, 1), gold=(3, 0, 3))
    assert not any(chosen(m, level, seed) for seed in SEEDS)


@every_level
@pytest.mark.parametrize("spaces", [(28, 31, 2), (14, 12, 2)])
def test_the_ride_of_a_caught_liar_is_taken(spaces: tuple[int, ...], level: str) -> None:
    m = staged(spaces, rolls=["nothing"])
    drive(m, lambda m: question(m) == ("take-move", 1), {"announce": "full-house", "accuse": True})
    assert usually_chosen(m, level) is True


# --------------------------------------------------------------------------- the cup


@every_level
def test_five_of_a_kind_that_arrives_is_not_rolled_again(level: str) -> None:
    m = staged((26, 20, 9), gold=(8, 3, 3), rolls=["five"])
    assert usually_chosen(m, level) == "stand"


@every_level
@pytest.mark.parametrize("roll", ["nothing", "pair", "five"])
def test_when_nobody_can_accuse_the_ride_to_sacramento_is_announced(roll: str, level: str) -> None:
    m = staged((26, 24, 25), prison=(1, 2), rolls=[roll])
    say(m, "stand")
    assert usually_chosen(m, level) == "five"


# --------------------------------------------------------------------------- on the way


@sharp_levels
def test_who_is_one_letter_from_winning_pays_its_way_out_of_prison(level: str) -> None:
    m = staged((33, 30, 28), mailbox=(0, 2), prison=(0,), gold=(5, 3, 3))
    assert question(m) == ("pay-prison", 0)
    assert all(chosen(m, level, seed) is True for seed in SEEDS)


@every_level
def test_the_rich_take_the_train(level: str) -> None:
    m = staged((7, 6, 5), gold=(12, 3, 3), rolls=["pair"])
    drive(m, lambda m: question(m) == ("train", 0), {"announce": "pair"})
    assert usually_chosen(m, level) is True


@every_level
@pytest.mark.parametrize("useless", ["rail-pass", "pickaxe"])
def test_a_card_that_can_no_longer_be_used_is_not_kept(useless: str, level: str) -> None:
    """Beyond the last station and the last mine."""
    m = staged((29, 10, 9), rolls=["pair"], kinds={30: "relay"}, top=(useless, "file-in-the-cake"))
    drive(m, lambda m: question(m) == ("keep-drawn", 0), {"announce": "pair"})
    assert usually_chosen(m, level) == "file-in-the-cake"
