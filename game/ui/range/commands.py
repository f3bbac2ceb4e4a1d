"""The commands of the practice range, besides those with which one shoots."""

from __future__ import annotations

from game.ui.kit.keymap.chord import ENTER_KEYS, Chord, Key, bare, with_ctrl
from game.ui.kit.keymap.command import Command
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.pony_express.shot_commands import ShotKey


class RangeKey(Command, id="range", shares=(NavigationKey, ShotKey)):
    """Where nobody aims, the keys that shoot go on to the next shot."""

    MOVE_PIECES = Chord(Key.M)
    CHANGE_CORNER = Chord(Key.C)
    UNDO = with_ctrl(Key.Z), Chord(Key.Z, ctrl=None, alt=True)
    COACH = Chord(Key.A)
    SHARE = Chord(Key.K)
    DISMISS = Chord(Key.X)
    SHOTS = Chord(ord("1"))
    SPREAD = Chord(ord("2"))
    HEAT = Chord(ord("3"))
    GHOST = Chord(ord("4"))
    AGAIN = Chord(Key.W)
    PAUSE = Chord(Key.P)
    STEP_BACK = Chord(Key.COMMA)
    STEP_ON = Chord(Key.FULL_STOP)
    RATE = Chord(Key.S)
    GO_ON = bare(Key.SPACE), *ENTER_KEYS


class ArrangeKey(Command, id="arrange", beside=(RangeKey,), shares=(NavigationKey, ShotKey)):
    """While a piece is held: the arrows move it, and whatever presses a widget puts it down."""

    REMOVE = bare(Key.DELETE), bare(Key.BACKSPACE)


class WindKey(Command, id="wind", beside=(RangeKey,), shares=(ShotKey,)):
    """While the dial has the focus."""

    LEFT = Chord(Key.LEFT, shift=True, ctrl=None, alt=None)
    RIGHT = Chord(Key.RIGHT, shift=True, ctrl=None, alt=None)
    UP = Chord(Key.UP, shift=True, ctrl=None, alt=None)
    DOWN = Chord(Key.DOWN, shift=True, ctrl=None, alt=None)
    CALM = bare(Key.DELETE), bare(Key.BACKSPACE)


CONTEXTS = (RangeKey, ArrangeKey, WindKey)
