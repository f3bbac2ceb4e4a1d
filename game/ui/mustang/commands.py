"""The commands of Mustang that no other game has."""

from __future__ import annotations

from game.ui.kit.keymap.chord import Chord, Key
from game.ui.kit.keymap.command import Command
from game.ui.table.commands import HandKey, PromptKey


class MustangKey(Command, id="mustang", beside=(PromptKey,)):
    """At any time."""

    SCORE = Chord(Key.H)


class MustangTurnKey(Command, id="mustang_turn", beside=(MustangKey, HandKey)):
    CATCH = Chord(Key.C)
    STEAL = Chord(Key.S)
    STABLE = Chord(Key.T)
    EXCHANGE = Chord(Key.E)


class MustangDefenceKey(Command, id="mustang_defence", beside=(MustangKey, HandKey)):
    DEFEND = Chord(Key.D)
    ANOTHER_SET = Chord(Key.A)
    LET_GO = Chord(Key.L)


CONTEXTS = (MustangKey, MustangTurnKey, MustangDefenceKey)
