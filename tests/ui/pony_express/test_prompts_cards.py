"""A card in each of its windows, with what it needs to know; and offers in front of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules.pony_express.cards import Play
from tests.rules.pony_express.scripting import arranged, drive
from tests.rules.pony_express.test_cards_windows import CARDS, MOMENTS, Moment, come_to
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import alone, answers, asked, look, look_away, sit_down, tab_to
from tests.ui.table.sitting import hold_the_door

OF_THE_CUP = ("after-roll", "before-reroll")
OPEN = [m for m in MOMENTS if m.window not in (*OF_THE_CUP, "announcing")]
# How a card that needs something is answered, and what comes of it.
STEPS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "spyglass": (["detail.die-2"], {"die": 2}),
    "rail-pass": (["detail.legs-2"], {"legs": 2}),
    "on-his-tab": (["detail.rider-2"], {"rider": 2}),
    "pickaxe": (["detail.dice-1", "detail.dice-4", "detail.confirm"], {"dice": (1, 4)}),
    "decoy": (["detail.side-right"], {"side": "right"}),
    "dust-devil": (["detail.side-left"], {"side": "left"}),
}
KEYS: dict[str, list[int]] = {
    "spyglass": [pygame.K_3],
    "rail-pass": [pygame.K_2],
    "on-his-tab": [pygame.K_2],
    "pickaxe": [pygame.K_2, pygame.K_5, pygame.K_6],
    "decoy": [pygame.K_2],
    "dust-devil": [pygame.K_1],
}
by_moment = pytest.mark.parametrize("moment", OPEN, ids=[f"{m.window}-{m.seat}" for m in OPEN])


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((960, 540)) as opened:
        yield opened


@by_moment
def test_alone_every_card_is_played_by_pointer(window: Window, moment: Moment) -> None:
    for card in CARDS[moment.window]:
        if card == "water-barrel":
            continue
        table = sit_down(window, come_to(moment, [card]), alone(moment.seat))
        assert asked(table) == ("play-card", "alone", moment.seat)
        window.press("play-card.card-0")
        steps, needs = STEPS.get(card, ([], {}))
        for step in steps:
            window.press(step)
        assert Play(card, **needs) in answers(table, moment.seat)


@by_moment
def test_alone_every_card_is_played_by_keys(window: Window, moment: Moment) -> None:
    for card in CARDS[moment.window]:
        if card == "water-barrel":
            continue
        table = sit_down(window, come_to(moment, [card]), alone(moment.seat))
        window.key(pygame.K_1)
        for key in KEYS.get(card, []):
            window.key(key)
        needs = STEPS.get(card, ([], {}))[1]
        assert Play(card, **needs) in answers(table, moment.seat)


@by_moment
def test_none_is_always_an_answer(window: Window, moment: Moment) -> None:
    held = CARDS[moment.window][:1]
    table = sit_down(window, come_to(moment, held), alone(moment.seat))
    tab_to(window, "play-card.none")
    window.key(pygame.K_RETURN)
    assert None in answers(table, moment.seat)


def test_the_card_that_is_looked_at_is_shown_large(window: Window) -> None:
    moment = MOMENTS[-1]
    sit_down(window, come_to(moment, ["decoy", "marked-die"]), alone(moment.seat))
    assert "only you know which is real" not in window.words.replace("\n", " ")
    window.move(window.widget("play-card.card-0").box.center)
    window.frames(2)
    assert "only you know which is real" in window.words.replace("\n", " ")
    assert window.widget("play-card.card-1").why_not.startswith("Not now.")


def test_one_step_back_and_another_choice(window: Window) -> None:
    moment = MOMENTS[-1]
    table = sit_down(window, come_to(moment, ["decoy", "dust-devil"]), alone(moment.seat))
    window.press("play-card.card-0")
    window.press("play-card.back")
    window.press("play-card.card-1")
    window.key(pygame.K_ESCAPE)
    assert asked(table) == ("play-card", "alone", moment.seat)
    window.press("play-card.card-1")
    window.press("detail.side-right")
    assert Play("dust-devil", side="right") in answers(table, moment.seat)


# --------------------------------------------------------------------------- the barrel


def barrel(window: Window) -> Any:
    moment = MOMENTS[-1]
    table = sit_down(window, come_to(moment, ["water-barrel"]), alone(moment.seat))
    window.press("play-card.card-0")
    return table


def test_a_barrel_is_put_where_the_board_is_clicked(window: Window) -> None:
    table = barrel(window)
    window.click(table.context.board_view.to_screen((40.3, 15.2)))
    assert Play("water-barrel", at=(40, 15)) in answers(table, 1)


def test_a_barrel_cannot_stand_anywhere(window: Window) -> None:
    table = barrel(window)
    window.click(table.context.board_view.to_screen((5, 30)))
    window.frames(20)
    assert asked(table) == ("play-card", "alone", 1)
    assert "The barrel can't go there" in window.words


def test_a_barrel_goes_with_the_arrows_and_stands_with_enter(window: Window) -> None:
    table = barrel(window)
    options = set(table.session.match.pending.options(1))
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
        window.key(key)
    window.key(pygame.K_RETURN)
    (play,) = [answer for answer in answers(table, 1) if isinstance(answer, Play)]
    assert play in options and play.at is not None


# --------------------------------------------------------------------------- offers


def asked_in(moment: Moment, held: list[str]) -> Match:
    """In that window; before the own shot the rules ask only a holder, and go on to the shot."""
    if moment.window != "own-shot" or held == CARDS["own-shot"]:
        return come_to(moment, held)
    match = arranged(cards={moment.seat: held}, **moment.table)
    drive(match, lambda match: match.pending.kind == "flick", moment.answers)
    return match


def offered(window: Window, moment: Moment, held: list[str]) -> Any:
    table = sit_down(window, asked_in(moment, held))
    assert asked(table) == ("play-card", "offer", moment.seat)
    return table


@by_moment
def test_an_offer_is_declined_openly(window: Window, moment: Moment) -> None:
    table = offered(window, moment, CARDS[moment.window][:1])
    offer = table.prompt
    window.key(pygame.K_2)
    assert table.desk.visitor is None
    assert table.prompt is not offer
    assert None in answers(table, moment.seat)


@by_moment
def test_a_claimed_offer_is_played_in_private(window: Window, moment: Moment) -> None:
    for card in CARDS[moment.window]:
        table = offered(window, moment, [card])
        window.press("play-card.yes")
        window.frames(2)
        assert asked(table) == ("hand-over", "visit", moment.seat)
        hold_the_door(window)
        assert asked(table) == ("play-card", "visit", moment.seat)
        assert window.widget("play-card.card-0").why_not == "Hold Space to peek first."
        look(window)
        window.key(pygame.K_1)
        for step in STEPS.get(card, ([], {}))[0]:
            window.press(step)
        if card == "water-barrel":
            window.key(pygame.K_RETURN)
        look_away(window)
        assert [a for a in answers(table, moment.seat) if isinstance(a, Play)]


@by_moment
def test_a_claimed_offer_may_be_in_vain(window: Window, moment: Moment) -> None:
    table = offered(window, moment, ["marked-die"])
    window.press("play-card.yes")
    window.frames(2)
    hold_the_door(window)
    assert asked(table) == ("nothing-to-play", "visit", moment.seat)
    assert "You have no card to play now." not in window.words
    look(window)
    assert "You have no card to play now." in window.words
    look_away(window)
    window.press("play-card.none")
    window.frames(2)
    assert asked(table) == ("hand-back", "visit", moment.seat)
