"""Cards against prison: Good Lawyer and File in the Cake."""

from typing import Any

import pytest

from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    card,
    drive,
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

AT_BOB = {"touched": ["Bob"]}
AT_CLEO = {"touched": ["Cleo"]}
LAWYER = ["good-lawyer"]
DRY = (0, 15, 15)  # the bank has nothing, so there is no charity for Ann

# Every way into prison: who would go, the table, the answers on the way, what was paid before.
CASES: dict[str, tuple[int, dict[str, Any], dict[str, Any], list[Any]]] = {
    "false accusation": (1, {"spaces": (2, 2, 9), "rolls": ["pair"]}, {"accuse": True}, []),
    "duel lost without gold": (
        1,
        {"spaces": (24, 25, 28), "gold": (3, 0, 3), "shots": [AT_BOB]},
        {},
        [(None, 0, 1, "duel")],
    ),
    "arrested in a duel": (
        0,
        {"spaces": (24, 25, 28), "shots": [AT_CLEO]},
        {},
        [(0, 1, 2, "duel")],
    ),
    "arrested in a duel without gold": (
        0,
        {"spaces": (24, 25, 28), "gold": (0, 14, 16), "shots": [AT_CLEO]},
        {},
        [],
    ),
    "poker game without gold": (
        1,
        {"spaces": (24, 25, 25), "gold": (3, 0, 3), "rolls": ["pair", "five", "pair", "pair"]},
        {},
        [(None, 0, 2, "poker"), (2, 0, 2, "poker")],
    ),
    "arrested at the Indians": (
        0,
        {"spaces": (8, 1, 1), "shots": [{"touched": ["Bob"], "toppled": 2}]},
        {},
        [],
    ),
    "saloon": (
        0,
        {"spaces": (9, 1, 1), "rolls": ["pair", "five"]},
        {},
        [(0, None, 3, "saloon")],
    ),
    "a caught liar": (
        0,
        {"spaces": (2, 2, 9), "rolls": ["nothing"], "options": {"liars-go-to-jail": True}},
        {"accuse": True},
        [],
    ),
}


def accused(case: str, held: list[str] = LAWYER, **changes: Any) -> Match:
    """The moment at which somebody would go to prison, holding a card."""
    seat, table, answers, _ = CASES[case]
    m = arranged(cards={seat: held}, **{"rolls": ["pair"], **table, **changes})
    drive(m, lambda m: window(m) == ("going-to-prison", seat), {"announce": "pair", **answers})
    return m


@pytest.mark.parametrize("case", CASES)
def test_good_lawyer_is_asked_for_after_the_payments_and_before_prison(case: str) -> None:
    seat, _, _, payments = CASES[case]
    m = accused(case)
    assert paid(m) == payments
    assert prisoners(m) == []
    assert window(m) == ("going-to-prison", seat)


@pytest.mark.parametrize("case", CASES)
def test_good_lawyer_you_do_not_go_to_prison_and_other_losses_stand(case: str) -> None:
    seat, _, _, payments = CASES[case]
    m = accused(case)
    card(m, "good-lawyer")
    assert "imprisoned" not in kinds(m)
    assert prisoners(m) == []
    assert paid(m)[: len(payments)] == payments
    assert hand(m, seat) == []


@pytest.mark.parametrize("case", CASES)
def test_good_lawyer_declined_it_is_prison(case: str) -> None:
    seat = CASES[case][0]
    m = accused(case)
    card(m, None)
    assert [fact["seat"] for fact in told(m, "imprisoned")] == [seat]
    assert hand(m, seat)[:1] == LAWYER


@pytest.mark.parametrize("case", CASES)
def test_good_lawyer_whoever_holds_any_card_is_asked(case: str) -> None:
    m = accused(case, ["pickaxe"])
    assert m.pending.options() == (None,)


def test_good_lawyer_an_honest_rider_still_moves_after_the_accuser_got_off() -> None:
    m = accused("false accusation")
    assert moves(m) == []
    card(m, "good-lawyer")
    assert moves(m) == [(0, 2, 3, "dice")]
    assert asked(m) == ("reroll", (1,))


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ({"spaces": (27, 28, 30), "shots": [AT_CLEO]}, "sheriff"),
        ({"spaces": (27, 28, 30), "gold": DRY, "shots": [{}, {"touched": ["Ann"]}]}, "no-gold"),
        ({"spaces": (27, 28, 28), "gold": DRY}, "no-gold"),
    ],
)
def test_good_lawyer_an_active_rider_still_resolves_its_space(
    table: dict[str, Any], why: str
) -> None:
    rolls = ["pair"] if table["spaces"][2] != 28 else ["pair", "nothing", "five", "pair"]
    for saved in (True, False):
        m = arranged(cards={0: LAWYER}, rolls=[*rolls, "two-pairs", "pair"], **table)
        drive(m, lambda m: window(m) == ("going-to-prison", 0), {"announce": "pair"})
        card(m, "good-lawyer" if saved else None)
        mined = [fact["hand"] for fact in told(m, "open-roll") if fact["why"] == "mine"]
        assert mined == (["two-pairs"] if saved else [])
        assert [fact["why"] for fact in told(m, "imprisoned")] == ([] if saved else [why])


def test_good_lawyer_at_the_indians_there_is_no_gold_and_no_retreat_all_the_same() -> None:
    m = accused("arrested at the Indians")
    card(m, "good-lawyer")
    assert paid(m) == []
    assert spaces(m)[0] == 9
    assert asked(m) == ("reroll", (1,))


def test_good_lawyer_at_the_saloon_all_the_gold_is_gone() -> None:
    m = accused("saloon")
    card(m, "good-lawyer")
    assert gold(m)[0] == 0


def test_good_lawyer_the_caught_liars_accuser_may_still_move() -> None:
    m = accused("a caught liar")
    card(m, "good-lawyer")
    assert asked(m) == ("take-move", (1,))


@pytest.mark.parametrize("case", ["duel lost without gold", "poker game without gold"])
def test_good_lawyer_is_not_for_who_is_already_in_prison(case: str) -> None:
    _, table, _, payments = CASES[case]
    m = arranged(cards={1: LAWYER}, prison=(1,), **{"rolls": ["pair"], **table})
    drive(m, lambda m: paid(m)[: len(payments)] == payments, {"announce": "pair"})
    assert m.view(None)["active"] == 1  # the turn is over and nobody was asked
    assert hand(m, 1)[:1] == LAWYER
    assert "imprisoned" not in kinds(m)


def test_good_lawyer_two_who_would_go_are_asked_the_active_first_then_clockwise() -> None:
    held = {0: ["good-lawyer"], 2: ["canteen"]}
    rolls = ["pair", "pair", "pair", "five"]
    m = arranged(
        (25, 25, 24, 1), gold=(0, 15, 0, 15), active=2, cards=held, rolls=rolls, prison=(3,)
    )
    drive(m, lambda m: window(m) == ("going-to-prison", 2), {"announce": "pair"})
    assert told(m, "poker-won") == [{"seat": 1}]
    card(m, None)
    assert window(m) == ("going-to-prison", 0)
    card(m, "good-lawyer")
    assert [fact["seat"] for fact in told(m, "imprisoned")] == [2]


# ---- File in the Cake


def test_file_in_the_cake_is_asked_for_after_charity_and_before_pay_or_roll() -> None:
    m = arranged((10, 12, 14), gold=(0, 3, 3), prison=(0,), cards={0: ["file-in-the-cake"]})
    assert window(m) == ("in-prison", 0)
    assert kinds(m) == ["turn-began", "gold-moved"]


@pytest.mark.parametrize("gold", [1, 2, 5])
def test_file_in_the_cake_frees_at_no_cost_for_a_normal_turn(gold: int) -> None:
    held = {0: ["file-in-the-cake"]}
    m = arranged((2, 9, 9), gold=(gold, 3, 3), prison=(0,), cards=held, rolls=["pair"])
    card(m, "file-in-the-cake")
    assert told(m, "freed") == [{"seat": 0, "how": "file"}]
    assert (paid(m), told(m, "open-roll")) == ([], [])
    ride(m, "pair")
    assert moves(m) == [(0, 2, 3, "dice")]


@pytest.mark.parametrize(("gold", "question"), [(3, "pay-prison"), (2, "reroll")])
def test_file_in_the_cake_declined_leaves_pay_or_roll(gold: int, question: str) -> None:
    held = {0: ["file-in-the-cake"]}
    m = arranged((2, 9, 9), gold=(gold, 3, 3), prison=(0,), cards=held, rolls=["nothing"])
    card(m, None)
    assert asked(m)[0] == question
    assert len(told(m, "open-roll")) == (question == "reroll")


def test_file_in_the_cake_is_not_for_a_free_rider() -> None:
    m = arranged((2, 9, 9), cards={0: ["file-in-the-cake"]})
    assert asked(m) == ("reroll", (0,))


def test_file_in_the_cake_on_a_mailbox_moves_one_mailbox_on() -> None:
    held = {0: ["file-in-the-cake"]}
    m = arranged((33, 9, 9), mailbox=(0, 1), prison=(0,), cards=held)
    card(m, "file-in-the-cake")
    assert m.view(None)["riders"][0]["mailbox"] == 2


def test_the_cards_against_prison_may_both_be_used_one_after_the_other() -> None:
    held = {1: ["good-lawyer", "file-in-the-cake"]}
    m = arranged((2, 2, 9), cards=held, rolls=["pair", "pair"])
    play(m, reroll="stand", announce="pair")
    card(m, None)  # the window of a spyglass
    play(m, accuse=True)
    card(m, None)  # the lawyer stays in the hand
    assert window(m) == ("in-prison", 1)
    card(m, "file-in-the-cake")
    assert asked(m) == ("reroll", (1,))
    assert hand(m, 1) == ["good-lawyer"]
