"""The ten-sided die on the screen: it is seen as it lies, tumbles to its place, and is heard."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.derby.die.ten_sided_die import TenSidedDie, draw_still_die
from game.ui.kit.canvas import Box, Canvas
from tests.ui.harness import Window

AREA = Box(772, 538, 496, 174)
PLACE = (838.0, 598.0)
FRAME = 1 / 60


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window() as window:
        yield window


@pytest.fixture
def die(window: Window) -> TenSidedDie:
    die = TenSidedDie(window.loop.ui)
    die.lay_out(AREA, PLACE)
    window.loop.ui.settings.change(reduced_motion=False)
    window.loop.ui.sounds.played = []
    return die


def drawn(die: TenSidedDie, canvas: Canvas) -> bytes:
    canvas.surface.fill((228, 205, 150))
    die.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def watched(die: TenSidedDie) -> float:
    time = 0.0
    while not die.done:
        die.advance(FRAME)
        time += FRAME
    return time


def test_it_tumbles_to_its_place_and_ends_with_its_face(die: TenSidedDie, window: Window) -> None:
    lasts = die.roll(7, "a seed")
    assert (die.done, die.face) == (False, None)
    assert pygame.Vector2(die.at).distance_to(PLACE) > 150
    first = drawn(die, window.canvas)
    assert abs(watched(die) - lasts) < 2 * FRAME
    assert (die.face, die.at) == (7, PLACE)
    assert drawn(die, window.canvas) != first
    heard = window.loop.ui.sounds.played
    assert heard is not None
    assert heard[0] == "die10-roll"
    assert {"die10-tick-1", "die10-tick-2"} & set(heard)
    assert heard[-1] == "die10-settle"


def test_nerve_draws_out_its_last_moments(die: TenSidedDie) -> None:
    plain = die.roll(3, 5)
    assert die.roll(3, 5, nerve=1.0) == pytest.approx(plain + 0.5)
    assert watched(die) == pytest.approx(plain + 0.5, abs=2 * FRAME)


def test_to_skip_shows_the_same_end(die: TenSidedDie, window: Window) -> None:
    die.expect(2, 7)
    die.roll(2, 7)
    watched(die)
    picture = drawn(die, window.canvas)
    die.roll(2, 7)
    die.skip()
    assert (die.done, die.face) == (True, 2)
    assert drawn(die, window.canvas) == picture
    die.show(2)
    assert drawn(die, window.canvas) == picture, "it stays as it came to rest"


def test_it_can_be_shown_at_rest_and_hidden(die: TenSidedDie, window: Window) -> None:
    nothing, shown = drawn(die, window.canvas), set()
    for face in range(1, 11):
        die.show(face)
        shown.add(drawn(die, window.canvas))
    assert len(shown | {nothing}) == 11
    die.hide()
    assert (drawn(die, window.canvas), die.face) == (nothing, None)


def test_with_reduced_motion_it_just_lies_there(die: TenSidedDie, window: Window) -> None:
    window.loop.ui.settings.change(reduced_motion=True)
    die.expect(10, 1)
    assert die.roll(10, 1) == 0.0
    assert (die.done, die.face) == (True, 10)


def test_on_a_page_each_face_looks_its_own(window: Window) -> None:
    canvas, seen = window.canvas, set()
    for face in range(1, 11):
        canvas.surface.fill((228, 205, 150))
        draw_still_die(canvas, Box(40, 40, 90, 90), face)
        seen.add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(seen) == 10
