"""Every page of the gallery opens and draws in every language; every widget of the kit and every
prompt has one."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pygame
import pytest

import game.ui.kit
from game.games import registry
from game.i18n import LANGUAGES
from game.ui.gallery import part_page
from game.ui.gallery.commands import GalleryKey
from game.ui.gallery.frame import PageFrame
from game.ui.gallery.gallery import Gallery
from game.ui.gallery.moments import GAMES, Moment, kinds_of, table_at
from game.ui.gallery.pages import KIT, Page, all_pages
from game.ui.gallery.part_page import PartPage
from game.ui.gallery.widget_page import WidgetPage
from game.ui.gallery.widgets import STATES, WIDGETS
from game.ui.kit.keymap.keymap import Keymap
from game.ui.kit.widget import Widget
from game.ui.table.prompt import Prompt
from game.ui.table.scene import TableScene
from tests.ui.harness import Window
from tests.ui.test_key_collisions import collisions

ASKS_WITHIN = 50  # frames
PART = "part "  # so begin the names of their pages


@pytest.fixture(autouse=True)
def not_looking_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what a part draws only now and then."""
    monkeypatch.setattr(part_page, "MOST_LOOKS", 1)


def opened(window: Window, group: str) -> tuple[Gallery, list[Page]]:
    pages = [page for page in all_pages(window.ui) if page.group == group]
    gallery = Gallery(window.ui, pages)
    window.open(gallery)
    return gallery, pages


def frame_of(window: Window) -> PageFrame:
    assert isinstance(window.scene, PageFrame)
    return window.scene


@pytest.mark.parametrize("group", [KIT, *registry.GAMES])
def test_every_page_draws_in_every_language(group: str) -> None:
    """A part of a table in one of them, each in another: what can be read there is looked at in
    every language where its whole game is."""
    with Window((640, 360)) as window:
        gallery, pages = opened(window, group)
        for number, page in enumerate(pages):
            window.ui.settings.change(language=LANGUAGES[number % len(LANGUAGES)])
            window.loop.apply_settings()
            gallery.open(number)
            window.frames(2)
            frame = frame_of(window)
            assert frame.page == page
            if page.name.startswith(PART):
                window.loop.home()
                continue
            for code in LANGUAGES:
                window.ui.settings.change(language=code)
                window.loop.apply_settings()
                window.loop.draw()
                assert window.ui.words.code == code
            window.loop.home()


def test_every_widget_of_the_kit_has_a_page() -> None:
    modules = [
        import_module(found.name)
        for found in pkgutil.walk_packages(game.ui.kit.__path__, "game.ui.kit.")
    ]
    kinds = {
        kind
        for module in modules
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Widget) and kind.__module__.startswith("game.ui.kit.")
    }
    assert kinds - {Widget} == set(WIDGETS)


def test_every_state_of_a_widget_is_shown() -> None:
    with Window() as window:
        for kind in WIDGETS:
            window.open(WidgetPage(window.ui, kind))
            shown = [widget for widget in window.scene.group if type(widget) is kind]
            assert len(shown) == len(STATES)
            assert any(widget.hovered and not widget.held for widget in shown)
            assert any(widget.held for widget in shown)
            assert any(widget.focused for widget in shown)
            assert any(not widget.enabled for widget in shown)


@pytest.fixture(scope="module")
def asked() -> dict[Moment, type[Prompt]]:
    """What is open on the screen at each moment that has a page."""
    with Window((640, 360)) as window:
        return {moment: prompt_at(window, moment) for moment in every_moment()}


def every_moment() -> Iterator[Moment]:
    for example in GAMES:
        yield from kinds_of(example)


def prompt_at(window: Window, moment: Moment) -> type[Prompt]:
    table = table_at(window.ui, moment)
    window.open(table)
    window.until(lambda: table.prompt is not None, most=ASKS_WITHIN)
    prompt = table.prompt
    assert prompt is not None and prompt.ask == moment.ask
    window.loop.pop()
    return type(prompt)


def test_every_prompt_has_a_page(asked: dict[Moment, type[Prompt]]) -> None:
    for game_id in registry.GAMES:
        import_module(f"game.ui.{game_id.replace('-', '_')}.table")
    assert set(lowest(Prompt)) - set(asked.values()) == set()


def lowest(kind: type[Prompt]) -> Iterator[type[Prompt]]:
    below = [each for each in kind.__subclasses__() if each.__module__.startswith("game.")]
    if not below:
        yield kind
    for each in below:
        yield from lowest(each)


def test_the_moments_of_every_page_are_found_again(asked: dict[Moment, type[Prompt]]) -> None:
    titles = {moment.name for moment in asked}
    with Window((480, 270)) as window:
        pages = [page for page in all_pages(window.ui) if page.name.startswith("prompt ")]
    named = {page.name.removeprefix("prompt ").removesuffix(" (shared)") for page in pages}
    assert named == titles


def test_a_part_is_drawn_and_nothing_else() -> None:
    """Beside the prairie of Mustang its page is bare."""
    with Window((1280, 720)) as window:
        pages = {page.name: page for page in all_pages(window.ui) if page.group == "mustang"}
        part = window.open(pages["part Prairie"].open(window.ui))
        assert isinstance(part, PartPage)
        part.draw(window.ui.canvas)
        alone = window.canvas.surface.copy()
        window.loop.pop()
        window.open(pages["table"].open(window.ui))
        corners = {tuple(alone.get_at(at)) for at in ((2, 2), (1270, 2), (2, 715))}
        assert len(corners) == 1 and (*part_page.SHADOW, 255) in corners
        whole = window.canvas.surface
        assert any(alone.get_at((640, y)) == whole.get_at((640, y)) for y in range(0, 720, 4))


# --------------------------------------------------------------------------- keys and switches


def test_pages_are_turned_and_left_by_key() -> None:
    with Window((640, 360)) as window:
        _, pages = opened(window, KIT)
        window.press("page.0")
        window.key(pygame.K_PAGEDOWN)
        assert frame_of(window).page == pages[1]
        window.key(pygame.K_PAGEUP)
        window.key(pygame.K_PAGEUP)
        assert frame_of(window).page == pages[-1]
        window.key(pygame.K_ESCAPE)
        assert isinstance(window.scene, Gallery)


def test_switches_hold_for_the_page_that_is_open() -> None:
    with Window((640, 360)) as window:
        gallery, pages = opened(window, "mustang")
        gallery.open(0)
        window.key(pygame.K_F5)
        assert window.ui.words.code == "fr"
        window.key(pygame.K_F6)
        assert window.ui.zoom == 1.25
        window.key(pygame.K_F7)
        window.key(pygame.K_F8)
        settings = window.ui.settings
        assert settings.bandits and settings.reduced_motion
        frame = frame_of(window)
        assert frame.page == pages[0] and isinstance(frame.inner, TableScene)


def test_large_type_lasts_as_long_as_its_page() -> None:
    with Window((640, 360)) as window:
        gallery, pages = opened(window, KIT)
        gallery.open(next(number for number, page in enumerate(pages) if page.zoom))
        assert window.ui.zoom == 1.5
        window.key(pygame.K_ESCAPE)
        assert window.ui.zoom == 1.0


def test_switches_in_the_list_do_the_same() -> None:
    with Window((640, 360)) as window:
        opened(window, KIT)
        window.press("language.it")
        window.press("zoom.1.5")
        window.press("motion")
        settings = window.ui.settings
        assert (settings.language, settings.text_scale) == ("it", 1.5)
        assert settings.reduced_motion and not settings.bandits


def test_no_key_of_the_gallery_means_two_things() -> None:
    assert not collisions([GalleryKey], Keymap())
