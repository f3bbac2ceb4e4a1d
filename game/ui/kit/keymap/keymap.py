"""Which keys give which commands, and what players read about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeVar

from game.ui.kit.inputs import Input, KeyPressed, KeyReleased
from game.ui.kit.keymap.chord import Chord
from game.ui.kit.keymap.command import Command
from game.ui.kit.keymap.names import ARROWS, THE_ARROWS, in_a_sentence, on_the_key, together

if TYPE_CHECKING:
    from game.wording.vocabulary import Vocabulary

C = TypeVar("C", bound=Command)
Chords = tuple[Chord, ...]


class Keymap:
    """`changed`: the chords of commands for which the player wants others than usual."""

    def __init__(self, changed: Mapping[Command, Chords] | None = None) -> None:
        self._changed = dict(changed or {})

    def chords(self, command: Command) -> Chords:
        return self._changed.get(command, command.chords)

    # ------------------------------------------------------------------ inputs

    def matches(self, given: Input, command: Command, *, repeats: bool = False) -> bool:
        """Whether a key went down that gives the command. `repeats`: a key that is held down
        gives it again and again."""
        if not isinstance(given, KeyPressed) or (given.repeated and not repeats):
            return False
        return any(chord.matches(given) for chord in self.chords(command))

    def command_of(self, given: Input, context: type[C], *, repeats: bool = False) -> C | None:
        """The command of a context that was given just now, if any."""
        wanted = (c for c in context if self.matches(given, c, repeats=repeats))
        return next(wanted, None)

    def lets_go(self, given: Input, command: Command) -> bool:
        """Whether a key of the command came up, whatever is still held with it."""
        if not isinstance(given, KeyReleased):
            return False
        return any(chord.key == given.key for chord in self.chords(command))

    # ------------------------------------------------------------------ names

    def label(self, command: Command, words: Vocabulary) -> str:
        """What a sentence calls the key: the first one, where there are several."""
        return in_a_sentence(self.chords(command)[0], words)

    def cap(self, command: Command, words: Vocabulary) -> str:
        """What a picture of the key, or a table of keys, says."""
        return on_the_key(self.chords(command)[0], words)

    def all_caps(self, command: Command, words: Vocabulary) -> str:
        """The same of all its keys; two that are called alike are one."""
        caps = (on_the_key(chord, words) for chord in self.chords(command))
        return ", ".join(dict.fromkeys(caps))

    def labels(self, commands: Iterable[Command], words: Vocabulary) -> str:
        """Several keys in one sentence; arrows have a name together."""
        first = [self.chords(command)[0] for command in commands]
        listed = ", ".join(in_a_sentence(chord, words) for chord in first)
        return together(first, THE_ARROWS, words) or listed

    def caps(self, commands: Iterable[Command], words: Vocabulary) -> str:
        """Several keys in a table of keys."""
        first = [self.chords(command)[0] for command in commands]
        listed = ", ".join(on_the_key(chord, words) for chord in first)
        return together(first, ARROWS, words) or listed
