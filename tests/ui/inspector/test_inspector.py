"""F12 says what is under the pointer, and changes nothing else."""

from __future__ import annotations

import subprocess
import sys

import pygame
import pytest

from game.ui.inspector import Inspector
from game.ui.inspector.noting_canvas import NotingCanvas
from game.ui.inspector.owners import parts_of
from game.ui.kit.canvas import Canvas
from game.ui.screens.settings_screen import SettingsScreen
from game.ui.screens.title import Title
from tests.ui.harness import Window
from tests.ui.pony_express.racing import bots_session, view_of, whole_race
from tests.ui.screens.menus import SCREENS, open_title

LOOKED_AT = 6  # widgets of a screen


def inspector_of(window: Window) -> Inspector:
    assert window.loop._inspector is not None
    return window.loop._inspector


def said(window: Window) -> str:
    window.loop.draw()
    return "\n".join(inspector_of(window).lines)


def test_a_widget_is_named_with_class_id_box_and_owner() -> None:
    with Window((960, 540)) as window:
        open_title(window)
        window.key(pygame.K_F12)
        widget = window.widget("title.settings")
        window.move(widget.box.center)
        x, y, width, height = widget.box
        lines = said(window)
        assert "screen  Title" in lines
        assert f"widget  {type(widget).__name__}  'title.settings'" in lines
        assert f"box  {x:g}, {y:g}  {width:g} x {height:g}" in lines
        assert f"pixels {tuple(window.canvas.area(widget.box))}" in lines
        assert "owner  game.ui.screens.title" in lines
        assert "ui/plank" in lines and "ms" in lines


@pytest.mark.parametrize("name", SCREENS)
def test_widgets_of_every_menu_are_named(name: str) -> None:
    with Window((960, 540), text_scale=1.5) as window:
        open_title(window)
        scene = SCREENS[name](window)
        window.frames(2)
        window.key(pygame.K_F12)
        stack = " > ".join(type(scene).__name__ for scene in window.loop.scenes)
        shown = [w for w in scene.group if w.visible and w.shown.height > 1]
        for widget in shown[:: len(shown) // LOOKED_AT + 1]:
            window.move(widget.shown.center)
            assert f"screen  {stack}\n" in said(window)
            assert "widget  " in said(window)


def test_the_screen_is_drawn_as_ever_beside_the_panel() -> None:
    with Window((1280, 720), reduced_motion=True) as window:
        window.open(SettingsScreen(window.ui))
        window.move((1000, 5))
        window.frames(30)
        right = pygame.Rect(700, 0, 580, 720)
        window.loop.draw()
        plain = pygame.image.tobytes(window.canvas.surface.subsurface(right), "RGB")
        window.key(pygame.K_F12)
        window.move((1000, 5))
        window.loop.draw()
        assert pygame.image.tobytes(window.canvas.surface.subsurface(right), "RGB") == plain


def test_pressed_again_it_is_gone_without_a_trace() -> None:
    with Window((960, 540), reduced_motion=True) as window:
        open_title(window)
        window.frames(30)
        window.loop.draw()
        before, canvas, state = window.pixels(), window.ui.canvas, set(vars(window.ui.canvas))
        window.key(pygame.K_F12)
        window.loop.draw()
        assert window.pixels() != before and type(window.ui.canvas) is NotingCanvas
        window.key(pygame.K_F12)
        window.loop.draw()
        assert window.pixels() == before
        assert window.ui.canvas is canvas and type(canvas) is Canvas
        assert set(vars(canvas)) == state


def test_a_screen_never_hears_the_key() -> None:
    heard = []

    class Listener(Title):
        def intercept(self, given: object) -> bool:
            heard.append(given)
            return False

    with Window((480, 270)) as window:
        window.open(Listener(window.ui))
        window.key_down(pygame.K_F12)
        assert heard == []


def test_the_game_does_not_load_it_until_it_is_asked_for() -> None:
    look = "import sys, game.ui.loop, game.ui.screens.title; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert "game.ui.loop" in run.stdout and "game.ui.inspector" not in run.stdout


def test_the_prompt_and_the_parts_of_a_table_are_found() -> None:
    with Window((960, 540)) as window:
        match = next(whole_race(bots_session(3, 6)))
        view = view_of(window, match, 0)
        title = open_title(window)
        vars(title)["view"] = view
        paths = [part.path for part in parts_of(title)]
        assert {"view.context.board_view", "view._parts[0]"} <= set(paths)
        assert len(paths) == len(set(paths))
