"""The names of all keys, for texts that have placeholders for them: booklets, lessons, settings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.ui.games import ENTRIES, entry_of
from game.ui.kit.keymap.command import Context
from game.ui.kit.keymap.everywhere import ARROWS, EditKey, NavigationKey, WindowKey
from game.ui.kit.keymap.keymap import Keymap
from game.ui.kit.keymap.names import SHIFT
from game.ui.range.commands import CONTEXTS as RANGE
from game.ui.screens.commands import BookletKey
from game.ui.table.commands import CONTEXTS as TABLE

if TYPE_CHECKING:
    from game.wording.vocabulary import Vocabulary


def contexts() -> Iterator[Context]:
    """Of all screens and games."""
    yield from (NavigationKey, WindowKey, EditKey, BookletKey, *TABLE, *RANGE)
    for game in ENTRIES:
        yield from entry_of(game).commands


def key_names(words: Vocabulary, keymap: Keymap | None = None) -> dict[str, str]:
    """What stands for each placeholder: `table_skip` is what a sentence calls that key,
    `table_skip_cap` what is printed on it, and `table_skip_caps` all the keys that do the same."""
    keymap = keymap or Keymap()
    names = {
        "arrows": keymap.caps(ARROWS, words),
        "the_arrows": keymap.labels(ARROWS, words),
        "shift": words.in_context(SHIFT),
    }
    for context in contexts():
        for command in context:
            names[command.placeholder] = keymap.label(command, words)
            names[f"{command.placeholder}_cap"] = keymap.cap(command, words)
            names[f"{command.placeholder}_caps"] = keymap.all_caps(command, words)
    return names
