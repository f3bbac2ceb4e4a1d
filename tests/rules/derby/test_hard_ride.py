"""The hard ride: every move is rolled."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.rules.derby.course import pushes_of_nobody
from tests.rules.answering import asked, kinds, say, told
from tests.rules.derby.scripting import can, fact, moves, racing, square


def ridden(card: str, rolls: str, start: int = 0) -> Match:
    squares = {"brown": start}
    m = racing(cards={"brown": card}, squares=squares, rolls=rolls, no_die_card=[0], hard_ride=True)
    say(m, card)
    return m


def test_at_most_the_cards_value_one_square_else_none() -> None:
    m = ridden("7-red", "7")
    assert moves(m, "brown") == [("push", 0, 1)] and asked(m) == ("push", (0,))
    assert m.view(None)["move"]["sure"] == 0 and m.view(None)["move"]["pushes"] == 1
    m = ridden("7-red", "8", start=3)
    assert moves(m, "brown") == [] and asked(m) == ("ride", (1,)), "a failed one ends the turn"
    assert told(m, "horse-refused") == [{"horse": "brown", "start": 3, "square": 3}]


def test_a_second_roll_for_a_second_square_and_a_failure_keeps_the_first() -> None:
    m = ridden("7-red", "1 2")
    say(m, True)
    assert square(m, "brown") == 2 and asked(m) == ("ride", (1,))
    m = ridden("7-red", "1 8")
    say(m, True)
    assert square(m, "brown") == 1 and asked(m) == ("ride", (1,))
    assert told(m, "horse-tired") == [{"horse": "brown", "square": 1}]
    assert not told(m, "horse-refused")
    m = ridden("7-red", "1")
    say(m, False)
    assert square(m, "brown") == 1


def test_starting_on_the_cards_colour_doubles_the_move() -> None:
    m = ridden("7-yellow", "1 1", start=2)
    assert moves(m, "brown") == [("push", 2, 4)]
    say(m, True)
    assert moves(m, "brown")[1:] == [("push", 4, 6)], "by where the turn began"
    m = ridden("7-yellow", "1 1", start=1)
    say(m, True)
    assert square(m, "brown") == 3, "not by a square on the way"


def test_the_town_needs_its_roll_and_excess_is_lost() -> None:
    m = ridden("7-red", "8", start=18)
    assert square(m, "brown") == 18 and fact(m, "brown", "place") is None
    m = ridden("7-red", "7", start=18)
    assert moves(m, "brown") == [("push", 18, 19)], "red would have gone two"
    assert told(m, "horse-arrived") and asked(m) == ("ride", (1,))


def test_nothing_is_certain_so_all_cards_are_free() -> None:
    """The third track is yellow on square 17."""
    m = racing(
        cards={"brown": "9-black 2-yellow special"},
        squares={"brown": 17, "red": 18},
        order="beige orange brown yellow red blue green",
        hard_ride=True,
    )
    assert can(m, "9-black") and can(m, "2-yellow") and can(m, "special") and can(m, "draw-level")


def test_the_die_card_works_as_usual() -> None:
    m = racing(cards={"brown": "7-red"}, rolls="8 7", hard_ride=True)
    say(m, "7-red")
    assert asked(m) == ("die-card", (0,))
    say(m, True)
    assert square(m, "brown") == 1 and asked(m) == ("push", (0,))


def test_special_cards_as_usual() -> None:
    m = racing(cards={"brown": "special"}, squares={"red": 6}, hard_ride=True)
    say(m, "draw-level")
    assert square(m, "brown") == 6 and not told(m, "die-rolled")
    m = racing(cards={"brown": "special"}, squares={"red": 6}, rolls="1", hard_ride=True)
    say(m, "special")
    assert square(m, "brown") == 1 and asked(m) == ("push", (0,))


@pytest.mark.parametrize(("card", "number"), [("4-red", 1), ("5-red", 2), ("9-black", 2)])
def test_nobodys_horse_rolls_twice_with_5_and_more_or_strictly_last(card: str, number: int) -> None:
    cards = ["9-black", "5-red", "4-red", "3-red", "2-red", "2-blue"]
    cards.remove(card)
    m = racing(
        cards={"beige": " ".join([card, *cards])},
        due="beige green",
        rolls="1 1",
        shuffles=[" ".join([card, *cards])],
        hard_ride=True,
    )
    assert kinds(m, "die-rolled") == ["die-rolled"] * number and square(m, "beige") == number
    assert pushes_of_nobody(1, last=True, hard_ride=True) == 2
