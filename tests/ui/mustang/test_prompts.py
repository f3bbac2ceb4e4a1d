"""Whatever a rancher is asked can be answered with the pointer alone, and with the keys alone."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.match import Match
from game.rules.mustang.sets import set_of
from game.ui.mustang.prompts.action import ActionPrompt
from game.ui.mustang.prompts.defend import DefendPrompt
from tests.rules.mustang.scripting import arranged
from tests.ui.harness import Window
from tests.ui.mustang.ranching import EndlessMustang, asked, sit_down
from tests.ui.table.sitting import alone, last_answer, pause_after_a_click

KEYS = {"catch": pygame.K_c, "steal": pygame.K_s, "stable": pygame.K_t, "exchange": pygame.K_e}


@pytest.fixture
def window() -> Iterator[Window]:
    with Window(animation_speed="instant") as opened:
        yield opened


def question(window: Window, match: Match) -> EndlessMustang:
    table = sit_down(window, match, alone(len(match.names)))
    window.until(lambda: table.prompt is not None, most=600)
    window.frames(2)
    return table


def with_action(action: str, *, seed: int = 0) -> Match:
    """On a turn on which that can be done."""
    for number in range(seed, seed + 60):
        match = asked(4, "action", seed=number)
        if any(option.action == action for option in match.pending.options()):
            return match
    raise AssertionError(f"{action} can never be done")


def prompt_of(table: EndlessMustang) -> ActionPrompt:
    assert isinstance(table.prompt, ActionPrompt)
    return table.prompt


# --------------------------------------------------------------------------- the four actions


def test_cards_first_then_a_mustang_then_the_plank(window: Window) -> None:
    match = with_action("catch")
    option = next(o for o in match.pending.options() if o.action == "catch")
    table = question(window, match)
    prompt = prompt_of(table)
    hand = list(prompt.hand.cards)
    for card in option.cards:
        place = hand.index(card)
        hand[place] = ""
        window.press(f"card.{place + 1}")
    assert sorted(prompt.chosen.cards) == sorted(option.cards)
    window.press(f"target.{option.mustang}")
    assert prompt.chosen.ready == "catch" and table.prompt is prompt
    window.press("action.catch")
    answer = last_answer(table)
    assert (answer["action"], answer["mustang"]) == ("catch", option.mustang)
    assert sorted(answer["cards"]) == sorted(option.cards)


def test_a_mustang_first_chooses_cards_and_pressed_again_it_is_caught(window: Window) -> None:
    match = with_action("catch", seed=9)
    option = next(o for o in match.pending.options() if o.action == "catch")
    table = question(window, match)
    prompt = prompt_of(table)
    window.press(f"target.{option.mustang}")
    cards = prompt.chosen.cards
    assert set_of(cards) is not None
    pause_after_a_click(window)
    window.press(f"target.{option.mustang}")
    assert last_answer(table) == {"action": "catch", "mustang": option.mustang, "cards": cards}


@pytest.mark.parametrize("action", ["catch", "steal", "stable"])
def test_a_double_click_proposes_and_carries_nothing_out(window: Window, action: str) -> None:
    match = with_action(action, seed=3)
    option = next(o for o in match.pending.options() if o.action == action)
    for pressed in (f"action.{action}", f"target.{option.mustang}"):
        table = question(window, match.clone())
        prompt = prompt_of(table)
        before = len(table.session.match.journal)
        window.press(pressed)
        window.press(pressed)
        assert prompt.chosen.state(action) == "go" and not prompt.confirming  # type: ignore[arg-type]
        assert len(table.session.match.journal) == before
        pause_after_a_click(window)
        window.press(pressed)
        assert prompt.confirming or len(table.session.match.journal) > before


def test_a_theft_is_proposed_with_a_strong_set(window: Window) -> None:
    hands = {0: "1-bay 1-grey 8-bay 8-grey 4-pinto 6-pinto"}
    match = arranged(2, hands=hands, corral={1: "bay-foal-1"})
    table = question(window, match)
    window.key(pygame.K_s)
    assert prompt_of(table).chosen.cards == ["8-bay", "8-grey"]


def test_what_is_chosen_already_is_part_of_what_is_proposed(window: Window) -> None:
    hands = {0: "1-bay 1-grey 8-bay 8-grey 4-pinto 6-pinto"}
    match = arranged(2, hands=hands, corral={1: "bay-foal-1"})
    table = question(window, match)
    window.press("card.1")
    window.key(pygame.K_s)
    assert prompt_of(table).chosen.cards == ["1-bay", "1-grey"]


def test_a_theft_is_asked_about_once_more(window: Window) -> None:
    match = with_action("steal")
    option = next(o for o in match.pending.options() if o.action == "steal")
    before = len(match.journal)
    table = question(window, match)
    window.press(f"target.{option.mustang}")
    window.press("action.steal")
    assert len(table.session.match.journal) == before
    owner = match.table.owner_of(option.mustang).name
    assert owner in window.words and "action.catch" not in window.ids
    window.press("action.back")
    assert "action.catch" in window.ids and len(table.session.match.journal) == before
    window.press("action.steal")
    window.press("action.really")
    assert last_answer(table)["mustang"] == option.mustang


def test_stabling_with_the_pointer(window: Window) -> None:
    match = with_action("stable")
    mustang = match.table.ranchers[0].corral[-1]
    table = question(window, match)
    window.press(f"target.{mustang}")
    window.press("action.stable")
    assert last_answer(table) == {"action": "stable", "mustang": mustang}


def test_two_cards_are_exchanged_with_the_pointer(window: Window) -> None:
    table = question(window, asked(3, "action"))
    hand = prompt_of(table).hand.cards
    window.press("card.1")
    window.press("card.4")
    window.press("action.exchange")
    assert last_answer(table) == {"action": "exchange", "cards": [hand[0], hand[3]]}


@pytest.mark.parametrize("action", ["catch", "steal", "stable"])
def test_an_action_by_its_letter_and_enter(window: Window, action: str) -> None:
    match = with_action(action, seed=3)
    table = question(window, match)
    prompt = prompt_of(table)
    window.key(KEYS[action])
    assert prompt.chosen.state(action) == "go"  # type: ignore[arg-type]
    window.key(pygame.K_RETURN)
    if action == "steal":
        assert prompt.confirming
        window.key(pygame.K_RETURN)
    assert last_answer(table)["action"] == action


def test_an_exchange_by_numbers_and_its_letter(window: Window) -> None:
    table = question(window, asked(3, "action"))
    hand = prompt_of(table).hand.cards
    window.key(pygame.K_2)
    window.key(pygame.K_3)
    window.key(pygame.K_3)
    window.key(pygame.K_e)
    assert last_answer(table) == {"action": "exchange", "cards": [hand[1]]}


def test_tab_comes_to_every_mustang_that_can_be_had_and_enter_wants_it(window: Window) -> None:
    table = question(window, with_action("catch"))
    prompt = prompt_of(table)
    wanted = {f"target.{t.ref}" for t in prompt.chosen.targets if prompt.chosen.can_have(t)}
    reached = set()
    for _ in range(80):
        window.key(pygame.K_TAB)
        focus = window.scene.group.focus
        assert focus is not None
        reached.add(focus.id)
    assert {id for id in reached if id.startswith("target.")} == wanted
    while window.scene.group.focus.id not in wanted:  # type: ignore[union-attr]
        window.key(pygame.K_TAB)
    window.key(pygame.K_RETURN)
    assert prompt.chosen.target is not None
    window.key(pygame.K_u)
    assert prompt.chosen.target is None and prompt.chosen.chosen == []


def test_a_card_is_dragged_onto_a_mustang(window: Window) -> None:
    match = with_action("catch")
    option = next(o for o in match.pending.options() if o.action == "catch")
    table = question(window, match)
    prompt = prompt_of(table)
    begin = window.widget(f"card.{prompt.hand.cards.index(option.cards[0]) + 1}").box.center
    end = window.widget(f"target.{option.mustang}").box.center
    window.drag(begin, end)
    answer = last_answer(table)
    assert answer["mustang"] == option.mustang and option.cards[0] in answer["cards"]


def test_a_card_is_dragged_onto_the_deck(window: Window) -> None:
    table = question(window, asked(3, "action"))
    prompt = prompt_of(table)
    card = prompt.hand.cards[2]
    window.drag(window.widget("card.3").box.center, table.context.deck_box.center)
    assert last_answer(table) == {"action": "exchange", "cards": [card]}


def test_while_a_card_is_dragged_what_it_can_be_played_for_is_lit(window: Window) -> None:
    table = question(window, with_action("catch"))
    prompt = prompt_of(table)
    useful = {
        i: {t.ref for t in prompt.chosen.to_be_had_with(i)} for i in range(len(prompt.hand.cards))
    }
    assert any(useful.values())
    for index, wanted in useful.items():
        begin = window.widget(f"card.{index + 1}").box.center
        window.move(begin)
        window.button_down(begin)
        window.move((640, 190), held=True)
        assert set(prompt.pose().targets) == wanted
        window.move(begin, held=True)
        window.button_up(begin)
        prompt.chosen.clear()


def test_a_drag_to_nowhere_only_chooses_the_card(window: Window) -> None:
    table = question(window, asked(3, "action"))
    prompt = prompt_of(table)
    window.drag(window.widget("card.3").box.center, (640, 190))
    assert table.prompt is prompt and prompt.chosen.chosen == [2]


def test_a_card_that_is_dragged_takes_the_question_about_a_theft_back(window: Window) -> None:
    table = question(window, with_action("steal"))
    prompt = prompt_of(table)
    window.key(pygame.K_s)
    pause_after_a_click(window)
    window.key(pygame.K_s)
    assert prompt.confirming
    other = next(i for i in range(len(prompt.hand.cards)) if i not in prompt.chosen.chosen)
    window.drag(window.widget(f"card.{other + 1}").box.center, (640, 190))
    assert table.prompt is prompt and not prompt.confirming


def test_a_card_that_is_dragged_falls_back_when_all_is_built_anew(window: Window) -> None:
    table = question(window, asked(3, "action"))
    prompt = prompt_of(table)
    begin = window.widget("card.3").box.center
    window.move(begin)
    window.button_down(begin)
    window.move((640, 190), held=True)
    assert prompt.hand.held == {2}
    window.resize((960, 540))
    assert not prompt.hand.held


def test_what_cannot_be_done_says_why(window: Window) -> None:
    for seed in range(40):
        match = asked(4, "action", seed=seed)
        if not any(option.action == "steal" for option in match.pending.options()):
            break
    table = question(window, match)
    assert not window.widget("action.steal").enabled
    before = len(match.journal)
    window.key(pygame.K_s)
    assert table.view._notice._text and len(table.session.match.journal) == before


# --------------------------------------------------------------------------- the other questions


def defending(*, possible: bool) -> Match:
    for seed in range(60):
        match = asked(3, "defend", seed=seed)
        if (len(match.pending.options()) > 1) == possible:
            return match
    raise AssertionError("there is no such theft")


def test_a_theft_is_answered_with_the_cheapest_set_or_another(window: Window) -> None:
    match = defending(possible=True)
    table = question(window, match)
    prompt = table.prompt
    assert isinstance(prompt, DefendPrompt) and prompt.strong == prompt.answers[0]
    if len(prompt.answers) > 1:
        window.press("defend.another")
        assert sorted(prompt.chosen.cards) == sorted(prompt.answers[1].cards)
    cards = prompt.chosen.cards
    window.press("defend.yes")
    assert last_answer(table) == {"cards": cards}


def test_what_was_taken_back_is_proposed_again_and_not_played(window: Window) -> None:
    table = question(window, defending(possible=True))
    prompt = table.prompt
    assert isinstance(prompt, DefendPrompt)
    window.key(pygame.K_u)
    assert prompt.chosen.chosen == []
    for _ in range(2):
        window.press("defend.yes")
        assert table.prompt is prompt and prompt.strong == prompt.answers[0]
    pause_after_a_click(window)
    window.press("defend.yes")
    assert sorted(last_answer(table)["cards"]) == sorted(prompt.answers[0].cards)


def test_a_theft_is_answered_by_key(window: Window) -> None:
    table = question(window, defending(possible=True))
    window.key(pygame.K_RETURN)
    assert last_answer(table) is not None


def test_a_mustang_is_let_go_by_key_and_with_the_pointer(window: Window) -> None:
    table = question(window, defending(possible=True))
    window.key(pygame.K_l)
    assert last_answer(table) is None
    table = question(window, defending(possible=False))
    assert not window.widget("defend.yes").enabled
    window.press("defend.no")
    assert last_answer(table) is None


def test_which_mustang_runs_away(window: Window) -> None:
    match = asked(3, "let-go")
    corral = list(match.table.ranchers[0].corral)
    table = question(window, match)
    window.press("corral.2")
    window.press("let-go.yes")
    assert last_answer(table) == corral[1]
    table = question(window, asked(3, "let-go"))
    window.key(pygame.K_1)
    window.key(pygame.K_RETURN)
    assert last_answer(table) in corral


def test_which_ones_come_in_from_the_rain(window: Window) -> None:
    match = asked(4, "shelter")
    corral = list(match.table.ranchers[0].corral)
    table = question(window, match)
    window.press("shelter.yes")
    assert last_answer(table) and set(last_answer(table)) <= set(corral)
    table = question(window, asked(4, "shelter"))
    window.press("shelter.no")
    assert not last_answer(table)
    table = question(window, asked(4, "shelter"))
    window.key(pygame.K_RETURN)
    assert len(last_answer(table)) == min(len(corral), 2)


def test_h_hides_the_score_and_shows_it_again(window: Window) -> None:
    question(window, asked(3, "action"))
    assert "Score so far" in window.words
    window.key(pygame.K_h)
    window.frames(2)
    assert "Score so far" not in window.words
    window.press("table.scores")
    window.frames(2)
    assert "Score so far" in window.words


def test_enter_lets_it_go_where_nothing_else_can_be_done(window: Window) -> None:
    table = question(window, defending(possible=False))
    window.key(pygame.K_RETURN)
    assert last_answer(table) is None
