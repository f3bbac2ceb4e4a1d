"""When the window is drawn again, and which part of it."""

from __future__ import annotations

import math

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.kit.redraw import MOST_AREAS, SETTLES, Redraw, next_beat

RECTS = st.builds(
    pygame.Rect,
    st.integers(0, 900),
    st.integers(0, 500),
    st.integers(1, 300),
    st.integers(1, 200),
)


def settled() -> Redraw:
    redraw = Redraw()
    while redraw.is_due(0.0):
        redraw.begin(0.0)
    return redraw


def test_a_change_is_drawn_at_once_and_twice() -> None:
    redraw = settled()
    redraw.ask()
    drawn = 0
    while redraw.is_due(0.0):
        assert redraw.begin(0.0) is None
        drawn += 1
    assert drawn == SETTLES == 2


def test_what_will_change_is_drawn_then_and_not_before() -> None:
    redraw = settled()
    redraw.ask_at(2.0)
    redraw.ask_at(3.0)
    assert not redraw.is_due(1.99) and redraw.is_due(2.0)
    assert redraw.begin(2.0) is None
    assert not redraw.is_due(1e9)


def test_an_area_is_drawn_alone() -> None:
    redraw = settled()
    area = pygame.Rect(10, 10, 20, 20)
    redraw.ask_for(area, 1.0)
    redraw.ask_for(pygame.Rect(200, 10, 5, 5), 5.0)
    assert not redraw.is_due(0.9)
    assert redraw.begin(1.0) == [area]
    assert not redraw.is_due(4.9) and redraw.is_due(5.0)


def test_a_change_while_an_area_is_due_draws_everything() -> None:
    redraw = settled()
    redraw.ask_for(pygame.Rect(10, 10, 20, 20), 1.0)
    redraw.ask()
    assert redraw.begin(1.0) is None


def test_who_draws_without_being_asked_draws_everything() -> None:
    redraw = settled()
    redraw.ask_for(pygame.Rect(10, 10, 20, 20), 1.0)
    assert redraw.begin(0.5) is None


@given(st.lists(RECTS, min_size=1, max_size=12))
def test_areas_are_few_apart_and_cover_what_was_asked_for(areas: list[pygame.Rect]) -> None:
    redraw = settled()
    for area in areas:
        redraw.ask_for(area, 1.0)
    drawn = redraw.begin(1.0)
    assert drawn is not None and len(drawn) <= MOST_AREAS
    assert all(any(whole.contains(area) for whole in drawn) for area in areas)
    for number, one in enumerate(drawn):
        assert one.collidelist(drawn[number + 1 :]) < 0


@given(st.floats(0.0, 1e5), st.sampled_from([1 / 12, 0.2, 0.3]))
def test_beats_are_evenly_spaced_and_ahead(now: float, every: float) -> None:
    beat = next_beat(now, every)
    assert 0.0 < beat - now <= every * 1.001
    assert beat / every == pytest.approx(round(beat / every))
    assert next_beat(beat, every) == pytest.approx(beat + every)


def test_the_wait_is_as_long_as_nothing_changes() -> None:
    redraw = settled()
    assert redraw.wait(0.0) == math.inf
    redraw.ask_for(pygame.Rect(0, 0, 1, 1), 3.0)
    redraw.ask_at(4.0)
    assert redraw.wait(1.0) == 2.0
    redraw.keep_pace(True)
    assert redraw.wait(1.0) == 0.0
