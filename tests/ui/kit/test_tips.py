"""Explanations of widgets: after a rest of the pointer, never above a list or beside themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.values import Choice
from tests.ui.harness import Window

REST = 40  # frames after which something is explained
LABELS = ("One", "Two", "Three")


class Two(Scene):
    """A choice, and below it a button that its open list covers."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.index = 0

    def build(self) -> None:
        box = (100, 100, 200, 44)
        self.group.add(Choice("choice", box, LABELS, self.index, self._chosen, tip="Pick one."))
        self.group.add(Button("button", (100, 170, 200, 44), "Below", lambda: None, tip="Press."))

    def _chosen(self, index: int) -> None:
        self.index = index
        self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((0, 0, 1280, 720), (40, 40, 40))
        super().draw(canvas)


@pytest.fixture
def window() -> Iterator[Window]:
    with Window() as opened:
        opened.open(Two(opened.ui))
        opened.frames(2)
        yield opened


def rest_on(window: Window, id: str) -> None:
    window.move(window.widget(id).box.center)
    window.frames(REST)


def test_a_pointer_that_rests_is_told_what_a_widget_does(window: Window) -> None:
    rest_on(window, "choice")
    assert "Pick one." in window.words
    rest_on(window, "button")
    assert "Press." in window.words and "Pick one." not in window.words


def test_no_explanation_lies_on_an_open_list(window: Window) -> None:
    window.press("choice")
    window.frames(REST)
    assert "Three" in window.words and "Pick one." not in window.words
    rest_on(window, "button")  # covered by the list
    assert "Press." not in window.words and "Pick one." not in window.words


@pytest.mark.parametrize("how", ["pointer", "enter", "escape"])
def test_no_explanation_outlives_its_list(window: Window, how: str) -> None:
    window.press("choice")
    if how == "pointer":
        window.click((200, 215))  # a row of the list, above the button
    else:
        window.key(pygame.K_RETURN if how == "enter" else pygame.K_ESCAPE)
    window.frames(REST)
    assert "Three" not in window.words
    assert "Pick one." not in window.words
    window.move((700, 500))
    window.frames(2)
    rest_on(window, "choice")
    assert "Pick one." in window.words, "whoever comes back may ask again"


def test_what_was_pressed_is_not_explained_afterwards(window: Window) -> None:
    window.press("button")
    window.frames(REST)
    assert "Press." not in window.words


def test_what_the_screen_says_already_is_not_said_again(window: Window) -> None:
    window.widget("button").said_on_screen = True
    rest_on(window, "button")
    assert "Press." not in window.words
