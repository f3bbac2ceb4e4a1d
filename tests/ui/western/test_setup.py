"""Setting Western up: what is played for, and the variants."""

from __future__ import annotations

import pygame
import pytest

from game import new_match
from game.rules.western.box_schema import MOST_MONEY
from game.settings import SeatChoice, TableChoice, load_settings, save_settings
from game.ui.screens.setup import Setup
from tests.ui.harness import Window
from tests.ui.screens.menus import open_title


def opened(window: Window, seats: int = 5) -> Setup:
    open_title(window)
    setup = Setup(window.ui, "western")
    while len(setup.draft.seats) < seats:
        setup.draft.add()
    window.open(setup)
    window.frames(1)
    return setup


def step(window: Window, name: str, steps: int) -> None:
    """By keyboard: so many tens more."""
    window.scene.group.focus_on(f"setup.{name}", window.ui)
    for _ in range(abs(steps)):
        window.key(pygame.K_RIGHT if steps > 0 else pygame.K_LEFT)


def test_what_is_usual_follows_the_number_of_players() -> None:
    with Window() as window:
        setup = opened(window)
        assert all(amount in window.words for amount in ("400k", "140k", "50k"))
        for _ in range(4):
            window.press("setup.add")
        assert all(amount in window.words for amount in ("500k", "110k", "100k"))
        assert setup.draft.options == {}, "nothing was chosen"


def test_amounts_go_by_tens_and_back_to_the_usual() -> None:
    with Window() as window:
        setup = opened(window)
        step(window, "goal", -3)
        box = window.widget("setup.pot").box
        window.click((box.right - 10, box.centery))
        assert setup.draft.options == {"goal": 370, "pot": 60}
        assert "370k" in window.words and "60k" in window.words
        window.click((box.x + 10, box.centery))
        assert setup.draft.options == {"goal": 370}, "what is as usual is not chosen"
        window.scene.group.focus_on("setup.goal", window.ui)
        window.key(pygame.K_RETURN)
        assert setup.draft.options == {}
        assert window.widget("setup.goal-usual").why_not


def type_amount(window: Window, name: str, digits: str) -> None:
    box = window.widget(f"setup.{name}").box
    window.click(box.center)
    window.type(digits)


def test_amounts_are_typed_up_to_the_most_there_may_be() -> None:
    with Window() as window:
        setup = opened(window)
        type_amount(window, "goal", "9990")
        window.key(pygame.K_RETURN)
        type_amount(window, "money", "5555")  # going elsewhere takes it, as the nearest ten
        type_amount(window, "pot", "99999999")
        window.key(pygame.K_TAB)
        assert setup.draft.options == {"goal": 9990, "money": 5560, "pot": 9990}
        assert all(amount in window.words for amount in ("9990k", "5560k"))
        assert not setup.problems
        match = new_match("western", [*"ABCDE"], 1, setup.draft.options_to_play)
        assert match.view(None)["goal"] == MOST_MONEY == 9990


def test_what_is_typed_can_be_forgotten_and_taken_back_digit_by_digit() -> None:
    with Window() as window:
        setup = opened(window)
        type_amount(window, "goal", "77")
        window.key(pygame.K_ESCAPE)
        assert isinstance(window.scene, Setup) and setup.draft.options == {}
        type_amount(window, "goal", "x85")
        window.key(pygame.K_BACKSPACE)
        window.type("0")
        window.key(pygame.K_RETURN)
        assert setup.draft.options == {"goal": 80}
        window.scene.group.focus_on("setup.goal", window.ui)
        window.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
        assert setup.draft.options == {"goal": 180}, "ten steps at once"
        for _ in range(110):
            window.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
        assert setup.draft.options == {"goal": 9990}


def test_what_cannot_be_played_is_said_before_it_starts() -> None:
    with Window() as window:
        setup = opened(window)
        step(window, "money", 26)
        sentence = "Starting money must be below the goal: 400k is not below 400k."
        assert setup.problems == {"stakes": sentence}
        assert sentence in window.words and window.widget("setup.start").why_not == sentence
        step(window, "money", -40)
        assert setup.problems["stakes"].startswith("Nobody could win")
        window.press("setup.money-usual")
        assert not setup.problems and not window.widget("setup.start").why_not


@pytest.mark.parametrize(("seats", "allowed"), [(8, False), (9, True)])
def test_three_guns_triple_among_many_only(seats: int, allowed: bool) -> None:
    with Window() as window:
        setup = opened(window, seats)
        for variant in ("triple-guns", "open-train"):
            setup.draft.choose(variant, True)
        assert window.widget("setup.triple-guns").enabled == allowed
        options = setup.draft.options_to_play
        assert options == {**({"triple-guns": True} if allowed else {}), "open-train": True}
        assert setup.draft.choice().options["triple-guns"], "remembered for more of them"
        match = new_match("western", [f"P{n}" for n in range(seats)], 1, options)
        assert match.view(None)["times"]["attack-3"] == (3 if allowed else 2)
        assert match.view(None)["open-train"]


def test_the_stakes_are_remembered() -> None:
    with Window() as window:
        opened(window)
        type_amount(window, "pot", "9990")
        window.press("setup.open-train")
        window.press("setup.back")
        assert save_settings(window.ui.settings) is None
        kept = load_settings()[0].tables["western"]
        assert kept.options == {"pot": 9990, "open-train": True}
        assert len(kept.seats) == 5
        assert Setup(window.ui, "western").draft.options == kept.options


def test_ten_seats_have_ten_colours() -> None:
    with Window() as window:
        setup = opened(window, 10)
        assert len(set(setup.draft.colours)) == 10
        assert window.widget("setup.add").why_not
        window.press("setup.seat9.colour")
        assert len(set(setup.draft.colours)) == 10


def test_colours_of_a_larger_game_are_not_taken_to_the_race() -> None:
    seats = [SeatChoice(colour="pink"), SeatChoice(colour="blue"), SeatChoice(colour="black")]
    with Window(tables={"pony-express": TableChoice(seats)}) as window:
        colours = Setup(window.ui, "pony-express").draft.colours
        assert colours == ("red", "blue", "green")
