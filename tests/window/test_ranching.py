"""Mustang in a real window: from the title to a turn of each action, and a theft among friends."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.support import laid_open
from tests.window.desktop import App, answers_of
from tests.window.playing import (
    QUICK,
    asked,
    by_its_cross,
    press,
    sit_down,
    start_from_the_title,
)
from tests.window.prepared import PERSON, amid_a_theft
from tests.window.screen import Screen
from tests.window.twin import LONG, Twin

SEED = "8"  # every action can be taken within the first turns
# What may soon be impossible first. A plank chooses what is missing; pressed again, it does it.
PLANKS = {
    "stable": ("action.stable", "action.stable"),
    "steal": ("action.steal", "action.steal", "action.really"),
    "catch": ("action.catch", "action.catch"),
    "exchange": ("card.2", "card.5", "action.exchange"),
}
# What a player presses who wants nothing but to get on.
USUAL = {"defend": "defend.no", "let-go": "let-go.yes", "shelter": "shelter.yes"}
MOST_TURNS = 8


def a_turn(app: App, twin: Twin, done: set[str]) -> None:
    """With an action that has not been tried, if one can be; else with any that brings more."""
    kind = asked(app)
    if kind != "action":
        press(app, twin, USUAL[kind])
        return
    match = app.match()
    assert match.pending is not None
    possible = {option.action for option in match.pending.options(PERSON)}
    wanted = [action for action in PLANKS if action in possible - done]
    action = next(iter(wanted or possible & {"catch"}), "exchange")
    hand = match.view(PERSON)["ranchers"][PERSON]["cards"]
    answer = press(app, twin, *PLANKS[action])
    assert isinstance(answer, dict)
    assert answer["action"] == action
    if action == "exchange":
        assert answer["cards"] == [hand[1], hand[4]]
    done.add(action)


def test_every_action_is_taken_with_the_mouse(screen: Screen, home: Path) -> None:
    done: set[str] = set()
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        start_from_the_title(app, twin, "mustang", SEED)
        for _ in range(MOST_TURNS):
            if done == set(PLANKS):
                break
            a_turn(app, twin, done)
        assert done == set(PLANKS)
        asked(app)
        match = app.match()
        assert match.seed == int(SEED)
        told = {event.kind for event in match.events if event.data.get("seat") == PERSON}
        assert {"exchanged", "mustang-caught", "theft-tried", "mustang-stabled"} <= told
        # A bot was asked to defend its mustang, and said yes or no.
        robbed = {event.data["owner"] for event in match.events if event.kind == "theft-tried"}
        assert any(answers_of(app.journal, owner) for owner in robbed - {PERSON})


def test_a_turn_needs_no_mouse(screen: Screen, home: Path) -> None:
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.wait_for(twin, "title.quit")
        app.keys("Right", "Return")  # from the race's poster to the next one
        twin.press("title.mustang")
        app.wait_for(twin, "setup.back")
        app.keys("Return")  # to start has the focus
        assert asked(app) == "action"
        sit_down(app, twin)
        app.wait_for(twin, "action.exchange")
        hand = app.match().view(PERSON)["ranchers"][PERSON]["cards"]
        app.keys("1", "e")
        assert app.next_answer(PERSON, 0) == {"action": "exchange", "cards": hand[:1]}


def test_a_theft_is_answered_behind_the_others_backs(screen: Screen, home: Path) -> None:
    """Two people at one screen: the owner takes it over, looks, defends, and hands it back. What
    is saved when the window is left by its cross is what was seen."""
    amid_a_theft(home)
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        sit_down(app, twin)
        app.wait_for(twin, "handover.menu")
        with screen.holding("space"):  # it opens the doors
            twin.key_down(pygame.K_SPACE)
            twin.until(lambda: "defend.yes" in twin.ids, LONG)
            twin.frames(8, LONG)
            app.wait_for(twin, "defend.no")
        with screen.holding("space"):  # and now it looks
            twin.key_down(pygame.K_SPACE)
            twin.frames(2, LONG)
            app.wait_for(twin, "defend.yes")
            app.keys("d")
            assert app.next_answer(PERSON, 1) == {"cards": ["7-bay", "7-grey"]}
            twin.press("defend.yes")
            twin.frames(8, LONG)
            app.wait_for(twin, "action.exchange")  # her own turn is next: she goes on looking
            lowest = twin.table.session.match.view(PERSON)["ranchers"][PERSON]["cards"][:1]
            app.keys("1", "e")
            assert app.next_answer(PERSON, 2) == {"action": "exchange", "cards": lowest}
            twin.press("card.1")
            twin.press("action.exchange")
        twin.key_up(pygame.K_SPACE)
        twin.frames(8, LONG)
        app.wait_for(twin, "handback.done")
        app.keys("Return")
        twin.press("handback.done")
        twin.frames(8, LONG)
        app.wait_for(twin, "handover.open")
        played = laid_open(twin.table.session.match)
        by_its_cross(app)
    match = app.match()
    assert laid_open(match) == played
    kinds = [event.kind for event in match.events]
    assert kinds.count("theft-answered") == kinds.count("cowboys-lost") == 1
    assert not (home / "crashes").exists()
