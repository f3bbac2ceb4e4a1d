"""Of what is drawn at a pixel, only what can be seen there is named."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.inspector.noting_canvas import NotingCanvas
from game.ui.inspector.probe import UNKNOWN
from tests.ui.harness import Window

AT = (200, 200)
AROUND = (100, 100, 200, 200)


@pytest.fixture
def canvas() -> Iterator[NotingCanvas]:
    with Window((1280, 720)) as window:
        noting = NotingCanvas.over(window.canvas)
        noting.surface.fill((9, 9, 9))
        noting.probe.begin(AT)
        yield noting
        noting.leave()


def names(canvas: NotingCanvas) -> list[str]:
    return canvas.probe.names(canvas.surface)


def test_pictures_one_in_the_other_are_named_from_above(canvas: NotingCanvas) -> None:
    canvas.nine("ui/panel", AROUND)
    canvas.fill(AROUND, (200, 10, 10), alpha=90)
    canvas.nine("ui/glow", AROUND)
    assert names(canvas)[-1] == "ui/panel (nine-slice)"


def test_what_is_covered_is_not_named(canvas: NotingCanvas) -> None:
    canvas.picture("cards/card-front", AROUND)
    canvas.picture("cards/card-back", AROUND)
    assert names(canvas) == ["cards/card-back"]


def test_what_is_covered_by_hand_is_not_named_either(canvas: NotingCanvas) -> None:
    canvas.picture("cards/card-front", AROUND)
    pygame.draw.rect(canvas.surface, (1, 2, 3), AROUND)
    assert names(canvas) == [UNKNOWN]
    canvas.nine("ui/glow", AROUND)
    assert "cards/card-front" not in names(canvas)


def test_what_is_drawn_elsewhere_is_not_named(canvas: NotingCanvas) -> None:
    canvas.picture("cards/card-front", (600, 100, 200, 200))
    with canvas.clipped((600, 0, 100, 100)):
        canvas.picture("cards/card-back", AROUND)
    assert names(canvas) == [UNKNOWN]


def test_a_composed_picture_tells_its_parts_also_when_it_is_kept(canvas: NotingCanvas) -> None:
    def paint() -> None:
        canvas.nine("ui/panel", AROUND)

    for _ in range(2):
        canvas.probe.begin(AT)
        canvas.composed(("for the test",), AROUND, paint)
        assert names(canvas) == ["ui/panel (nine-slice)"]
        canvas.surface.fill((9, 9, 9))


def test_a_picture_is_drawn_the_same_with_and_without_notes(canvas: NotingCanvas) -> None:
    def frame() -> bytes:
        canvas.surface.fill((9, 9, 9))
        canvas.nine("ui/panel", AROUND)
        canvas.composed(("a test",), AROUND, lambda: canvas.nine("ui/glow", AROUND))
        canvas.text("Words", AROUND, align="centre")
        return pygame.image.tobytes(canvas.surface, "RGB")

    noted = frame()
    canvas.probe.begin(None)
    assert frame() == noted
