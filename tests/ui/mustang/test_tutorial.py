"""The guided first game of Mustang: it can be played as told, shown by the coach, and not be
spoiled."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame
import pytest

from game.rules.mustang.box import COWBOY
from game.rules.mustang.choices import Action
from game.rules.mustang.sets import sets_in
from game.ui.mustang.menus.guided.definition import GUIDED
from game.ui.mustang.prompts.action import ActionPrompt
from game.ui.mustang.prompts.corral import CorralPrompt
from game.ui.mustang.prompts.defend import DefendPrompt
from tests.lessons.rehearsing import Rehearsal
from tests.ui.harness import Window
from tests.ui.screens.guiding import (
    check_declined,
    open_guided,
    taught,
    wait_for,
)

LEARNER, NEIGHBOUR, THIEF = 0, 1, 2
OWN_FOAL, OWN_MARE, STOLEN_FOAL = "chestnut-foal-1", "palomino-mare-1", "palomino-foal-1"
CATCH_FOAL = Action("catch", OWN_FOAL, ("5-bay", "5-grey"))
CATCH_MARE = Action("catch", OWN_MARE, ("7-bay", "7-palomino", COWBOY))
DEFENCE = ["6-bay", "6-chestnut", "6-grey"]
STEAL = Action("steal", STOLEN_FOAL, ("8-bay", "8-grey"))
begun = partial(open_guided, GUIDED)


# --------------------------------------------------------------------------- the script


def staged(until: str) -> Any:
    """The match at the learner's question in that lesson, played as the coach shows it."""
    return Rehearsal(GUIDED.read_course()).play(until)


def hand(match: Any, seat: int) -> list[str]:
    cards: list[str] = match.view(seat)["ranchers"][seat]["cards"]
    return cards


def test_every_part_can_be_played_to_its_end() -> None:
    match = staged("steal")
    assert [event.seat for event in match.events if event.kind == "turn-began"] == [0, 1, 2] * 4 + [
        0
    ]


def test_a_lesson_never_offers_two_sets_of_its_kind() -> None:
    """So that nobody is declined who did just as well."""
    assert [found.value for found in sets_in(hand(staged("foal"), LEARNER))] == [5]
    assert sets_in(hand(staged("exchange"), LEARNER)) == ()
    assert [found.value for found in sets_in(hand(staged("mare"), LEARNER), 3)] == [7]
    assert [found.value for found in sets_in(hand(staged("steal"), LEARNER))] == [8]


def test_the_thief_has_cowboys_to_lose_and_the_neighbour_no_answer() -> None:
    match = staged("stable")
    (lost,) = [event for event in match.events if event.kind == "cowboys-lost"]
    assert (lost.seat, lost.number) == (THIEF, 2)
    against = next(found for found in sets_in(STEAL.cards))
    answers = [found for found in sets_in(hand(staged("steal"), NEIGHBOUR)) if found > against]
    assert not answers


def test_the_deck_runs_out_when_the_learner_steals() -> None:
    match = staged("steal")
    assert match.view(LEARNER)["deck"] == len(STEAL.cards)
    match.answer(STEAL)
    match.answer(None, NEIGHBOUR)
    assert match.pending.kind == "shelter" and match.pending.seats == (LEARNER,)


# --------------------------------------------------------------------------- the whole of it


def test_a_learner_can_do_all_of_it_by_hand() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)

        def do(id: str, *presses: str) -> None:
            wait_for(window, tutorial, id)
            for press in presses:
                window.press(press)
                window.frames(2)

        do("welcome", "coach.next")
        do("hand", "coach.next")
        do("foal", "card.3", "card.4", f"target.{OWN_FOAL}", "action.catch")
        do("corral", "coach.next")
        do("others", "coach.next")
        do("exchange", "card.1", "card.2", "action.exchange")
        do("mare", f"target.{OWN_MARE}", "action.catch")
        do("defend", "defend.yes")
        do("lost", "coach.next")
        do("stable", f"target.{OWN_MARE}", "action.stable")
        do("steal", "card.5", "card.6", f"target.{STOLEN_FOAL}", "action.steal", "action.really")
        do("rain", "shelter.yes")
        do("end", "coach.next")
        wait_for(window, tutorial, "score")
        rancher = tutorial.session.match.view(LEARNER)["ranchers"][LEARNER]
        assert rancher["stable"] == [OWN_MARE, OWN_FOAL, STOLEN_FOAL] and not rancher["corral"]
        assert tutorial.session.match.view(LEARNER)["theft"] is None


def test_keys_do_all_of_it_too() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)

        def keys(id: str, *typed: int) -> None:
            wait_for(window, tutorial, id)
            for key in typed:
                window.key(key)
                window.frames(2)

        for id in ("welcome", "hand"):
            keys(id, pygame.K_RETURN)
        wait_for(window, tutorial, "foal")
        tutorial.group.focus_on(f"target.{OWN_FOAL}", window.ui)
        keys("foal", pygame.K_SPACE, pygame.K_c)
        for id in ("corral", "others"):
            keys(id, pygame.K_RETURN)
        keys("exchange", pygame.K_1, pygame.K_2, pygame.K_e)
        taught(window, tutorial, "defend")
        keys("defend", pygame.K_d)
        keys("lost", pygame.K_RETURN)
        taught(window, tutorial, "rain")
        keys("rain", pygame.K_1, pygame.K_1, pygame.K_RETURN)
        wait_for(window, tutorial, "end")


# --------------------------------------------------------------------------- not to be spoiled


SPOILING = [
    ("hand", Action("catch", OWN_FOAL, ("5-bay", "5-grey"))),
    ("foal", Action("catch", "foal", ("5-bay", "5-grey"))),
    ("foal", Action("exchange", None, ("1-pinto",))),
    ("exchange", Action("exchange", None, ("7-palomino", "8-bay"))),
    ("exchange", Action("stable", OWN_FOAL)),
    ("mare", Action("catch", "mare", ("7-bay", "7-palomino", COWBOY))),
    ("mare", Action("exchange", None, (COWBOY,))),
    ("defend", None),
    ("stable", Action("stable", OWN_FOAL)),
    ("stable", Action("catch", "foal", ("8-bay", "8-grey"))),
    ("steal", Action("catch", "foal", ("8-bay", "8-grey"))),
    ("steal", Action("stable", OWN_FOAL)),
]


def test_what_would_spoil_a_lesson_is_kindly_declined() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        for id, wrong in SPOILING:
            taught(window, tutorial, id)
            check_declined(window, tutorial, wrong)


def test_a_pile_is_not_caught_from_by_mistake() -> None:
    """Where no mustang is chosen, the plank chooses one: the coach says which it should be."""
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        taught(window, tutorial, "foal")
        for press in ("target.foal", "action.catch"):
            window.press(press)
        window.frames(5)
        assert "Start with a sure thing" in window.words
        for press in (f"target.{OWN_FOAL}", "action.catch"):
            window.press(press)
        wait_for(window, tutorial, "corral")


def test_the_coach_points_at_what_is_still_to_be_chosen() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        taught(window, tutorial, "foal")

        def pointed_at() -> list[str]:
            assert tutorial.lesson is not None
            return [thing for thing in tutorial.lesson.targets if tutorial.sights.usable(thing)]

        foal = f"target.{OWN_FOAL}"
        assert pointed_at() == [foal, "card.3", "card.4"]
        window.press("card.4")
        assert pointed_at() == [foal, "card.3"]
        window.press("target.foal")  # the pile: its plank would do the wrong thing
        assert pointed_at() == [foal]
        window.press(foal)
        assert pointed_at() == ["action.catch"]


@pytest.mark.parametrize(
    ("id", "wanted"),
    [("foal", CATCH_FOAL), ("mare", CATCH_MARE), ("steal", STEAL)],
)
def test_the_cards_that_the_coach_says_are_chosen_with_the_mustang(id: str, wanted: Action) -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        taught(window, tutorial, id)
        window.press(f"target.{wanted.mustang}")
        prompt = tutorial.prompt
        assert isinstance(prompt, ActionPrompt)
        assert prompt.chosen.cards == [*wanted.cards]


def test_what_the_coach_says_is_chosen_already_is() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        taught(window, tutorial, "defend")
        defend = tutorial.prompt
        assert isinstance(defend, DefendPrompt) and defend.chosen.cards == DEFENCE
        taught(window, tutorial, "rain")
        rain = tutorial.prompt
        assert isinstance(rain, CorralPrompt) and len(rain.chosen) == 2


def test_whatever_is_left_out_in_the_rain_is_fine() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        taught(window, tutorial, "rain")
        window.press("shelter.no")
        wait_for(window, tutorial, "end")


def test_the_game_waits_while_something_is_read() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        for id in ("corral", "lost", "end"):
            taught(window, tutorial, id)
            before = len(tutorial.session.match.journal)
            window.unseen(60)
            assert len(tutorial.session.match.journal) == before
