"""Every menu: all its widgets can be reached by keyboard, no text is cut or crosses another, and
no widget does."""

from __future__ import annotations

import pytest

from game.i18n import LANGUAGES
from game.ui.kit.values import Choice
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.screens.menus import (
    SCREENS,
    open_title,
    reached_by_arrows,
    reached_by_tab,
    stops,
)


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_no_text_is_cut_and_nothing_crosses(size: tuple[int, int], scale: float, code: str) -> None:
    wrong: list[tuple[str, object]] = []
    with Window(size, language=code, text_scale=scale) as window:
        open_title(window)
        for name, open_screen in SCREENS.items():
            open_screen(window)
            window.frames(2)
            wrong += [(name, text) for text in (*cut_texts(window), *crossing_texts(window))]
            wrong += [(name, widgets) for widgets in misplaced_widgets(window)]
            window.loop.home()
    assert not wrong


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_is_cut_in_an_open_list(code: str) -> None:
    for name in ("set-up of five", "set-up of ten", "settings", "who plays"):
        with Window((960, 540), language=code) as window:
            SCREENS[name](window)
            choices = [widget.id for widget in window.scene.group if isinstance(widget, Choice)]
            for id in choices:
                window.press(id)
                assert not cut_texts(window) and not crossing_texts(window), (name, id)
                window.scene.group[id].open = False  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", SCREENS)
def test_every_widget_is_reached_by_tab(name: str) -> None:
    with Window() as window:
        SCREENS[name](window)
        window.frames(2)  # a page that scrolls knows its height once it was drawn
        assert reached_by_tab(window) == stops(window)


@pytest.mark.parametrize("name", SCREENS)
def test_every_widget_is_reached_by_arrows(name: str) -> None:
    with Window() as window:
        SCREENS[name](window)
        window.frames(2)
        assert reached_by_arrows(window) == stops(window)


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_moves_where_less_motion_is_wanted(name: str) -> None:
    with Window(reduced_motion=True) as window:
        SCREENS[name](window)
        window.frames(2)
        before = window.pixels()
        window.frames(10, 0.1)
        assert window.pixels() == before
