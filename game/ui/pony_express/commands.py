"""The commands of the race that no other game has, besides those of shooting."""

from __future__ import annotations

from game.ui.kit.keymap.chord import Chord, Key
from game.ui.kit.keymap.command import Command
from game.ui.pony_express.shot_commands import ShotKey
from game.ui.table.commands import PromptKey, ReplayKey, SeatKey, ShiftNumberKey


class CupKey(Command, id="cup", beside=(PromptKey, ShiftNumberKey)):
    REROLL_HIDDEN = Chord(Key.R)
    REROLL_SHOWN = Chord(Key.T)


class BelieveKey(Command, id="believe", beside=(SeatKey,)):
    """For each seat the key with which it believes, near the one with which it calls a bluff."""

    SEAT_1 = Chord(Key.Q)
    SEAT_2 = Chord(Key.R)
    SEAT_3 = Chord(Key.U)
    SEAT_4 = Chord(Key.O)
    SEAT_5 = Chord(Key.C)


class ShownShotKey(Command, id="shown_shot", beside=(ReplayKey,)):
    """While a shot is shown, also in a replay."""

    PRACTISE = Chord(Key.P)


# The commands of each seat, from the first one.
BELIEVE = tuple(BelieveKey)

CONTEXTS = (CupKey, BelieveKey, ShownShotKey, ShotKey)
