"""Playing a card, step by step.

Ann (seat 0) is to play; see `arranged` for the tables.
"""

from typing import Any

import pytest

from game.engine.match import Match
from game.text.console import Leave
from game.text.pony_express.prompts import ask_race
from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    decline,
    play,
    ride,
    say,
)
from tests.text.asking import refused, typed
from tests.text.typists import Recorder, dialog_with, played, question_to, typing


def holding(card: str, spaces: tuple[int, ...] = (3, 2, 2), **table: Any) -> Match:
    return arranged(spaces, cards={0: [card]}, rolls=["A K Q Q 9", *table.pop("more", ())], **table)


def at(match: Match, window: str) -> Match:
    """The match at this window after Ann's ride, no card played before it."""
    ride(match, "pair")
    decline(match, until=window)
    return match


@pytest.mark.parametrize("line", ["", "0", "none"])
def test_no_card_is_played(line: str) -> None:
    assert typed(holding("marked-die"), line)[0] is None


@pytest.mark.parametrize("line", ["2", "spyglass", "-1"])
def test_a_card_that_is_not_held(line: str) -> None:
    assert refused(holding("marked-die"), line) == "Type a number from 0 to 1."


def test_marked_die() -> None:
    answer, printed = typed(holding("marked-die"), "1", "9", "5", "king", "k")
    assert answer == {"card": "marked-die", "die": 4, "face": "K"}
    assert "1: A, 2: K" in printed
    assert "Type the number of one of these dice" in printed
    assert "Type one of these faces: A K Q J 10 9." in printed


def test_a_card_without_details_is_played_at_once() -> None:
    assert typed(holding("canteen"), "canteen")[0] == {"card": "canteen"}


def test_a_chosen_card_can_be_put_back() -> None:
    answer, printed = typed(holding("marked-die"), "1", "no", "0")
    assert answer is None
    assert printed.count("0 none, 1 Marked Die.") == 2


def test_spyglass_shows_no_face_before_it_is_played() -> None:
    match = arranged((3, 2, 2), cards={1: ["spyglass"]}, rolls=["A K Q Q 9"])
    say(match, {"roll": [], "shown": [0]})
    play(match, announce="pair")
    answer, printed = typed(match, "1", "1", "3")
    assert answer == {"card": "spyglass", "die": 2}
    assert "Which die under the cup? (2, 3, 4, 5)" in printed


def test_rail_pass() -> None:
    match = at(holding("rail-pass", (7, 2, 2)), "station")
    answer, printed = typed(match, "1", "2")
    assert answer == {"card": "rail-pass", "legs": 2}
    assert "1. space 13 (Julesburg)" in printed and "2. space 17 (Fort Laramie)" in printed


def test_on_his_tab() -> None:
    match = at(holding("on-his-tab", (9, 2, 2), more=["three"]), "saloon")
    answer, printed = typed(match, "1", "bob")
    assert answer == {"card": "on-his-tab", "rider": 1}
    assert "1. Bob, 3 nuggets" in printed


def test_pickaxe() -> None:
    match = at(holding("pickaxe", (6, 2, 2), more=["A K J 10 9"]), "mine")
    answer, printed = typed(match, "1", "", "6", "2 3")
    assert answer == {"card": "pickaxe", "dice": [1, 2]}
    assert "1: A, 2: K, 3: J, 4: 10, 5: 9" in printed
    assert typed(match, "1", "none")[0] == {"card": "pickaxe", "dice": []}


def before_bobs_shot(card: str) -> Match:
    """Bob has ridden to Ann; she may react before he shoots."""
    match = arranged((25, 24, 28), cards={0: [card]}, active=1, rolls=["pair"])
    ride(match, "pair")
    play(match, corner="north-west")
    return match


def test_water_barrel_asks_for_a_point_and_suggests_one() -> None:
    match = before_bobs_shot("water-barrel")
    dialog = dialog_with(match, "1", "48 4", "40", "40,5 9", "x y")
    with pytest.raises(Leave):
        ask_race(dialog, question_to(match))
    assert isinstance(dialog.console, Recorder)
    printed = dialog.console.public
    assert "You are at 48 4, your opponent at 4 29.5." in printed
    assert "The barrel can't go there" in printed
    assert printed.count("Type two whole numbers") == 3
    suggested = printed.split("(e.g. ")[1].split(")")[0]
    x, y = map(int, suggested.split())
    assert typed(match, "1", suggested)[0] == {"card": "water-barrel", "at": [x, y]}


@pytest.mark.parametrize("card", ["decoy", "dust-devil"])
def test_cards_with_a_side(card: str) -> None:
    match = before_bobs_shot(card)
    answer, printed = typed(match, "1", "up", "RIGHT")
    assert answer == {"card": card, "side": "right"}
    assert "Type left or right." in printed


# --------------------------------------------------------------------------- several at once


def who_plays(*lines: str) -> Any:
    """Ann has announced; Bob and Cleo hold a spyglass each, Dan a canteen."""
    cards = {1: ["spyglass"], 2: ["spyglass"], 3: ["canteen"]}
    match = arranged((3,) * 4, cards=cards, rolls=["A K Q Q 9"])
    play(match, reroll="stand", announce="pair")
    return match, played(match, typing(lines))


def test_several_people_are_asked_for_a_card_with_one_question() -> None:
    match, console = who_plays("")
    assert "1 Bob, 2 Cleo, 3 Dan." in console.public
    question = "Who plays a card before a bluff is called? [1-3, Enter: nobody]"
    assert console.public.count(question) == 1
    assert list(match.journal)[-3:] == [(1, None), (2, None), (3, None)]


@pytest.mark.parametrize("typed", ["1 2", "2,1", "Cleo, bob", "b,c"])
def test_those_who_are_named_choose_one_after_the_other(typed: str) -> None:
    match, console = who_plays(typed, "", "1", "1", "", "", "1", "2", "", "n")
    assert match.view(None)["spent"] == ["spyglass", "spyglass"]
    passed = [line for line in console.public.splitlines() if "Pass the keyboard" in line]
    assert [line.split()[4] for line in passed] == ["Bob.", "Cleo."]
    assert (3, None) not in match.journal, "no spyglass is left"


def test_who_is_not_named_but_comes_later_is_still_asked() -> None:
    match, console = who_plays("bob", "", "0", "dan", "", "")
    assert "1 Cleo, 2 Dan." in console.public
    assert "You have no card to play now." in console.private_text
    assert list(match.journal)[-3:] == [(1, None), (2, None), (3, None)]


@pytest.mark.parametrize("typed", ["banana", "4", "1 9", "bob, banana", "0"])
def test_a_name_that_nobody_has_is_asked_for_again(typed: str) -> None:
    match, console = who_plays(typed)
    assert "Type a number from 1 to 3." in console.public
    assert asked(match) == ("play-card", (1,))


def test_an_explanation_is_there_for_several_as_well() -> None:
    _, console = who_plays("?", "riders", "undo")
    assert "Each of you chooses a card while the others look away." in console.public
    assert "Type a number from 1 to 3." in console.public, "nobody's answer is taken back"
