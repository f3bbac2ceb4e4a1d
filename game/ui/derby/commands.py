"""The commands of the derby that no other game has."""

from __future__ import annotations

from game.ui.kit.keymap.chord import Chord, Key
from game.ui.kit.keymap.command import Command
from game.ui.table.commands import HandKey, PromptKey, ShiftNumberKey


class DerbyKey(Command, id="derby", beside=(PromptKey,)):
    """At any time; once more, they put away what they have opened."""

    TABLES = Chord(Key.T)
    ODDS = Chord(Key.O)


class DerbyBetKey(Command, id="derby_bet", beside=(DerbyKey, HandKey, ShiftNumberKey)):
    CHIPS = Chord(Key.B)
    NEXT_CARD = Chord(Key.C, shift=False)
    PREVIOUS_CARD = Chord(Key.C, shift=True)


class DerbyRideKey(Command, id="derby_ride", beside=(DerbyKey, HandKey)):
    PLAY = Chord(Key.P)
    DRAW_LEVEL = Chord(Key.L)


class DerbyPushKey(Command, id="derby_push", beside=(DerbyKey, HandKey)):
    PUSH = Chord(Key.P)
    STOP = Chord(Key.S)


class DerbyDieKey(Command, id="derby_die", beside=(DerbyKey, HandKey)):
    REROLL = Chord(Key.R)
    KEEP_ROLL = Chord(Key.A)


CONTEXTS = (DerbyKey, DerbyBetKey, DerbyRideKey, DerbyPushKey, DerbyDieKey)
