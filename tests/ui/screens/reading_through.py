"""Reading a booklet from its first page to its last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.booklets.reader import booklet_file, read_file
from game.ui.kit.assets import Assets
from game.ui.screens.booklet import Chapter, Example, Pictured, Worth, texts_of
from game.ui.screens.booklet_pages import BookletFacts, pages_of
from game.ui.screens.howto import HowTo
from tests.ui.harness import Window, crossing_texts


def with_change(data: object, place: str, value: object) -> dict[str, Any]:
    """The data of a box in which one number is another: "points.foal", "tables.2.pot"."""
    changed: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    *way, last = place.split(".")
    inner: Any = changed
    for step in way:
        inner = inner[int(step) if isinstance(inner, list) else step]
    inner[int(last) if isinstance(inner, list) else last] = value
    return changed


def chapters_of(game: str, own: BookletFacts) -> list[Chapter]:
    """The booklet of a game, with those facts."""
    return pages_of(read_file(booklet_file(game)), own)


def words_of(chapters: Sequence[Chapter]) -> str:
    return "\n".join(
        text for chapter in chapters for part in chapter.parts for text in texts_of(part)
    )


def check_written(chapters: Sequence[Chapter]) -> None:
    """Every part says something, and nothing is left to be filled in."""
    for chapter in chapters:
        assert chapter.title and chapter.parts
        for part in chapter.parts:
            texts = list(texts_of(part))
            assert texts
            assert not any("%(" in text for text in texts)


def missing_pictures(chapters: Sequence[Chapter]) -> list[str]:
    names = [chapter.picture for chapter in chapters]
    for part in (part for chapter in chapters for part in chapter.parts):
        names += [part.picture] if isinstance(part, Pictured) else []
        if isinstance(part, Worth | Example):
            names += [name for figure in part.shown for name in figure.pictures]
    assets = Assets()
    return [name for name in names if not assets.exists(name)]


def look_through(window: Window, scene: HowTo) -> None:
    """Every chapter: what scrolls must be whole too, and no text may cross another."""
    window.open(scene)
    for number in range(len(scene._chapters)):
        scene.open_chapter(number)
        window.frames(2)
        _to_the_end(window, scene)


def _to_the_end(window: Window, scene: HowTo) -> None:
    while True:
        cut = [written.text for written in window.texts if not written.whole]
        assert not cut, (scene.chapter.id, cut)
        assert not crossing_texts(window), scene.chapter.id
        before = scene._scroll.offset
        scene._scroll.scroll_to(before + scene._layout.page.height * 0.9)
        if scene._scroll.offset == before:
            return
        window.frames(1)
