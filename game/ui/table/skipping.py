"""With what somebody skips what is being shown."""

from __future__ import annotations

import pygame

from game.ui.kit.group import ENTER, Group
from game.ui.kit.inputs import RIGHT, Input, KeyPressed, PointerPressed


def asks_to_skip(given: Input, group: Group) -> bool:
    """A plank that the keyboard has chosen is pressed with Enter all the same."""
    if isinstance(given, KeyPressed) and not given.repeated:
        chosen = group.shows_focus and group.focus is not None
        return given.key == pygame.K_SPACE or (given.key in ENTER and not chosen)
    return isinstance(given, PointerPressed) and given.button == RIGHT


def is_any_press(given: Input) -> bool:
    """Whoever wants to aim, or to see what follows, does not look for a key."""
    if isinstance(given, KeyPressed):
        return not given.repeated and given.key != pygame.K_ESCAPE
    return isinstance(given, PointerPressed)
