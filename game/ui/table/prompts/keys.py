"""Which keys stand for numbers, also on keyboards whose upper row needs Shift for them, and which
for the seats of those who share a screen."""

from __future__ import annotations

import pygame

from game.ui.kit.inputs import Input, KeyPressed

# The upper row of a French keyboard without Shift, from 1 to 10.
_AZERTY = tuple(map(ord, "&é\"'(-è_çà"))
_DIGITS = {
    **{pygame.K_1 + number: number + 1 for number in range(9)},
    **{pygame.K_KP1 + number: number + 1 for number in range(9)},
    **{key: number for number, key in enumerate(_AZERTY, start=1)},
    pygame.K_0: 10,
    pygame.K_KP0: 10,
}

# For each seat the key with which it speaks up, to call a bluff or to play a card: always the same
# ones, letters that every keyboard has, as far apart as ten hands need it.
SEAT_KEYS = (
    pygame.K_a,
    pygame.K_f,
    pygame.K_j,
    pygame.K_l,
    pygame.K_v,
    pygame.K_e,
    pygame.K_p,
    pygame.K_x,
    pygame.K_n,
    pygame.K_t,
)


def letters_of(key: int) -> str:
    """What is written on a key."""
    return pygame.key.name(key).upper()


def digit_of(given: Input) -> int | None:
    """The number of a key that was pressed just now, 0 being 10; None for every other input."""
    if not isinstance(given, KeyPressed) or given.repeated or given.ctrl or given.alt:
        return None
    return _DIGITS.get(given.key)


def pressed(given: Input, key: int) -> bool:
    """Whether this very key went down just now."""
    if not isinstance(given, KeyPressed) or given.repeated or given.ctrl or given.alt:
        return False
    return given.key == key


def letter(given: Input) -> str:
    """The letter of a key that went down just now; empty for every other input."""
    if not isinstance(given, KeyPressed) or given.repeated or given.ctrl or given.alt:
        return ""
    name = pygame.key.name(given.key)
    return name if len(name) == 1 else ""
