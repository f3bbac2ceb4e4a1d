"""The camera that the pictures of the README are taken with: a window that nobody looks at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from PIL import Image

from game.ui.loop import FRAME
from tests.ui.harness import Window

DRAWN = (1920, 1080)  # drawn large and made smaller, the edges come out smooth
FILM_SIZE = (800, 450)
FILM_STEP = 4  # of so many frames one is kept


class Camera(Window):
    """A window that is looked at only now and then."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(DRAWN, **settings)
        self.films = False
        self.film: list[Image.Image] = []
        self._steps = 0

    def wait(self, seconds: float) -> None:
        """Time goes by unseen."""
        for _ in range(round(seconds / FRAME)):
            self._step()

    def wait_until(self, condition: Callable[[], object]) -> None:
        for _ in range(20_000):
            if condition():
                return
            self._step()
        raise AssertionError("it never came to that")

    def _step(self) -> None:
        self.ui.time += FRAME
        self.loop.top.advance(FRAME)
        self._steps += 1
        if self.films and self._steps % FILM_STEP == 0:
            self.film.append(self.still(FILM_SIZE))

    def point_at(self, id: str) -> None:
        self.move(self.widget(id).box.center)

    def still(self, size: tuple[int, int]) -> Image.Image:
        for _ in range(3):  # what scrolls knows its length only once it was drawn
            self.loop.draw()
        surface = self.canvas.surface
        data = pygame.image.tobytes(surface, "RGB")
        return Image.frombytes("RGB", surface.get_size(), data).resize(size, Image.LANCZOS)
