"""Which keys stand for numbers, also on keyboards whose upper row needs Shift for them, and which
for the seats of those who share a screen."""

from __future__ import annotations

import pygame

from game.ui.kit.inputs import Input, KeyPressed

# The upper row of a French keyboard without Shift, from 1 to 7.
_AZERTY = (pygame.K_AMPERSAND, 233, pygame.K_QUOTEDBL, pygame.K_QUOTE, pygame.K_LEFTPAREN, 45, 232)
_DIGITS = {
    **{pygame.K_1 + number: number + 1 for number in range(9)},
    **{pygame.K_KP1 + number: number + 1 for number in range(9)},
    **{key: number for number, key in enumerate(_AZERTY, start=1)},
}

# For each seat the key with which it speaks up, to call a bluff or to play a card, and the one
# with which it believes: always the same ones.
SEAT_KEYS = (
    (pygame.K_a, pygame.K_q),
    (pygame.K_f, pygame.K_r),
    (pygame.K_j, pygame.K_u),
    (pygame.K_l, pygame.K_o),
    (pygame.K_v, pygame.K_c),
)


def letters_of(key: int) -> str:
    """What is written on a key."""
    return pygame.key.name(key).upper()


def digit_of(given: Input) -> int | None:
    """The number of a key that was pressed just now; None for every other input."""
    if not isinstance(given, KeyPressed) or given.repeated or given.ctrl or given.alt:
        return None
    return _DIGITS.get(given.key)


def pressed(given: Input, key: int) -> bool:
    """Whether this very key went down just now."""
    if not isinstance(given, KeyPressed) or given.repeated or given.ctrl or given.alt:
        return False
    return given.key == key
