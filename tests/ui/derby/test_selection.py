"""What a bettor is about to do, chosen in any order and taken back piece by piece."""

from __future__ import annotations

from itertools import permutations

from game.rules.derby.betting import layings
from game.rules.derby.cards import HORSES
from game.rules.derby.questions import Laying
from game.ui.derby.prompts.selection import Refusal, Selection

HAND = ("8-blue", "7-red", "3-black", "special")
NONE = dict.fromkeys(HORSES, 0)


def chosen(stake: int = 4, **lying: int) -> Selection:
    return Selection(HAND, stake, layings(HAND, {**dict.fromkeys(HORSES, 1), **lying}))


def press(plan: Selection, piece: str) -> None:
    if piece == "b":
        plan.press_bet("red")
    elif piece == "c":
        plan.press_card(0)
    else:
        plan.press_horse("blue")


def test_the_pieces_come_in_any_order() -> None:
    for order in permutations("bch"):
        plan = chosen()
        for piece in order:
            press(plan, piece)
        assert plan.why_not() is None
        assert plan.answers() == {
            "bet": "red",
            "play-card": Laying("8-blue", "blue"),
        }


def test_a_bet_alone_can_be_confirmed_but_no_half_card() -> None:
    plan = chosen()
    assert plan.why_not() == Refusal("no-horse-to-bet")
    plan.press_bet("red")
    assert plan.why_not() is None and plan.answers() == {"bet": "red"}
    plan.press_card(1)
    assert plan.why_not() == Refusal("no-horse-for-card")
    plan.press_card(1)
    plan.press_horse("red")
    assert plan.why_not() == Refusal("no-card")


def test_after_the_fifth_round_only_a_card_is_asked_for() -> None:
    plan = chosen(stake=0)
    assert plan.press_bet("red") == Refusal("no-bet") and plan.why_not() == Refusal("no-card")
    plan.press_card(2)
    plan.press_number("green")
    assert plan.answers() == {"play-card": Laying("3-black", "green")}


def test_what_is_pressed_again_is_taken_out_and_undo_goes_back_piece_by_piece() -> None:
    plan = chosen()
    plan.press_bet("red")
    plan.press_bet("red")
    assert plan.bet is None and plan.is_empty
    plan.press_bet("red")
    plan.press_card(0)
    plan.press_horse("blue")
    assert plan.take_back() and plan.horse is None and plan.card == "8-blue"
    assert plan.take_back() and plan.card is None and plan.bet == "red"
    assert plan.take_back() and not plan.take_back()


def test_a_full_horse_takes_no_card_but_a_bet() -> None:
    plan = chosen(orange=6)
    plan.press_card(0)
    assert plan.press_horse("orange") == Refusal("full", "orange") and plan.horse is None
    assert plan.lay_on(1, "orange") == Refusal("full", "orange")
    assert plan.press_bet("orange") is None
    assert plan.takers(None) == frozenset(HORSES) - {"orange"}


def test_a_star_is_no_first_card_while_anything_else_can_be_laid() -> None:
    plan = Selection(HAND, 0, layings(HAND, {**NONE, "red": 2}))
    assert plan.takers("special") == {"red"}
    plan.press_card(3)
    assert plan.press_horse("blue") == Refusal("not-that-card", "blue")
    plan.press_card(0)
    plan.press_horse("blue")
    plan.press_card(3)
    assert plan.card == "special" and plan.horse is None  # it cannot lie there: open again
    only = Selection(("special",), 0, layings(("special",), NONE))
    assert only.takers("special") == frozenset(HORSES)


def test_numbers_mean_the_bet_first_then_the_card() -> None:
    plan = chosen()
    assert plan.aim == "bet"
    plan.press_number("red")
    plan.next_card(1)
    plan.press_number("blue")
    assert plan.answers()["bet"] == "red"
    assert plan.answers()["play-card"] == Laying("8-blue", "blue")
    plan.turn_to("bet")
    plan.press_number("green")
    assert plan.bet == "green" and plan.horse == "blue"
    plan.next_card(-1)
    assert plan.card == "special"
    plan.next_card(1)
    assert plan.card == "8-blue"
