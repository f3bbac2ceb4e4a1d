"""Text and controls are one setting: what is pressed grows and shrinks with the type."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.recording import Recording
from game.ui.kit.canvas import Box
from game.ui.kit.scroll import Scroll
from game.ui.pony_express.menus.booklet import RaceBooklet
from game.ui.pony_express.places import column_places, table_places
from game.ui.pony_express.table import TABLE
from game.ui.screens.howto import HowTo
from game.ui.table.log.view import LogScreen
from game.ui.table.replay.scene import ReplayScene
from tests.ui.harness import Window
from tests.ui.pony_express.test_prompts_texts import PREPARED
from tests.ui.screens.menus import SCREENS, at_table, open_title
from tests.ui.screens.races import end_of, finished

ROUNDED = 0.5  # design units
BOARD = "race.board"  # it makes room for what grows
FULL = 0.05  # of their size is what controls must grow, to be larger
# Screens whose frame is full as designed: what is pressed grows only as far as there is air.
FULL_SCREENS = ("cup", "cup-shared", "marked-die")


def sizes(window: Window, scale: float) -> dict[str, Box]:
    """How large everything is that can be pressed, once the player wants this scale."""
    window.ui.settings.change(text_scale=scale)
    window.ui.director.apply_settings()
    window.frames(2)
    return {
        widget.id: Box(*widget.box)
        for widget in window.scene.group
        if widget.visible and not isinstance(widget, Scroll) and widget.id != BOARD
    }


def is_smaller(box: Box, than: Box) -> bool:
    """A row of the riders may become wider and lower."""
    return box.width * box.height < than.width * than.height - ROUNDED * than.width


def grown(usual: dict[str, Box], large: dict[str, Box]) -> float:
    """The share of the controls that are larger."""
    both = usual.keys() & large.keys()
    larger = [
        id
        for id in both
        if large[id].width * large[id].height > (1 + FULL) * usual[id].width * usual[id].height
    ]
    return len(larger) / len(both)


def compare(window: Window, name: str, *, full: bool) -> None:
    usual, large, small = (sizes(window, scale) for scale in (1.0, 1.5, 0.8))
    for id in usual.keys() & large.keys():
        assert not is_smaller(large[id], usual[id]), (name, id)
    for id in usual.keys() & small.keys():
        assert not is_smaller(usual[id], small[id]), (name, id)
    if not full:
        assert grown(usual, large) > 0.6, name
        assert grown(small, usual) > 0.6, name
    again = sizes(window, 1.0)
    assert {id: box.size for id, box in again.items()} == {
        id: box.size for id, box in usual.items()
    }, name


def test_controls_of_every_menu_grow_with_the_type() -> None:
    with Window() as window:
        open_title(window)
        for name, open_screen in SCREENS.items():
            open_screen(window)
            compare(window, name, full=False)
            window.loop.home()


def log_of_the_race(window: Window) -> None:
    table = at_table(window)
    window.open(LogScreen(window.ui, table.view.context.log))


def a_page_of_rules(window: Window) -> None:
    window.open(HowTo(window.ui, RaceBooklet()))


def a_replay(window: Window) -> None:
    window.open(ReplayScene(window.ui, TABLE, Recording(finished(5, 8))))


OTHERS: dict[str, Callable[[Window], object]] = {
    "table": at_table,
    "log": log_of_the_race,
    "rules": a_page_of_rules,
    "end": end_of,
    "replay": a_replay,
}


def test_controls_of_all_other_screens_grow_with_the_type() -> None:
    with Window() as window:
        for name, open_screen in OTHERS.items():
            open_screen(window)
            window.frames(2)
            compare(window, name, full=False)
            window.loop.home()


def test_controls_of_every_question_grow_with_the_type() -> None:
    with Window() as window:
        for name, prepared in PREPARED.items():
            prepared(window)
            compare(window, name, full=name in FULL_SCREENS)
            window.key_up(pygame.K_SPACE)
            window.move((1, 1))


@pytest.mark.parametrize("riders", [3, 4, 5])
def test_the_column_takes_from_the_board_what_it_needs(riders: int) -> None:
    usual = table_places(1.0)
    assert tuple(usual.board) == (12, 12, 936, 648)
    assert tuple(column_places(1.0, riders).dock) == (962, 404, 306, 304)
    for zoom in (0.8, 0.9, 1.0, 1.1, 1.25, 1.5):
        places, column = table_places(zoom), column_places(zoom, riders)
        assert places.board.right < places.column.left
        assert places.board.bottom < places.strip.top
        assert column.riders.bottom < column.dock.top
        assert column.dock.width >= usual.column.width * min(zoom, 1.0)
        assert (places.share < 1.0) == (zoom > 1.0)


def test_a_page_of_controls_scrolls_to_what_has_the_focus() -> None:
    with Window(text_scale=1.5) as window:
        SCREENS["settings"](window)
        last = window.widget("settings.bandits")
        assert not last.shown.height
        window.scene.group.focus_on("settings.bandits", window.ui)
        assert last.shown == last.box
        window.press("settings.bandits")
        assert window.ui.settings.bandits
        first = window.widget("settings.language")
        assert not first.shown.height
        assert not first.contains(first.box.center)
        window.wheel((300, 300), 100)
        assert first.shown == first.box
