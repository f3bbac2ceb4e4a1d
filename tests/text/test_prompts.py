"""The cup and the plain choices: what may be typed, and what is said to the rest.

Ann (seat 0) is to play; see `arranged` for the tables.
"""

from collections.abc import Callable
from typing import Any

import pytest

from game.engine.match import Match
from game.text.console import Leave
from game.text.dialog import Dialog
from game.text.pony_express.prompts import ask_race
from tests.rules.pony_express.scripting import (
    arranged,
    play,
    ride,
    say,
)
from tests.text.asking import Lines, refused, typed
from tests.text.typists import Recorder, dialog_with, question_to

# --------------------------------------------------------------------------- the cup


def rolled(roll: str = "A K Q Q 9", **table: Any) -> Match:
    return arranged((3, 2, 2), rolls=[roll], **table)


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["stand"], "stand"),
        (["  STAND "], "stand"),
        (["keep 3 4"], {"roll": [0, 1, 4], "shown": [2, 3]}),
        (["keep 4,3"], {"roll": [0, 1, 4], "shown": [2, 3]}),
        (["keep 34"], {"roll": [0, 1, 4], "shown": [2, 3]}),
        (["roll 1 2"], {"roll": [0, 1], "shown": [0, 1]}),
        (["show 3", "roll 1"], {"roll": [0], "shown": [0, 2]}),
        (["show 3 4", "roll"], {"roll": [0, 1, 4], "shown": [2, 3]}),
        (["show 3", "stand"], {"roll": [], "shown": [2]}),
        (["show 3", "hide 3", "stand"], "stand"),
        (["show 1 2 3", "hide 2", "roll"], {"roll": [1, 3, 4], "shown": [0, 2]}),
    ],
)
def test_reroll(lines: list[str], answer: Any) -> None:
    assert typed(rolled(), *lines)[0] == answer


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "Type stand"),
        ("reroll everything", "Type stand"),
        ("keep", "You must keep at least one die"),
        ("keep 1 2 3 4 5", "nothing to roll"),
        ("keep 6", "numbered from 1 to 5"),
        ("keep 0", "numbered from 1 to 5"),
        ("keep 1 1", "Name each one once"),
        ("keep two", "numbered from 1 to 5"),
        ("keep -1", "numbered from 1 to 5"),
        ("roll", "at least one die must be outside"),
        ("roll 1 2 3 4 5", "You must keep at least one die"),
        ("stand 3", "type stand alone"),
        ("show", "which dice"),
    ],
)
def test_what_is_no_reroll(line: str, complaint: str) -> None:
    assert complaint in refused(rolled(), line)


def test_the_dice_are_shown_with_their_numbers_and_their_worth() -> None:
    _, printed = typed(rolled(), "stand")
    assert "1: A, 2: K, 3: Q, 4: Q, 5: 9. That is a pair." in printed
    assert "A reroll costs 1 nugget. You have 3 nuggets." in printed


def test_dice_outside_the_cup_stay_outside_until_hidden() -> None:
    match = rolled("A K Q Q 9")
    say(match, {"roll": [0], "shown": [0, 2]})
    assert typed(match, "stand")[0] == "stand"
    assert typed(match, "roll 2")[0] == {"roll": [1], "shown": [0, 1, 2]}
    assert typed(match, "hide 1", "stand")[0] == {"roll": [], "shown": [2]}
    assert "1: " in typed(match, "stand")[1] and "(shown)" in typed(match, "stand")[1]


def test_nobody_rolls_on_credit() -> None:
    match = rolled(gold=(1, 3, 3))
    say(match, {"roll": [0], "shown": [0]})
    assert "can't pay" in refused(match, "roll 1")
    assert "not enough for a reroll" in typed(match, "show 2", "stand")[1]


def test_a_free_reroll_is_said() -> None:
    assert "The next reroll is free" in typed(arranged((1, 2, 2), rolls=["pair"]), "stand")[1]


# --------------------------------------------------------------------------- plain choices


def announcing() -> Match:
    match = rolled()
    play(match, reroll="stand")
    return match


@pytest.mark.parametrize(
    ("line", "hand"),
    [("1", "pair"), ("4", "straight"), ("Full House", "full-house"), ("str", "straight")],
)
def test_announce(line: str, hand: str) -> None:
    assert typed(announcing(), line)[0] == hand


@pytest.mark.parametrize("line", ["", "0", "8", "f", "royal flush", "1.5", "１"])  # noqa: RUF001
def test_what_is_no_announcement(line: str) -> None:
    assert refused(announcing(), line) == "Type a number from 1 to 7."


def test_the_own_hand_is_said_before_it_is_announced() -> None:
    assert "You have a pair." in typed(announcing(), "1")[1]


def accusing() -> Match:
    match = announcing()
    play(match, announce="pair")
    return match


def deciding_on_a_ride() -> Match:
    match = rolled()
    ride(match, "straight", accuser=1)
    return match


def at_the_station() -> Match:
    match = arranged((7, 2, 2), gold=(5, 3, 3), rolls=["pair"])
    ride(match, "pair")
    return match


def in_prison() -> Match:
    return arranged((7, 2, 2), gold=(4, 3, 3), prison=[0])


YES_OR_NO: list[Callable[[], Match]] = [accusing, deciding_on_a_ride, at_the_station, in_prison]


@pytest.mark.parametrize("asked", YES_OR_NO)
@pytest.mark.parametrize(
    ("line", "answer"),
    [("y", True), ("Yes", True), ("n", False), ("no", False), ("", False)],
)
def test_yes_or_no(asked: Callable[[], Match], line: str, answer: bool) -> None:
    assert typed(asked(), line)[0] is answer


@pytest.mark.parametrize("asked", YES_OR_NO)
@pytest.mark.parametrize("line", ["maybe", "1", "yes please", "stand"])
def test_neither_yes_nor_no(asked: Callable[[], Match], line: str) -> None:
    assert refused(asked(), line) == "Type yes or no."


def test_what_is_at_stake_is_said() -> None:
    assert "to space 6 (Seneca)." in typed(deciding_on_a_ride(), "n")[1]
    assert (
        "to space 13 (Julesburg) costs 3 nuggets. You have 5 nuggets."
        in (typed(at_the_station(), "n")[1])
    )
    assert "You have 4 nuggets." in typed(in_prison(), "n")[1]


def test_dice_outside_the_cup_are_said_to_the_accuser() -> None:
    match = rolled("A K Q Q 9")
    say(match, {"roll": [], "shown": [2, 3]})
    play(match, announce="pair")
    printed = typed(match, "n")[1]
    assert "outside the cup: Q Q" in printed


def meeting() -> Match:
    match = arranged((24, 25, 28), rolls=["pair"])
    ride(match, "pair")
    return match


def test_corner() -> None:
    answer, printed = typed(meeting(), "2")
    assert answer == "south-east"
    assert "A duel with Bob!" in printed
    assert typed(meeting(), "north")[0] == "north-west"


@pytest.mark.parametrize("line", ["", "3", "centre"])
def test_no_corner(line: str) -> None:
    assert refused(meeting(), line) == "Type a number from 1 to 2."


def choosing_a_card() -> Match:
    match = arranged((5, 2, 2), rolls=["pair"], top=["canteen", "pickaxe"])
    ride(match, "pair")
    return match


def test_keep_a_drawn_card() -> None:
    answer, printed = typed(choosing_a_card(), "2")
    assert answer == "pickaxe"
    assert "1. Canteen. On your turn, before a reroll: " in printed
    assert typed(choosing_a_card(), "canteen")[0] == "canteen"
    assert "number from 1 to 2" in refused(choosing_a_card(), "both")


# --------------------------------------------------------------------------- help


def shooting() -> Match:
    match = meeting()
    play(match, corner="north-west")
    return match


def holding_a_card() -> Match:
    return rolled(cards={0: ["marked-die"]})


ASKED: list[Callable[[], Match]] = [
    rolled,
    announcing,
    *YES_OR_NO,
    meeting,
    choosing_a_card,
    shooting,
    holding_a_card,
]


@pytest.mark.parametrize("asked", ASKED)
def test_a_question_mark_explains_and_loses_nothing(asked: Callable[[], Match]) -> None:
    console = Recorder(lines := Lines(["?", "help"]))
    match = asked()
    with pytest.raises(Leave):
        ask_race(Dialog(console, dialog_with(match).words), question_to(match))
    assert len(set(lines.prompts)) == 1
    assert console.public.count("At any prompt: ") == 2
    explanation = console.public.split("?\n", 1)[1].split("At any prompt: ")[0]
    assert explanation.strip(), "says more than the usual commands"


# --------------------------------------------------------------------------- what follows


def explained(match: Match, seat: int = 0) -> str:
    """What a question mark is answered with."""
    dialog = dialog_with(match, "?", "n")
    ask_race(dialog, question_to(match, seat))
    assert isinstance(dialog.console, Recorder)
    return dialog.console.public


@pytest.mark.parametrize(
    ("gold", "mailbox", "said", "not_said"),
    [
        (4, None, "you play a normal turn", "all your gold"),
        (3, None, "so the bank gives you 1 nugget", "mailbox"),
        (3, (0, 1), "you go on to mailbox 2", "normal turn"),
        (5, (0, 2), "you reach mailbox 3 and win the race", "all your gold"),
    ],
)
def test_paying_the_fine_says_what_follows(
    gold: int, mailbox: tuple[int, int] | None, said: str, not_said: str
) -> None:
    at = 33 if mailbox else 10
    text = explained(arranged((at, 1, 1), prison=(0,), gold=(gold,), mailbox=mailbox))
    assert said in text
    assert not_said not in text


@pytest.mark.parametrize(
    ("spaces", "mailbox", "said"),
    [
        ((3, 3, 9), None, "Nothing happens where you arrive."),
        ((30, 30, 9), None, "the first to arrive, and stand at mailbox 1"),
        ((30, 30, 33), (2, 1), "the showdown begins"),
    ],
)
def test_a_ride_won_by_accusing_says_what_follows(
    spaces: tuple[int, ...], mailbox: tuple[int, int] | None, said: str
) -> None:
    match = arranged(spaces, rolls=["pair"], active=1, mailbox=mailbox)
    play(match, reroll="stand", announce="full-house")
    match.answer(True, 0)
    text = explained(match)
    assert said in text
    assert ("Nothing happens" in text) == (spaces[0] == 3)


@pytest.mark.parametrize(
    ("spaces", "mailbox", "said"),
    [
        ((3, 3, 9), None, "you may ride the announced spaces"),
        ((33, 31, 9), (0, 1), "stays, and so do you"),
    ],
)
def test_an_accusation_says_what_it_may_bring(
    spaces: tuple[int, ...], mailbox: tuple[int, int] | None, said: str
) -> None:
    match = arranged(spaces, rolls=["pair"], active=1, mailbox=mailbox)
    play(match, reroll="stand", announce="pair")
    assert said in explained(match)
