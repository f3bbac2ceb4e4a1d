"""Every question that people at the screen can be asked, answered by pointer and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.hotseat.asks import Ask
from game.rules.pony_express import questions
from game.ui.pony_express.prompts import PROMPTS
from game.ui.pony_express.prompts.accuse import AccusePrompt
from tests.hotseat.people import straight_at_target
from tests.rules.pony_express.scripting import arranged, play, ride, say
from tests.support import race
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import (
    ROLL,
    alone,
    answers,
    asked,
    look,
    look_away,
    sit_down,
    tab_to,
)
from tests.ui.table.sitting import hold_the_door


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((960, 540)) as opened:
        yield opened


def train() -> Match:
    match = arranged((6, 7, 9), gold=(5, 3, 3), rolls=["two-pairs"])
    ride(match, "two-pairs")
    return match


def prison() -> Match:
    return arranged((6, 7, 9), gold=(5, 3, 3), prison=[0])


def corner() -> Match:
    match = arranged((24, 25, 28), rolls=["pair"])
    ride(match, "pair")
    return match


def caught() -> Match:
    """Bob has bluffed, and Ann has seen it."""
    match = arranged((3, 3, 2), rolls=["nothing"], active=1)
    play(match, reroll="stand", announce="full-house")
    say(match, True, 0)
    return match


def announced(seats: int = 3) -> Match:
    """Ann has announced a full house; the others may accuse."""
    match = arranged((3,) * seats, rolls=[ROLL])
    play(match, reroll={"roll": [], "shown": [0, 3]}, announce="full-house")
    return match


def bob_announced() -> Match:
    match = arranged((3, 3, 9), rolls=[ROLL], active=1)
    play(match, reroll={"roll": [], "shown": [0, 3]}, announce="full-house")
    return match


def test_there_is_a_prompt_for_every_kind() -> None:
    kinds = {
        kind.kind for kind in vars(questions).values() if isinstance(getattr(kind, "kind", 0), str)
    } - {""}
    asked = {about.kind for about in PROMPTS}
    assert kinds <= asked


# --------------------------------------------------------------------------- yes or no


@pytest.mark.parametrize("yes", [True, False])
@pytest.mark.parametrize("by", ["pointer", "key", "tab"])
@pytest.mark.parametrize(
    ("kind", "match"), [("train", train), ("pay-prison", prison), ("take-move", caught)]
)
def test_yes_and_no(window: Window, kind: str, match: Any, by: str, yes: bool) -> None:
    table = sit_down(window, match(), alone())
    assert asked(table) == (kind, "alone", 0)
    id = f"{kind}.{'yes' if yes else 'no'}"
    if by == "pointer":
        window.press(id)
    elif by == "key":
        window.key(pygame.K_1 if yes else pygame.K_2)
    else:
        tab_to(window, id)
        window.key(pygame.K_RETURN)
    assert answers(table, 0)[-1] is yes


def test_what_follows_is_said_before_it_is_chosen(window: Window) -> None:
    sit_down(window, train(), alone())
    assert "costs 3 nuggets. You have 5 nuggets." in window.words
    assert "2 left; nothing happens there" in window.words
    sit_down(window, prison(), alone())
    assert "2 left, and a normal turn" in window.words
    sit_down(window, caught(), alone())
    assert "You would ride 5 spaces" in window.words


def test_in_front_of_everybody_the_name_says_who_is_asked(window: Window) -> None:
    table = sit_down(window, prison())
    assert asked(table) == ("pay-prison", "open", 0)
    assert "Ann" in window.words
    window.press("pay-prison.yes")
    assert answers(table, 0) == [True]


def test_a_step_that_cannot_be_taken_back_says_why(window: Window) -> None:
    sit_down(window, train(), alone())
    undo = window.widget("train.undo")
    assert undo.why_not
    window.key(pygame.K_u)
    window.frames(20)
    assert undo.why_not in window.words


# --------------------------------------------------------------------------- corners


@pytest.mark.parametrize("corner_name", ["north-west", "south-east"])
def test_a_corner_by_plank_by_key_and_on_the_board(window: Window, corner_name: str) -> None:
    table = sit_down(window, corner(), alone())
    window.press(f"corner.{corner_name}")
    assert answers(table, 0)[-1] == corner_name

    table = sit_down(window, corner(), alone())
    window.key(pygame.K_1 if corner_name == "north-west" else pygame.K_2)
    assert answers(table, 0)[-1] == corner_name

    table = sit_down(window, corner(), alone())
    at = table.context.board_view.to_screen(table.context.board.corners[corner_name].at)
    window.click(at)
    assert answers(table, 0)[-1] == corner_name


def test_a_click_elsewhere_on_the_board_chooses_no_corner(window: Window) -> None:
    table = sit_down(window, corner(), alone())
    window.click((480, 300))
    assert asked(table) == ("corner", "alone", 0)
    assert "A duel with Bob!" in window.words


# --------------------------------------------------------------------------- keeping a card


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("by", ["card", "plank", "key", "tab"])
def test_one_of_two_cards_is_kept(window: Window, number: int, by: str) -> None:
    match = race(3)
    cards = match.pending.options(0)
    table = sit_down(window, match, alone())
    assert asked(table) == ("keep-card", "alone", 0)
    if by == "key":
        window.key(pygame.K_1 + number)
    elif by == "tab":
        tab_to(window, f"keep.card-{number}")
        window.key(pygame.K_RETURN)
    else:
        window.press(f"keep.{by}-{number}")
    assert answers(table, 0) == [cards[number]]


def test_a_card_of_a_relay_is_kept(window: Window) -> None:
    match = arranged((10, 1, 1), rolls=["pair"], top=["decoy", "canteen"])
    ride(match, "pair")
    table = sit_down(window, match, alone())
    assert asked(table) == ("keep-drawn", "alone", 0)
    assert "Decoy" in window.words and "Canteen" in window.words
    window.press("keep.plank-1")
    assert "canteen" in answers(table, 0)


def test_two_cards_alike_the_last_of_the_deck_are_shown_as_two(window: Window) -> None:
    match = arranged((10, 1, 1), rolls=["pair"], deck=["canteen", "canteen"])
    ride(match, "pair")
    table = sit_down(window, match, alone())
    window.press("keep.card-1")
    assert "canteen" in answers(table, 0)


def test_who_has_looked_at_the_two_cards_chooses_with_the_pointer_alone(window: Window) -> None:
    match = arranged((10, 1, 1), rolls=["pair"], top=["canteen", "spyglass"])
    ride(match, "pair")
    table = sit_down(window, match)
    hold_the_door(window)
    assert not window.widget("keep.plank-1").enabled
    look(window)
    look_away(window)
    window.press("keep.plank-1")
    assert answers(table, 0)[-1] in ("canteen", "spyglass")


# --------------------------------------------------------------------------- accusing


@pytest.mark.parametrize(("id", "key", "says"), [
    ("accuse.call-0", pygame.K_a, True),
    ("accuse.believe-0", pygame.K_q, False),
])  # fmt: skip
def test_alone_against_bots_somebody_accuses_or_believes(
    window: Window, id: str, key: int, says: bool
) -> None:
    table = sit_down(window, bob_announced(), alone())
    assert asked(table) == ("accuse", "alone", 0)
    assert "a full house" in window.words
    assert "drum-roll" in window.heard
    window.press(id)
    assert answers(table, 0)[-1] is says
    table = sit_down(window, bob_announced(), alone())
    window.key(key)
    assert answers(table, 0)[-1] is says


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_a_notice_hides_neither_the_announcement_nor_its_dice(size: tuple[int, int]) -> None:
    with Window(size) as window:
        table = sit_down(window, bob_announced(), alone())
        prompt = table.prompt
        assert isinstance(prompt, AccusePrompt)
        table.view.notice("Bob looks at the sky.")
        window.frames(20)
        (notice,) = (one.rect for one in window.texts if one.text == "Bob looks at the sky.")
        assert notice.y > prompt._bar.bottom
        assert all(not notice.colliderect(window.widget(id).box) for id in window.ids)


def test_when_the_time_is_up_it_is_believed() -> None:
    with Window((960, 540), countdown_seconds=3) as window:
        table = sit_down(window, bob_announced(), alone())
        window.frames(2, 0.9)
        assert asked(table) == ("accuse", "alone", 0)
        window.frames(3, 0.9)
        assert answers(table, 0)[-1] is False


def test_without_a_countdown_there_is_no_hurry() -> None:
    with Window((960, 540), accuse_countdown=False) as window:
        table = sit_down(window, bob_announced(), alone())
        window.frames(300, 0.1)
        assert asked(table) == ("accuse", "alone", 0)
        assert "Take your time." in window.words


def test_each_person_has_keys_and_the_first_one_claims_it(window: Window) -> None:
    table = sit_down(window, announced(4))
    assert asked(table) == ("accuse", "all", 1)
    assert [id for id in window.ids if "call" in id] == [f"accuse.call-{n}" for n in (1, 2, 3)]
    window.key(pygame.K_j)
    assert table.session.match.journal[-1][0] == 2 or (2, True) in table.session.match.journal
    assert asked(table) is None or asked(table)[0] != "accuse"


def test_all_four_who_may_accuse_read_what_it_costs(window: Window) -> None:
    sit_down(window, announced(5))
    assert "If it's the truth, you go to prison" in window.words


def test_who_believes_leaves_and_the_clock_goes_on() -> None:
    with Window((960, 540), countdown_seconds=8) as window:
        table = sit_down(window, announced(4))
        prompt = table.prompt
        window.frames(20, 0.1)
        window.press("accuse.believe-1")
        assert table.prompt is prompt and prompt is not None
        assert prompt.ask.seats == (2, 3)
        assert prompt.time > 2.0
        assert window.widget("accuse.call-1").why_not
        window.key(pygame.K_f)
        assert (1, True) not in table.session.match.journal, "who has left is out"
        window.key(pygame.K_u)
        window.key(pygame.K_o)
        assert (2, False) in table.session.match.journal and (
            3,
            False,
        ) in table.session.match.journal
        assert table.prompt is not prompt


def test_who_sits_down_in_the_middle_of_it_is_asked_too(window: Window) -> None:
    table = sit_down(window, announced(4), ["human"] * 4)
    calls = lambda: [id for id in window.ids if "call" in id]  # noqa: E731
    table.desk.give_seat_to_bot(3, "random")
    table.seats_changed()
    window.until(lambda: len(calls()) == 2, most=60)
    assert calls() == ["accuse.call-1", "accuse.call-2"]
    table.desk.give_back(3)
    table.seats_changed()
    window.until(lambda: len(calls()) == 3, most=60)
    table.desk.give_seat_to_bot(1, "random")
    table.seats_changed()
    window.until(lambda: calls() == ["accuse.call-2", "accuse.call-3"], most=60)
    assert asked(table) == ("accuse", "all", 2)


def test_what_was_spied_is_seen_again_when_it_comes_to_accusing(window: Window) -> None:
    match = arranged((3, 3, 9), rolls=[ROLL], active=1, cards={0: ["spyglass"]})
    play(match, reroll="stand", announce="full-house")
    say(match, {"card": "spyglass", "die": 2}, 0)
    table = sit_down(window, match, alone())
    assert asked(table) == ("accuse", "alone", 0)
    assert "No dice outside the cup." not in window.words


# --------------------------------------------------------------------------- from hand to hand


def test_the_door_is_held_open_by_key_or_pointer(window: Window) -> None:
    for by in ("space", "enter", "pointer"):
        table = sit_down(window, arranged((3, 3, 3), rolls=[ROLL]))
        assert asked(table) == ("hand-over", "visit", 0)
        assert "Pass the screen to" in window.words and "look away" in window.words
        if by == "pointer":
            middle = window.widget("handover.open").box.center
            window.move(middle)
            window.button_down(middle)
            window.frames(20)
            assert asked(table) == ("hand-over", "visit", 0), "not long enough"
            window.frames(60)
            window.button_up(middle)
        else:
            key = pygame.K_SPACE if by == "space" else pygame.K_RETURN
            window.key_down(key)
            window.frames(80)
            window.key_up(key)
        window.frames(2)
        assert asked(table) == ("reroll", "visit", 0)
        assert "door-swing" in window.heard


def test_a_short_press_opens_nothing(window: Window) -> None:
    table = sit_down(window, arranged((3, 3, 3), rolls=[ROLL]))
    for _ in range(5):
        window.key(pygame.K_RETURN)
        window.frames(10)
    assert asked(table) == ("hand-over", "visit", 0)


def test_a_whole_visit_then_all_see_what_came_of_it(window: Window) -> None:
    table = sit_down(window, arranged((3, 3, 9), rolls=[ROLL]))
    hold_the_door(window)
    look(window)
    window.key(pygame.K_1)
    look_away(window)
    told = len(table.context.log.lines)
    window.press("announce.pair")
    window.press("announce.confirm")
    window.frames(2)
    assert asked(table) == ("hand-back", "visit", 0)
    assert len(table.context.log.lines) == told, "the others still look away"
    window.press("handback.done")
    window.until(lambda: asked(table) is not None)
    assert asked(table) == ("accuse", "all", 1)
    assert any("announces a pair" in line for line in table.context.log.lines)


def test_the_desk_never_hands_over_to_a_person_alone(window: Window) -> None:
    table = sit_down(window, race(3), alone())
    window.ui.settings.change(animation_speed="instant")
    for _ in range(400):
        prompt = table.prompt
        if prompt is not None:
            assert prompt.ask.mode == "alone"
            assert prompt.ask.kind not in ("hand-over", "hand-back", "nothing-to-play")
            _answer_anyhow(table, prompt.ask)
        window.frames(1)
        if table.is_over:
            break
    window.ui.settings.change(animation_speed="normal")


def _answer_anyhow(table: Any, ask: Ask) -> None:
    pending = table.session.match.pending
    if ask.kind == "flick":
        table.answer(ask.seat, straight_at_target(pending.scene))
    else:
        options = pending.options(ask.seat)
        usual = {"reroll": "stand", "announce": "pair", "accuse": False, "play-card": None}
        table.answer(ask.seat, usual.get(ask.kind, options[0]))
