"""Several people are offered a card at once: who speaks up in time, and what all see of it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.match import Match
from game.ui.table.prompts.offer import BREATH, LAST_CALL, SharedOffer
from tests.rules.pony_express.scripting import arranged, play, ride
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import ROLL, answers, asked, look, look_away, sit_down
from tests.ui.pony_express.racing import EndlessRace
from tests.ui.pony_express.test_secrecy import Step, key, press, same, wait
from tests.ui.table.sitting import hold_the_door

OFFER = ("play-card", "offer", 1)
HANDS = (("spyglass", "spyglass"), ("canteen", "decoy"))


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((960, 540)) as opened:
        yield opened


def announced(*hands: str) -> Match:
    """Ann has announced a full house; the others hold a card each."""
    cards = {seat: [card] for seat, card in enumerate(hands, start=1)}
    match = arranged((3,) * (len(hands) + 1), cards=cards, rolls=[ROLL])
    play(match, reroll={"roll": [], "shown": [0, 3]}, announce="full-house")
    return match


def sit(window: Window, *hands: str) -> EndlessRace:
    table = sit_down(window, announced(*(hands or HANDS[0])))
    assert asked(table) == OFFER and isinstance(table.prompt, SharedOffer)
    return table


def pause(window: Window, seconds: float) -> None:
    window.frames(round(seconds * 60) + 2)


def test_all_who_might_hold_one_are_asked_with_their_keys(window: Window) -> None:
    sit(window, "canteen", "decoy", "rail-pass", "marked-die")
    assert [id for id in window.ids if "claim" in id] == [
        f"play-card.claim-{n}" for n in range(1, 5)
    ]
    assert "Who plays a card before a bluff is called?" in window.words
    for text in ("Bob", "Cleo", "Dan", "Eve", "F", "J", "L", "V", "Nobody", "Enter"):
        assert text in window.words


@pytest.mark.parametrize("by", ["enter", "pointer", "time"])
def test_nobody_plays_one(window: Window, by: str) -> None:
    table = sit(window)
    pause(window, BREATH)
    if by == "enter":
        window.key(pygame.K_RETURN)
    elif by == "pointer":
        window.press("play-card.nobody")
    else:
        pause(window, 3.0)
        assert asked(table) == OFFER, "there is more time than that"
        pause(window, 2.0)
    window.frames(2)
    assert asked(table) == ("accuse", "all", 1)
    assert answers(table, 1) == answers(table, 2) == [None]


def test_without_a_countdown_there_is_no_hurry() -> None:
    with Window((960, 540), accuse_countdown=False) as window:
        table = sit(window)
        window.frames(300, 0.1)
        assert asked(table) == OFFER


@pytest.mark.parametrize("by", ["key", "pointer"])
def test_the_first_in_the_row_has_the_screen_at_once_and_the_next_is_asked_after(
    window: Window, by: str
) -> None:
    table = sit(window)
    if by == "key":
        window.key(pygame.K_f)
    else:
        window.press("play-card.claim-1")
    window.frames(2)
    assert asked(table) == ("hand-over", "visit", 1)
    hold_the_door(window)
    look(window)
    window.key(pygame.K_1)
    window.press("detail.die-2")
    look_away(window)
    window.press("handback.done")
    window.until(lambda: asked(table) is not None, most=600)
    assert asked(table) == ("play-card", "offer", 2)
    assert "play-card.no" in window.ids, "the only one left is asked alone"
    window.key(pygame.K_2)
    window.frames(2)
    assert asked(table) == ("accuse", "all", 1)


def test_who_speaks_up_later_in_the_row_leaves_the_others_a_moment(window: Window) -> None:
    table = sit(window)
    window.key(pygame.K_j)
    pause(window, LAST_CALL / 2)
    assert asked(table) == OFFER and "Nobody else" in window.words
    pause(window, LAST_CALL)
    assert asked(table) == ("hand-over", "visit", 2)
    assert answers(table, 1) == [None]


def test_in_that_moment_an_earlier_one_still_comes_first(window: Window) -> None:
    table = sit(window)
    window.key(pygame.K_j)
    window.key(pygame.K_f)
    window.frames(2)
    assert asked(table) == ("hand-over", "visit", 1)
    hold_the_door(window)
    window.press("play-card.none")
    window.press("handback.done")
    window.until(lambda: asked(table) is not None, most=600)
    assert asked(table) == ("hand-over", "visit", 2), "and who was first after that"


@pytest.mark.parametrize("by", ["time", "another"])
def test_a_key_that_came_too_late_calls_no_bluff(window: Window, by: str) -> None:
    table = sit(window)
    if by == "another":
        pause(window, BREATH)
        window.key(pygame.K_RETURN)
    window.until(lambda: asked(table) != OFFER, most=600)
    window.key(pygame.K_f)
    window.until(lambda: asked(table) is not None, most=600)
    window.key(pygame.K_f)
    assert (1, True) not in table.session.match.journal
    pause(window, BREATH)
    window.key(pygame.K_f)
    assert (1, True) in table.session.match.journal


def test_an_impatient_enter_does_not_speak_for_the_others(window: Window) -> None:
    table = sit(window)
    window.key(pygame.K_RETURN)
    assert asked(table) == OFFER


def test_before_a_shot_both_duellists_are_asked_at_once(window: Window) -> None:
    match = arranged((24, 25, 28), cards={0: ["rail-pass"], 1: ["decoy"]}, rolls=["pair"])
    ride(match, "pair")
    play(match, corner="north-west")
    table = sit_down(window, match)
    assert asked(table) == OFFER
    assert "Who plays a card before the shot?" in window.words
    window.key(pygame.K_a)
    pause(window, LAST_CALL)
    assert asked(table) == ("hand-over", "visit", 0)


def test_a_claim_waits_until_the_bot_in_between_has_answered(window: Window) -> None:
    match = announced("canteen", "decoy", "spyglass")
    table = sit_down(window, match, ["human", "human", "random", "human"])
    window.key(pygame.K_l)
    pause(window, LAST_CALL)
    assert asked(table) is None
    window.until(lambda: asked(table) is not None, most=600)
    assert asked(table) == ("hand-over", "visit", 3)
    assert answers(table, 2)


# --------------------------------------------------------------------------- secrets


def claims(*keys: int) -> list[Step]:
    return [*(key(pressed) for pressed in keys), wait, wait]


VISIT = [hold_the_door, wait, press("play-card.none"), wait, press("handback.done"), wait, wait]


@pytest.mark.parametrize(
    "steps",
    [
        [wait, wait, wait, wait, wait, wait, wait, wait],
        [*claims(pygame.K_f), *VISIT, press("play-card.no"), wait],
        [*claims(pygame.K_j), *VISIT],
        [*claims(pygame.K_j, pygame.K_f), *VISIT, *VISIT],
    ],
    ids=["nobody", "first", "second", "both"],
)
def test_nothing_and_no_moment_depends_on_who_holds_what(window: Window, steps: list[Step]) -> None:
    """The same pictures at the same moments, whoever speaks up, with or without a card."""
    same(window, [announced(*hands) for hands in HANDS], steps)


def test_nor_does_it_while_a_bot_in_between_makes_up_its_mind(window: Window) -> None:
    """Frame by frame, from the claim of the last one to the door."""
    seen = []
    for hands in (("spyglass", "decoy", "spyglass"), ("canteen", "decoy", "rail-pass")):
        window.ui.time = 0.0
        table = sit_down(window, announced(*hands), ["human", "human", "random", "human"])
        window.key(pygame.K_l)
        pictures = []
        while asked(table) != ("hand-over", "visit", 3):
            window.frames(1)
            pictures.append(window.pixels())
            assert len(pictures) < 400
        seen.append(pictures)
    assert len(seen[0]) > 60
    assert seen[0] == seen[1]
