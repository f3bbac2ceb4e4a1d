"""Moments of the screens besides the tables: menus, booklets, guided games and the range."""

from __future__ import annotations

from collections.abc import Iterator

from game.practice.layout import Layout
from game.ui.games import entry_of
from game.ui.range.calibration import Calibration
from game.ui.range.screen import Range
from game.ui.screens.guided.scene import Guided
from game.ui.screens.howto import HowTo
from tests.golden_pictures.studio import Studio
from tests.ui.range.ranging import fill, kept, open_games, open_history, shoot
from tests.ui.screens.guiding import press_on
from tests.ui.screens.menus import SCREENS, open_title

OFF = 4.0  # degrees beside the target
OFFS = [(number % 7 - 3) * 0.8 for number in range(40)]  # of the shots that are kept already
WHEN = "2024-05-01T12:00:00Z"


def menus(studio: Studio) -> Iterator[str]:
    """Every menu, once it has come to rest."""
    open_title(studio)
    for name, open_screen in SCREENS.items():
        open_screen(studio)
        studio.move((4, 4))
        studio.rest()
        yield name
        studio.loop.home()


def booklets(studio: Studio, game: str) -> Iterator[str]:
    """Every chapter of a booklet, and a search."""
    open_title(studio)
    booklet = entry_of(game).booklet()
    howto = HowTo(studio.ui, booklet)
    studio.open(howto)
    for number in range(len(booklet.chapters(studio.ui))):
        howto.open_chapter(number)
        studio.rest()
        yield f"chapter {number + 1:02}"
    howto.search("card")
    studio.rest()
    yield "search"


def guided(studio: Studio, game: str) -> Iterator[str]:
    """Every lesson, as the coach shows it."""
    open_title(studio)
    guided = entry_of(game).guided_def()
    assert guided is not None
    tutorial = Guided(studio.ui, guided)
    studio.open(tutorial)
    while True:
        studio.wait_until(lambda: tutorial.speaks)
        studio.rest()
        lesson = tutorial.lesson
        assert lesson is not None
        yield lesson.id
        if lesson is tutorial._lessons[-1]:
            return
        press_on(studio, tutorial, lesson)


def practice(studio: Studio) -> Iterator[str]:
    """The range: every tab, every page of its column, shots, the coach, the sheets."""
    open_title(studio)
    layout = Layout()
    fill(studio, layout, [kept(layout, off=off, when=WHEN) for off in OFFS])
    opened = Range(studio.ui)
    studio.open(opened)
    for mode in list(opened.context.modes):
        opened.context.choose(mode)
        studio.rest()
        yield f"tab {mode.id}"
        for page in [id for id in studio.ids if id.startswith("range.page-")]:
            studio.press(page)
            studio.move((4, 4))
            studio.rest()
            yield f"tab {mode.id} {page.removeprefix('range.')}"
    opened.context.choose(opened.context.modes[0])
    shoot(studio, opened)
    studio.rest()
    yield "shot hit"
    opened.context.aim_again()
    shoot(studio, opened, off=OFF)
    studio.rest()
    yield "shot missed"
    opened.coach.ask()
    studio.wait_until(lambda: opened.coach.found is not None)
    studio.rest()
    yield "coach"
    for name, open_sheet in (("games", open_games), ("history", open_history)):
        open_sheet(opened)
        studio.rest()
        yield f"sheet {name}"
        studio.loop.pop()
    studio.open(Calibration(studio.ui))
    studio.rest()
    yield "calibration"
