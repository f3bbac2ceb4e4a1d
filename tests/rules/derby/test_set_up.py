"""Setting up: the cards, the first ones, the hands, the bookmaker; and the options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game import new_match
from game.engine.errors import SetupError
from game.rules.derby.box import shipped_box
from game.rules.derby.cards import COLOUR, HORSES, KINDS, VALUE, in_hand_order
from game.rules.derby.options import OPTIONS, SWITCHES
from game.rules.derby.questions import Laying
from tests.rules.answering import asked, kinds, told
from tests.rules.derby.scripting import begin, can, fact, lay
from tests.support import TEN_NAMES

EACH_NUMBER = pytest.mark.parametrize("seats", range(2, 7))
HANDS = {2: (17, 1), 3: (11, 2), 4: (8, 3), 5: (7, 0), 6: (5, 5)}
HANDS_OF_ALL = {2: (21, 0), 3: (14, 0), 4: (10, 2), 5: (8, 2), 6: (7, 0)}


def test_ruling_the_42_cards_by_value_and_colour() -> None:
    counts = {9: "2100", **dict.fromkeys(range(3, 9), "2111"), 2: "1111", 1: "1000"}
    expected = Counter(
        {
            f"{value}-{colour}": int(number)
            for value, numbers in counts.items()
            for colour, number in zip(("black", "yellow", "blue", "red"), numbers, strict=True)
        }
    )
    expected["special"] = 4
    box = shipped_box()
    assert Counter(box.deck) == +expected and len(box.cards) == 42
    assert list(box.cards) == in_hand_order(box.cards)
    assert VALUE["special"] == 1 and COLOUR["special"] == ""
    assert KINDS[0] == "9-black" and KINDS[-1] == "special"


def test_black_9_to_3_lie_on_the_horses_and_give_the_starting_odds() -> None:
    m = begin()
    assert [fact(m, horse, "cards") for horse in HORSES] == [
        [f"{value}-black"] for value in range(9, 2, -1)
    ]
    assert [fact(m, horse, "row") for horse in HORSES] == list(range(7))
    assert m.view(None)["rows"] == ["1-1", "2-1", "3-1", "4-1", "5-1", "8-1", "10-1", "20-1"]
    assert told(m, "first-card-laid")[6] == {
        **{"horse": "green", "card": "3-black", "row": 6, "seat": None}
    }


@EACH_NUMBER
@pytest.mark.parametrize("first_card", [0, 1, 3])
def test_the_rest_is_dealt_and_some_cards_are_left_over(seats: int, first_card: int) -> None:
    m = new_match("derby", TEN_NAMES[:seats], seed=4, options={"first-card": first_card})
    number, left = (HANDS_OF_ALL if first_card == 3 else HANDS)[seats]
    assert told(m, "cards-dealt") == [{"number": number, "left": left}]
    assert m.view(None)["left-over"] == left
    for seat in range(seats):
        view = m.view(seat)
        held = view["players"][seat]["cards"]
        assert len(held) == number and held == in_hand_order(held)
        (dealt,) = (log["data"] for log in view["log"] if log["kind"] == "hand-dealt")
        assert dealt == {"seat": seat, "cards": held}
    assert "hand-dealt" not in [log["kind"] for log in m.view(None)["log"]]


def test_ruling_the_bookmaker_is_drawn_at_random_and_starts() -> None:
    m = begin(5, bookmaker=3)
    assert told(m, "bookmaker-drawn") == [{"seat": 3}]
    assert m.view(None)["bookmaker"] == m.view(None)["first"] == m.view(None)["active"] == 3
    assert asked(m) == ("bet", (3,))
    drawn = {
        new_match("derby", TEN_NAMES[:6], seed=seed).view(None)["bookmaker"] for seed in range(60)
    }
    assert drawn == set(range(6))


def test_everybody_has_a_die_card_and_15_chips_in_five_stacks() -> None:
    for player in begin().view(None)["players"]:
        assert player["die-card"] is True and player["stacks"] == [5, 4, 3, 2, 1]


def test_hands_are_dealt_in_the_order_of_the_seats() -> None:
    m = begin(3, hands={1: "special special"}, left="9-yellow 1-black", bookmaker=2)
    assert m.view(1)["players"][1]["cards"][-2:] == ["special", "special"]
    assert m.table.left_over == ["9-yellow", "1-black"]
    assert [who for who, _ in m.journal] == ["roll", "shuffle"]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_the_derby_is_for_2_to_6_players(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 6 players"):
        new_match("derby", [f"Bettor {number}" for number in range(seats)], seed=1)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"first-card": 4}, "a number from 0 to 3, not 4"),
        ({"first-card": -1}, "a number from 0 to 3"),
        ({"first-card": True}, "a number from 0 to 3"),
        ({"first-card": "1"}, "a number from 0 to 3"),
        ({"hard-ride": 1}, "true or false"),
        ({"choose-tracks": None}, "true or false"),
        ({"must-fall": True}, "has no option 'must-fall'"),
        ({7: 7}, "has no option 7"),
    ],
)
def test_options_that_cannot_be_give_one_sentence(options: dict[Any, Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence) as refused:
        new_match("derby", TEN_NAMES[:3], seed=1, options=options)
    assert "\n" not in str(refused.value) and str(refused.value).endswith(".")


def test_all_variants_are_off_by_default() -> None:
    assert begin().options == OPTIONS.usual == begin().view(None)["options"]
    assert {"first-card": 0, **dict.fromkeys(SWITCHES, False)} == OPTIONS.usual


# ---- first cards


def test_first_card_1_they_are_turned_up_for_each_horse_and_a_special_is_replaced() -> None:
    cards = list(shipped_box().cards)
    turned = ["2-red", "special", "special", "1-black", *["3-blue", "9-black", "8-red", "7-blue"]]
    turned.append("9-yellow")
    for card in turned:
        cards.remove(card)
    m = begin(2, first_card=1, shuffles=[turned + cards])
    laid = [card for card in turned if card != "special"]
    assert [fact(m, horse, "cards") for horse in HORSES] == [[card] for card in laid]
    assert [fact(m, horse, "row") for horse in HORSES] == [7, 7, 6, 0, 1, 2, 0]
    assert told(m, "special-replaced") == [{"horse": "beige"}, {"horse": "beige"}]
    assert [(who, len(what)) for who, what in m.journal] == [
        *(("roll", 1), ("shuffle", 42), ("shuffle", 35))
    ]


def test_first_card_2_the_players_choose_bookmaker_first_round_and_round() -> None:
    m = begin(3, first_card=2, bookmaker=1, shuffles=[])
    assert m.view(None)["phase"] == "set-up" and m.view(0)["players"][0]["cards"] == []
    asked_seats = []
    chosen = ["9-black", "9-black", "9-yellow", "8-red", "2-red", "1-black", "3-red"]
    horses = ["green", "blue", "red", "orange", "yellow", "beige", "brown"]
    for card, horse in zip(chosen, horses, strict=True):
        kind, (seat,) = asked(m)
        assert kind == "first-card"
        assert m.view(None)["active"] == seat
        asked_seats.append(seat)
        lay(m, card, horse)
    assert asked_seats == [1, 2, 0, 1, 2, 0, 1]
    assert [fact(m, horse, "row") for horse in horses] == [0, 0, 0, 1, 7, 7, 6]
    assert [laid["seat"] for laid in told(m, "first-card-laid")] == asked_seats
    assert asked(m) == ("bet", (1,)), "the bookmaker starts the betting too"
    assert kinds(m, "cards-dealt") == ["cards-dealt"]


def test_first_card_2_a_card_that_is_left_on_a_horse_without_one_and_never_a_special() -> None:
    m = begin(2, first_card=2, shuffles=[])
    assert not can(m, {"card": "special", "horse": "brown"})
    lay(m, "1-black", "brown")
    assert not can(m, {"card": "1-black", "horse": "red"}), "there is only one"
    assert not can(m, {"card": "9-black", "horse": "brown"}), "it has its first card"
    assert can(m, {"card": "9-black", "horse": "red"})


def test_first_card_3_all_are_dealt_and_the_first_card_played_sets_the_odds() -> None:
    m = begin(2, first_card=3, hands={0: "9-black 4-red", 1: "2-red special"})
    assert [fact(m, horse, "row") for horse in HORSES] == [None] * 7
    m.answer("green")
    lay(m, "4-red", "green")
    assert told(m, "card-laid") == [
        {
            **{"seat": 0, "horse": "green", "card": "4-red", "before": None},
            **{"difference": 0, "row_before": None, "row": 5},
        }
    ]
    m.answer("green")
    lay(m, "2-red", "green")
    assert told(m, "card-laid")[1]["difference"] == -2 and fact(m, "green", "row") == 6


def test_first_card_3_a_special_is_no_first_card_while_anything_else_can_be_played() -> None:
    m = begin(2, first_card=3, hands={0: "9-black special", 1: "special special"})
    m.answer("green")
    assert not can(m, {"card": "special", "horse": "green"}), "nothing lies anywhere yet"
    lay(m, "9-black", "green")
    m.answer("green")
    assert can(m, {"card": "special", "horse": "green"})
    assert not can(m, {"card": "special", "horse": "red"})


def test_first_card_3_ruling_a_special_forced_onto_an_empty_horse_counts_as_1() -> None:
    m = begin(2, first_card=3, bookmaker=1, hands={1: "special special special special"})
    for _ in range(36):  # six horses are filled up, and green is left
        if asked(m)[0] == "bet":
            m.answer("red")
        m.answer(m.pending.options()[0])
    assert asked(m) == ("play-card", (1,)) and fact(m, "green", "cards") == []
    assert [*m.pending.options()] == [Laying("special", "green")]
    lay(m, "special", "green")
    assert fact(m, "green", "row") == 7
    (card,) = {laying.card for laying in m.pending.options()[:1]}
    lay(m, card, "green")
    assert told(m, "card-laid")[-1]["difference"] == VALUE[card] - 1
