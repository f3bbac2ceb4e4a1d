"""Number keys that answer, and what is written on a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.table.commands import SPEAK_UP, NumberKey

if TYPE_CHECKING:
    from game.ui.kit.inputs import Input
    from game.ui.kit.keymap.keymap import Keymap

SEAT_KEYS = tuple(command.chords[0].key for command in SPEAK_UP)


def letters_of(key: int) -> str:
    """What is written on a key."""
    return pygame.key.name(key).upper()


def digit_of(given: Input, keymap: Keymap) -> int | None:
    """The number of a key that was pressed just now, 0 being 10; None for every other input."""
    number = keymap.command_of(given, NumberKey)
    return None if number is None else number.value
