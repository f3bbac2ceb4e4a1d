"""The command: a window with the list, the list in words, or every page as a picture."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pygame

from game.engine.errors import GameError
from game.paths import HOME_VARIABLE
from game.settings import Settings
from game.ui.gallery.gallery import Gallery
from game.ui.gallery.pages import Page, all_pages
from game.ui.loop import FRAME, Loop
from game.ui.screens.routes import menu_routes

UNSEEN = ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
RESTS = 60  # frames after which a page has come to rest
DRAWN = 2  # times: what scrolls knows its length only once it was drawn


class Wanted(NamedTuple):
    """`only`: pages with that in their title."""

    language: str = "en"
    zoom: float = 1.0
    bandits: bool = False
    still: bool = False
    only: str = ""


def show(wanted: Wanted) -> int:
    with _opened(wanted) as loop:
        loop.run(lambda ui: Gallery(ui, _pages(loop, wanted)))
    return 0


def list_titles(wanted: Wanted) -> list[str]:
    with _unseen(), _opened(wanted) as loop:
        return [page.title for page in _pages(loop, wanted)]


def shoot(wanted: Wanted, folder: Path) -> int:
    """Gives how many pictures there are."""
    folder.mkdir(parents=True, exist_ok=True)
    with _unseen(), _opened(wanted) as loop:
        pages = _pages(loop, wanted)
        gallery = Gallery(loop.ui, pages)
        loop.begin()
        loop.push(gallery)
        for number, page in enumerate(pages):
            gallery.open(number)
            name = f"{number:03} {page.title.replace(':', '')}.png".replace(" ", "-")
            pygame.image.save(_rested(loop), str(folder / name))
            loop.home()
    return len(pages)


def _rested(loop: Loop) -> pygame.Surface:
    loop.draw()
    for _ in range(RESTS):
        loop.advance(FRAME)
    for _ in range(DRAWN):
        loop.draw()
    return loop.ui.canvas.surface


def _pages(loop: Loop, wanted: Wanted) -> list[Page]:
    found = [page for page in all_pages(loop.ui) if wanted.only in page.title]
    if not found:
        raise GameError(f"No page of the gallery has {wanted.only!r} in its title; see --list.")
    return found


@contextmanager
def _unseen() -> Iterator[None]:
    """Without a screen, whatever there is."""
    before = {name: os.environ.get(name) for name in UNSEEN}
    os.environ.update(dict.fromkeys(UNSEEN, "dummy"))
    try:
        yield
    finally:
        _restore(before)


@contextmanager
def _opened(wanted: Wanted) -> Iterator[Loop]:
    """A window with settings of its own: nothing of the player's is read or changed."""
    before = {HOME_VARIABLE: os.environ.get(HOME_VARIABLE)}
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        settings = Settings()
        settings.change(
            language=wanted.language,
            text_scale=wanted.zoom,
            bandits=wanted.bandits,
            reduced_motion=wanted.still,
        )
        try:
            loop = Loop(settings, routes=menu_routes())
            try:
                yield loop
            finally:
                loop.close()
        finally:
            _restore(before)


def _restore(variables: dict[str, str | None]) -> None:
    for name, value in variables.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
