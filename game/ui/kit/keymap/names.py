"""How keys are called in the player's language: in a sentence, and on the key itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.i18n import mark_in_context
from game.ui.kit.keymap.chord import ARROW_KEYS, Chord, Key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.wording.vocabulary import Vocabulary

Name = tuple[str, str]

NAMES: dict[int, Name] = {
    Key.SPACE: mark_in_context("key", "Space"),
    Key.ENTER: mark_in_context("key", "Enter"),
    Key.PAD_ENTER: mark_in_context("key", "Enter"),
    Key.ESCAPE: mark_in_context("key", "Escape"),
    Key.TAB: mark_in_context("key", "Tab"),
    Key.BACKSPACE: mark_in_context("key", "Backspace"),
    Key.DELETE: mark_in_context("key", "Delete"),
    Key.LEFT: mark_in_context("key", "left arrow"),
    Key.RIGHT: mark_in_context("key", "right arrow"),
    Key.UP: mark_in_context("key", "up arrow"),
    Key.DOWN: mark_in_context("key", "down arrow"),
    Key.PAGE_UP: mark_in_context("key", "Page up"),
    Key.PAGE_DOWN: mark_in_context("key", "Page down"),
    Key.HOME: mark_in_context("key", "Home"),
    Key.END: mark_in_context("key", "End"),
    Key.COMMA: mark_in_context("key", "comma"),
    Key.FULL_STOP: mark_in_context("key", "full stop"),
}
# Where a picture or a table of keys says it shorter than a sentence does.
PRINTED: dict[int, Name] = {
    Key.ESCAPE: mark_in_context("key", "Esc"),
    Key.LEFT: mark_in_context("key", "left"),
    Key.RIGHT: mark_in_context("key", "right"),
    Key.UP: mark_in_context("key", "up"),
    Key.DOWN: mark_in_context("key", "down"),
}
SHIFT = mark_in_context("key", "Shift")
CTRL = mark_in_context("key", "Ctrl")
ALT = mark_in_context("key", "Alt")
# What four keys are called together where they are the arrows: in a sentence, and in a table.
THE_ARROWS = mark_in_context("key", "the arrow keys")
ARROWS = mark_in_context("key", "arrows")
SHIFT_ARROWS = mark_in_context("key", "Shift and arrow keys")


def in_a_sentence(chord: Chord, words: Vocabulary) -> str:
    return _named(chord, NAMES.get(chord.key), words)


def on_the_key(chord: Chord, words: Vocabulary) -> str:
    return _named(chord, PRINTED.get(chord.key, NAMES.get(chord.key)), words)


def _named(chord: Chord, name: Name | None, words: Vocabulary) -> str:
    key = pygame.key.name(chord.key).upper() if name is None else words.in_context(name)
    held = ((chord.ctrl, CTRL), (chord.alt, ALT), (chord.shift, SHIFT))
    return "+".join([*(words.in_context(name) for needed, name in held if needed), key])


def together(chords: Sequence[Chord], arrows: Name, words: Vocabulary) -> str | None:
    """Their one name, if they are the arrows."""
    if any(chord.key not in ARROW_KEYS for chord in chords):
        return None
    return words.in_context(SHIFT_ARROWS if all(chord.shift for chord in chords) else arrows)
