"""Reveal and move: believed, caught, or falsely accused."""

import pytest

from tests.rules.pony_express.scripting import (
    SPACES,
    arranged,
    asked,
    dice,
    kinds,
    moves,
    play,
    prisoners,
    ride,
    spaces,
    told,
)

HANDS = tuple(SPACES)[1:]


@pytest.mark.parametrize("hand", HANDS)
def test_not_accused_the_rider_moves_the_announced_number_of_spaces(hand: str) -> None:
    m = arranged((18, 1, 2), rolls=["nothing"])  # a bluff, whatever is announced
    ride(m, hand)
    assert moves(m)[0] == (0, 18, 18 + SPACES[hand], "dice")


def test_not_accused_the_dice_stay_secret() -> None:
    m = arranged((2, 7, 9), rolls=["K K K Q 9"])
    ride(m, "pair")
    assert moves(m) == [(0, 2, 3, "dice")]
    assert "cup-lifted" not in kinds(m)
    for seat in (2, None):
        assert all("faces" not in event["data"] for event in m.view(seat)["log"])
    assert [event["kind"] for event in m.view(1)["log"] if "faces" in event["data"]] == ["cup-seen"]
    assert all(die["face"] is None for die in m.view(2)["dice"])


def test_accused_and_bluffing_the_rider_stays_and_the_accuser_may_move() -> None:
    m = arranged((10, 12, 20), rolls=["nothing"])
    ride(m, "three", accuser=1)
    assert asked(m) == ("take-move", (1,))
    assert spaces(m) == [10, 12, 20]
    play(m, take_move=True)
    assert moves(m) == [(1, 12, 15, "accusation")]
    assert prisoners(m) == []


def test_the_accuser_who_was_right_may_decline() -> None:
    m = arranged((10, 12, 20), rolls=["nothing"])
    ride(m, "three", accuser=1)
    play(m, take_move=False)
    assert moves(m) == []
    assert told(m, "move-declined") == [{"seat": 1}]
    assert spaces(m) == [10, 12, 20]


def test_the_accuser_moves_the_announced_number_even_if_the_dice_are_better() -> None:
    m = arranged((10, 12, 20), rolls=["five"])
    ride(m, "pair", accuser=1)
    play(m, take_move=True)
    assert moves(m) == [(1, 12, 13, "accusation")]


def test_accused_and_honest_the_accuser_goes_to_prison_and_the_rider_moves() -> None:
    m = arranged((2, 3, 20), rolls=["two-pairs"])
    ride(m, "two-pairs", accuser=1)
    assert told(m, "imprisoned") == [{"seat": 1, "why": "false-accusation"}]
    assert kinds(m, "imprisoned", "moved", "take-move") == ["imprisoned", "moved"]
    assert spaces(m) == [4, 3, 20]


@pytest.mark.parametrize("hand", ["two-pairs", "pair"])
def test_an_accusation_shows_the_dice_to_all(hand: str) -> None:
    m = arranged((2, 3, 20), rolls=["two-pairs"])
    ride(m, hand, accuser=1)
    for seat in (0, 1, 2, None):
        lifted = [event["data"] for event in m.view(seat)["log"] if event["kind"] == "cup-lifted"]
        assert [list(fact["faces"]) for fact in lifted] == [dice("two-pairs")]


def test_the_lifted_cup_stays_open_while_the_accuser_decides() -> None:
    m = arranged((10, 12, 20), rolls=["two-pairs"])
    ride(m, "pair", accuser=1)
    assert asked(m) == ("take-move", (1,))
    for seat in (1, 2, None):
        assert [die["face"] for die in m.view(seat)["dice"]] == dice("two-pairs")
        assert all(die["shown"] for die in m.view(seat)["dice"])


@pytest.mark.parametrize(
    ("start", "hand", "others"),
    [
        (12, "three", (15, 30)),  # where Indians are, and one other rider
        (12, "three", (15, 15)),  # and two others
        (12, "two-pairs", (4, 30)),  # a mine
        (12, "straight", (4, 30)),  # a relay
        (12, "pair", (4, 30)),  # a station
        (12, "four", (4, 30)),  # a saloon
    ],
)
def test_the_accusers_move_causes_no_duel_no_poker_game_and_no_space_effect(
    start: int, hand: str, others: tuple[int, int]
) -> None:
    m = arranged((12, start, *others), rolls=["nothing", "pair"])
    ride(m, hand, accuser=1)
    play(m, take_move=True)
    assert spaces(m)[1] == start + SPACES[hand]
    # The next thing anybody is asked is Bob's own next turn.
    assert kinds(m)[-3:] == ["turn-began", "cup-rolled", "cup-seen"]
    assert asked(m) == ("reroll", (1,))


def test_a_caught_rider_meets_nobody_and_resolves_no_space_where_it_stays() -> None:
    m = arranged((7, 7, 20), rolls=["nothing", "pair"])
    ride(m, "three", accuser=1)
    play(m, take_move=False)
    assert kinds(m, "duel-began", "open-roll", "gold-moved") == []
    assert asked(m) == ("reroll", (1,))


def test_an_honest_move_past_the_accuser_meets_only_who_is_on_the_new_space() -> None:
    m = arranged((14, 15, 16), rolls=["two-pairs"])
    ride(m, "two-pairs", accuser=1)
    assert asked(m) == ("corner", (0,))
    assert prisoners(m) == [1]


def test_an_honest_rider_meets_the_accuser_it_sent_to_prison() -> None:
    m = arranged((14, 15, 20), rolls=["pair"])
    ride(m, "pair", accuser=1)
    assert prisoners(m) == [1]
    assert asked(m) == ("corner", (0,))


def test_the_turn_passes_clockwise_after_the_move() -> None:
    m = arranged((2, 3, 4), active=2)
    ride(m, "pair")
    assert m.view(None)["active"] == 0
    assert [tuple(fact.values()) for fact in told(m, "turn-began")] == [(2, 1), (0, 2)]
    assert asked(m) == ("reroll", (0,))


def test_after_the_turn_the_cup_is_empty_and_nothing_is_announced() -> None:
    m = arranged((2, 3, 4), prison=(1,), rolls=["pair"])
    ride(m, "pair")
    assert asked(m) == ("pay-prison", (1,))
    for seat in (0, 1, None):
        assert m.view(seat)["announced"] is None
        assert m.view(seat)["dice"] == [{"face": None, "shown": False}] * 5
        assert m.view(seat)["reroll-price"] is m.view(seat)["accusers"] is None
