"""Sacramento: arriving, the mailboxes, the jackrabbit, and what a second arrival cuts short."""

from typing import Any

import pytest

from game.engine.errors import GameError, IllegalAnswer
from game.engine.match import Match
from game.rules.pony_express.board import board_from_data
from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    board_with,
    card,
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


def mailboxes(m: Match) -> list[int]:
    return [rider["mailbox"] for rider in m.view(None)["riders"]]


@pytest.mark.parametrize(
    ("start", "hand"),
    [(32, "pair"), (32, "five"), (30, "three"), (26, "five"), (27, "five"), (28, "full-house")],
)
def test_no_exact_count_is_needed_for_space_33_and_excess_is_lost(start: int, hand: str) -> None:
    m = arranged((start, 1, 1))
    ride(m, hand)
    assert moves(m) == [(0, start, 33, "dice")]
    assert told(m, "arrived") == [{"seat": 0}]


def test_short_of_33_is_not_there() -> None:
    m = arranged((25, 1, 1))
    ride(m, "four")
    assert spaces(m)[0] == 31
    assert mailboxes(m) == [0, 0, 0]


def test_the_first_to_arrive_stands_on_mailbox_1_and_the_turn_is_over() -> None:
    m = arranged((32, 1, 1))
    ride(m, "pair")
    assert mailboxes(m) == [1, 0, 0]
    assert told(m, "mail-delivered") == [{"seat": 0, "mailbox": 1}]
    assert asked(m) == ("reroll", (1,))
    assert m.result is None


def test_on_the_next_turns_it_moves_to_mailbox_2_and_3_instead_of_rolling_and_wins() -> None:
    m = arranged((32, 1, 1))
    for number in (1, 1, 2, 2):
        ride(m, "pair")
        assert (mailboxes(m)[0], m.result) == (number, None)
    ride(m, "pair")
    assert [fact["mailbox"] for fact in told(m, "mail-delivered")] == [1, 2, 3]
    assert [fact["seat"] for fact in told(m, "cup-rolled")] == [0, 1, 2, 1, 2]
    assert m.pending is None
    assert (m.result["winners"], m.result["reason"]) == ([0], "jackrabbit")
    assert told(m, "race-won") == [{"seat": 0, "reason": "jackrabbit"}]


def test_after_the_end_there_is_nothing_to_answer() -> None:
    m = arranged((33, 1, 1), mailbox=(0, 2))
    assert m.result["winners"] == [0]
    with pytest.raises(IllegalAnswer):
        m.answer(True)


def test_the_rider_on_the_mailbox_meets_nobody() -> None:
    m = arranged((33, 1, 1), mailbox=(0, 1), rolls=["pair"])
    assert kinds(m) == ["turn-began", "mail-delivered", "turn-began", "cup-rolled", "cup-seen"]


# ---- arriving counts however one got there, and in anybody's turn


def test_ruling_an_accuser_who_moves_to_33_arrives_in_anothers_turn() -> None:
    m = arranged((20, 31, 1), rolls=["nothing", "pair"])
    ride(m, "five", accuser=1)
    play(m, take_move=True)
    assert moves(m) == [(1, 31, 33, "accusation")]
    # Bob's own turn comes next and brings the second mailbox.
    assert [fact["mailbox"] for fact in told(m, "mail-delivered")] == [1, 2]
    assert asked(m) == ("reroll", (2,))


@pytest.mark.parametrize("relay", [31, 32])
def test_ruling_a_fresh_horse_may_arrive_first(relay: int) -> None:
    m = arranged(
        (relay - 1, 1, 1),
        cards={0: ["fresh-horse"]},
        deck=[],
        kinds={relay: "relay"},
        rolls=["pair"],
    )
    ride(m, "pair")
    card(m, "fresh-horse")
    assert mailboxes(m) == [1, 0, 0]


def test_a_train_cannot_arrive_on_any_board_because_the_last_space_is_no_station() -> None:
    with pytest.raises(GameError):
        board_from_data(board_with({33: "station"}), "a test")


# ---- the second arrival


def second(**table: Any) -> Match:
    """Bob is on mailbox 1; the others ride."""
    where = table.pop("spaces", (31, 33, 31))
    return arranged(where, mailbox=(1, table.pop("box", 1)), **table)


def test_ruling_a_second_arrival_by_dice_starts_the_showdown_at_once() -> None:
    m = second()
    ride(m, "two-pairs")
    assert asked(m) == ("corner", (1,))  # who arrived first chooses
    assert [fact["seat"] for fact in told(m, "arrived")] == [0]
    assert mailboxes(m) == [0, 1, 0]
    play(m, corner="north-west")
    assert told(m, "duel-began")[0] == {
        "space": 33,
        "seats": [1, 0],
        "corners": ["north-west", "south-east"],
        "showdown": True,
    }


def test_ruling_a_second_arrival_in_the_accusers_move_starts_it_too() -> None:
    m = second(rolls=["nothing"])
    ride(m, "two-pairs", accuser=2)
    play(m, take_move=True)
    assert asked(m) == ("corner", (1,))
    assert spaces(m) == [31, 33, 33]
    play(m, corner="south-east")
    assert told(m, "duel-began")[0]["seats"] == [1, 2]


def test_ruling_a_second_arrival_by_a_fresh_horse_starts_it_too() -> None:
    m = second(spaces=(30, 33, 1), cards={0: ["fresh-horse"]}, deck=[], kinds={31: "relay"})
    ride(m, "pair")
    assert window(m) == ("relay", 0)
    card(m, "fresh-horse")
    assert asked(m) == ("corner", (1,))


@pytest.mark.parametrize("shot", [{"touched": ["Ann"]}, {"touched": ["Cleo"]}])
def test_ruling_nothing_else_is_resolved_after_it(shot: dict[str, Any]) -> None:
    m = second(spaces=(31, 33, 20), rolls=["two-pairs"], shots=[shot])
    ride(m, "two-pairs")
    play(m, corner="north-west", flick={"start": [7.0, 27.0], "angle": 330.0, "speed": 2.0})
    assert m.pending is None
    assert kinds(m)[-2:] == ["duel-ended", "race-won"]
    assert paid(m) == []
    assert prisoners(m) == []


def test_a_false_accusation_from_a_mailbox_counts_before_the_second_arrival() -> None:
    m = second(spaces=(31, 33, 1), rolls=["two-pairs"])
    ride(m, "two-pairs", accuser=1)
    assert prisoners(m) == [1]
    assert asked(m) == ("corner", (1,))


def test_the_liar_is_jailed_before_the_accuser_arrives_second() -> None:
    m = second(rolls=["nothing"], options={"liars-go-to-jail": True})
    ride(m, "two-pairs", accuser=2)
    play(m, take_move=True)
    assert prisoners(m) == [0]
    assert asked(m) == ("corner", (1,))


def test_an_accuser_near_33_may_decline_the_showdown() -> None:
    m = second(rolls=["nothing"])
    ride(m, "two-pairs", accuser=2)
    play(m, take_move=False)
    assert kinds(m, "duel-began", "arrived") == []
    assert mailboxes(m) == [0, 2, 0]
