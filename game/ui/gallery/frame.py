"""A page that is open: the screen it shows, with a few keys around it."""

from __future__ import annotations

from typing import Protocol

from game.ui.gallery.commands import GalleryKey
from game.ui.gallery.pages import Page
from game.ui.kit.canvas import Canvas
from game.ui.kit.inputs import Input
from game.ui.kit.scene import Scene, Ui


class Turning(Protocol):
    """Who goes from page to page."""

    def obey(self, command: GalleryKey) -> None: ...


class PageFrame(Scene):
    """Everything goes to the screen inside, and comes from it, but the keys of the gallery and
    the one that goes back, where that screen has no use for it."""

    def __init__(self, ui: Ui, page: Page, turning: Turning) -> None:
        super().__init__(ui)
        self.page = page
        self.inner = page.open(ui)
        self.group = self.inner.group
        self.fills_window = self.inner.fills_window
        self._turning = turning

    @property
    def fast_input(self) -> bool:  # type: ignore[override]
        return self.inner.fast_input

    def rebuild(self) -> None:
        self.inner.rebuild()

    def enter(self) -> None:
        self.inner.enter()

    def leave(self) -> None:
        self.inner.leave()

    def advance(self, seconds: float) -> None:
        self.inner.advance(seconds)

    def paint(self, canvas: Canvas) -> None:
        self.inner.paint(canvas)

    def intercept(self, given: Input) -> bool:
        command = self.ui.keymap.command_of(given, GalleryKey)
        if command is not None:
            self._turning.obey(command)
            return True
        return self.inner.intercept(given)

    def handle(self, given: Input) -> bool:
        return self.inner.handle(given)
