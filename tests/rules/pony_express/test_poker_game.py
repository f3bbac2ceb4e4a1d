"""Meeting two or more riders: the poker game."""

from typing import Any

import pytest

from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    dice,
    gold,
    kinds,
    paid,
    prisoners,
    ride,
    told,
)

Payment = tuple[int | None, int | None, int, str]


def poker(*rolls: str, **table: Any) -> Match:
    """Ann has ridden from 24 to the plain space 25, where Bob and Cleo are; Dan is on 28."""
    where = table.pop("spaces", (24, 25, 25, 28))
    m = arranged(where, rolls=["pair", *rolls, "nothing"], **table)
    ride(m, "pair")
    return m


def payments(m: Match) -> list[Payment]:
    return [payment for payment in paid(m) if payment[3] == "poker"]


def test_two_or_more_others_on_the_space_play_poker_and_fight_no_duel() -> None:
    for where in ((24, 25, 25), (24, 25, 25, 25), (24, 25, 25, 25, 25)):
        m = poker(spaces=where)
        assert kinds(m, "poker-began", "duel-began") == ["poker-began"]
        assert told(m, "poker-began")[0]["seats"] == list(range(len(where)))
        assert told(m, "poker-began")[0]["space"] == 25


@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_active_rider_rolls_first_then_clockwise_five_dice_in_the_open_once_each(
    active: int, order: list[int]
) -> None:
    where = [25, 25, 25]
    where[active] = 24
    m = poker("nothing", "pair", "three", spaces=where, active=active)
    rolls = told(m, "open-roll")
    assert [roll["seat"] for roll in rolls] == order
    assert [roll["faces"] for roll in rolls] == [dice("nothing"), dice("pair"), dice("three")]
    assert {roll["why"] for roll in rolls} == {"poker"}
    assert told(m, "poker-won") == [{"seat": order[2]}]


def test_a_rider_elsewhere_does_not_play() -> None:
    m = poker("five", "pair", "pair")
    assert told(m, "poker-began")[0]["seats"] == [0, 1, 2]
    assert gold(m)[3] == 3


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_best_hand_takes_2_nuggets_from_each_other_player(winner: int) -> None:
    rolls = ["pair", "pair", "pair"]
    rolls[winner] = "three"
    m = poker(*rolls, gold=(4, 4, 4, 4))
    assert payments(m) == [(seat, winner, 2, "poker") for seat in range(3) if seat != winner]
    assert gold(m)[winner] == 8
    assert m.view(None)["bank"] == 14


def test_equal_best_hands_roll_again_between_themselves() -> None:
    m = poker("K K 9 10 J", "pair", "K K 9 10 J", "nothing", "pair")
    assert [roll["seat"] for roll in told(m, "open-roll")] == [0, 1, 2, 0, 2]
    assert payments(m) == [(0, 2, 2, "poker"), (1, 2, 2, "poker")]


def test_equal_best_hands_may_have_to_roll_more_than_once_again() -> None:
    m = poker("five", "five", "five", "pair", "pair", "nothing", "pair", "three")
    assert [roll["seat"] for roll in told(m, "open-roll")] == [0, 1, 2, 0, 1, 2, 0, 1]
    assert told(m, "poker-won") == [{"seat": 1}]


def test_ruling_equal_combinations_are_decided_by_the_remaining_dice() -> None:
    m = poker("K K 9 10 J", "K K 9 10 Q", "nothing")
    assert len(told(m, "open-roll")) == 3
    assert told(m, "poker-won") == [{"seat": 1}]


def test_for_a_player_with_no_gold_the_bank_pays_and_they_go_to_prison() -> None:
    m = poker("five", "pair", "pair", gold=(3, 0, 3, 3))
    assert payments(m) == [(None, 0, 2, "poker"), (2, 0, 2, "poker")]
    assert told(m, "imprisoned") == [{"seat": 1, "why": "no-gold"}]
    assert gold(m)[0] == 7


def test_ruling_with_only_1_nugget_they_pay_it_the_bank_adds_the_other_and_they_stay_free() -> None:
    m = poker("five", "pair", "pair", gold=(3, 1, 3, 3))
    assert payments(m) == [(1, 0, 1, "poker"), (None, 0, 1, "poker"), (2, 0, 2, "poker")]
    assert prisoners(m) == []
    assert gold(m)[0] == 7


def test_with_exactly_2_nuggets_they_pay_both_and_stay_free() -> None:
    m = poker("five", "pair", "pair", gold=(3, 2, 3, 3))
    assert payments(m)[0] == (1, 0, 2, "poker")
    assert prisoners(m) == []


@pytest.mark.parametrize(
    ("bobs", "bank", "expected", "prison"),
    [
        (0, 1, [(None, 0, 1, "poker")], [1]),
        (0, 0, [], [1]),
        (1, 0, [(1, 0, 1, "poker")], []),
        (2, 0, [(1, 0, 2, "poker")], []),
    ],
)
def test_ruling_a_bank_nearly_dry_adds_what_it_has(
    bobs: int, bank: int, expected: list[Payment], prison: list[int]
) -> None:
    m = poker("five", "pair", "pair", gold=(10, bobs, 10, 10 - bobs - bank))
    assert payments(m) == [*expected, (2, 0, 2, "poker")]
    assert [fact["seat"] for fact in told(m, "imprisoned")] == prison


def test_a_winner_without_gold_does_not_go_to_prison() -> None:
    m = poker("pair", "five", "pair", gold=(3, 0, 0, 3))
    assert payments(m) == [(0, 1, 2, "poker"), (None, 1, 2, "poker")]
    assert told(m, "imprisoned") == [{"seat": 2, "why": "no-gold"}]


def test_several_without_gold_all_go_to_prison_the_active_player_first_then_clockwise() -> None:
    # Cleo is active and won.
    m = poker("five", "pair", "pair", spaces=(25, 25, 24, 28), gold=(0, 0, 3, 3), active=2)
    assert [fact["seat"] for fact in told(m, "imprisoned")] == [0, 1]
    # Bob won; a dry bank had no charity for Cleo.
    m = poker("pair", "pair", "five", spaces=(25, 25, 24, 28), gold=(0, 15, 0, 15), active=2)
    assert [fact["seat"] for fact in told(m, "imprisoned")] == [2, 0]


def test_ruling_a_prisoner_rolls_and_pays_like_the_others_and_stays_a_prisoner() -> None:
    m = poker("pair", "five", "pair", prison=(1, 2), gold=(3, 3, 3, 3))
    assert payments(m) == [(0, 1, 2, "poker"), (2, 1, 2, "poker")]
    assert prisoners(m) == [1, 2]


def test_ruling_a_prisoner_without_gold_is_paid_for_and_nothing_else_changes() -> None:
    m = poker("five", "pair", "pair", prison=(1,), gold=(3, 0, 3, 3))
    assert payments(m)[0] == (None, 0, 2, "poker")
    assert "imprisoned" not in kinds(m)


@pytest.mark.parametrize("rolls", [("five", "pair", "pair"), ("nothing", "five", "pair")])
def test_the_space_is_resolved_after_the_game_won_or_lost(rolls: tuple[str, ...]) -> None:
    m = poker(*rolls, "two-pairs", spaces=(27, 28, 28, 30))
    assert [roll["why"] for roll in told(m, "open-roll")] == ["poker"] * 3 + ["mine"]
    assert paid(m)[-1] == (None, 0, 2, "mine")


def test_an_active_rider_who_went_to_prison_resolves_no_space() -> None:
    m = poker("nothing", "five", "pair", spaces=(27, 28, 28, 30), gold=(0, 10, 10, 10))
    assert [fact["seat"] for fact in told(m, "imprisoned")] == [0]
    assert [roll["why"] for roll in told(m, "open-roll")] == ["poker"] * 3
    assert asked(m) == ("reroll", (1,))
