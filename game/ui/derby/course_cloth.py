"""Where the saddle cloth is on the pictures of the horses: the number is written there."""

from __future__ import annotations

from game.ui.kit.canvas import Point

PICTURE = (108.0, 84.0)
GROUND = 78.0  # where the hooves are
USUAL: Point = (52.0, 42.0)


def cloth_of(picture: str) -> Point:
    """The middle of the cloth."""
    return USUAL
