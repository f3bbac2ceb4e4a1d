"""Reading a booklet from its first page to its last."""

from __future__ import annotations

from game.ui.screens.howto import HowTo
from tests.ui.harness import Window, crossing_texts


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
