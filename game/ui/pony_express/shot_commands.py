"""The commands of whoever shoots with keys."""

from __future__ import annotations

from game.ui.kit.keymap.chord import ENTER_KEYS, Key, bare
from game.ui.kit.keymap.command import Command
from game.ui.kit.keymap.everywhere import NavigationKey, WindowKey


class ShotKey(Command, id="shot", beside=(WindowKey,), shares=(NavigationKey,)):
    """The die is moved and fixed, then the aim is turned; power grows while its key is held."""

    LEFT = bare(Key.LEFT)
    RIGHT = bare(Key.RIGHT)
    UP = bare(Key.UP)
    DOWN = bare(Key.DOWN)
    FIX = ENTER_KEYS
    POWER = bare(Key.SPACE)
    MOVE_AGAIN = bare(Key.BACKSPACE)


ARROWS = (ShotKey.LEFT, ShotKey.RIGHT, ShotKey.UP, ShotKey.DOWN)
