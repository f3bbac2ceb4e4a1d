"""The cup screen, by pointer and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.rules.pony_express.cards import Play
from game.rules.pony_express.questions import Arrangement
from game.ui.pony_express.prompts.cup.plan import CupPlan, Situation, percent
from game.ui.pony_express.prompts.cup.prompt import CupPrompt
from tests.rules.pony_express.scripting import arranged, say
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import ROLL, alone, answers, asked, sit_down, tab_to
from tests.ui.pony_express.racing import EndlessRace


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((960, 540)) as opened:
        yield opened


def cup(window: Window, *later_rolls: str, **table: Any) -> tuple[EndlessRace, CupPrompt]:
    table = {"spaces": (10, 10, 14), "gold": (4, 3, 3), **table}
    match = arranged(rolls=[ROLL, *later_rolls], **table)
    shown = sit_down(window, match, alone())
    assert isinstance(shown.prompt, CupPrompt)
    window.frames(60)
    return shown, shown.prompt


# --------------------------------------------------------------------------- what is seen


def test_a_person_alone_sees_the_dice_and_what_they_are_at_once(window: Window) -> None:
    _, prompt = cup(window)
    assert prompt.looks
    assert "Only you see these" in window.words
    assert window.widget("announce.pair").skin == "green"
    assert window.widget("announce.straight").skin == "on"
    assert "cup.peek" not in window.ids


def test_another_language_is_on_every_panel_at_once() -> None:
    with Window((960, 540)) as window:
        match = arranged((3, 3, 9), rolls=[ROLL])
        say(match, "stand")
        sit_down(window, match, alone())
        assert "Reroll" in window.words.split("\n")
        window.press("cup.menu")
        window.ui.settings.change(language="fr")
        window.loop.apply_settings()
        window.key(pygame.K_ESCAPE)
        window.frames(2)
        assert "Reroll" not in window.words.split("\n")


def test_hints_can_be_switched_off() -> None:
    hints = ("Drag a die out to show it", "The others can't see these dice.")
    for wanted in (True, False):
        with Window((960, 540), hints=wanted) as window:
            cup(window)
            assert all((hint in window.words) is wanted for hint in hints)


def test_a_reroll_that_is_refused_does_not_shake_the_cup(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(window, arranged((3, 3, 9), rolls=[ROLL], gold=(3, 3, 3)), alone())
    monkeypatch.setattr(table, "answer", lambda seat, answer: None)  # as a lesson may do
    window.key(pygame.K_1)
    window.heard.clear()
    window.press("cup.reroll-hidden")
    window.frames(3)
    assert "dice-shake" not in window.heard
    assert "Only you see these" in window.words


def test_the_seven_hands_who_may_accuse_and_the_price_stand_there(window: Window) -> None:
    cup(window)
    for words in ("Pair", "Five of a kind", "Can call a bluff: Bob", "Hidden dice: 5"):
        assert words in window.words


def test_odds_are_exact_and_follow_the_lit_reroll(window: Window) -> None:
    _, prompt = cup(window)
    assert "after a reroll" not in window.words, "nothing can be rolled before one is kept"
    window.key(pygame.K_1)
    window.key(pygame.K_4)
    window.frames(2)
    assert "after a reroll" in window.words
    assert "28\u00a0%" in window.words and "<1\u00a0%" in window.words
    window.move(window.widget("cup.reroll-shown").box.center)
    window.frames(2)
    assert prompt.way == "shown"
    assert "28\u00a0%" not in window.words


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0.0, "0\u00a0%"), (0.001, "<1\u00a0%"), (0.28, "28\u00a0%"), (0.999, ">99\u00a0%")],
)
def test_what_can_happen_is_never_said_to_be_impossible(chance: float, said: str) -> None:
    assert percent(chance) == said
    assert percent(1.0) == "100\u00a0%"


# --------------------------------------------------------------------------- moving dice


def test_a_click_and_a_number_key_move_a_die_out_and_back(window: Window) -> None:
    _, prompt = cup(window)
    window.press("cup.die-3")
    assert prompt.plan.outside == {3}
    window.key(pygame.K_4)
    assert prompt.plan.outside == set()
    window.key(pygame.K_KP5)
    assert prompt.plan.outside == {4}


def test_a_die_can_be_dragged_out_and_back_in(window: Window) -> None:
    _, prompt = cup(window)
    window.drag(window.widget("cup.die-0").box.center, (170, 300))
    assert prompt.plan.outside == {0}
    window.frames(60)
    window.drag(window.widget("cup.die-0").box.center, (540, 400))
    assert prompt.plan.outside == set()
    window.frames(60)
    window.drag(window.widget("cup.die-0").box.center, (600, 250))
    assert prompt.plan.outside == set(), "dropped where it came from, it stays"


def test_dice_can_be_reached_and_moved_with_tab_and_enter(window: Window) -> None:
    _, prompt = cup(window)
    tab_to(window, "cup.die-2")
    window.key(pygame.K_RETURN)
    assert prompt.plan.outside == {2}


# --------------------------------------------------------------------------- rerolls


def test_hidden_dice_are_rolled_and_the_screen_stays(window: Window) -> None:
    table, prompt = cup(window, "Q Q Q")
    for key in (pygame.K_1, pygame.K_4):
        window.key(key)
    window.press("cup.reroll-hidden")
    assert answers(table, 0) == [Arrangement((1, 2, 4), (0, 3))]
    assert table.prompt is prompt
    assert prompt.shakes
    assert "dice-shake" in window.heard
    window.frames(90)
    assert prompt.looks
    assert prompt.plan.now.faces == ("K", "Q", "Q", "K", "Q")
    assert window.widget("announce.full-house").skin == "green"
    assert prompt.plan.now.gold == 3


def test_shown_dice_are_rolled_in_the_open_but_for_those_that_stay(window: Window) -> None:
    table, _ = cup(window, "A")
    for key in (pygame.K_1, pygame.K_4, pygame.K_5):
        window.key(key)
    window.move(window.widget("cup.reroll-shown").box.center)
    window.frames(60)  # the dice glide to their places
    for die in (0, 3):
        window.press(f"cup.mark-{die}")
    window.key(pygame.K_t)
    assert answers(table, 0) == [Arrangement((4,), (0, 3, 4))]


def test_any_key_ends_the_rolling(window: Window) -> None:
    _, prompt = cup(window, "Q Q Q")
    for key in (pygame.K_1, pygame.K_4, pygame.K_r):
        window.key(key)
    assert prompt.shakes
    window.key(pygame.K_TAB)
    assert not prompt.shakes


@pytest.mark.parametrize(
    ("outside", "gold", "settled", "hidden", "shown"),
    [
        ((), 3, False, "Show at least one", "No dice outside"),
        ((0, 1, 2, 3, 4), 3, False, "No die is under", "Keep at least one die"),
        ((0,), 0, False, "not enough", "not enough"),
        ((0,), 3, True, "now announce", "now announce"),
        ((0,), 3, False, "", ""),
    ],
)
def test_a_reroll_that_cannot_be_says_why(
    outside: tuple[int, ...], gold: int, settled: bool, hidden: str, shown: str
) -> None:
    now = Situation(("K", "A", "J", "K", "9"), frozenset(outside), 1, gold, gold >= 1, settled)
    plan = CupPlan(now)
    assert hidden in plan.why_not("hidden") and bool(hidden) == bool(plan.why_not("hidden"))
    assert shown in plan.why_not("shown") and bool(shown) == bool(plan.why_not("shown"))


def test_a_disabled_reroll_tells_the_reason_at_its_key(window: Window) -> None:
    cup(window)
    window.key(pygame.K_r)
    window.frames(20)
    assert "Show at least one die first" in window.words


def test_the_last_one_rolls_free(window: Window) -> None:
    _, prompt = cup(window, spaces=(8, 10, 14))
    assert prompt.plan.now.price == 0
    assert "free" in window.words


# --------------------------------------------------------------------------- announcing


def test_choosing_and_confirming_is_one_step_for_two_questions(window: Window) -> None:
    table, _ = cup(window)
    confirm = window.widget("announce.confirm")
    assert confirm.why_not == "Choose a hand first."
    window.press("announce.pair")
    window.look()
    assert (confirm.label, confirm.skin) == ("Announce a pair: 1", "green")
    window.press("announce.full-house")
    window.look()
    assert (confirm.label, confirm.skin) == ("Bluff a full house: 5", "red")
    window.press("announce.confirm")
    assert answers(table, 0)[:2] == ["stand", "full-house"]


def test_dice_laid_out_before_the_announcement_are_shown_with_it(window: Window) -> None:
    table, _ = cup(window)
    window.key(pygame.K_1)
    window.key(pygame.K_3, pygame.KMOD_SHIFT)
    tab_to(window, "announce.confirm")
    window.key(pygame.K_RETURN)
    assert answers(table, 0)[:2] == [Arrangement((), (0,)), "three"]


def test_the_chosen_hand_stays_through_a_reroll(window: Window) -> None:
    _, prompt = cup(window, "Q Q Q")
    window.press("announce.four")
    for key in (pygame.K_1, pygame.K_4, pygame.K_r):
        window.key(key)
    assert prompt.announcing.chosen == "four"


def test_who_has_stood_can_only_announce(window: Window) -> None:
    match = arranged((10, 10, 14), rolls=[ROLL])
    match.answer("stand")
    table = sit_down(window, match, alone())
    assert asked(table) == ("announce", "alone", 0)
    assert window.widget("cup.reroll-hidden").why_not
    window.press("announce.pair")
    window.press("announce.confirm")
    assert answers(table, 0)[:2] == ["stand", "pair"]


# --------------------------------------------------------------------------- cards


def test_a_marked_die_is_turned_and_the_plan_stays(window: Window) -> None:
    table, prompt = cup(window, cards={0: ["marked-die"]})
    window.key(pygame.K_1)
    window.press("cup.card-0")
    assert "Which face" not in window.words and "Which die under the cup?" in window.words
    window.press("detail.die-1")
    assert "Which face do you turn it to?" in window.words
    window.press("detail.face-K")
    assert answers(table, 0) == [Play("marked-die", die=1, face="K")]
    assert prompt.plan.now.faces == ("K", "K", "J", "K", "9")
    assert prompt.plan.outside == {0}
    assert asked(table) == ("reroll", "alone", 0)


def test_a_marked_die_by_keys_and_back_again(window: Window) -> None:
    table, prompt = cup(window, cards={0: ["marked-die"]})
    tab_to(window, "cup.card-0")
    window.key(pygame.K_RETURN)
    window.key(pygame.K_3)
    window.key(pygame.K_ESCAPE)
    window.key(pygame.K_ESCAPE)
    assert prompt.marking is None and answers(table, 0) == []
    window.press("cup.card-0")
    window.key(pygame.K_3)
    window.key(pygame.K_2)
    assert answers(table, 0) == [Play("marked-die", die=2, face="K")]


def test_a_canteen_is_played_though_a_marked_die_is_asked_for_first(window: Window) -> None:
    table, _ = cup(window, cards={0: ["marked-die", "canteen"]})
    window.press("cup.card-1")
    assert answers(table, 0) == [None, Play("canteen")]
    assert "free" in window.words
    assert window.widget("cup.card-0").why_not == "Only right after a roll."


def test_cards_that_are_offered_are_passed_by_with_a_reroll(window: Window) -> None:
    table, _ = cup(window, "Q Q Q", cards={0: ["marked-die", "canteen"]})
    for key in (pygame.K_1, pygame.K_4, pygame.K_r):
        window.key(key)
    assert answers(table, 0) == [None, None, Arrangement((1, 2, 4), (0, 3))]


def test_a_poker_face_goes_with_the_announcement(window: Window) -> None:
    table, _ = cup(window, cards={0: ["poker-face"]})
    window.press("cup.card-0")
    window.press("announce.five")
    window.frames(1)
    assert window.widget("cup.card-0").why_not == "Only with a straight or less."
    window.press("announce.straight")
    window.press("announce.confirm")
    assert answers(table, 0)[:3] == ["stand", "straight", Play("poker-face")]


def test_a_poker_face_that_was_not_chosen_stays_in_the_hand(window: Window) -> None:
    table, _ = cup(window, cards={0: ["poker-face"]})
    window.press("announce.pair")
    window.press("announce.confirm")
    assert answers(table, 0)[:3] == ["stand", "pair", None]


def test_a_card_of_another_moment_says_when_it_is_played(window: Window) -> None:
    cup(window, cards={0: ["spyglass"]})
    assert window.widget("cup.card-0").why_not.startswith("Not now. After another rider")


# --------------------------------------------------------------------------- taking back


def test_a_card_can_be_taken_back_where_the_rules_allow_it(window: Window) -> None:
    table, prompt = cup(window, cards={0: ["canteen"]})
    undo = window.widget("cup.undo")
    assert undo.why_not, "nothing was answered yet"
    window.press("cup.card-0")
    assert not window.widget("cup.undo").why_not
    window.key(pygame.K_u)
    assert answers(table, 0) == []
    assert asked(table) == ("play-card", "alone", 0)
    assert prompt.plan.now.price == 1


def test_every_plank_can_be_reached_with_tab(window: Window) -> None:
    cup(window, cards={0: ["canteen"]})
    for id in window.ids:
        tab_to(window, id)
