"""A canvas that notes what is drawn under the pointer: the window draws with it while F12 is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.ui.inspector.probe import COVERS, Probe, hides
from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.lru_cache import Key
from game.ui.kit.theme import Colour

NAMELESS = "a picture made at run time"
LARGE = 0.2  # of the window: what is put together of that size takes long to paint again


class NotingCanvas(Canvas):
    """The same canvas seen another way: both have one state, so whoever holds the other one may go
    on with it. What is drawn for a picture that is being put together is not noted."""

    probe: Probe
    naming: str
    lettering: bool  # type hides nothing, though its ink lies on the pixel

    @classmethod
    def over(cls, canvas: Canvas) -> NotingCanvas:
        noting = cls.__new__(cls)
        noting.__dict__ = canvas.__dict__
        noting.probe = Probe()
        noting.naming = NAMELESS
        noting.lettering = False
        return noting

    def leave(self) -> None:
        """The other one is alone again."""
        for name in ("probe", "naming", "lettering"):
            del self.__dict__[name]

    # ------------------------------------------------------------------ names

    def picture(self, name: str, box: Boxlike, **how: Any) -> None:
        self._named(name, lambda: super(NotingCanvas, self).picture(name, box, **how))

    def centred(self, name: str, centre: Point, **how: Any) -> None:
        self._named(name, lambda: super(NotingCanvas, self).centred(name, centre, **how))

    def cell(
        self,
        name: str,
        grid: tuple[int, int],
        index: int,
        centre: Point,
        size: Point,
        **how: Any,
    ) -> None:
        named = f"{name} (cell {index})"
        self._named(
            named, lambda: super(NotingCanvas, self).cell(name, grid, index, centre, size, **how)
        )

    def nine(self, name: str, box: Boxlike, **how: Any) -> None:
        named = f"{name} (nine-slice)"
        self._named(named, lambda: super(NotingCanvas, self).nine(name, box, **how))

    def text(self, text: str, box: Boxlike, **how: Any) -> Box:
        before, self.lettering = self.naming, True
        self.naming = f"type: {how.get('style', 'body')} {how.get('size', 20):g}"
        try:
            return super().text(text, box, **how)
        finally:
            self.naming, self.lettering = before, False

    def _named(self, name: str, draw: Callable[[], None]) -> None:
        before, self.naming = self.naming, name
        try:
            draw()
        finally:
            self.naming = before

    # ------------------------------------------------------------------ what is drawn

    def stamp(self, surface: pygame.Surface, at: tuple[int, int], alpha: int = 255) -> None:
        def draw() -> None:
            super(NotingCanvas, self).stamp(surface, at, alpha)

        probe, area = self.probe, surface.get_rect(topleft=at)
        if not self._is_under_pointer(area) or probe.pixel is None:
            draw()
            return
        x, y = probe.pixel
        covers = not self.lettering and hides(surface, (x - area.left, y - area.top), alpha)
        probe.note(self.naming, self.surface, draw, covers=covers)

    def background(self, name: str) -> None:
        def draw() -> None:
            super(NotingCanvas, self).background(name)

        if self._is_under_pointer(self.surface.get_rect()):
            self.probe.note(f"{name} (background)", self.surface, draw, covers=True)
        else:
            draw()

    def fill(self, box: Boxlike, colour: Colour, *, alpha: int = 255, radius: float = 0) -> None:
        def draw() -> None:
            super(NotingCanvas, self).fill(box, colour, alpha=alpha, radius=radius)

        if alpha >= COVERS and self._is_under_pointer(self.area(box)):
            self.probe.note("a plain fill", self.surface, draw, covers=radius == 0)
        else:
            self._named("a plain fill", draw)

    def composed(
        self,
        key: Key,
        box: Boxlike,
        paint: Callable[[], None],
        *,
        backdrop: str = "",
        slot: str = "",
    ) -> None:
        def draw() -> None:
            super(NotingCanvas, self).composed(key, box, paint, backdrop=backdrop, slot=slot)

        def unwritten() -> None:
            before, self.written = self.written, None
            try:
                paint()
            finally:
                self.written = before

        area, named = self.area(box), f"composed {key[0] if isinstance(key[0], str) else 'picture'}"
        width, height = self.window.get_size()
        if not self._is_under_pointer(area):
            draw()
        elif area.width * area.height > LARGE * width * height:
            self.probe.note(named, self.surface, draw, covers=bool(backdrop))
        else:
            self.probe.rehearse(named, self.surface, unwritten, draw)

    def _is_under_pointer(self, area: pygame.Rect) -> bool:
        return self.surface is self.window and self.probe.is_in(area, self.surface)
