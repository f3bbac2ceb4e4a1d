"""A record of each text that was drawn and where, for tests and for what keeps clear of it."""

from __future__ import annotations

from typing import NamedTuple

import pygame


class Written(NamedTuple):
    """A text as it came out, for whoever measures or keeps clear of it: all in design units."""

    text: str
    rect: pygame.FRect
    box: pygame.FRect
    whole: bool
    layer: int
    clipped: bool
