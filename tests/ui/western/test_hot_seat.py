"""Several gamblers at one screen: the door, the held key, and a card that is or is not there."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.match import Match
from game.hotseat.asks import GiveBack, NothingFits, PassScreen
from game.ui.table.hands.own_cards import LookAtCards
from tests.rules.western.scripting import arranged, play
from tests.ui.harness import Window
from tests.ui.table.sitting import hold_the_door, last_answer, people
from tests.ui.western.sitting import EndlessWestern, sit_down


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window(animation_speed="instant") as opened:
        yield opened


def asks(table: EndlessWestern) -> tuple[str, int, str] | None:
    ask = None if table.prompt is None else table.prompt.ask
    return None if ask is None else (ask.kind, ask.seat, ask.mode)


def attack(hand: str) -> Match:
    """Ann attacks Cleo, who holds this and does not tell."""
    match = arranged(4, hands={0: "attack-1 levy cake", 2: hand}, rolls="3 5 5")
    play(match, "attack-1", 2)
    return match


def seen(window: Window) -> tuple[list[str], str]:
    """All that can be pressed, and all that can be read."""
    window.frames(2)
    return window.ids, window.words


def test_a_turn_by_keys_behind_the_door(window: Window) -> None:
    table = sit_down(window, arranged(4, hands={0: "attack-1 levy cake"}), people(4))
    assert asks(table) == (PassScreen.kind, 0, "visit")
    hold_the_door(window)
    assert asks(table) == ("play", 0, "visit")
    assert set(table.context.hand_in_front()) == {None}
    window.key(pygame.K_1)
    window.key(pygame.K_RETURN)  # not without a look
    assert asks(table) == ("play", 0, "visit")
    window.key(pygame.K_1)
    window.key_down(pygame.K_SPACE)
    window.frames(2)
    assert table.context.hand_in_front() == ["attack-1", "levy", "cake"]
    window.key(pygame.K_2)
    window.key(pygame.K_RETURN)
    window.key_up(pygame.K_SPACE)
    assert last_answer(table) == {"cards": ["levy"]}
    window.until(lambda: asks(table) == (GiveBack.kind, 0, "visit"), most=200)
    window.frames(2)
    window.key(pygame.K_RETURN)
    window.until(lambda: asks(table) == ("draw", 0, "open"), most=200)
    window.frames(2)
    window.key(pygame.K_1)
    assert last_answer(table) == 1


def test_a_claim_that_is_in_vain_looks_like_any_other(window: Window) -> None:
    pictures = []
    for hand in ("dog levy", "cake levy"):
        table, steps = sit_down(window, attack(hand), people(4)), []
        assert asks(table) == ("counter", 2, "offer")
        steps.append(seen(window))
        window.key(pygame.K_j)  # Cleo's
        window.frames(2)
        assert asks(table) == (PassScreen.kind, 2, "visit")
        hold_the_door(window)
        kind = "counter" if "dog" in hand else NothingFits.kind
        assert asks(table) == (kind, 2, "visit")
        steps.append(seen(window))
        window.key_down(pygame.K_SPACE)
        window.frames(2)
        assert window.widget("counter.dog").enabled == ("dog" in hand)
        window.key_up(pygame.K_SPACE)
        steps.append(seen(window))
        window.press("counter.none")
        window.until(lambda: asks(table) == (GiveBack.kind, 2, "visit"), most=200)  # noqa: B023
        steps.append(seen(window))
        pictures.append(steps)
    assert pictures[0] == pictures[1]


def test_nobody_answers_with_enter(window: Window) -> None:
    table = sit_down(window, attack("dog levy"), people(4))
    window.frames(60)
    assert "Cleo, look at your cards first?" in window.words  # only one may: nobody asks who
    before = len(table.session.match.journal)
    window.key(pygame.K_RETURN)
    window.frames(2)
    assert len(table.session.match.journal) > before and last_answer(table, 2) is None


def test_whoever_might_stop_a_sheriff_has_a_key_and_the_hand_is_covered(window: Window) -> None:
    match = arranged(10, hands={0: "sheriff levy"})
    play(match, "sheriff")
    table = sit_down(window, match, people(10))
    assert "Who looks at their cards first?" in window.words
    claims = [id for id in window.ids if ".claim-" in id]
    assert len(claims) == 9
    in_hand = [id for id in window.ids if id.startswith(("card.", "read.")) and id != "read.last"]
    assert in_hand == []
    window.press("stop-sheriff.claim-6")
    window.press("stop-sheriff.nobody")  # those before it do not
    window.until(lambda: asks(table) == (PassScreen.kind, 6, "visit"), most=300)


def test_what_is_chosen_does_not_show_while_nobody_looks(window: Window) -> None:
    table = sit_down(window, arranged(4, hands={0: "attack-1 cowboy levy cake"}), people(4))
    hold_the_door(window)
    before = seen(window)
    window.key_down(pygame.K_SPACE)
    window.key(pygame.K_1)
    window.key(pygame.K_3, pygame.KMOD_SHIFT)
    assert "from Cleo" in window.words
    window.key_up(pygame.K_SPACE)
    assert seen(window) == before
    window.lose_focus()
    window.gain_focus()
    window.loop.pop()
    assert table.prompt is not None and set(table.context.hand_in_front()) == {None}


def test_the_own_cards_behind_the_door(window: Window) -> None:
    match = arranged(4, hands={0: "levy cake dog", 1: "attack-1 " * 9 + "horse"})
    play(match, "levy")
    table = sit_down(window, match, people(4))
    assert asks(table) == ("draw", 0, "open")
    window.key(pygame.K_f, pygame.KMOD_SHIFT)
    assert isinstance(window.scene, LookAtCards)
    hold_the_door(window)
    assert "Ambush 1" not in window.words
    window.key_down(pygame.K_SPACE)
    window.frames(2)
    assert window.words.count("Ambush 1") == 9 and "Bronco" in window.words
    window.key_up(pygame.K_SPACE)
    window.press("look.done")
    assert window.scene is table


def test_the_door_tells_also_of_little_money_that_was_ones_own(window: Window) -> None:
    match = arranged(4, hands={0: "everybody-gives levy cake"})
    play(match, "everybody-gives")
    match.answer(0)
    table = sit_down(window, match, people(4))
    assert asks(table) == (PassScreen.kind, 1, "visit")
    assert "You pay Ann 10k." in window.words
    assert "Cleo pays" not in window.words


def test_a_card_that_is_chosen_face_down_stands_out(window: Window) -> None:
    """With the pointer alone nobody can hold the key meanwhile."""
    table = sit_down(window, arranged(4, hands={0: "attack-1 levy cake"}), people(4))
    hold_the_door(window)
    window.key_down(pygame.K_SPACE)
    window.frames(2)
    window.key_up(pygame.K_SPACE)
    window.frames(2)
    assert not table.context.pose.chosen
    window.press("card.2")
    window.frames(2)
    assert set(table.context.hand_in_front()) == {None}
    assert table.context.pose.chosen == {1}
    window.press("card.2")
    assert not table.context.pose.chosen
