"""Setting up: the deck, the money, eight cards each, who begins; and the options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game import new_match
from game.engine.errors import SetupError
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from game.rules.western.box import shipped_box
from game.rules.western.cards import KINDS, in_hand_order
from tests.rules.answering import asked, kinds, told
from tests.rules.western.scripting import fortunes, hand, pot
from tests.support import TEN_NAMES

COUNTS = {
    **{"attack-1": 12, "attack-2": 6, "attack-3": 4, "dancer": 4, "dog": 4, "cake": 4},
    **{"give-to-all": 4, "train": 4, "pay-me": 4, "give-it-back": 4, "cowboy": 9, "sheriff": 4},
    **{"everybody-gives": 4, "joker": 6, "indians": 5, "levy": 4, "whisky": 6, "saloon": 3},
    **{"hands-up": 3, "horse": 7, "hat": 1},
}
# Players: removed, money, pot, hand limit, draw limit, goal.
TABLES: dict[int, tuple[dict[str, int], int, int, int, int, int]] = {
    3: ({"indians": 3}, 170, 70, 10, 3, 400),
    4: ({"indians": 3, "whisky": 3}, 140, 50, 10, 3, 400),
    5: ({"indians": 2, "whisky": 2}, 140, 50, 10, 3, 400),
    6: ({"indians": 2, "whisky": 2}, 140, 50, 10, 3, 400),
    7: ({"indians": 1}, 110, 80, 10, 3, 400),
    8: ({"indians": 1}, 110, 80, 10, 3, 400),
    9: ({}, 110, 100, 8, 2, 500),
    10: ({}, 110, 100, 8, 2, 500),
}
EACH_NUMBER = pytest.mark.parametrize("seats", range(3, 11))


def begin(
    seats: int = 4, rolls: str = "", options: dict[str, Any] | None = None, **world: Any
) -> Match:
    scripted = ScriptedWorld(rolls=[list(roll) for roll in rolls.split()], **world)
    return new_match("western", TEN_NAMES[:seats], options=options, world=scripted)


def test_ruling_the_deck_has_102_cards_of_21_kinds_in_these_numbers() -> None:
    assert shipped_box().deck == COUNTS
    assert len(KINDS) == len(set(KINDS)) == 21 and sum(COUNTS.values()) == 102


@EACH_NUMBER
def test_money_pot_limits_and_goal_depend_on_the_number_of_players(seats: int) -> None:
    out, money, in_pot, hand_limit, draw_limit, goal = TABLES[seats]
    m = begin(seats)
    view = m.view(None)
    assert fortunes(m) == [money] * seats and pot(m) == in_pot
    assert (view["hand-limit"], view["draw-limit"], view["goal"]) == (hand_limit, draw_limit, goal)
    assert told(m, "money-dealt") == [{"money": money, "pot": in_pot, "goal": goal}]
    assert view["out"] == out


@EACH_NUMBER
def test_some_cards_are_removed_by_the_number_of_players(seats: int) -> None:
    table = begin(seats).table
    cards = Counter(table.deck)
    for one in table.gamblers:
        cards.update(one.cards)
    assert cards + Counter(TABLES[seats][0]) == COUNTS


@EACH_NUMBER
def test_everybody_gets_eight_cards_which_only_they_see(seats: int) -> None:
    m = begin(seats)
    assert told(m, "cards-dealt") == [{"number": 8}]
    assert m.view(None)["deck"] == 102 - sum(TABLES[seats][0].values()) - 8 * seats
    for seat in range(seats):
        held = hand(m, seat)
        assert len(held) == 8 and held == in_hand_order(held)
        (dealt,) = (log["data"] for log in m.view(seat)["log"] if log["kind"] == "hand-dealt")
        assert dealt == {"seat": seat, "cards": held}
    assert "hand-dealt" not in [log["kind"] for log in m.view(None)["log"]]


def test_hands_are_dealt_in_the_order_of_the_seats_from_the_top_of_the_deck() -> None:
    cards = begin(5).table.terms.cards[::-1]
    m = begin(5, shuffles=[cards])
    assert [hand(m, seat) for seat in range(5)] == [
        in_hand_order(cards[8 * seat : 8 * seat + 8]) for seat in range(5)
    ]
    assert m.table.deck == list(cards[40:])


def test_the_highest_die_begins_and_ties_roll_again() -> None:
    m = begin(5, "26166 644 11 15")
    assert told(m, "first-rolled") == [
        {"seats": [0, 1, 2, 3, 4], "faces": [2, 6, 1, 6, 6]},
        {"seats": [1, 3, 4], "faces": [6, 4, 4]},
    ]
    assert told(m, "first-player") == [{"seat": 1}]
    assert asked(m) == ("play", (1,))
    again = begin(5, "26166 166 11 15")
    assert [roll["seats"] for roll in told(again, "first-rolled")] == [
        [0, 1, 2, 3, 4],
        [1, 3, 4],
        [3, 4],
        [3, 4],
    ]
    assert told(again, "first-player") == [{"seat": 4}]


def test_play_goes_clockwise_at_first() -> None:
    m = begin(3, "161")
    assert m.view(None)["direction"] == 1
    for turn, seat in enumerate((1, 2, 0, 1), start=1):
        assert asked(m) == ("play", (seat,))
        assert told(m, "turn-began")[-1] == {"seat": seat, "turn": turn}
        m.answer({"discard": hand(m, seat)[0]})
        m.answer(0)


def test_every_seat_can_begin() -> None:
    firsts = [new_match("western", TEN_NAMES, seed=seed).view(None)["active"] for seed in range(80)]
    assert set(firsts) == set(range(10))


def test_the_set_up_asks_the_world_for_a_shuffle_then_for_dice() -> None:
    m = begin(10, "1111111116")
    assert [(who, len(what)) for who, what in m.journal] == [("shuffle", 102), ("roll", 10)]
    assert kinds(m) == [
        *("money-dealt", "cards-dealt", *["hand-dealt"] * 10),
        *("first-rolled", "first-player", "turn-began"),
    ]


@pytest.mark.parametrize("seats", [0, 2, 11])
def test_western_is_for_3_to_10_players(seats: int) -> None:
    with pytest.raises(SetupError, match="3 to 10 players"):
        new_match("western", [f"Gambler {number}" for number in range(seats)], seed=1)


# ---- options


def test_the_options_are_goal_money_pot_triple_guns_and_open_train() -> None:
    assert begin().options == {
        **{"goal": None, "money": None, "pot": None},
        **{"triple-guns": False, "open-train": False},
    }


def test_goal_money_and_pot_are_options() -> None:
    m = begin(4, options={"goal": 300, "money": 90, "pot": 0})
    assert fortunes(m) == [90] * 4 and pot(m) == 0 and m.view(None)["goal"] == 300
    assert told(m, "money-dealt") == [{"money": 90, "pot": 0, "goal": 300}]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"goal": 405}, "multiple of 10 from 10 to 9990"),
        ({"goal": 0}, "multiple of 10 from 10 to 9990"),
        ({"goal": True}, "multiple of 10"),
        ({"goal": "400"}, "multiple of 10"),
        ({"money": -10}, "multiple of 10 from 0 to 9990"),
        ({"pot": 10000}, "multiple of 10 from 0 to 9990"),
        ({"pot": 50.0}, "multiple of 10"),
        ({"open-train": 1}, "true or false"),
        ({"must-fall": True}, "has no option 'must-fall'"),
        ({7: 7}, "has no option 7"),
        ({"money": 400}, "Starting money must be below the goal: 400k is not below 400k"),
        ({"goal": 140}, "Starting money must be below the goal: 140k is not below 140k"),
        ({"goal": 620}, "Nobody could win: the table holds 610k, and the goal is 620k"),
        ({"money": 80, "pot": 70}, "Nobody could win"),
        ({"triple-guns": True}, "can't triple"),
    ],
)
def test_options_that_cannot_be_give_one_sentence(options: dict[Any, Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence) as refused:
        begin(4, options=options)
    assert "\n" not in str(refused.value) and str(refused.value).endswith(".")


def test_the_whole_money_on_the_table_may_be_the_goal() -> None:
    assert begin(4, options={"goal": 610}).view(None)["goal"] == 610


@pytest.mark.parametrize("seats", [9, 10])
def test_tripling_three_guns_is_an_option_for_9_and_10_players_off_by_default(seats: int) -> None:
    assert begin(seats).view(None)["times"] == {"attack-1": 1, "attack-2": 2, "attack-3": 2}
    tripled = begin(seats, options={"triple-guns": True}).view(None)["times"]
    assert tripled == {"attack-1": 1, "attack-2": 2, "attack-3": 3}


@pytest.mark.parametrize("seats", [3, 4])
def test_with_3_players_guns_do_not_double_and_no_card_joins_a_whisky(seats: int) -> None:
    view = begin(seats).view(None)
    assert view["times"]["attack-2"] == view["times"]["attack-3"] == (1 if seats == 3 else 2)
    assert view["joins-whisky"] == (seats > 3)
