"""Cards for spaces: Rail Pass, On His Tab, Pickaxe, Safe Conduct, Fresh Horse."""

from typing import Any

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    card,
    flick,
    gold,
    hand,
    kinds,
    moves,
    paid,
    play,
    prisoners,
    ride,
    spaces,
    told,
    window,
)


def onto(
    space: int, held: str, *rolls: str, others: tuple[int, ...] = (1, 2), **table: Any
) -> Match:
    """Ann, who holds this card, has ridden one space, to this one."""
    cards = {0: [held]} if held else {}
    m = arranged((space - 1, *others), cards=cards, rolls=["pair", *rolls], **table)
    ride(m, "pair")
    return m


# ---- Rail Pass


@pytest.mark.parametrize(
    ("space", "legs", "to"), [(8, 1, 13), (8, 2, 17), (13, 1, 17), (13, 2, 22), (17, 1, 22)]
)
def test_rail_pass_rides_free_one_or_two_legs(space: int, legs: int, to: int) -> None:
    m = onto(space, "rail-pass", gold=(1, 3, 3))
    assert window(m) == ("station", 0)
    card(m, "rail-pass", legs=legs)
    assert moves(m)[1:] == [(0, space, to, "rail-pass")]
    assert paid(m) == []
    assert asked(m) == ("reroll", (1,))


@pytest.mark.parametrize(("space", "legs"), [(8, 0), (8, 3), (17, 2), (8, True), (8, "1")])
def test_rail_pass_has_one_or_two_legs_and_stops_at_the_end_of_the_line(
    space: int, legs: Any
) -> None:
    m = onto(space, "rail-pass")
    with pytest.raises(IllegalAnswer):
        m.answer({"card": "rail-pass", "legs": legs})
    assert window(m) == ("station", 0)


def test_rail_pass_is_not_for_the_last_station() -> None:
    assert asked(onto(22, "rail-pass")) == ("reroll", (1,))


@pytest.mark.parametrize("others", [(17, 2), (17, 17)])
def test_rail_pass_causes_no_duel_no_poker_game_and_no_train_on_arrival(
    others: tuple[int, int],
) -> None:
    m = onto(8, "rail-pass", others=others, gold=(9, 3, 3))
    card(m, "rail-pass", legs=2)
    assert kinds(m, "duel-began", "poker-began") == []
    assert asked(m) == ("reroll", (1,))


def test_rail_pass_declined_the_train_may_still_be_paid() -> None:
    m = onto(8, "rail-pass")
    card(m, None)
    play(m, train=True)
    assert moves(m)[1:] == [(0, 8, 13, "train")]
    assert hand(m, 0) == ["rail-pass"]


# ---- On His Tab


@pytest.mark.parametrize("payer", [1, 2])
def test_on_his_tab_a_rider_of_ones_choice_pays_instead(payer: int) -> None:
    m = onto(10, "on-his-tab", "two-pairs")
    assert window(m) == ("saloon", 0)
    assert told(m, "open-roll")[0]["hand"] == "two-pairs"  # after the roll
    assert [play.rider for play in m.pending.options()[1:]] == [1, 2]
    card(m, "on-his-tab", rider=payer)
    assert paid(m) == [(payer, None, 2, "saloon")]
    assert told(m, "card-played")[0]["rider"] == payer


@pytest.mark.parametrize("gold", [0, 1, 4])
def test_on_his_tab_who_is_short_pays_all_they_have_and_nobody_goes_to_prison(gold: int) -> None:
    m = onto(10, "on-his-tab", "five", gold=(2, 3, gold))
    card(m, "on-his-tab", rider=2)
    assert paid(m) == ([(2, None, gold, "saloon")] if gold else [])
    assert prisoners(m) == []


@pytest.mark.parametrize(
    ("rider", "table"),
    [(1, {"prison": (1,)}), (2, {"others": (1, 33), "mailbox": (2, 1)})],
    ids=["prisoner", "mailbox"],
)
def test_on_his_tab_may_be_any_other_riders(rider: int, table: dict[str, Any]) -> None:
    m = onto(10, "on-his-tab", "two-pairs", **table)
    card(m, "on-his-tab", rider=rider)
    assert paid(m)[0] == (rider, None, 2, "saloon")


@pytest.mark.parametrize("rider", [0, 3, -1, "Bob", True])
def test_on_his_tab_is_not_ones_own_tab(rider: Any) -> None:
    m = onto(10, "on-his-tab", "two-pairs")
    with pytest.raises(IllegalAnswer):
        m.answer({"card": "on-his-tab", "rider": rider})
    assert paid(m) == []


def test_on_his_tab_declined_one_pays_oneself() -> None:
    m = onto(10, "on-his-tab", "five")
    card(m, None)
    # Whoever holds a card might hold a lawyer; the tab is kept.
    assert window(m) == ("going-to-prison", 0)
    card(m, None)
    assert paid(m) == [(0, None, 3, "saloon")]
    assert hand(m, 0) == ["on-his-tab"]


# ---- Pickaxe


@pytest.mark.parametrize(
    ("chosen", "rolled", "nuggets"),
    [
        ([0, 1, 2], "9 9 9", 5 + 1),  # A K J 10 10 becomes 9 9 9 10 10
        ([0], "10", 3 + 1),
        ([0, 1, 2, 3, 4], "9 9 9 9 9", 7 + 1),
        ([4], "9", 0 + 1),  # any of the dice, even to one's harm
        ([2, 0, 1], "9 9 9", 5 + 1),
    ],
)
def test_pickaxe_rerolls_any_of_the_dice_once_then_takes_1_nugget_more(
    chosen: list[int], rolled: str, nuggets: int
) -> None:
    m = onto(7, "pickaxe", "A K J 10 10", rolled)
    assert window(m) == ("mine", 0)
    card(m, "pickaxe", dice=chosen)
    assert paid(m) == [(None, 0, nuggets, "mine")]
    assert [fact["why"] for fact in told(m, "open-roll")] == ["mine", "pickaxe"]


def test_pickaxe_with_no_die_rerolled_only_adds_the_nugget() -> None:
    m = onto(7, "pickaxe", "two-pairs")
    card(m, "pickaxe", dice=[])
    assert paid(m) == [(None, 0, 3, "mine")]


@pytest.mark.parametrize("dice", [[5], [-1], [0, 0], "0", 0, [True], None, [0.5]])
def test_pickaxe_takes_dice_of_the_roll(dice: Any) -> None:
    m = onto(7, "pickaxe", "two-pairs")
    with pytest.raises(IllegalAnswer):
        m.answer({"card": "pickaxe", "dice": dice})
    assert window(m) == ("mine", 0)


def test_pickaxe_declined_the_roll_stands() -> None:
    m = onto(7, "pickaxe", "two-pairs")
    card(m, None)
    assert paid(m) == [(None, 0, 2, "mine")]


def test_pickaxe_a_bank_nearly_dry_pays_what_it_has() -> None:
    m = onto(7, "pickaxe", "two-pairs", gold=(3, 10, 15))
    card(m, "pickaxe", dice=[])
    assert paid(m) == [(None, 0, 2, "mine")]


# ---- Safe Conduct


def test_safe_conduct_no_shot_no_retreat_no_gold() -> None:
    m = onto(12, "safe-conduct")
    assert window(m) == ("indians", 0)
    card(m, "safe-conduct")
    assert spaces(m)[0] == 12
    assert kinds(m, "shot-taken", "gold-moved", "imprisoned") == []
    assert len(moves(m)) == 1
    assert asked(m) == ("reroll", (1,))


def test_safe_conduct_declined_the_shot_is_taken() -> None:
    m = onto(12, "safe-conduct", shots=[{"toppled": 1}])
    card(m, None)
    flick(m)
    assert spaces(m)[0] == 10
    assert hand(m, 0) == ["safe-conduct"]


# ---- Fresh Horse


def test_fresh_horse_rides_2_spaces_more_after_drawing() -> None:
    m = onto(6, "fresh-horse", top=["pickaxe", "decoy"])
    assert asked(m) == ("keep-drawn", (0,))
    play(m, keep_drawn="decoy")
    assert window(m) == ("relay", 0)
    card(m, "fresh-horse")
    assert moves(m)[1:] == [(0, 6, 8, "fresh-horse")]
    assert hand(m, 0) == ["decoy"]


@pytest.mark.parametrize(
    ("relay", "others"), [(6, (1, 2)), (26, (1, 2)), (16, (18, 2)), (16, (18, 18)), (21, (23, 1))]
)
def test_fresh_horse_nothing_happens_where_it_rides(relay: int, others: tuple[int, int]) -> None:
    m = onto(relay, "fresh-horse", others=others, deck=[], gold=(9, 3, 3))
    card(m, "fresh-horse")
    assert spaces(m)[0] == relay + 2
    assert kinds(m, "duel-began", "poker-began", "open-roll", "figures-faced") == []
    assert asked(m) == ("reroll", (1,))


def test_fresh_horse_may_be_the_card_just_drawn() -> None:
    m = onto(6, "", top=["fresh-horse", "decoy"])
    play(m, keep_drawn="fresh-horse")
    assert window(m) == ("relay", 0)
    card(m, "fresh-horse")
    assert spaces(m)[0] == 8


def test_fresh_horse_not_kept_cannot_be_played() -> None:
    m = onto(6, "", top=["fresh-horse", "decoy"])
    play(m, keep_drawn="decoy")
    assert m.pending.options() == (None,)
    card(m, None)
    assert spaces(m)[0] == 6
    assert m.table.deck[-1] == "fresh-horse"


def test_fresh_horse_declined_the_rider_stays() -> None:
    m = onto(6, "fresh-horse", deck=[])
    card(m, None)
    assert spaces(m)[0] == 6
    assert hand(m, 0) == ["fresh-horse"]


@pytest.mark.parametrize("relay", [31, 32])
def test_fresh_horse_reaching_33_counts(relay: int) -> None:
    m = onto(relay, "fresh-horse", deck=[], kinds={relay: "relay"})
    card(m, "fresh-horse")
    assert told(m, "arrived") == [{"seat": 0}]
    assert spaces(m)[0] == 33
    assert m.view(None)["riders"][0]["mailbox"] == 1
    assert asked(m) == ("reroll", (1,))
    assert gold(m) == [3, 3, 3]
