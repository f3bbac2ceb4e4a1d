"""How large the window is when it opens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.opening import LARGEST, PANELS, SMALLEST, USUAL, first_size
from tests.ui.harness import Window

DESKTOPS = [
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1280, 1024),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (2560, 1440),
    (1080, 1920),
    (3840, 2160),
]
SIZES = st.tuples(st.integers(640, 8000), st.integers(480, 5000))


@pytest.mark.parametrize("desktop", DESKTOPS)
@pytest.mark.parametrize("remembered", [None, (1280, 720), (1920, 1080), (3840, 2160)])
def test_the_window_fits_the_desktop(
    desktop: tuple[int, int], remembered: tuple[int, int] | None
) -> None:
    width, height = first_size(remembered, [desktop])
    assert width <= desktop[0] and height <= desktop[1] - PANELS


@pytest.mark.parametrize("desktop", [size for size in DESKTOPS if size >= (1600, 1000)])
def test_the_window_is_larger_than_usual_where_there_is_room(desktop: tuple[int, int]) -> None:
    width, height = first_size(None, [desktop])
    assert width > USUAL[0] and height > USUAL[1]


@given(SIZES)
def test_a_first_window_is_wide_as_the_screen_is_designed(desktop: tuple[int, int]) -> None:
    width, height = first_size(None, [desktop])
    assert width * 9 == height * 16
    assert SMALLEST <= (width, height) <= LARGEST


@given(SIZES, SIZES)
def test_what_the_player_left_is_kept_where_it_fits(
    desktop: tuple[int, int], remembered: tuple[int, int]
) -> None:
    fits = remembered[0] <= desktop[0] and remembered[1] <= desktop[1] - PANELS
    assert (first_size(remembered, [desktop]) == remembered) or not fits


def test_only_a_size_that_the_player_chose_is_remembered() -> None:
    with Window(window_size=None) as window:
        window.resize(window.loop.window.size)
        assert window.ui.settings.window_size is None
        window.resize((1000, 600))
        assert window.ui.settings.window_size == (1000, 600)
