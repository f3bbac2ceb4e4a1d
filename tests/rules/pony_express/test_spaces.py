"""Spaces with an effect: station, Indians, gold mine, saloon, relay."""

from typing import Any

import pytest

from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    SPACES,
    arranged,
    asked,
    flick,
    gold,
    hand,
    kinds,
    moves,
    paid,
    piece,
    play,
    prisoners,
    ride,
    say,
    scene,
    spaces,
    told,
)


def onto(space: int, *rolls: str, others: tuple[int, ...] = (1, 2), **table: Any) -> Match:
    """Ann has ridden one space, to this one, with a pair that nobody doubted."""
    m = arranged((space - 1, *others), rolls=["pair", *rolls], **table)
    ride(m, "pair")
    return m


# ---- station


@pytest.mark.parametrize(("space", "price", "to"), [(8, 3, 13), (13, 2, 17), (17, 4, 22)])
def test_station_the_price_shown_buys_a_ride_to_the_next_station(
    space: int, price: int, to: int
) -> None:
    m = onto(space, gold=(5, 3, 3))
    assert asked(m) == ("train", (0,))
    play(m, train=True)
    assert paid(m) == [(0, None, price, "train")]
    assert moves(m)[1:] == [(0, space, to, "train")]


def test_station_the_ride_may_be_declined() -> None:
    m = onto(8)
    play(m, train=False)
    assert paid(m) == []
    assert spaces(m)[0] == 8


@pytest.mark.parametrize(("space", "gold"), [(8, 2), (13, 1), (17, 3)])
def test_station_without_the_price_nobody_is_asked(space: int, gold: int) -> None:
    m = onto(space, gold=(gold, 3, 3))
    assert asked(m) == ("reroll", (1,))
    assert spaces(m)[0] == space


def test_station_one_leg_only() -> None:
    m = onto(8, gold=(12, 3, 3))
    play(m, train=True)
    assert spaces(m)[0] == 13
    assert asked(m) == ("reroll", (1,))


def test_station_22_is_the_end_of_the_line() -> None:
    m = onto(22, gold=(12, 3, 3))
    assert spaces(m)[0] == 22
    assert asked(m) == ("reroll", (1,))


@pytest.mark.parametrize("others", [(13, 2), (13, 13)])
def test_station_no_duel_and_no_poker_game_on_arrival(others: tuple[int, int]) -> None:
    m = onto(8, others=others)
    play(m, train=True)
    assert spaces(m) == [13, *others]
    assert asked(m) == ("reroll", (1,))
    assert kinds(m, "duel-began", "poker-began") == []


# ---- Indians


@pytest.mark.parametrize("toppled", [0, 1, 2, 3])
def test_indians_1_nugget_for_each_figure_down_and_back_one_space_for_each_standing(
    toppled: int,
) -> None:
    m = onto(12, shots=[{"toppled": toppled}])
    flick(m)
    assert paid(m) == ([(None, 0, toppled, "figures")] if toppled else [])
    assert spaces(m)[0] == 12 - (3 - toppled)
    assert moves(m)[1:] == ([(0, 12, 9 + toppled, "retreat")] if toppled < 3 else [])


def test_indians_one_flick_from_behind_the_line_of_the_north_east_corner() -> None:
    m = onto(12, shots=[{}])
    assert asked(m) == ("flick", (0,))
    assert told(m, "figures-faced") == [{"seat": 0}]
    assert (scene(m).mode, scene(m).shooter, scene(m).target) == ("figures", 0, None)
    x, y = scene(m).line.centre
    assert (x - 48) ** 2 + (y - 30.5) ** 2 == pytest.approx(16)
    assert x < 48 and y < 30.5
    flick(m)
    assert asked(m) == ("reroll", (1,))


@pytest.mark.parametrize(
    ("space", "others"), [(9, (6, 7)), (9, (6, 6)), (9, (1, 6)), (23, (20, 2)), (27, (24, 24))]
)
def test_indians_a_retreat_causes_no_duel_no_poker_game_and_no_space_effect(
    space: int, others: tuple[int, int]
) -> None:
    m = onto(space, others=others, shots=[{"toppled": 0}])
    flick(m)
    assert spaces(m) == [space - 3, *others]
    assert asked(m) == ("reroll", (1,))
    assert kinds(m, "duel-began", "poker-began", "open-roll", "cards-offered") == []


@pytest.mark.parametrize("space", [2, 3])
def test_ruling_indians_a_retreat_never_goes_below_space_1(space: int) -> None:
    m = onto(space, others=(8, 9), kinds={space: "indians"}, shots=[{"toppled": 0}])
    flick(m)
    assert spaces(m)[0] == 1
    assert moves(m)[1:] == [(0, space, 1, "retreat")]


@pytest.mark.parametrize("touched", [["Bob"], ["Ann", "Cleo"], ["Bob", "Cleo"]])
def test_indians_another_rider_touched_means_prison_no_gold_and_no_retreat(
    touched: list[str],
) -> None:
    m = onto(12, shots=[{"touched": touched, "toppled": 2}])
    flick(m)
    assert told(m, "imprisoned") == [{"seat": 0, "why": "sheriff"}]
    assert paid(m) == []
    assert spaces(m)[0] == 12
    assert told(m, "shot-taken")[0]["verdict"] == "arrest"


def test_indians_touching_the_own_rider_means_nothing() -> None:
    m = onto(12, shots=[{"touched": ["Ann"], "fallen": ["Ann"], "toppled": 3}])
    flick(m)
    assert paid(m) == [(None, 0, 3, "figures")]
    assert prisoners(m) == []


def test_indians_a_rider_that_only_fell_was_not_touched() -> None:
    m = onto(12, shots=[{"fallen": ["Bob"], "toppled": 1}])
    flick(m)
    assert prisoners(m) == []
    assert spaces(m)[0] == 10


def test_indians_a_rider_lying_in_prison_counts_as_touched_too() -> None:
    m = onto(12, prison=(2,), shots=[{"touched": ["Cleo"]}])
    assert piece(m, "rider-2").lying and not piece(m, "rider-1").lying
    flick(m)
    assert prisoners(m) == [0, 2]


# ---- gold mine


@pytest.mark.parametrize(("roll", "nuggets"), SPACES.items())
def test_mine_takes_as_many_nuggets_as_the_hand_has_spaces(roll: str, nuggets: int) -> None:
    m = onto(7, roll)
    assert [(fact["hand"], fact["why"]) for fact in told(m, "open-roll")] == [(roll, "mine")]
    assert paid(m) == ([(None, 0, nuggets, "mine")] if nuggets else [])
    assert gold(m)[0] == 3 + nuggets


# ---- saloon


@pytest.mark.parametrize(("roll", "nuggets"), SPACES.items())
def test_saloon_costs_as_many_nuggets_as_the_hand_has_spaces(roll: str, nuggets: int) -> None:
    m = onto(10, roll, gold=(7, 3, 3))
    assert [(fact["hand"], fact["why"]) for fact in told(m, "open-roll")] == [(roll, "saloon")]
    assert paid(m) == ([(0, None, nuggets, "saloon")] if nuggets else [])
    assert prisoners(m) == []


@pytest.mark.parametrize(("gold", "roll"), [(3, "straight"), (1, "two-pairs"), (6, "five")])
def test_saloon_who_cannot_pay_in_full_pays_all_and_goes_to_prison(gold: int, roll: str) -> None:
    m = onto(10, roll, gold=(gold, 3, 3))
    assert paid(m) == [(0, None, gold, "saloon")]
    assert told(m, "imprisoned") == [{"seat": 0, "why": "saloon"}]


def test_saloon_without_gold_a_hand_of_nothing_costs_nothing() -> None:
    m = onto(10, "nothing", gold=(0, 15, 15))
    assert prisoners(m) == []


def test_saloon_without_gold_any_other_hand_means_prison() -> None:
    m = onto(10, "pair", gold=(0, 15, 15))
    assert paid(m) == []
    assert prisoners(m) == [0]


def test_saloon_stands_a_round_of_drinks() -> None:
    assert told(onto(10, "nothing"), "drinks-served") == [{"seat": 0}]


# ---- relay


def test_relay_draws_two_cards_keeps_one_and_puts_the_other_under_the_deck() -> None:
    m = onto(6, top=["decoy", "pickaxe"])
    assert asked(m) == ("keep-drawn", (0,))
    assert m.pending.options() == ("decoy", "pickaxe")
    play(m, keep_drawn="pickaxe")
    assert hand(m, 0) == ["pickaxe"]
    assert m.table.deck[-1] == "decoy"
    assert m.view(None)["deck"] == 19


def test_relay_the_cards_drawn_are_secret() -> None:
    m = onto(6, top=["decoy", "pickaxe"])
    assert m.view(0)["offered"] == ["decoy", "pickaxe"]
    assert m.view(1)["offered"] == m.view(None)["offered"] == []
    play(m, keep_drawn="pickaxe")
    assert told(m, "cards-offered") == [{"seat": 0, "cards": ["decoy", "pickaxe"]}]
    assert told(m, "card-kept") == [{"seat": 0, "card": "pickaxe", "back": ["decoy"]}]
    for seat in (1, 2, None):
        assert "decoy" not in str(m.view(seat)["log"])
        assert "pickaxe" not in str(m.view(seat)["log"])
    assert told(m, "cards-drawn") == [{"seat": 0, "count": 2}]
    assert told(m, "card-taken") == [{"seat": 0, "why": "relay"}]


def test_ruling_relay_an_equal_second_card_goes_under_the_deck_and_another_is_drawn() -> None:
    m = onto(6, top=["canteen", "canteen", "decoy"])
    assert m.pending.options() == ("canteen", "decoy")
    say(m, "canteen")
    assert (hand(m, 0), m.table.deck[-2:]) == (["canteen"], ["canteen", "decoy"])


def test_relay_two_equal_cards_are_one_choice_where_the_deck_has_nothing_else() -> None:
    m = onto(6, deck=["canteen", "canteen"])
    assert m.pending.options() == ("canteen",)
    say(m, "canteen")
    assert (hand(m, 0), m.table.deck) == (["canteen"], ["canteen"])


def test_ruling_relay_of_three_cards_two_of_them_equal_offers_both_kinds() -> None:
    m = onto(6, deck=["canteen", "canteen", "decoy"])
    assert m.pending.options() == ("canteen", "decoy")
    assert m.table.deck == ["canteen"]


def test_ruling_relay_with_two_cards_left_the_other_is_the_whole_deck() -> None:
    m = onto(6, deck=["decoy", "pickaxe"])
    play(m, keep_drawn="decoy")
    assert m.table.deck == ["pickaxe"]


def test_ruling_relay_with_one_card_left_that_one_is_drawn() -> None:
    m = onto(6, deck=["decoy"])
    assert hand(m, 0) == ["decoy"]
    assert m.view(None)["deck"] == 0
    assert asked(m) == ("reroll", (1,))


def test_ruling_relay_with_no_card_left_nothing_happens() -> None:
    m = onto(6, deck=[])
    assert hand(m, 0) == []
    assert kinds(m, "card-taken", "cards-offered") == []
    assert asked(m) == ("reroll", (1,))


# ---- all of them


@pytest.mark.parametrize("space", [25, 31])
def test_a_plain_space_has_no_effect(space: int) -> None:
    m = onto(space)
    assert asked(m) == ("reroll", (1,))
    assert kinds(m)[-4:] == ["moved", "turn-began", "cup-rolled", "cup-seen"]


@pytest.mark.parametrize("space", [2, 3, 4, 5])
def test_st_joseph_has_no_effect(space: int) -> None:
    assert asked(onto(space, others=(9, 9))) == ("reroll", (1,))


def test_the_space_is_resolved_after_the_duel() -> None:
    m = onto(7, "pair", others=(7, 20), shots=[{"touched": ["Bob"]}])
    play(m, corner="north-west")
    assert told(m, "open-roll") == []
    flick(m)
    assert kinds(m, "duel-ended", "open-roll") == ["duel-ended", "open-roll"]
