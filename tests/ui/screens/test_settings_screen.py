"""The settings: each one changes at once, and is there again the next time."""

from __future__ import annotations

import pygame
import pytest

from game.settings import Settings, load_settings
from game.ui.key_names import key_names
from game.ui.kit.canvas import Box
from game.ui.kit.values import Choice, Slider
from game.ui.screens.settings_layout import SECTIONS, settings_layout
from game.ui.screens.settings_rows import ROWS, Level, Pick, Row, Switch
from game.ui.screens.settings_screen import SettingsScreen
from tests.ui.harness import Window
from tests.ui.screens.menus import open_title


def opened(window: Window) -> SettingsScreen:
    open_title(window)
    window.press("title.settings")
    assert isinstance(window.scene, SettingsScreen)
    return window.scene


def change(window: Window, row: Row) -> None:
    id = f"settings.{row.name}"
    if isinstance(row, Switch):
        window.press(id)
    elif isinstance(row, Level):
        box = window.widget(id).box
        window.drag(box.center, (box.right - 30, box.centery))
    else:
        window.press(id)
        window.key(pygame.K_UP)
        window.key(pygame.K_RETURN)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_setting_can_be_changed_and_is_kept(row: Row) -> None:
    with Window() as window:
        opened(window)
        before = getattr(window.ui.settings, row.name)
        change(window, row)
        after = getattr(window.ui.settings, row.name)
        assert after != before
        window.key(pygame.K_ESCAPE)
        assert window.scene.name == "title"
        kept, problem = load_settings()
        assert problem is None and getattr(kept, row.name) == after


def test_every_setting_that_a_player_may_change_is_on_the_screen() -> None:
    on_the_range = {"range_layers", "exact_numbers"}
    unseen = {"window_size", "tables", "tutorials_done", "welcomed", *on_the_range}
    assert {row.name for row in ROWS} == set(Settings.__struct_fields__) - unseen


@pytest.mark.parametrize("zoom", [0.8, 1.0])
def test_every_row_lies_on_the_sheet_of_its_section(zoom: float) -> None:
    layout = settings_layout(zoom, Box(24, 76, 1232, 564))
    for sheet, (_, section) in zip(layout.sheets, SECTIONS, strict=True):
        assert all(sheet.contains(layout.rows[row.name].whole) for row in section)
    for number, sheet in enumerate((*layout.sheets, layout.sample)):
        assert not any(sheet.colliderect(other) for other in layout.sheets[:number])


def test_the_values_of_every_choice_are_possible() -> None:
    for row in ROWS:
        if isinstance(row, Pick):
            for value in row.values:
                Settings().change(**{row.name: value})
        elif isinstance(row, Level):
            whole = isinstance(getattr(Settings(), row.name), int)
            for value in (row.low, row.high):
                Settings().change(**{row.name: int(value) if whole else value})


def test_the_language_changes_under_the_hand() -> None:
    with Window() as window:
        opened(window)
        window.press("settings.language")
        window.key(pygame.K_DOWN)
        window.key(pygame.K_RETURN)
        assert window.ui.words.code == "fr"
        assert window.scene.group.focus is window.widget("settings.language")


def test_larger_letters_are_larger() -> None:
    with Window() as window:
        opened(window)
        small = next(text for text in window.texts if text.text == "Full screen").rect.height
        window.press("settings.text_scale")
        for _ in range(3):
            window.key(pygame.K_DOWN)
        window.key(pygame.K_RETURN)
        large = next(text for text in window.texts if text.text == "Full screen").rect.height
        assert large > small * 1.3


def test_a_size_that_is_not_in_the_list_shows_the_nearest() -> None:
    with Window(text_scale=1.37) as window:
        opened(window)
        choice = window.widget("settings.text_scale")
        assert isinstance(choice, Choice) and choice.labels[choice.index] == "125 %"


def test_a_slider_is_heard_while_it_is_dragged() -> None:
    with Window() as window:
        opened(window)
        slider = window.widget("settings.effects_volume")
        assert isinstance(slider, Slider)
        window.heard.clear()
        window.drag(slider.box.center, (slider.box.x + 20, slider.box.centery))
        assert "coin-1" in window.heard
        assert window.ui.settings.effects_volume < 0.1


def test_without_a_countdown_its_seconds_cannot_be_set() -> None:
    with Window() as window:
        opened(window)
        window.press("settings.accuse_countdown")
        assert window.widget("settings.countdown_seconds").why_not


def test_what_a_setting_does_is_explained() -> None:
    with Window() as window:
        opened(window)
        for row in ROWS:
            window.move(window.widget(f"settings.{row.name}").box.center)
            window.frames(1)
            assert window.ui.say(row.help, **key_names(window.ui.words)) in window.words


def test_all_of_them_can_be_put_back_after_a_question() -> None:
    with Window(muted=True, bandits=True, text_scale=1.25) as window:
        opened(window)
        window.press("settings.reset")
        window.press("question.keep")
        assert window.ui.settings.muted
        window.press("settings.reset")
        window.press("question.reset")
        settings, usual = window.ui.settings, Settings()
        assert all(getattr(settings, row.name) == getattr(usual, row.name) for row in ROWS)


def test_no_sound_device_is_said_and_nothing_else_changes() -> None:
    with Window() as window:
        window.ui.sounds.works = False
        opened(window)
        assert "No sound device found" in window.words


def test_settings_that_cannot_be_saved_are_used_all_the_same() -> None:
    with Window() as window:
        opened(window)
        (window.home / "settings").write_text("a file where a folder should be")
        window.press("settings.bandits")
        window.press("settings.back")
        assert window.scene.name == "question" and window.ui.settings.bandits
