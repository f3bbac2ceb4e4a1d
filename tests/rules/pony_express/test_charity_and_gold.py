"""Gold is finite: charity, and a bank that may run dry."""

import pytest

from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    flick,
    gold,
    paid,
    play,
    prisoners,
    ride,
    spaces,
    step,
    told,
)


def test_with_no_gold_the_turn_begins_with_1_nugget_from_the_bank() -> None:
    m = arranged((10, 12, 14), gold=(0, 3, 3))
    assert paid(m) == [(None, 0, 1, "charity")]
    assert gold(m) == [1, 3, 3]
    assert m.view(None)["bank"] == 23
    assert [event.kind for event in m.events][:3] == ["turn-began", "gold-moved", "cup-rolled"]


def test_with_1_nugget_there_is_no_charity() -> None:
    assert paid(arranged((10, 12, 14), gold=(1, 3, 3))) == []


def test_others_without_gold_wait_for_their_own_turn() -> None:
    m = arranged((1, 1, 1), gold=(2, 0, 0), rolls=["pair"])
    assert paid(m) == []
    ride(m, "pair")
    assert paid(m) == [(None, 1, 1, "charity")]


def test_ruling_a_dry_bank_has_no_charity_and_the_turn_goes_on() -> None:
    m = arranged((10, 12, 14), gold=(0, 15, 15))
    assert paid(m) == []
    assert asked(m) == ("reroll", (0,))


def test_charity_is_for_the_rider_on_a_mailbox_too() -> None:
    m = arranged((33, 12, 14), gold=(0, 3, 3), mailbox=(0, 1))
    assert paid(m) == [(None, 0, 1, "charity")]
    assert m.view(None)["riders"][0]["mailbox"] == 2


@pytest.mark.parametrize(("bank", "received"), [(7, 7), (5, 5), (1, 1), (0, 0)])
def test_ruling_a_bank_that_cannot_pay_in_full_pays_what_it_has(bank: int, received: int) -> None:
    m = arranged((5, 12, 18), gold=(1, 15, 14 - bank), rolls=["two-pairs", "five"])
    ride(m, "two-pairs")
    assert [payment for payment in paid(m) if payment[3] == "mine"] == (
        [(None, 0, received, "mine")] if received else []
    )
    assert gold(m)[0] == 1 + received
    assert m.view(None)["bank"] == bank - received


def test_ruling_several_payments_at_once_go_clockwise_from_the_active_player() -> None:
    # Dan wins; Bob is active. Bob pays, then Cleo, then Ann with the bank's last nugget.
    m = arranged(
        (16, 15, 16, 16),
        gold=(0, 15, 1, 13),
        active=1,
        rolls=["pair", "pair", "pair", "five", "nothing"],
    )
    ride(m, "pair")
    assert [payment for payment in paid(m) if payment[3] == "poker"] == [
        (1, 3, 2, "poker"),
        (2, 3, 1, "poker"),
        (None, 3, 1, "poker"),
    ]
    assert prisoners(m) == [0]


def test_ruling_prison_that_goes_with_a_payment_holds_with_a_dry_bank_in_a_duel() -> None:
    m = arranged((15, 16, 20), gold=(10, 0, 20), rolls=["pair"], shots=[{"touched": ["Bob"]}])
    ride(m, "pair")
    play(m, corner="north-west")
    flick(m)
    assert paid(m) == []
    assert told(m, "imprisoned") == [{"seat": 1, "why": "no-gold"}]


def test_ruling_prison_that_goes_with_a_payment_holds_with_a_dry_bank_in_a_poker_game() -> None:
    m = arranged((15, 16, 16), gold=(30, 0, 0), rolls=["pair", "five", "pair", "nothing"])
    ride(m, "pair")
    assert paid(m) == []
    assert told(m, "imprisoned") == [
        {"seat": 1, "why": "no-gold"},
        {"seat": 2, "why": "no-gold"},
    ]


def test_ruling_a_dry_bank_pays_no_figures_but_the_retreat_holds() -> None:
    m = arranged((8, 2, 3), gold=(10, 10, 10), rolls=["pair"], shots=[{"toppled": 2}])
    ride(m, "pair")
    flick(m)
    assert paid(m) == []
    assert spaces(m) == [8, 2, 3]


def test_the_30_nuggets_are_always_split_between_the_bank_and_the_riders() -> None:
    # A relay, a mine, a saloon, a duel there, a train; say() checks after every answer.
    m = arranged((3, 3, 3, 9, 12), rolls=["three", "four", "five", "pair", "five", "pair"])
    for hand in ("three", "straight", "five", "pair", "pair"):
        ride(m, hand)
        while asked(m)[0] != "reroll":
            step(m)
        assert sum(gold(m)) + m.view(None)["bank"] == 30
    assert {payment[3] for payment in paid(m)} >= {"mine", "saloon", "train"}
