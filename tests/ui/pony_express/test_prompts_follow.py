"""What a prompt says will follow is what the rules do then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.match import Match
from game.ui.pony_express.prompts.accuse import AccusePrompt
from tests.rules.pony_express.scripting import arranged, play
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import ROLL, alone, asked, sit_down


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((960, 540)) as opened:
        yield opened


def imprisoned(gold: int, mailbox: int = 0) -> Match:
    """Ann is in prison, on space 10 or at a mailbox."""
    at = 33 if mailbox else 10
    there = (0, mailbox) if mailbox else None
    return arranged((at, 1, 1), prison=(0,), gold=(gold,), mailbox=there)


@pytest.mark.parametrize(
    ("match", "follows"),
    [
        (imprisoned(4), "1 left, and a normal turn"),
        (imprisoned(3), "1 left after charity, and a normal turn"),
        (imprisoned(3, mailbox=1), "on to mailbox 2"),
        (imprisoned(5, mailbox=2), "mailbox 3: you win the race"),
    ],
)
def test_paying_the_fine_says_what_follows(window: Window, match: Match, follows: str) -> None:
    table = sit_down(window, match, alone())
    assert asked(table) == ("pay-prison", "alone", 0)
    assert follows in window.words
    assert "0 left" not in window.words


@pytest.mark.parametrize(
    ("spaces", "mailbox", "follows"),
    [
        ((3, 3, 9), None, "nothing happens there"),
        ((30, 30, 9), None, "you arrive first: mailbox 1"),
        ((30, 30, 33), (2, 1), "the showdown begins"),
    ],
)
def test_a_ride_won_by_accusing_says_what_follows(
    window: Window, spaces: tuple[int, ...], mailbox: tuple[int, int] | None, follows: str
) -> None:
    match = arranged(spaces, rolls=[ROLL], active=1, mailbox=mailbox)
    play(match, reroll="stand", announce="full-house")
    match.answer(True, 0)
    table = sit_down(window, match, alone())
    assert asked(table) == ("take-move", "alone", 0)
    assert follows in window.words
    assert ("nothing happens there" in window.words) == (spaces[0] == 3)


RIDE = "If it's a bluff, you may ride the announced spaces. If it's the truth, you go to prison."
STAY = "If it is a bluff, the liar stays, and so do you; if it is the truth, you go to prison."
SOME = (
    "If it is a bluff, you may ride as far, but not from a mailbox; "
    "if it is the truth, you go to prison."
)


@pytest.mark.parametrize(
    ("spaces", "mailbox", "people", "stakes"),
    [
        ((3, 3, 9), None, alone(), RIDE),
        ((33, 31, 9), (0, 1), alone(), STAY),
        ((33, 31, 29), (0, 1), ["human"] * 3, SOME),
    ],
)
def test_what_an_accusation_may_bring_fits_who_may_accuse(
    window: Window,
    spaces: tuple[int, ...],
    mailbox: tuple[int, int] | None,
    people: list[str],
    stakes: str,
) -> None:
    match = arranged(spaces, rolls=[ROLL], active=1, mailbox=mailbox)
    play(match, reroll="stand", announce="pair")
    table = sit_down(window, match, people)
    assert isinstance(table.prompt, AccusePrompt)
    assert stakes in window.words.replace("\n", " ")
