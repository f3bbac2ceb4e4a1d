"""The commands of Western that no other game has."""

from __future__ import annotations

from game.ui.kit.keymap.chord import Chord, Key
from game.ui.kit.keymap.command import Command
from game.ui.table.commands import HandKey, ShiftNumberKey


class WesternKey(Command, id="western", beside=(HandKey,)):
    """Whatever is answered with cards."""

    ENLARGE = Chord(Key.Z)


class WesternTurnKey(Command, id="western_turn", beside=(WesternKey, ShiftNumberKey)):
    DISCARD = Chord(Key.D)


class WesternAnswerKey(Command, id="western_answer", beside=(WesternKey,)):
    NO_CARD = Chord(Key.N)


class WesternBidKey(Command, id="western_bid", beside=(WesternAnswerKey,)):
    ANOTHER_BID = Chord(Key.A)


CONTEXTS = (WesternKey, WesternTurnKey, WesternAnswerKey, WesternBidKey)
