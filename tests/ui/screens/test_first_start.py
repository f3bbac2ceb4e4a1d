"""The first start: language and bandits are asked for once, and kept."""

from __future__ import annotations

import pygame
import pytest

from game.settings import load_settings
from game.ui.screens.first_start import FirstStart
from game.ui.screens.title import UNDISTURBED, Title
from tests.ui.harness import Window


def started(window: Window) -> None:
    window.open(Title(window.ui, looks_back=True))
    window.frames(UNDISTURBED + 2)


def test_language_and_bandits_are_asked_together_and_seen_at_once() -> None:
    with Window() as window:
        started(window)
        assert isinstance(window.scene, FirstStart)
        window.press("first-start.fr")
        assert window.ui.words.code == "fr" and "En selle" in window.words
        window.press("first-start.bandits")
        assert window.ui.settings.bandits
        window.press("first-start.indians")
        assert not window.ui.settings.bandits
        window.press("first-start.bandits")
        window.press("first-start.start")
        assert isinstance(window.scene, Title)
        kept, problem = load_settings()
        assert problem is None
        assert (kept.language, kept.bandits, kept.welcomed) == ("fr", True, True)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_one_key_keeps_what_is_usual(key: int) -> None:
    with Window() as window:
        started(window)
        window.key(key)
        assert isinstance(window.scene, Title) and not window.ui.settings.bandits
        assert load_settings()[0].welcomed


def test_it_is_asked_only_once() -> None:
    with Window(welcomed=True) as window:
        started(window)
        assert isinstance(window.scene, Title)


def test_whoever_goes_straight_to_a_table_is_not_asked() -> None:
    with Window() as window:
        window.open(Title(window.ui))
        window.frames(UNDISTURBED + 2)
        assert isinstance(window.scene, Title)
