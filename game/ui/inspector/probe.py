"""Which pictures can be seen at one pixel: noted while a frame is drawn.

Only what can be seen is named. What a later picture covers is forgotten, and so is everything below
something that was drawn past the canvas: the colour of the pixel gives that away."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import pygame

COVERS = 250  # of 255: so much alpha hides what lies below
UNKNOWN = "drawn by hand"

Colour = tuple[int, ...]


class Drawn(NamedTuple):
    """`after`: the colour of the pixel right after it was drawn."""

    name: str
    after: Colour


class Probe:
    """`spent`: seconds that only the looking took."""

    def __init__(self) -> None:
        self.pixel: tuple[int, int] | None = None
        self.spent = 0.0
        self._drawn: list[Drawn] = []

    def begin(self, pixel: tuple[int, int] | None) -> None:
        """A frame is about to be drawn."""
        self.pixel = pixel
        self.spent = 0.0
        self._drawn = []

    def is_in(self, area: pygame.Rect, surface: pygame.Surface) -> bool:
        inside = self.pixel is not None and area.collidepoint(self.pixel)
        return inside and surface.get_clip().collidepoint(self.pixel or (0, 0))

    def note(
        self, name: str, surface: pygame.Surface, draw: Callable[[], None], *, covers: bool
    ) -> None:
        """Draw something that lies on the pixel."""
        before = self.colour(surface)
        self._forget_unless(before)
        draw()
        after = self.colour(surface)
        if covers:
            self._drawn = []
        if covers or after != before:
            self._drawn.append(Drawn(name, after))

    def rehearse(
        self,
        name: str,
        surface: pygame.Surface,
        paint: Callable[[], None],
        draw: Callable[[], None],
    ) -> None:
        """A picture that was put together earlier: its parts are drawn again on this one pixel
        only to hear their names, then the whole."""
        assert self.pixel is not None
        before = self.colour(surface)
        self._forget_unless(before)
        below = self._drawn[-1:]
        began = time.perf_counter()
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(self.pixel, (1, 1)))
        paint()
        surface.set_clip(clip)
        surface.set_at(self.pixel, before)
        self.spent += time.perf_counter() - began
        draw()
        after = self.colour(surface)
        if self._drawn and self._drawn[-1:] != below:
            self._drawn[-1] = self._drawn[-1]._replace(after=after)
        elif after != before:
            self._drawn.append(Drawn(name, after))

    def names(self, surface: pygame.Surface) -> list[str]:
        """What can be seen in the finished frame, the uppermost first."""
        if self.pixel is None:
            return []
        self._forget_unless(self.colour(surface))
        names = [drawn.name for drawn in reversed(self._drawn)]
        return list(dict.fromkeys(names)) or [UNKNOWN]

    def colour(self, surface: pygame.Surface) -> Colour:
        return tuple(surface.get_at(self.pixel or (0, 0)))

    def _forget_unless(self, colour: Colour) -> None:
        if self._drawn and self._drawn[-1].after != colour:
            self._drawn = []


def hides(picture: pygame.Surface, at: tuple[int, int], alpha: int) -> bool:
    """Whether that pixel of a picture covers what lies below."""
    return alpha >= COVERS and picture.get_at(at).a >= COVERS
