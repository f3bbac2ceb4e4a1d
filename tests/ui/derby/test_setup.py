"""Setting a derby up: how the first cards come to the horses, and the variants."""

from __future__ import annotations

import pygame
import pytest

from game import new_match
from game.rules.derby.box import shipped_box
from game.rules.derby.options import SWITCHES
from game.settings import load_settings, save_settings
from game.ui.screens.setup import Setup
from game.wording.derby import DerbyWords
from game.wording.derby.variants import ways_told
from tests.ui.harness import Window, cut_texts
from tests.ui.screens.menus import open_title

NO_VARIANTS = dict.fromkeys(SWITCHES, False)


def opened(window: Window) -> Setup:
    open_title(window)
    window.press("title.derby")
    assert isinstance(window.scene, Setup)
    return window.scene


def test_two_to_six_bettors_sit_down() -> None:
    with Window() as window:
        setup = opened(window)
        assert "A new Derby" in window.words and "Bettors" in window.words
        assert len(setup.draft.seats) == 4
        for _ in range(2):
            window.press("setup.add")
        assert "six bettors" in window.widget("setup.add").why_not
        assert len(set(setup.draft.colours)) == 6
        for _ in range(4):
            window.press("setup.seat1.remove")
        assert "two bettors" in window.widget("setup.seat1.remove").why_not
        assert not cut_texts(window)


@pytest.mark.parametrize("way", range(4))
def test_one_way_of_the_first_card_is_chosen_and_explained(way: int) -> None:
    with Window() as window:
        setup = opened(window)
        ways = ways_told(DerbyWords("en"), shipped_box().first_cards)
        assert (
            ways[0].startswith("The same cards in every game: black 9 for Brown")
            and ways[0] in window.words
        ), "as usual"
        window.press(f"setup.first-card-{way}")
        window.move((4, 4))  # no tip in the way
        assert [text for text in ways if text in window.words] == [ways[way]]
        skins = [window.widget(f"setup.first-card-{n}").skin for n in range(4)]  # type: ignore[attr-defined]
        assert skins == ["green" if n == way else "on" for n in range(4)]
        match = new_match("derby", ["Ann", "Bob"], 1, setup.draft.options_to_play)
        assert match.view(None)["options"] == {"first-card": way, **NO_VARIANTS}


def test_by_keyboard_too() -> None:
    with Window() as window:
        setup = opened(window)
        for id in ("setup.first-card-2", "setup.hard-ride"):
            setup.group.focus_on(id, window.ui)
            window.key(pygame.K_RETURN)
        assert setup.draft.options == {"first-card": 2, "hard-ride": True}


def test_the_options_are_remembered() -> None:
    with Window() as window:
        opened(window)
        for id in ("first-card-3", "hard-ride", "choose-tracks", "choose-tracks", "back"):
            window.press(f"setup.{id}")
        assert save_settings(window.ui.settings) is None
        kept = load_settings()[0].tables["derby"]
        assert kept.options == {"first-card": 3, "hard-ride": True}
        assert Setup(window.ui, "derby").draft.options == kept.options
