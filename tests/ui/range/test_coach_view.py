"""The coach: asked after a miss, it shows a better shot, and is gone with the next one."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame
import pytest

from game.practice.coach.advice import USUAL_SPREAD, advice_slices
from game.practice.layout import Layout, SceneKind
from game.ui.kit.theme import LIGHT_GOLD
from game.ui.range.coach.fan import SCALE, draw_advice, row_of, shade
from game.ui.range.screen import Range
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.range.ranging import kept, open_range, shoot

PAST = 8.0  # degrees off: a sure miss


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window() as opened:
        yield opened


@pytest.fixture
def opened(window: Window) -> Iterator[Range]:
    opened = open_range(window)
    opened.context.practise(Layout())
    window.frames(1)
    yield opened
    while len(window.loop.scenes) > 1:
        window.loop.pop()


def ask(window: Window, opened: Range) -> None:
    window.key(pygame.K_a)
    window.until(lambda: opened.coach.found is not None, most=600)
    window.frames(1)


def test_it_has_nothing_to_say_before_a_shot(window: Window, opened: Range) -> None:
    assert not window.widget("range.coach").enabled
    window.key(pygame.K_a)
    assert not opened.coach.is_asked


def test_after_a_miss_it_draws_a_better_shot_and_says_it(window: Window, opened: Range) -> None:
    shoot(window, opened, off=PAST)
    window.frames(1)
    before = window.pixels()
    window.press("range.coach")
    window.until(lambda: opened.coach.found is not None, most=600)
    window.frames(1)
    found = opened.coach.found
    assert found is not None
    for sentence in found.sentences:
        assert str(sentence) in window.words
    assert "a better shot" in window.words
    board = opened.context.board.view.box
    assert window.pixels() != before
    x, y = opened.context.board.view.to_screen(found.start)
    assert board.collidepoint((x, y))


def test_it_is_gone_with_the_next_shot(window: Window, opened: Range) -> None:
    shoot(window, opened, off=PAST)
    ask(window, opened)
    opened.context.go_on()
    window.frames(1)
    assert opened.coach.found is not None, "while one aims by it, it stays"
    shoot(window, opened, off=PAST)
    assert not opened.coach.is_asked
    assert "range.page-coach" not in window.ids


def test_it_is_gone_with_another_table_and_by_the_same_key(window: Window, opened: Range) -> None:
    shoot(window, opened, off=PAST)
    ask(window, opened)
    window.key(pygame.K_a)
    assert not opened.coach.is_asked
    ask(window, opened)
    window.press("range.tab-figures")
    assert not opened.coach.is_asked


def test_a_hit_needs_no_coach(window: Window, opened: Range) -> None:
    opened.context.practise(Layout(target=(14.0, 22.0)))
    assert shoot(window, opened).hit
    window.frames(1)
    assert not window.widget("range.coach").enabled


@pytest.mark.parametrize("scene", ["duel", "figures"])
def test_it_thinks_in_many_small_slices(scene: SceneKind) -> None:
    layout = Layout(scene=scene)
    slices = list(advice_slices(layout, kept(layout, off=PAST), USUAL_SPREAD))
    assert slices[-1] is not None and not any(slices[:-1])
    assert len(slices) > (100 if scene == "duel" else 300)


def test_its_map_is_soon_on_the_board_at_any_size() -> None:
    with Window() as window:
        opened = open_range(window)
        shoot(window, opened, off=PAST)
        ask(window, opened)
        window.frames(10)
        assert colour_of_arrow(window, opened) == LIGHT_GOLD
        window.resize((1600, 900))
        window.frames(10)
        assert colour_of_arrow(window, opened) == LIGHT_GOLD


def colour_of_arrow(window: Window, opened: Range) -> tuple[int, ...]:
    """A little ahead of the better start."""
    found = opened.coach.found
    assert found is not None
    (x, y), way = found.start, math.radians(found.angle)
    at = opened.context.board.view.to_screen((x + 8 * math.cos(way), y + 8 * math.sin(way)))
    return tuple(window.canvas.surface.get_at(window.canvas.at(at)))[:3]


def test_bright_is_good_without_colours_too() -> None:
    def light(colour: tuple[int, int, int]) -> float:
        red, green, blue = colour
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    lights = [light(shade(n / 20)) for n in range(21)]
    assert lights == sorted(lights) and lights[-1] - lights[0] > 180
    assert shade(0.0) == SCALE[0] and shade(1.0) == SCALE[-1]


def test_the_map_has_a_wedge_for_each_angle_and_a_bar_for_each_start(
    window: Window, opened: Range
) -> None:
    shoot(window, opened, off=PAST)
    ask(window, opened)
    found, shot = opened.coach.found, opened.coach.shot
    assert found is not None and shot is not None
    scene = shot.layout.to_scene()
    board = opened.context.board.view.board
    drawing = draw_advice(board, scene.line, found, shot.kept, (45.0, 4.0))
    wedges = [part for part in drawing.parts if part.startswith("<polygon")]
    assert len(wedges) == len(row_of(found).angles) + len(found.rows)


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_texts_have_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, text_scale=scale, language=code) as window:
        opened = open_range(window)
        opened.context.practise(Layout(riders=((27.0, 16.2),)))
        shoot(window, opened, off=3.0)
        ask(window, opened)
        assert cut_texts(window) == []
        assert crossing_texts(window) == []
        assert [ids for ids in misplaced_widgets(window) if "range.board" not in ids] == []
