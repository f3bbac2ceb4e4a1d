"""Questions in front of everybody: no hurry, what is at stake, and a look at the cards first."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.match import Match
from game.hotseat.asks import PassScreen
from game.ui.table.commands import SPEAK_UP
from tests.rules.western.scripting import arranged, play
from tests.ui.harness import Window
from tests.ui.table.sitting import hold_the_door, last_answer, people
from tests.ui.western.sitting import EndlessWestern, sit_down

LONG = 90.0  # seconds


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window(animation_speed="instant", countdown_seconds=3) as opened:
        assert opened.ui.settings.accuse_countdown
        yield opened


HANDS = {0: "train attack-1 levy cake", 1: "attack-2 cake", 2: "attack-3 levy", 3: "attack-2 levy"}


def train(*, is_open: bool = False) -> Match:
    """Ann comes with a Gold Train for 50k, and three others might raise."""
    match = arranged(4, hands=HANDS, options={"open-train": is_open})
    play(match, "train attack-1")
    return match


def wait(window: Window) -> None:
    window.frames(round(LONG / 0.1), 0.1)


def asks(table: EndlessWestern) -> tuple[str, int]:
    assert table.prompt is not None
    return table.prompt.ask.kind, table.prompt.ask.seat


def test_no_countdown_ends_the_train_for_people_who_have_not_looked(window: Window) -> None:
    table = sit_down(window, train(), people(4))
    before = list(table.session.match.journal)
    wait(window)
    assert table.session.match.journal == before
    assert asks(table) == ("ladder", 1)
    window.key(pygame.K_RETURN)
    window.frames(2)
    assert table.session.match.view(None)["train"] is None, "nobody wants to look: it is Ann's"


def test_whoever_would_be_asked_earlier_is_not_hurried_by_a_later_one(window: Window) -> None:
    table = sit_down(window, train(), people(4))
    window.key(SPEAK_UP[3].chords[0].key)
    wait(window)
    assert asks(table) == ("ladder", 1)
    assert "Anyone else?" in window.words
    window.key(SPEAK_UP[1].chords[0].key)
    window.key(pygame.K_RETURN)
    window.frames(2)
    assert asks(table) == (PassScreen.kind, 1)


def test_a_name_opens_a_private_look_after_which_one_may_decline(window: Window) -> None:
    table = sit_down(window, train(), people(4))
    window.key(SPEAK_UP[1].chords[0].key)
    window.frames(2)
    assert asks(table) == (PassScreen.kind, 1)
    hold_the_door(window)
    assert asks(table) == ("ladder", 1)
    wait(window)
    assert asks(table) == ("ladder", 1)
    window.press("ladder.none")
    assert last_answer(table, 1) is None


@pytest.mark.parametrize(
    ("cards", "target", "said"),
    [
        ("attack-2", 2, ("Ann ambushes Cleo: 2 guns!", "die × 20k, up to 120k")),
        ("cowboy cowboy", 2, ("Ann wants 50k from Cleo!", "2 × Outlaw", "Don't counter: pay 50k")),
        ("saloon", 2, ("Ann goes all in against Cleo!", "140k against 90k")),
        ("indians", None, ("Indians on Bob!", "140k", "Don't counter: lose all your money")),
    ],
)
def test_what_is_at_stake_is_said_to_everybody(
    window: Window, cards: str, target: int | None, said: tuple[str, ...]
) -> None:
    match = arranged(4, hands={0: f"{cards} levy cake"}, money={2: 90})
    play(match, cards, target)
    sit_down(window, match, people(4))
    for words in said:
        assert words in window.words
    assert "look at your cards first? You can still decline." in window.words


def test_what_happened_before_is_told_with_the_question(window: Window) -> None:
    match = arranged(4, hands={0: "everybody-gives levy cake", 1: "attack-1 levy cake"})
    play(match, "everybody-gives")
    match.answer(0)
    play(match, "attack-1", 2)
    sit_down(window, match, people(4))
    assert "What happened before: Cleo pays Ann 10k." in window.words
    assert "Bob pays" not in window.words, "only Cleo is asked"


@pytest.mark.parametrize(
    ("seat", "says"), [(1, "until someone raises"), (3, "you give up 50k")], ids=["first", "last"]
)
def test_pass_says_that_one_may_raise_later_only_where_that_is_so(
    window: Window, seat: int, says: str
) -> None:
    match = train()
    for earlier in range(1, seat):
        match.answer(None, seat=earlier)
    sit_down(window, match, ["human" if who == seat else "random" for who in range(4)])
    assert says in window.words


def test_in_the_open_train_bots_wait_for_people_who_share_the_screen(window: Window) -> None:
    table = sit_down(window, train(is_open=True), ["human", "human", "random", "human"])
    before = list(table.session.match.journal)
    wait(window)
    assert table.session.match.journal == before
    window.key(pygame.K_RETURN)
    window.until(lambda: len(table.session.match.journal) > len(before) + 2, most=600)
