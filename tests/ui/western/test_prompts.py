"""Whatever a gambler is asked can be answered with the pointer alone, and with the keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.ui.western.cards.magnifier import reading_place
from game.ui.western.prompts.answer import AnswerPrompt
from game.ui.western.prompts.turn.play import PlayPrompt
from tests.rules.western.scripting import arranged, play
from tests.ui.harness import Window
from tests.ui.table.sitting import last_answer, pause_after_a_click
from tests.ui.western.sitting import EndlessWestern, sit_down

HAND = "attack-2 cowboy cowboy whisky levy dog"


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window(animation_speed="instant") as opened:
        yield opened


def turn(window: Window, hand: str = HAND, **table: Any) -> tuple[EndlessWestern, PlayPrompt]:
    sat = sit_down(window, arranged(5, hands={0: hand, 1: "dog levy", 3: "joker levy"}, **table))
    assert isinstance(sat.prompt, PlayPrompt)
    window.move((640, 300))
    return sat, sat.prompt


def card(prompt: PlayPrompt | AnswerPrompt, kind: str) -> str:
    return f"card.{list(prompt.hand.cards).index(kind) + 1}"


# --------------------------------------------------------------------------- the own turn


def test_cards_then_a_player_then_the_plank(window: Window) -> None:
    table, prompt = turn(window)
    assert not window.widget("play.play").enabled and "Your turn!" in window.words
    window.press("card.2")
    window.press("card.3")
    assert "2 × Outlaw: who pays 50k?" in window.words
    window.press("target.3")
    assert "2 × Outlaw: Dan pays 50k" in window.words
    assert prompt.pose().arrow == (0, 3) and prompt.pose().targets[3]
    window.press("play.play")
    assert last_answer(table) == {"cards": ["cowboy", "cowboy"], "target": 3}


def test_a_plate_that_is_pressed_again_plays(window: Window) -> None:
    table, prompt = turn(window)
    window.press("target.2")
    window.press(card(prompt, "attack-2"))
    window.press("target.2")
    assert last_answer(table) == {"cards": ["attack-2"], "target": 2}


def test_a_double_click_on_a_plate_plays_nothing(window: Window) -> None:
    table, prompt = turn(window)
    window.press(card(prompt, "attack-2"))
    window.press("target.2")
    window.press("target.2")
    assert table.prompt is prompt and prompt.chosen.target == 2
    pause_after_a_click(window)
    window.press("target.2")
    assert last_answer(table) == {"cards": ["attack-2"], "target": 2}


def test_all_by_keys(window: Window) -> None:
    table, prompt = turn(window)
    window.key(pygame.K_1)
    window.key(pygame.K_4, pygame.KMOD_SHIFT)
    assert prompt.chosen.target == 3
    window.key(pygame.K_3, pygame.KMOD_SHIFT)
    assert prompt.chosen.target == 2
    window.key(pygame.K_RETURN)
    assert last_answer(table) == {"cards": ["attack-2"], "target": 2}


def test_tab_comes_to_cards_and_to_everybody_who_can_be_meant(window: Window) -> None:
    table, _ = turn(window, sheriff=[2])
    window.press("card.1")
    reached = set()
    for _ in range(24):
        window.key(pygame.K_TAB)
        focus = window.scene.group.focus
        assert focus is not None
        reached.add(focus.id)
    assert {id for id in reached if id.startswith("target.")} == {
        "target.1",
        "target.3",
        "target.4",
    }
    assert {f"card.{number}" for number in range(1, 7)} <= reached
    while window.scene.group.focus.id != "target.4":  # type: ignore[union-attr]
        window.key(pygame.K_TAB)
    window.key(pygame.K_RETURN)
    pause_after_a_click(window)
    window.key(pygame.K_RETURN)
    assert last_answer(table) == {"cards": ["attack-2"], "target": 4}


def test_one_card_is_discarded_by_plank_or_letter(window: Window) -> None:
    table, prompt = turn(window)
    window.press(card(prompt, "dog"))
    assert not window.widget("play.play").enabled
    window.press("play.discard")
    assert last_answer(table) == {"discard": "dog"}
    table, prompt = turn(window)
    window.press(card(prompt, "levy"))
    window.key(pygame.K_d)
    assert last_answer(table) == {"discard": "levy"}


def test_a_card_is_dragged_onto_a_player_or_onto_the_table(window: Window) -> None:
    table, prompt = turn(window)
    window.drag(window.widget("card.1").box.center, window.widget("target.4").box.center)
    assert last_answer(table) == {"cards": ["attack-2"], "target": 4}
    table, prompt = turn(window)
    window.drag(window.widget(card(prompt, "levy")).box.center, (640, 300))
    assert last_answer(table) == {"cards": ["levy"]}
    table, prompt = turn(window)
    window.drag(window.widget("card.1").box.center, (640, 300))  # on whom?
    assert table.prompt is prompt and prompt.chosen.cards == ["attack-2"]


def test_what_cannot_be_done_says_why_in_a_line(window: Window) -> None:
    table, prompt = turn(window, sheriff=[2])
    before = len(table.session.match.journal)
    window.press("card.1")
    window.click(window.widget("target.2").box.center)
    window.frames(30)
    assert "A Marshal protects Cleo." in window.words and prompt.chosen.target is None
    window.key(pygame.K_u)
    window.key(pygame.K_RETURN)
    window.frames(30)
    assert "Choose a card first." in window.words
    assert len(table.session.match.journal) == before


def test_a_card_is_read_large_where_nothing_that_can_be_chosen_is_covered(window: Window) -> None:
    table, prompt = turn(window)
    text = table.context.words.card_text("whisky")
    place = window.widget(card(prompt, "whisky")).box
    window.move(place.center)
    window.frames(2)
    assert text not in window.words
    window.frames(40)
    assert text in window.words
    for number in range(len(prompt.hand.cards)):
        box = reading_place(table.context, window.widget(f"card.{number + 1}").box)
        boxes = [w.box for w in window.scene.group if w.id.startswith(("target.", "play."))]
        assert box.width > 200 and box.height > 300 and box.collidelist(boxes) < 0
    window.move((640, 300))
    window.frames(2)
    assert text not in window.words
    window.button_down(place.center)  # with a finger: there is no pointer before
    window.frames(60)
    assert text in window.words
    window.button_up(place.center)
    window.frames(1)
    assert prompt.chosen.chosen == []


def test_the_card_that_one_is_attacked_with_is_read_large_too(window: Window) -> None:
    table, _ = attacked(window, "levy dog")
    window.move(window.widget("read.played").box.center)
    window.frames(40)
    assert table.context.words.card_text("attack-2") in window.words


# --------------------------------------------------------------------------- the draw


def test_how_many_are_drawn_is_a_key_or_a_plank(window: Window) -> None:
    match = arranged(4, hands={0: "levy dog cake"})
    play(match, "levy")
    table = sit_down(window, match)
    assert {"draw.0", "draw.1", "draw.2", "draw.3"} <= set(window.ids)
    window.key(pygame.K_4)  # so many cannot be
    assert table.prompt is not None
    window.key(pygame.K_2)
    assert last_answer(table) == 2
    match = arranged(4, hands={0: "levy dog cake"})
    play(match, "levy")
    table = sit_down(window, match)
    window.key(pygame.K_0)
    assert last_answer(table) == 0


# --------------------------------------------------------------------------- answers


def attacked(window: Window, hand: str) -> tuple[EndlessWestern, AnswerPrompt]:
    match = arranged(4, hands={1: "attack-2 levy cake", 0: hand}, active=1, rolls="3 5 5 5")
    play(match, "attack-2", 0)
    table = sit_down(window, match)
    assert isinstance(table.prompt, AnswerPrompt)
    return table, table.prompt


def test_an_attack_is_answered_with_a_plank_a_card_or_not_at_all(window: Window) -> None:
    table, prompt = attacked(window, "levy dog dancer")
    assert "Bob ambushes you: 2 guns!" in window.words
    assert prompt.pose().chosen == {1, 2} and prompt.pose().dim == {0}
    window.press("counter.dancer")
    assert last_answer(table) == "dancer"
    table, prompt = attacked(window, "levy dog")
    assert not window.widget("counter.dancer").enabled
    window.key(pygame.K_1)
    assert table.prompt is prompt
    window.key(pygame.K_2)
    assert last_answer(table) == "dog"
    table, _ = attacked(window, "levy dog")
    window.key(pygame.K_n)
    assert last_answer(table) is None


def test_a_dog_is_answered_with_a_cake_and_a_sheriff_with_a_joker(window: Window) -> None:
    match = arranged(4, hands={0: "attack-1 levy cake", 1: "dog levy"}, rolls="3")
    play(match, "attack-1", 1)
    match.answer("dog", seat=1)
    table = sit_down(window, match)
    window.press("over-counter.cake")
    assert last_answer(table) == "cake"
    match = arranged(4, hands={1: "sheriff levy", 0: "joker levy"}, active=1)
    play(match, "sheriff")
    while match.pending is not None and match.pending.seats[0] != 0:
        match.answer(None, seat=match.pending.seats[0])
    table = sit_down(window, match)
    window.press("stop-sheriff.joker")
    assert last_answer(table) == "joker"


def on_the_ladder(window: Window, hand: str) -> EndlessWestern:
    match = arranged(3, hands={2: "train attack-1 levy", 0: hand}, active=2)
    play(match, "train attack-1")
    return sit_down(window, match)


def test_the_ladder_begins_with_the_weakest_and_every_rung_can_be_had(window: Window) -> None:
    table = on_the_ladder(window, "attack-2 attack-3 horse levy")
    assert table.prompt.laid == [  # type: ignore[union-attr]
        ("attack-2",),
        ("attack-3",),
        ("attack-2", "horse"),
        ("attack-3", "horse"),
    ]
    window.press("ladder.another")
    window.press("ladder.lay")
    assert last_answer(table) == {"cards": ["attack-3"]}
    table = on_the_ladder(window, "attack-2 attack-3 horse levy")
    window.press("ladder.rung-5")
    window.key(pygame.K_RETURN)
    assert last_answer(table) == {"cards": ["attack-2", "horse"]}
    table = on_the_ladder(window, "attack-2 attack-3 horse levy")
    window.key(pygame.K_n)
    assert last_answer(table) is None
