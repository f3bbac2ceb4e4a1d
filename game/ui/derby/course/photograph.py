"""A photograph of a horse that arrives."""

from __future__ import annotations

from dataclasses import dataclass

import pygame


@dataclass
class Photograph:
    """`track`: at which the camera looks; `place` and `words` stand below it. `picture`: None until
    it is taken, which is when the course is drawn next."""

    track: int
    place: int
    words: str
    picture: pygame.Surface | None = None
