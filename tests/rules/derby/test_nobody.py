"""Nobody's horse: its cards are turned one by one."""

from __future__ import annotations

import pytest

from game.engine.errors import UndoRefused
from game.engine.match import Match
from game.rules.derby.course import is_last, pushes_of_nobody, rolls_to_town
from tests.rules.answering import asked, kinds, say, told
from tests.rules.derby.scripting import begin, fact, moves, racing, square

BEIGE = "9-black 7-red 5-blue 4-yellow 2-red special"


def turned(first: str, rolls: str = "", squares: dict[str, int] | None = None) -> Match:
    """Beige, nobody's, turns this card first; then Bob's green is next."""
    rest = BEIGE.split()
    rest.remove(first)
    return racing(
        cards={"beige": BEIGE},
        squares=squares or {},
        due="beige green",
        rolls=rolls,
        shuffles=[" ".join([first, *rest])],
    )


def test_its_cards_are_shuffled_and_turned_one_by_one() -> None:
    m = turned("4-yellow")
    rest = ("9-black", "7-red", "5-blue", "2-red", "special")
    assert m.journal[0] == ("shuffle", ("4-yellow", *rest))
    assert told(m, "card-ridden") == [
        {"horse": "beige", "seat": None, "card": "4-yellow", "level": False}
    ]
    assert fact(m, "beige", "played") == ["4-yellow"]
    assert asked(m) == ("ride", (1,))


def test_it_turns_all_six_before_they_are_shuffled_again() -> None:
    m = racing(cards={"beige": BEIGE}, due="", squares={"beige": 1})
    while len(told(m, "cards-taken-back")) < 3 or {"horse": "beige"} not in told(
        m, "cards-taken-back"
    ):
        kind, _ = asked(m)
        say(m, m.pending.options()[0] if kind == "ride" else False)
    turned = [one["card"] for one in told(m, "card-ridden") if one["horse"] == "beige"]
    assert sorted(turned[:6]) == sorted(BEIGE.split())


@pytest.mark.parametrize(
    ("card", "rolls"), [("2-red", 0), ("4-yellow", 0), ("5-blue", 1), ("7-red", 2), ("9-black", 2)]
)
def test_1_to_4_no_push_5_and_6_one_7_and_more_two(card: str, rolls: int) -> None:
    m = turned(card, rolls="1 1")
    assert len(told(m, "die-rolled")) == rolls and square(m, "beige") == 1 + rolls
    assert all(one["seat"] is None for one in told(m, "die-rolled"))
    assert [pushes_of_nobody(value, last=False) for value in range(1, 10)] == [
        *(0, 0, 0, 0, 1, 1, 2, 2, 2)
    ]


def test_ruling_strictly_in_last_place_always_two() -> None:
    ahead = dict.fromkeys(("brown", "yellow", "orange", "red", "blue", "green"), 4)
    m = turned("2-red", "1 2", {**ahead, "beige": 3})
    assert square(m, "beige") == 6
    m = turned("2-red", "1 2", {**ahead, "beige": 3, "red": 3})
    assert square(m, "beige") == 4 and not told(m, "die-rolled"), "not alone in last place"
    assert is_last(3, [4, 4]) and not is_last(3, [3, 4])


def test_a_failure_sends_it_back_and_there_is_no_second_roll_after_it() -> None:
    m = turned("7-red", "8", {"beige": 5})
    assert square(m, "beige") == 5 and len(told(m, "die-rolled")) == 1
    assert told(m, "horse-refused") == [{"horse": "beige", "start": 5, "square": 6}]


def test_the_colour_of_its_square_counts() -> None:
    m = turned("4-yellow", squares={"beige": 2})
    assert moves(m, "beige") == [("step", 2, 3), ("colour", 3, 4)]


def test_its_special_draws_level_if_a_horse_is_ahead_else_it_is_a_1() -> None:
    m = turned("special", squares={"beige": 2, "red": 9, "blue": 12, "brown": 1})
    assert moves(m, "beige") == [("level", 2, 9)]
    m = turned("special", squares={"beige": 9, "red": 9})
    assert moves(m, "beige") == [("step", 9, 10)] and not told(m, "die-rolled")


def test_in_last_place_its_special_is_a_1_and_pushes_twice_like_any_card() -> None:
    ahead = dict.fromkeys(("brown", "yellow", "orange", "red", "blue", "green"), 4)
    m = turned("special", "1 1", {**ahead, "beige": 3})
    assert [why for why, *_ in moves(m, "beige")] == ["step", "push", "push"]
    assert told(m, "card-ridden")[0]["level"] is False and square(m, "beige") == 6
    m = turned("special", "2", {**ahead, "beige": 3})
    assert square(m, "beige") == 3 and len(told(m, "die-rolled")) == 1
    m = turned("special", squares={**ahead, "beige": 3, "red": 3})
    assert moves(m, "beige") == [("level", 3, 4)], "not alone in last place"


def test_ruling_no_second_roll_once_the_town_is_reached() -> None:
    m = turned("9-black", "1", {"beige": 17})
    assert kinds(m, "die-rolled", "horse-arrived") == ["die-rolled", "horse-arrived"]


def test_ruling_the_town_rule_holds_for_it_too() -> None:
    m = turned("9-black", squares={"beige": 18})
    assert moves(m, "beige") == [("step", 18, 19)] and not told(m, "die-rolled")


def test_near_the_town_it_rolls_no_more_often_than_it_takes() -> None:
    assert [rolls_to_town("9-yellow", square, "yellow") for square in (15, 16, 17, 18)] == [
        *(2, 1, 0, 0)
    ]
    assert [rolls_to_town("9-black", square, "yellow") for square in (16, 17, 18)] == [2, 1, 0]
    hard = [rolls_to_town(card, 16, "red", hard_ride=True) for card in ("9-black", "8-red")]
    assert hard == [3, 2] and rolls_to_town("8-red", 18, "red", hard_ride=True) == 1


def test_nobody_plays_a_die_card_for_it() -> None:
    m = turned("7-red", "9", {"beige": 5})
    assert asked(m) == ("ride", (1,)) and all(
        player["die-card"] for player in m.view(None)["players"]
    )


def test_no_answer_before_a_turned_card_is_taken_back() -> None:
    """Beige has two low cards left to turn: no roll follows, but its card is seen."""
    low = "4-yellow 4-red 3-yellow 3-red 2-red 2-blue"
    m = racing(
        due="brown beige green", cards={"beige": low}, played={"beige": "4-yellow 4-red 3-yellow"}
    )
    say(m, m.pending.options()[0])
    say(m, False)
    assert asked(m) == ("ride", (1,)) and [who for who, _ in m.journal] == [0, 0]
    with pytest.raises(UndoRefused, match="secret"):
        m.undo()


def test_a_race_in_which_nobody_rides_runs_by_itself_to_the_end() -> None:
    m = begin(2)
    while m.pending is not None:
        say(m, "red" if asked(m)[0] == "bet" else m.pending.options()[0])
    assert {one["tie"] for one in told(m, "rider-named") if one["horse"] == "red"} == {True}
    assert len(m.view(None)["arrived"]) == 3 and not told(m, "prize-paid")
    assert m.result is not None and m.result["winners"] == [0, 1]
