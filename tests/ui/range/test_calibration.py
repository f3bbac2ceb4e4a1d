"""Five flicks as the player likes them make the sensitivity."""

from __future__ import annotations

import time

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.settings import GREATEST_SENSITIVITY, LEAST_SENSITIVITY
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Point
from game.ui.pony_express.shots.gesture import POWER, power_of
from game.ui.pony_express.shots.sensitivity import FLICKS, GOOD, fitting
from game.ui.range.calibration import Calibration
from game.ui.screens.settings_screen import SettingsScreen
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.range.ranging import open_range
from tests.ui.screens.menus import reached_by_tab, stops

RIVETS = 12.0  # how far the rivets reach in from each end of a plank

PACES = st.lists(st.floats(900.0, 8000.0), min_size=FLICKS, max_size=FLICKS)


@given(PACES)
def test_the_usual_flick_becomes_a_good_shot(paces: list[float]) -> None:
    usual = sorted(paces)[FLICKS // 2]
    assert power_of(usual, fitting(paces)) == pytest.approx(GOOD, rel=0.03)


@given(PACES, st.integers(0, FLICKS - 1), st.floats(1.0, 100_000.0))
def test_one_flick_that_went_wrong_does_not_matter_much(
    paces: list[float], which: int, wrong: float
) -> None:
    """The middle stays between its neighbours."""
    low, _, high = sorted(paces)[1:4]
    changed = [*paces[:which], wrong, *paces[which + 1 :]]
    assert fitting([high]) - 0.01 <= fitting(changed) <= fitting([low]) + 0.01


@pytest.mark.parametrize("pace", [1.0, 10.0, 1e6])
def test_sensitivity_stays_within_what_the_settings_take(pace: float) -> None:
    assert LEAST_SENSITIVITY <= fitting([pace] * FLICKS) <= GREATEST_SENSITIVITY


def calibrate(window: Window) -> Calibration:
    scene = window.scene
    assert isinstance(scene, Calibration)
    return scene


def flick(window: Window, length: float, steps: int = 10) -> None:
    """From the die to the right, in as much time as that takes."""
    begin = calibrate(window)._die
    window.move(begin)
    window.button_down(begin)
    for step in range(1, steps + 1):
        time.sleep(0.008)
        window.move(beside(begin, length * step / steps), held=True)
    window.button_up(beside(begin, length))
    window.frames(1)


def beside(at: Point, by: float) -> Point:
    return at[0] + by, at[1]


def flick_until(window: Window, count: int, length: float = 120.0) -> None:
    """A busy machine may refuse one now and then."""
    for _ in range(8 * FLICKS):
        if len(calibrate(window).paces) >= count:
            return
        flick(window, length)
    raise AssertionError(window.words)


def test_five_flicks_set_the_sensitivity_and_say_what_changed() -> None:
    with Window() as window:
        window.open(SettingsScreen(window.ui))
        window.press("settings.calibrate")
        assert not window.widget("calibration.accept").enabled
        flick_until(window, 1)
        assert "Flicks to go: 4." in window.words
        flick_until(window, FLICKS)
        scene = calibrate(window)
        wanted = scene.sensitivity
        assert window.ui.settings.flick_sensitivity == 1.0  # nothing has changed yet
        assert "Sensitivity: 100 % before" in window.words
        assert f"{round(100 * wanted)} % now" in window.words
        window.key(pygame.K_RETURN)  # the focus is on what to do next
        assert window.scene.name == "settings"
        assert window.ui.settings.flick_sensitivity == wanted
        assert f"{round(100 * wanted)} %" in window.words


@pytest.mark.parametrize("way", ["escape", "button", "keys"])
def test_it_can_be_cancelled_without_a_trace(way: str) -> None:
    with Window(flick_sensitivity=1.4) as window:
        opened = open_range(window)
        window.press("range.calibrate")
        flick_until(window, 2)
        window.press("calibration.again")
        assert not calibrate(window).paces
        flick_until(window, 1)
        if way == "escape":
            window.key(pygame.K_ESCAPE)
        elif way == "button":
            window.press("calibration.cancel")
        else:
            while window.scene.group.focus is not window.widget("calibration.cancel"):
                window.key(pygame.K_TAB)
            window.key(pygame.K_SPACE)
        assert window.scene is opened
        assert window.ui.settings.flick_sensitivity == 1.4


def test_a_click_and_a_burst_do_not_count() -> None:
    with Window() as window:
        window.open(Calibration(window.ui))
        window.click(calibrate(window)._die)
        assert "too slow" in window.words and not calibrate(window).paces
        begin = calibrate(window)._die
        window.button_down(begin)
        window.move(beside(begin, 200.0), held=True)
        window.button_up(beside(begin, 200.0))
        window.frames(1)
        assert "stalled" in window.words and not calibrate(window).paces


def test_sensitivity_counts_in_the_next_shot() -> None:
    """Twice the sensitivity, twice the power for the same way of the hand."""
    speeds = []
    for sensitivity in (0.5, 1.0):
        with Window(flick_sensitivity=sensitivity) as window:
            opened = open_range(window)
            aimer = opened.context.stand.aimer
            x, y = aimer.hand.start
            aimer.hand.measure = aimer._measure()
            aimer.hand.press((x, y), 1, 0.0)
            for step in range(1, 16):
                aimer.hand.point((x + step, y), step * 0.008)
            aim = aimer.hand.release((x + 15, y), 1, 0.12)
            assert aim is not None
            speeds.append(aim.speed)
            pixels = opened.context.board.view.scale
    assert speeds[1] == pytest.approx(2 * speeds[0])
    assert speeds[1] == pytest.approx(POWER * pixels / 0.008, rel=0.001)


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_everything_fits_and_is_reached_by_tab(
    size: tuple[int, int], scale: float, code: str
) -> None:
    with Window(size, text_scale=scale, language=code) as window:
        window.open(Calibration(window.ui))
        for paces in ([], [900.0, 1000.0, 5000.0, 1100.0, 950.0]):
            for pace in paces:
                calibrate(window)._take(pace)
            window.frames(1)
            assert not cut_texts(window)
            assert not crossing_texts(window)
            assert not misplaced_widgets(window)
            assert reached_by_tab(window) == stops(window)


@pytest.mark.parametrize("code", ["en", "fr", "it"])
def test_labels_keep_off_the_rivets_of_their_planks(code: str) -> None:
    with Window((960, 540), language=code) as window:
        window.open(Calibration(window.ui))
        for name in ("accept", "again", "cancel"):
            plank = window.widget(f"calibration.{name}")
            assert isinstance(plank, Button)
            (label,) = (one.rect for one in window.texts if one.text == plank.label)
            assert plank.box.x + RIVETS <= label.x, name
            assert label.right <= plank.box.right - RIVETS, name
