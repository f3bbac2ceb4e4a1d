"""Every state of the range: no text is cut or crosses another, and all is reached by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.engine.errors import Message
from game.i18n import LANGUAGES
from game.practice.codes.shot_code import DIFFERS
from game.practice.layout import Layout
from game.practice.store import UNREADABLE, UNWRITABLE
from game.ui.kit.typeset import Typeset
from game.ui.range.notices import MOMENT
from game.ui.range.saved_games.sheet import GamesSheet
from game.ui.range.screen import Range
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.range.ranging import fill, kept, open_games, open_history, open_range, shoot
from tests.ui.screens.menus import finished_race, reached_by_arrows, reached_by_tab, stops

SMALLEST = 17  # pixels, in a window of 1280x720: 18 is wanted
DAYS = ("2026-03-01", "2026-03-02", "2026-03-04", "2026-03-05")


ON_THE_SIGN = ("range.board", "range.put-away")  # the sign is a part of the board


def practised(window: Window) -> Range:
    """Somebody who has shot on some days, and pulls to the left when the shots are hard."""
    shots = []
    for number in range(36):
        hard = number % 3 == 0
        when = f"{DAYS[number % len(DAYS)]}T18:{number:02d}:00Z"
        off = (4.0 if hard else 0.4) + (number % 5 - 2) * 0.5
        shots.append(kept(Layout(), off=off, speed=2.8 if hard else 1.8, when=when))
    fill(window, Layout(), shots)
    return open_range(window)


def turn_to(window: Window, page: str, widget: str = "") -> None:
    """A page of the column; with large type there are more of them."""
    if f"range.page-{page}" in window.scene.group:
        window.press(f"range.page-{page}")
    if widget:
        window.press(widget)
    window.move((4, 4))
    window.frames(1)


def states(window: Window) -> Iterator[str]:
    """One after the other; the name of each."""
    opened = open_range(window)
    yield "nothing shot yet"
    window.press("range.tab-figures")
    window.move((4, 4))
    yield "figures"
    window.key(pygame.K_ESCAPE)
    opened = practised(window)
    for plot in ("distance", "days", "power"):
        turn_to(window, "hand", f"range.plot-{plot}")
        yield f"plot of {plot}"
    for exact in (True, False):
        turn_to(window, "shot", "range.exact")
        yield f"no shot yet, exact numbers {exact}"
        shoot(window, opened, off=-2.0 if exact else 6.0)
        window.move((4, 4))
        window.frames(1)
        yield f"a shot was seen, exact numbers {exact}"
        window.key(pygame.K_SPACE)
    turn_to(window, "table")
    full = Layout(riders=((26.0, 20.0),), barrel=(20.0, 12.0), wind="left", decoy="left")
    opened.context.arrange(full)
    window.frames(1)
    yield "the table"
    window.key(pygame.K_m)
    window.frames(1)
    yield "a piece is held"
    opened.arranger.cancel()
    opened.context.arrange(Layout(riders=((20.0, 20.0), (20.0, 20.5))))
    window.frames(1)
    yield "a place is refused"
    window.frames(1, MOMENT)
    for message in (Message(UNREADABLE), Message(UNWRITABLE), Message(DIFFERS)):
        opened.context.notices.keep(message)
        window.frames(1)
        assert "range.put-away" in window.ids
        yield f"until it is put away: {message}"
        window.press("range.put-away")
        window.move((4, 4))
    open_history(opened)
    window.frames(1)
    yield "all shots"
    window.press("history.export")
    yield "exported"
    window.press("history.clear")
    yield "clear?"
    window.press("question.clear")
    yield "cleared"
    window.key(pygame.K_ESCAPE)
    finished_race()
    open_games(opened)
    window.until(lambda: not games(window).is_searching)
    window.frames(1)
    assert games(window).found
    yield "shots of a game"


def games(window: Window) -> GamesSheet:
    assert isinstance(window.scene, GamesSheet)
    return window.scene


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_no_text_is_cut_and_nothing_crosses(size: tuple[int, int], scale: float, code: str) -> None:
    wrong: list[tuple[str, object]] = []
    with Window(size, language=code, text_scale=scale) as window:
        for name in states(window):
            wrong += [(name, text) for text in (*cut_texts(window), *crossing_texts(window))]
            wrong += [(name, ids) for ids in misplaced_widgets(window) if ids != ON_THE_SIGN]
    assert not wrong


@pytest.mark.parametrize("code", LANGUAGES)
def test_type_is_large_enough_to_be_read(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not fit is set smaller: nowhere much."""
    small: set[tuple[str, int]] = set()
    stacked = Typeset._stacked

    def noting(self: Typeset, lines: list[str], style: str, pixels: int, *rest: Any) -> Any:
        if pixels < SMALLEST:
            small.add((" ".join(lines), pixels))
        return stacked(self, lines, style, pixels, *rest)

    monkeypatch.setattr(Typeset, "_stacked", noting)
    with Window(language=code) as window:
        for _ in states(window):
            pass
        window.key(pygame.K_ESCAPE)
        for tab in ("figures", "showdown", "drills", "twin"):
            window.press(f"range.tab-{tab}")
        window.press("range.page-twin")
    assert not small


@pytest.mark.parametrize("code", LANGUAGES)
def test_tabs_are_on_one_line_in_one_size_of_the_type(code: str) -> None:
    with Window(language=code) as window:
        open_range(window)
        tabs = [widget for widget in window.scene.group if widget.id.startswith("range.tab-")]
        assert len({tab.size for tab in tabs}) == 1 and tabs[0].size >= 18
        for tab in tabs:
            wide = window.canvas.text_width(tab.label, style="title", size=tab.size)
            assert wide + 12 <= tab.box.width, tab.label


OPENERS: dict[str, Callable[[Window], object]] = {
    "range": practised,
    "history": lambda window: open_history(practised(window)),
    "games": lambda window: open_games(practised(window)),
}


@pytest.mark.parametrize("name", OPENERS)
def test_every_widget_is_reached_by_tab_and_by_arrows(name: str) -> None:
    with Window() as window:
        OPENERS[name](window)
        window.frames(2)
        assert reached_by_tab(window) == stops(window)
        assert reached_by_arrows(window) == stops(window)


def test_with_the_keys_as_style_the_planks_are_still_reached() -> None:
    with Window(flick_style="keys") as window:
        opened = open_range(window)
        assert reached_by_tab(window) == stops(window)
        opened.group.focus_on("range.tab-figures", window.ui)
        window.key(pygame.K_RETURN)  # for the plank that has the ring, not for the die
        assert opened.context.mode.id == "figures" and opened.context.stand.aimer.is_placing


def test_the_board_says_which_keys_it_knows() -> None:
    with Window() as window:
        opened = open_range(window)
        assert "M: move pieces" not in window.words
        window.key(pygame.K_TAB)
        window.key(pygame.K_TAB, pygame.KMOD_SHIFT)
        assert opened.group.focus is opened.group["range.board"]
        assert "M: move pieces" in window.words


def test_nothing_moves_where_less_motion_is_wanted() -> None:
    with Window(reduced_motion=True) as window:
        practised(window)
        window.frames(2)
        before = window.pixels()
        window.frames(10, 0.1)
        assert window.pixels() == before


def test_the_range_draws_on_every_pixel_as_it_says() -> None:
    magenta = (255, 0, 255)
    for size in ((1280, 720), (1000, 400)):
        with Window(size=size) as window:
            assert open_range(window).fills_window
            window.canvas.surface.fill(magenta)
            window.loop.draw()
            seen = pygame.mask.from_threshold(window.canvas.surface, magenta, (1, 1, 1, 255))
            assert seen.count() == 0


def test_the_sentence_about_the_hand_is_there_and_the_days_are_a_line() -> None:
    with Window() as window:
        opened = practised(window)
        assert opened.context.ledger.finding.kind == "left"
        assert "left when you shoot hard" in window.words
        window.press("range.plot-days")
        assert "03-05" in window.words
        window.press("range.plot-power")
        assert "best" in window.words


def test_high_contrast_is_another_paper() -> None:
    with Window() as window:
        practised(window)
        window.frames(1)
        plain = window.pixels()
        window.ui.settings.change(high_contrast=True)
        window.frames(1)
        assert window.pixels() != plain
