"""The commands that every table has, those of its questions, and those of a replay."""

from __future__ import annotations

from game.ui.kit.keymap.chord import ENTER_KEYS, Chord, Key, bare, digit
from game.ui.kit.keymap.command import Command
from game.ui.kit.keymap.everywhere import NavigationKey, WindowKey


class LookKey(Command, id="look", beside=(WindowKey,)):
    """For each seat the key to look at the own cards while the others look away: the one with
    which it speaks up, and Shift."""

    SEAT_1 = Chord(Key.A, shift=True)
    SEAT_2 = Chord(Key.F, shift=True)
    SEAT_3 = Chord(Key.J, shift=True)
    SEAT_4 = Chord(Key.L, shift=True)
    SEAT_5 = Chord(Key.V, shift=True)
    SEAT_6 = Chord(Key.E, shift=True)
    SEAT_7 = Chord(Key.P, shift=True)
    SEAT_8 = Chord(Key.X, shift=True)
    SEAT_9 = Chord(Key.N, shift=True)
    SEAT_10 = Chord(Key.T, shift=True)


class TableKey(Command, id="table", beside=(LookKey,), shares=(NavigationKey,)):
    """A widget that the keyboard has chosen is pressed with Enter; without one, Enter goes on."""

    SKIP = bare(Key.SPACE)
    CONFIRM = ENTER_KEYS


class PeekKey(Command, id="peek", shares=(NavigationKey, TableKey)):
    """Whoever is asked holds it to see the own secrets; nothing is there to be skipped then."""

    HOLD = bare(Key.SPACE)


class DoorKey(Command, id="door", shares=(NavigationKey, TableKey)):
    """Held, like Enter, where the screen changes hands."""

    OPEN = bare(Key.SPACE)


# --------------------------------------------------------------------------- questions


class NumberKey(Command, id="number", beside=(TableKey,)):
    """For what is counted: answers, cards, dice. 0 is the tenth. What they press shows the number
    itself, as it is the first, the second and so on."""

    ONE = digit(1)
    TWO = digit(2)
    THREE = digit(3)
    FOUR = digit(4)
    FIVE = digit(5)
    SIX = digit(6)
    SEVEN = digit(7)
    EIGHT = digit(8)
    NINE = digit(9)
    TEN = digit(10)


class ShiftNumberKey(Command, id="shift_number", beside=(NumberKey,)):
    """Where two things are counted: the second."""

    ONE = digit(1, shift=True)
    TWO = digit(2, shift=True)
    THREE = digit(3, shift=True)
    FOUR = digit(4, shift=True)
    FIVE = digit(5, shift=True)
    SIX = digit(6, shift=True)
    SEVEN = digit(7, shift=True)
    EIGHT = digit(8, shift=True)
    NINE = digit(9, shift=True)
    TEN = digit(10, shift=True)


class PromptKey(Command, id="prompt", beside=(NumberKey,), shares=(PeekKey,)):
    """Any question."""

    UNDO = Chord(Key.U)


class HandKey(Command, id="hand", beside=(PromptKey,)):
    """A question for which something is chosen, which is undone before the last answer is."""

    TAKE_BACK = Chord(Key.BACKSPACE)


class SeatKey(Command, id="speak_up", beside=(TableKey,)):
    """For each seat the key with which it speaks up, to call a bluff or to play a card: always the
    same one, letters that every keyboard has, as far apart as ten hands need it."""

    SEAT_1 = Chord(Key.A)
    SEAT_2 = Chord(Key.F)
    SEAT_3 = Chord(Key.J)
    SEAT_4 = Chord(Key.L)
    SEAT_5 = Chord(Key.V)
    SEAT_6 = Chord(Key.E)
    SEAT_7 = Chord(Key.P)
    SEAT_8 = Chord(Key.X)
    SEAT_9 = Chord(Key.N)
    SEAT_10 = Chord(Key.T)


# The commands of each seat, from the first one.
LOOK = tuple(LookKey)
SPEAK_UP = tuple(SeatKey)
# Those of each number, from 1.
NUMBERS = tuple(NumberKey)
SHIFT_NUMBERS = tuple(ShiftNumberKey)


# --------------------------------------------------------------------------- watching


class ReplayKey(Command, id="replay", shares=(NavigationKey, TableKey)):
    """Those of a player of tapes, unless a widget that holds a value has the focus. Nobody is
    asked anything, and nothing is skipped."""

    BACK = bare(Key.LEFT)
    ON = bare(Key.RIGHT)
    TURN_BACK = bare(Key.PAGE_UP)
    TURN_ON = bare(Key.PAGE_DOWN)
    BEGINNING = bare(Key.HOME)
    END = bare(Key.END)
    PLAY = bare(Key.SPACE)


CONTEXTS = (
    *(LookKey, TableKey, PeekKey, DoorKey, NumberKey, ShiftNumberKey, PromptKey, HandKey),
    *(SeatKey, ReplayKey),
)
