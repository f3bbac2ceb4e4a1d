"""Roll and reroll: what is seen, the two ways, what it costs."""

from typing import Any

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    dice,
    gold,
    kinds,
    paid,
    play,
    snapshot,
    told,
)

ROLL = "K K 10 10 J"
ALL = [0, 1, 2, 3, 4]
KEEP_KINGS = {"roll": [2, 3, 4], "shown": [0, 1]}


def faces(m: Match, seat: int | None) -> list[str | None]:
    return [die["face"] for die in m.view(seat)["dice"]]


def shown(m: Match) -> list[int]:
    return [number for number, die in enumerate(m.view(None)["dice"]) if die["shown"]]


def cup(rolls: list[str] | None = None, **table: Any) -> Match:
    """Ann has rolled; she is not alone in last place."""
    return arranged(table.pop("spaces", (10, 10, 14)), rolls=[ROLL, *(rolls or [])], **table)


# ---- what is seen


def test_only_the_active_player_sees_the_five_dice_under_the_cup() -> None:
    m = cup()
    assert faces(m, 0) == dice(ROLL)
    for seat in (1, 2, None):
        assert faces(m, seat) == [None] * 5
        assert "cup-seen" not in [event["kind"] for event in m.view(seat)["log"]]
    assert shown(m) == []
    assert told(m, "cup-rolled") == [{"seat": 0, "dice": ALL}]


def test_only_the_active_player_looks_under_the_cup_after_each_roll_there() -> None:
    m = cup(["A J 9", "Q"])
    play(m, reroll=KEEP_KINGS)
    play(m, reroll={"roll": [4], "shown": [4]})  # in the open: no look is needed
    looks = [event for event in m.events if event.kind == "cup-seen"]
    assert [event.audience for event in looks] == [(0,), (0,)]
    assert [fact["faces"] for fact in told(m, "cup-seen")] == [
        dice(ROLL),
        ["K", "K", "A", "J", "9"],
    ]
    assert told(m, "cup-rolled")[1] == {"seat": 0, "dice": [2, 3, 4]}


def test_way_one_dice_are_taken_out_unchanged_and_those_under_the_cup_are_rolled() -> None:
    m = cup(["A J 9"])
    play(m, reroll=KEEP_KINGS)
    assert faces(m, 0) == ["K", "K", "A", "J", "9"]
    assert faces(m, 1) == ["K", "K", None, None, None]
    assert shown(m) == [0, 1]
    assert told(m, "dice-shown") == [{"seat": 0, "dice": [0, 1], "faces": ["K", "K"]}]
    assert kinds(m, "dice-shown", "gold-moved", "cup-rolled", "dice-rolled-open") == [
        "cup-rolled",
        "dice-shown",
        "gold-moved",
        "cup-rolled",
    ]


def test_way_two_dice_outside_are_rolled_in_the_open_and_the_rest_stay_hidden() -> None:
    m = cup(["A 9"])
    play(m, reroll={"roll": [2, 3], "shown": [2, 3, 4]})
    assert faces(m, 0) == ["K", "K", "A", "9", "J"]
    assert faces(m, 1) == [None, None, "A", "9", "J"]
    assert told(m, "dice-shown") == [{"seat": 0, "dice": [2, 3, 4], "faces": ["10", "10", "J"]}]
    assert told(m, "dice-rolled-open") == [{"seat": 0, "dice": [2, 3], "faces": ["A", "9"]}]


def test_way_two_all_dice_outside_may_be_rolled_while_one_stays_hidden() -> None:
    m = cup(["A A A A"])
    play(m, reroll={"roll": [1, 2, 3, 4], "shown": [1, 2, 3, 4]})
    assert faces(m, 1) == [None, "A", "A", "A", "A"]


def test_way_two_with_all_five_outside_one_is_kept_in_the_open() -> None:
    m = cup(["A A A A"])
    play(m, reroll={"roll": [1, 2, 3, 4], "shown": ALL})
    assert faces(m, 1) == ["K", "A", "A", "A", "A"]


def test_after_a_roll_dice_may_go_in_or_out_of_the_cup_unchanged_and_for_nothing() -> None:
    m = cup(["A J 9"])
    play(m, reroll=KEEP_KINGS)
    play(m, reroll={"roll": [], "shown": [0, 4]})
    assert asked(m) == ("announce", (0,))
    assert faces(m, 0) == ["K", "K", "A", "J", "9"]
    assert shown(m) == [0, 4]
    assert told(m, "dice-covered") == [{"seat": 0, "dice": [1]}]
    assert paid(m) == [(0, None, 1, "reroll")]


def test_before_a_roll_shown_dice_may_go_back_under_the_cup_and_be_rolled_there() -> None:
    m = cup(["A J 9", "Q Q Q"])
    play(m, reroll=KEEP_KINGS)
    play(m, reroll={"roll": [0, 3, 4], "shown": [1, 2]})
    assert told(m, "dice-covered") == [{"seat": 0, "dice": [0]}]
    assert faces(m, 0) == ["Q", "K", "A", "Q", "Q"]
    assert faces(m, 2) == [None, "K", "A", None, None]


def test_before_a_roll_a_covered_die_keeps_its_face() -> None:
    m = cup(["A J 9", "Q"])
    play(m, reroll=KEEP_KINGS)
    play(m, reroll={"roll": [4], "shown": [4]})
    assert faces(m, 0) == ["K", "K", "A", "J", "Q"]
    assert faces(m, 1) == [None, None, None, None, "Q"]
    assert told(m, "dice-covered") == [{"seat": 0, "dice": [0, 1]}]


def test_to_stand_changes_nothing_and_shows_nothing() -> None:
    m = cup()
    play(m, reroll="stand")
    assert asked(m) == ("announce", (0,))
    assert shown(m) == []
    assert paid(m) == []


# ---- what is not allowed

ILLEGAL: list[Any] = [
    {"roll": ALL, "shown": ALL},  # never all five, in the open
    {"roll": ALL, "shown": []},  # or under the cup
    {"roll": [2, 3, 4], "shown": []},  # the cup is rolled only when a die is taken out
    {"roll": [2], "shown": [0, 1]},  # and then all that is left under it
    {"roll": [0, 2, 3, 4], "shown": [0, 1]},  # not open and hidden dice together
    {"roll": [2, 3, 4, 4], "shown": [0, 1]},
    {"roll": [2, 3, 4], "shown": [0, 1, 1]},
    {"roll": [5], "shown": [5]},
    {"roll": [-1], "shown": [-1]},
    {"roll": [0.5], "shown": [0.5]},
    {"roll": ["0"], "shown": ["0"]},
    {"roll": [True], "shown": [True]},
    {"roll": [2, 3, 4]},
    {"shown": [0, 1]},
    {"roll": [2, 3, 4], "shown": [0, 1], "free": True},
    {"roll": None, "shown": None},
    [],
    None,
    True,
    "reroll",
    "Stand",
]


@pytest.mark.parametrize("answer", ILLEGAL, ids=str)
def test_what_is_neither_of_the_two_ways_is_refused_and_nothing_changes(answer: Any) -> None:
    m = cup()
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer(answer)
    assert snapshot(m) == before


def test_every_offered_reroll_keeps_at_least_one_die_and_follows_one_of_the_two_ways() -> None:
    options = cup().pending.options()
    rolling = [option for option in options if option != "stand" and option.roll]
    assert len(options) == len(set(options))
    for option in rolling:
        hidden = set(ALL) - set(option.shown)
        assert 1 <= len(option.roll) <= 4
        assert set(option.roll) <= set(option.shown) or (
            option.shown and set(option.roll) == hidden
        )
    # By hand: the cup rolled with 1 to 4 dice out; or some, not five, of the dice outside.
    assert len(rolling) == 30 + (3**5 - 2**5) - 1


# ---- the price


def test_each_reroll_costs_1_nugget_as_often_as_it_is_paid_for() -> None:
    m = cup(gold=(3, 3, 3))
    for left in (2, 1, 0):
        play(m, reroll=KEEP_KINGS)
        assert gold(m)[0] == left
    assert paid(m) == [(0, None, 1, "reroll")] * 3
    assert asked(m) == ("reroll", (0,))
    with pytest.raises(IllegalAnswer):
        m.answer(KEEP_KINGS)


def test_without_the_price_only_standing_is_offered() -> None:
    m = cup(gold=(1, 3, 3))
    play(m, reroll=KEEP_KINGS)
    rolls = [option for option in m.pending.options() if option != "stand" and option.roll]
    assert rolls == []
    assert len(m.pending.options()) == 1 + 2**5
    play(m, reroll={"roll": [], "shown": [4]})
    assert shown(m) == [4]


def test_alone_in_last_place_the_first_reroll_is_free_and_the_next_ones_cost() -> None:
    m = cup(spaces=(9, 10, 14))
    play(m, reroll=KEEP_KINGS)
    assert paid(m) == []
    play(m, reroll=KEEP_KINGS)
    assert paid(m) == [(0, None, 1, "reroll")]
    assert [fact["free"] for fact in told(m, "rerolled")] == ["last", ""]


@pytest.mark.parametrize("spaces", [(10, 10, 14), (10, 9, 14), (14, 9, 14)])
def test_not_alone_in_last_place_the_first_reroll_costs(spaces: tuple[int, ...]) -> None:
    m = cup(spaces=spaces)
    assert m.view(None)["reroll-price"] == 1
    play(m, reroll=KEEP_KINGS)
    assert paid(m) == [(0, None, 1, "reroll")]


@pytest.mark.parametrize(("other", "price"), [(9, 1), (10, 1), (11, 0)])
def test_ruling_prisoners_count_in_finding_the_last(other: int, price: int) -> None:
    m = cup(spaces=(10, other, 14), prison=(1,))
    assert m.view(None)["reroll-price"] == price


def test_ruling_riders_on_mailboxes_count_in_finding_the_last() -> None:
    m = cup(spaces=(10, 33, 11), mailbox=(1, 2))
    assert m.view(None)["reroll-price"] == 0


def test_the_free_reroll_needs_no_gold() -> None:
    m = cup(spaces=(9, 10, 14), gold=(0, 15, 15))
    play(m, reroll=KEEP_KINGS)
    assert paid(m) == []
    with pytest.raises(IllegalAnswer):
        m.answer(KEEP_KINGS)


@pytest.mark.parametrize(("space", "price"), [(24, 1), (25, 2), (28, 2), (32, 2)])
def test_in_the_desert_from_space_25_a_reroll_costs_2(space: int, price: int) -> None:
    m = cup(spaces=(space, 10, 14))
    play(m, reroll=KEEP_KINGS)
    assert paid(m) == [(0, None, price, "reroll")]


def test_in_the_desert_1_nugget_buys_no_reroll() -> None:
    m = cup(spaces=(25, 10, 14), gold=(1, 3, 3))
    with pytest.raises(IllegalAnswer):
        m.answer(KEEP_KINGS)
    assert gold(m)[0] == 1


def test_ruling_the_free_reroll_of_the_sole_last_rider_is_free_in_the_desert_too() -> None:
    m = cup(spaces=(25, 26, 33), mailbox=(2, 1))
    play(m, reroll=KEEP_KINGS)
    assert paid(m) == []
    play(m, reroll=KEEP_KINGS)
    assert paid(m) == [(0, None, 2, "reroll")]
