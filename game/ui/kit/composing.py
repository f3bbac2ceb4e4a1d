"""Pictures put together at run time, such as a panel with its words, and kept until they change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.ui.kit.assets import Assets
from game.ui.kit.lru_cache import Key
from game.ui.kit.typeset import Typeset
from game.ui.kit.written import Written

KEPT_TEXTS = 400  # pictures of which the texts are remembered, for the tests that measure


class DrawnOn(Protocol):
    """What a canvas lends for a while: the surface that it draws on, where its corner lies there,
    and the texts that are noted down."""

    assets: Assets
    typeset: Typeset
    surface: pygame.Surface
    window: pygame.Surface
    origin: tuple[int, int]
    window_origin: tuple[int, int]
    written: list[Written] | None
    layer: int

    def design(self, pixel: tuple[float, float]) -> tuple[float, float]: ...


class Composer:
    """Redirects the canvas to a new picture, keeps it, and draws it on the window."""

    def __init__(self, canvas: DrawnOn) -> None:
        self._canvas = canvas
        self._texts: dict[Key, list[Written]] = {}
        self._slots: dict[str, tuple[Key, pygame.Surface]] = {}

    def forget(self) -> None:
        """The window has another size."""
        self._texts.clear()
        self._slots.clear()

    def draw(
        self, key: Key, area: pygame.Rect, paint: Callable[[], None], backdrop: str, slot: str
    ) -> None:
        """See `Canvas.composed`."""
        canvas = self._canvas
        canvas.surface.blit(self.picture(key, area, paint, backdrop, slot), area.topleft)
        if canvas.written is not None:
            corner = canvas.design(area.topleft)
            for text in self._texts.get(self._full(key, area, backdrop), ()):
                canvas.written.append(_moved(text, *corner)._replace(layer=canvas.layer))

    def picture(
        self,
        key: Key,
        area: pygame.Rect,
        paint: Callable[[], None],
        backdrop: str = "",
        slot: str = "",
    ) -> pygame.Surface:
        """The kept picture, or a new one."""
        full_key = self._full(key, area, backdrop)
        picture = self._kept(full_key, slot)
        if picture is None:
            picture = self._compose(full_key, area, paint, backdrop, self._old(slot, area))
            if slot:
                self._slots[slot] = (full_key, picture)
            else:
                self._canvas.assets.keep(full_key, picture)
        return picture

    def has(self, key: Key, area: pygame.Rect, backdrop: str, slot: str) -> bool:
        return self._kept(self._full(key, area, backdrop), slot) is not None

    def _full(self, key: Key, area: pygame.Rect, backdrop: str) -> Key:
        canvas = self._canvas
        behind = (backdrop, canvas.window.get_size()) if backdrop else ()
        return ("composed", area.size, behind, canvas.typeset.text_scale, *key)

    def _kept(self, key: Key, slot: str) -> pygame.Surface | None:
        if not slot:
            return self._canvas.assets.made(key)
        kept_key, picture = self._slots.get(slot, ((), None))
        return picture if kept_key == key else None

    def _old(self, slot: str, area: pygame.Rect) -> pygame.Surface | None:
        """A picture that is drawn over: new memory of that size takes longer than the drawing."""
        _, picture = self._slots.pop(slot, ((), None))
        return picture if picture is not None and picture.get_size() == area.size else None

    def _compose(
        self,
        key: Key,
        area: pygame.Rect,
        paint: Callable[[], None],
        backdrop: str,
        old: pygame.Surface | None,
    ) -> pygame.Surface:
        canvas = self._canvas
        picture = self._blank(area, backdrop, old)
        surface, origin, written = canvas.surface, canvas.origin, canvas.written
        x, y = canvas.design(area.topleft)
        canvas.surface, canvas.written = picture, []
        canvas.origin = (origin[0] - area.left, origin[1] - area.top)
        try:
            paint()
            # As from the corner of the picture, which may be drawn elsewhere next time.
            self._remember(key, [_moved(text, -x, -y) for text in canvas.written])
        finally:
            canvas.surface, canvas.origin, canvas.written = surface, origin, written
        return picture

    def _remember(self, key: Key, texts: list[Written]) -> None:
        while len(self._texts) >= KEPT_TEXTS:
            del self._texts[next(iter(self._texts))]
        self._texts[key] = texts

    def _blank(
        self, area: pygame.Rect, backdrop: str, old: pygame.Surface | None
    ) -> pygame.Surface:
        canvas, size = self._canvas, (max(area.width, 1), max(area.height, 1))
        if not backdrop:
            return pygame.Surface(size, pygame.SRCALPHA)
        blank = pygame.Surface(size) if old is None else old
        # The part of the window that lies there, also when this is part of another picture.
        dx = canvas.window_origin[0] - canvas.origin[0]
        dy = canvas.window_origin[1] - canvas.origin[1]
        behind = canvas.assets.opaque(backdrop, canvas.window.get_size())
        blank.blit(behind, (0, 0), area.move(dx, dy))
        return blank


def _moved(text: Written, x: float, y: float) -> Written:
    return text._replace(rect=text.rect.move(x, y), box=text.box.move(x, y))
