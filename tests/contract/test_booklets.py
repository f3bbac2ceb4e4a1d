"""The booklet of every game: written in all languages, its figures drawn, its words found, and
room for all of it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.i18n import LANGUAGES
from game.ui.games import entry_of
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.screens.booklet import Booklet, Chapter, Example, Figure, Part, Worth
from game.ui.screens.howto import HowTo
from tests.contract.subject import Subject
from tests.contract.subjects import every_game
from tests.ui.harness import Window, cut_texts, misplaced_widgets
from tests.ui.looks import LONG_LOOKS, LONG_SCALES
from tests.ui.screens.reading_through import (
    check_written,
    look_through,
    missing_pictures,
    words_of,
)

SIZE = (640, 360)
SCALE = SIZE[0] / DESIGN_SIZE[0]
MAY_BE_LONGER = ("title", "name", "note", "text")  # of a part, in another language
BEYOND = 12.0  # shadows and frames around a figure


@pytest.fixture(scope="module", params=LANGUAGES)
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    with Window(SIZE, language=request.param) as opened:
        opened.open(Scene(opened.ui))
        yield opened


def chapters_in(window: Window, subject: Subject, *, bandits: bool = False) -> list[Chapter]:
    window.ui.settings.change(bandits=bandits)
    window.loop.apply_settings()
    return entry_of(subject.id).booklet().chapters(window.ui)


def figures_in(chapters: list[Chapter]) -> list[Figure]:
    parts = [part for chapter in chapters for part in chapter.parts]
    return [figure for part in parts if isinstance(part, Worth | Example) for figure in part.shown]


# --------------------------------------------------------------------------- what it says


@every_game
def test_every_chapter_is_written_and_has_its_pictures(window: Window, subject: Subject) -> None:
    for bandits in (False, True):
        chapters = chapters_in(window, subject, bandits=bandits)
        check_written(chapters)
        assert missing_pictures(chapters) == []
        assert len({chapter.id for chapter in chapters}) == len(chapters) > 1


@every_game
def test_every_figure_is_drawn_in_the_room_that_it_takes(window: Window, subject: Subject) -> None:
    different = {repr(figure): figure for figure in figures_in(chapters_in(window, subject))}
    for name, figure in different.items():
        canvas: Canvas = window.canvas
        canvas.surface.fill("black")
        figure.draw(canvas, (DESIGN_SIZE[0] / 2, DESIGN_SIZE[1] / 2))
        drawn = pygame.mask.from_threshold(canvas.surface, "black", (1, 1, 1, 255))
        drawn.invert()
        seen = drawn.get_bounding_rects()
        assert seen, f"nothing is seen of {name}"
        room = pygame.Rect(0, 0, *(round((side + 2 * BEYOND) * SCALE) for side in figure.size))
        room.center = SIZE[0] // 2, SIZE[1] // 2
        assert room.contains(seen[0].unionall(seen[1:])), f"{name} leaves its room"


@every_game
def test_bandits_are_called_so_everywhere(subject: Subject) -> None:
    with Window() as window:
        usual = words_of(chapters_in(window, subject))
        preferred = words_of(chapters_in(window, subject, bandits=True))
    assert "Indian" not in preferred
    assert "Indian" not in usual or "bandit" in preferred.lower()


# --------------------------------------------------------------------------- the screen


@every_game
def test_a_typed_word_is_found_wherever_it_stands(window: Window, subject: Subject) -> None:
    chapters = chapters_in(window, subject)
    longest = max(words_of(chapters).replace("\N{NBSP}", " ").split(), key=len)[:20]
    scene = HowTo(window.ui, entry_of(subject.id).booklet())
    window.open(scene)
    window.press("howto.search")
    window.type(longest)
    holding = {chapter.id for chapter in chapters if longest in words_of([chapter])}
    assert {scene._chapters[hit.chapter].id for hit in scene.hits} >= holding
    assert f"howto.hit.{len(scene.hits) - 1}" in scene.group
    window.loop.pop()
    assert holding


@every_game
@pytest.mark.parametrize(("size", "scale", "code"), LONG_LOOKS)
def test_no_text_is_cut_or_crosses_another(
    subject: Subject, size: tuple[int, int], scale: float, code: str
) -> None:
    with Window(size, text_scale=scale, language=code) as window:
        scene = HowTo(window.ui, entry_of(subject.id).booklet())
        look_through(window, scene)
        scene.search("e ")
        window.frames(2)
        assert not cut_texts(window)
        assert not misplaced_widgets(window)


class LongerBooklet(Booklet):
    """Its texts are as long as another language's may be."""

    def __init__(self, booklet: Booklet) -> None:
        self._booklet = booklet
        self.game = booklet.game

    def chapters(self, ui: Ui) -> list[Chapter]:
        return [
            chapter._replace(
                title=longer(chapter.title),
                parts=tuple(longer_part(part) for part in chapter.parts),
            )
            for chapter in self._booklet.chapters(ui)
        ]


def longer(text: str) -> str:
    return f"{text} {text[: max(len(text) * 3 // 10 - 1, 0)]}".strip()


def longer_part(part: Part) -> Part:
    texts = {name: longer(getattr(part, name)) for name in MAY_BE_LONGER if hasattr(part, name)}
    return part._replace(**texts)  # type: ignore[arg-type]


@every_game
@pytest.mark.parametrize("scale", LONG_SCALES)
def test_there_is_room_for_longer_words(subject: Subject, scale: float) -> None:
    with Window((960, 540), text_scale=scale) as window:
        look_through(window, HowTo(window.ui, LongerBooklet(entry_of(subject.id).booklet())))
