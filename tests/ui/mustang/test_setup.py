"""Setting Mustang up: who begins."""

from __future__ import annotations

import pytest

from game import new_match
from game.settings import load_settings, save_settings
from game.ui.kit.values import Choice
from game.ui.screens.setup import Setup
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.screens.menus import open_title


def opened(window: Window) -> Setup:
    open_title(window)
    setup = Setup(window.ui, "mustang")
    setup.draft.seats[0].name = "Ann"
    setup.draft.seats[1].character = "Etta"
    window.open(setup)
    window.frames(1)
    return setup


def first_choice(window: Window) -> Choice:
    choice = window.widget("setup.first")
    assert isinstance(choice, Choice)
    return choice


def begins(setup: Setup) -> int:
    options = setup.draft.options_to_play
    names = [f"P{number}" for number in range(len(setup.draft.seats))]
    return new_match("mustang", names, 1, options).table.active


def test_who_begins_is_drawn_unless_somebody_is_chosen() -> None:
    with Window() as window:
        setup = opened(window)
        assert first_choice(window).labels == ["drawn at random", "Ann", "Etta", "Seat 3"]
        assert setup.draft.options_to_play == {}
        for seat in range(3):
            first_choice(window).choose(seat + 1)
            assert begins(setup) == seat


def test_a_name_that_is_typed_can_be_chosen() -> None:
    with Window() as window:
        opened(window)
        window.click(window.widget("setup.seat0.name").box.center)
        window.type("abelle")
        window.frames(2)
        assert first_choice(window).labels[1] == "Annabelle"


def test_whoever_is_chosen_begins_wherever_the_seat_comes_to_stand() -> None:
    with Window() as window:
        setup = opened(window)
        first_choice(window).choose(2)
        chosen = setup.draft.seats[1]
        window.press("setup.shuffle")
        assert setup.draft.seats[begins(setup)] is chosen
        window.press(f"setup.seat{setup.draft.seats.index(chosen)}.remove")
        assert setup.draft.options_to_play == {}


def test_the_choice_is_remembered() -> None:
    with Window() as window:
        opened(window)
        first_choice(window).choose(3)
        window.press("setup.back")
        assert save_settings(window.ui.settings) is None
        assert load_settings()[0].tables["mustang"].options == {"first": 2}
        assert Setup(window.ui, "mustang").draft.option("first") == 2


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_everything_has_its_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, language=code, text_scale=scale) as window:
        opened(window)
        assert not cut_texts(window)
        assert not crossing_texts(window)
        assert not misplaced_widgets(window)
