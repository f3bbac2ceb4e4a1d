"""The widgets: pressed, dragged and typed into, by pointer and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.scroll import Scroll
from game.ui.kit.text_field import TextField
from game.ui.kit.values import Choice, Slider
from tests.ui.harness import Window


class Desk(Scene):
    """One of each widget; `told` is what they said."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.told: list[Any] = []
        self.popped = False

    def build(self) -> None:
        tell = self.told.append
        add = self.group.add
        add(Button("go", (40, 40, 200, 56), "Go", lambda: tell("go")))
        stuck = add(Button("stuck", (40, 120, 200, 56), "Stuck", lambda: tell("stuck")))
        stuck.disable("The horse is tired.")
        add(Check("tick", (40, 200, 200, 40), "Tick", False, lambda: tell("tick")))
        add(Slider("slide", (300, 40, 240, 40), 0.5, tell, steps=10))
        add(Choice("choose", (300, 120, 240, 44), ["one", "two", "three"], 0, tell))
        add(TextField("name", (300, 200, 240, 44), "Ann", tell, longest=8))
        add(Scroll("list", (600, 40, 300, 200), self._lines))

    def _lines(self, canvas: Canvas, box: Box) -> float:
        for number in range(30):
            canvas.text(f"line {number}", (box.x, box.y + number * 30, box.width, 30))
        return 900.0

    def escape(self) -> None:
        self.popped = True


@pytest.fixture
def window() -> Iterator[Window]:
    with Window() as window:
        window.open(Desk(window.ui))
        yield window


def told(window: Window) -> list[Any]:
    assert isinstance(window.scene, Desk)
    return window.scene.told


def focus(window: Window, id: str) -> Any:
    window.scene.group.focus_on(id, window.ui)
    return window.widget(id)


def test_a_button_is_pressed_where_it_is_let_go(window: Window) -> None:
    window.press("go")
    assert told(window) == ["go"]
    window.button_down((100, 60))
    window.move((700, 600), held=True)
    window.button_up((700, 600))
    assert told(window) == ["go"]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_a_button_is_pressed_by_key(window: Window, key: int) -> None:
    focus(window, "go")
    window.key(key)
    assert told(window) == ["go"]


def test_a_disabled_button_says_why_and_does_nothing(window: Window) -> None:
    window.click((100, 140))
    focus(window, "stuck")
    window.key(pygame.K_RETURN)
    window.frames(40)
    assert told(window) == []
    assert "The horse is tired." in window.words
    assert "error" in window.heard


def test_tab_visits_every_widget_and_comes_round_again(window: Window) -> None:
    seen = []
    for _ in range(7):
        window.key(pygame.K_TAB)
        assert window.scene.group.focus is not None
        seen.append(window.scene.group.focus.id)
    assert seen == ["go", "stuck", "tick", "slide", "choose", "name", "list"]
    window.key(pygame.K_TAB)
    assert window.scene.group.focus is not None
    assert window.scene.group.focus.id == "go"
    window.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert window.scene.group.focus.id == "list"


def test_arrows_go_to_the_nearest_in_their_direction(window: Window) -> None:
    focus(window, "go")
    window.key(pygame.K_DOWN)
    assert window.widget("stuck").focused
    window.key(pygame.K_RIGHT)
    assert window.widget("choose").focused


def test_the_focus_survives_a_screen_that_is_built_anew(window: Window) -> None:
    focus(window, "tick")
    window.resize((960, 540))
    assert window.widget("tick").focused


def test_what_the_pointer_pressed_is_not_pressed_again_by_a_key_unseen(window: Window) -> None:
    window.press("go")
    window.key(pygame.K_SPACE)
    window.key(pygame.K_RETURN)
    assert told(window) == ["go"]
    window.key(pygame.K_TAB)  # from there on, and now the ring is seen
    assert window.scene.group.focus is window.widget("stuck")
    window.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    window.key(pygame.K_SPACE)
    assert told(window) == ["go", "go"]


@pytest.mark.parametrize("how", ["hidden", "disabled", "covered", "gone"])
@pytest.mark.parametrize("home", ["", "slide"])
def test_the_focus_leaves_what_can_no_longer_be_used(window: Window, how: str, home: str) -> None:
    scene, widget = window.scene, focus(window, "go")
    if home:
        scene.group.rest_on(home, window.ui)
    if how == "hidden":
        widget.visible = False
    elif how == "disabled":
        widget.disable("Gone to lunch.")
    elif how == "covered":
        scene.group.add(Button("cover", widget.box.inflate(8, 8), "Cover", lambda: None))
    else:
        scene.group._widgets.remove(widget)
    window.key(pygame.K_RETURN)
    assert told(window) == []
    found = scene.group.focus
    assert found is (window.widget(home) if home else None)
    assert not widget.focused


def test_the_focus_leaves_what_is_disabled_when_the_screen_is_built_anew(window: Window) -> None:
    focus(window, "stuck").why_not = ""
    window.scene.group.focus_on("go", window.ui)
    focus(window, "stuck")
    window.scene.rebuild()
    assert window.scene.group.focus is None


def test_tab_still_finds_out_why_something_is_disabled(window: Window) -> None:
    focus(window, "go")
    window.key(pygame.K_TAB)
    for _ in range(2):
        window.key(pygame.K_RETURN)
        assert window.scene.group.focus is window.widget("stuck")
        assert "The horse is tired." in window.words
        window.scene.rebuild()


def test_a_slider_follows_pointer_and_arrows(window: Window) -> None:
    window.drag((420, 60), (538, 60))
    assert told(window)[-1] == 1.0
    slider = focus(window, "slide")
    window.key(pygame.K_LEFT)
    assert slider.value == pytest.approx(0.9)


def test_a_choice_opens_and_closes(window: Window) -> None:
    choice = focus(window, "choose")
    window.key(pygame.K_RETURN)
    assert choice.open
    window.key(pygame.K_DOWN)
    window.key(pygame.K_DOWN)
    window.key(pygame.K_RETURN)
    assert told(window) == [2]
    window.key(pygame.K_RETURN)
    window.key(pygame.K_ESCAPE)
    assert not choice.open
    assert not window.scene.popped  # type: ignore[attr-defined]


def test_a_choice_is_made_with_the_pointer_over_what_lies_below(window: Window) -> None:
    window.press("choose")
    window.frames(2)
    window.click((400, 240))  # the second row, which lies over the text field
    assert told(window) == [1]
    assert not window.widget("name").focused


def test_typing_changes_the_text(window: Window) -> None:
    window.press("name")
    window.type("ie")
    assert told(window)[-1] == "Annie"


def test_text_is_never_longer_than_it_may_be(window: Window) -> None:
    window.press("name")
    window.type("abcdefghij")
    assert told(window)[-1] == "Annabcde"


def test_text_can_be_selected_and_replaced(window: Window) -> None:
    window.press("name")
    window.key(pygame.K_a, pygame.KMOD_CTRL)
    window.type("Bob")
    assert told(window)[-1] == "Bob"


def test_text_moves_by_the_clipboard(window: Window) -> None:
    window.press("name")
    window.key(pygame.K_a, pygame.KMOD_CTRL)
    window.key(pygame.K_x, pygame.KMOD_CTRL)
    assert told(window)[-1] == ""
    window.key(pygame.K_v, pygame.KMOD_CTRL)
    window.key(pygame.K_v, pygame.KMOD_CTRL)
    assert told(window)[-1] == "AnnAnn"


def test_letters_being_composed_are_shown_and_not_yet_there(window: Window) -> None:
    window.press("name")
    window._send(pygame.TEXTEDITING, text="ñ", start=0, length=1)
    window.frames(1)
    assert "Annñ" in window.words
    assert told(window) == []


def test_control_characters_are_not_typed(window: Window) -> None:
    window.press("name")
    window.type("\n\t")
    assert told(window) == []


def test_backspace_and_delete(window: Window) -> None:
    window.press("name")
    window.key(pygame.K_END)
    window.key(pygame.K_BACKSPACE)
    assert told(window)[-1] == "An"
    window.key(pygame.K_HOME)
    window.key(pygame.K_DELETE)
    assert told(window)[-1] == "n"


def test_a_list_scrolls_by_wheel_keys_and_drag(window: Window) -> None:
    scroll = window.widget("list")
    assert isinstance(scroll, Scroll)
    window.frames(1)
    window.wheel((700, 100), -1)
    assert scroll.offset > 0
    focus(window, "list")
    window.key(pygame.K_END)
    assert scroll.offset == 700
    window.key(pygame.K_HOME)
    window.drag((700, 200), (700, 100))
    assert scroll.offset == pytest.approx(100, abs=20)


def test_escape_is_for_the_screen(window: Window) -> None:
    window.key(pygame.K_ESCAPE)
    assert window.scene.popped  # type: ignore[attr-defined]


def test_a_press_is_let_go_when_the_window_loses_the_focus(window: Window) -> None:
    window.button_down((100, 60))
    window.lose_focus()
    window.gain_focus()
    window.button_up((100, 60))
    assert told(window) == []


def test_what_plays_on_falls_silent_under_another_screen(window: Window) -> None:
    window.ui.sounds.loop("drum-roll")
    channel = window.ui.sounds._loops["drum-roll"]
    assert channel.get_volume() > 0
    above = window.open(Desk(window.ui))
    above.overlay = True
    assert channel.get_volume() == 0
    window.open(Desk(window.ui))
    window.loop.pop()
    assert channel.get_volume() == 0, "there is still the one in between"
    window.loop.pop()
    assert channel.get_volume() > 0


def test_a_button_looks_the_same_as_one_picture(window: Window) -> None:
    class Drawn(Button):
        """Is drawn part by part, as everything that is more than a button."""

    looks = []
    for kind in (Button, Drawn):
        window.canvas.surface.fill((90, 60, 40))
        for number, skin in enumerate(("on", "green", "red", "dark")):
            plank = kind("b", (700, 300 + 80 * number, 180, 56), "Go", lambda: None, skin=skin)
            plank.sub = "now" if number % 2 else ""
            plank.draw(window.canvas, window.ui)
        looks.append(pygame.image.tobytes(window.canvas.surface, "RGB"))
    assert max(abs(a - b) for a, b in zip(*looks, strict=True)) <= 6  # rounding


def test_a_widget_hears_where_it_is_let_go(window: Window) -> None:
    seen: list[Any] = []
    window.widget("slide").released = lambda point, ui: seen.append(point)  # type: ignore[method-assign]
    window.drag((400, 60), (700, 600))
    assert seen == [(700, 600)]


def test_letters_are_listened_for_as_soon_as_a_field_is_reached_by_tab(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the first one that is typed would be lost."""
    began: list[bool] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: began.append(True))
    while window.scene.group.focus is None or window.scene.group.focus.id != "name":
        assert not began
        window.key(pygame.K_TAB)
    assert began
