"""The commands of every screen: moving the focus, pressing, going back, and editing a text."""

from __future__ import annotations

from game.ui.kit.keymap.chord import ENTER_KEYS, Chord, Key, bare, with_ctrl
from game.ui.kit.keymap.command import Command


class NavigationKey(Command, id="navigation"):
    """Between widgets, within one that holds a value or a page, and out of the screen."""

    NEXT = Chord(Key.TAB, shift=False, ctrl=None, alt=None)
    PREVIOUS = Chord(Key.TAB, shift=True, ctrl=None, alt=None)
    LEFT = bare(Key.LEFT)
    RIGHT = bare(Key.RIGHT)
    UP = bare(Key.UP)
    DOWN = bare(Key.DOWN)
    PAGE_UP = bare(Key.PAGE_UP)
    PAGE_DOWN = bare(Key.PAGE_DOWN)
    FIRST = bare(Key.HOME)
    LAST = bare(Key.END)
    PRESS = *ENTER_KEYS, bare(Key.SPACE)
    BACK = bare(Key.ESCAPE)


ARROWS = (NavigationKey.LEFT, NavigationKey.RIGHT, NavigationKey.UP, NavigationKey.DOWN)
PAGING = (
    NavigationKey.PAGE_UP,
    NavigationKey.PAGE_DOWN,
    NavigationKey.FIRST,
    NavigationKey.LAST,
)


class WindowKey(Command, id="window", beside=(NavigationKey,)):
    """The window hears them before any screen."""

    FULL_SCREEN = bare(Key.F11), Chord(Key.ENTER, ctrl=None, alt=True)
    INSPECT = bare(Key.F12)


class EditKey(Command, id="edit", beside=(WindowKey,), shares=(NavigationKey,)):
    """In a field for letters or digits, which has the keys that it can use before the screen."""

    LEFT = bare(Key.LEFT)
    RIGHT = bare(Key.RIGHT)
    BEGIN = bare(Key.HOME)
    END = bare(Key.END)
    ERASE_BEFORE = bare(Key.BACKSPACE)
    ERASE_AFTER = bare(Key.DELETE)
    TAKE = ENTER_KEYS
    FORGET = bare(Key.ESCAPE)
    SELECT_ALL = with_ctrl(Key.A)
    COPY = with_ctrl(Key.C)
    CUT = with_ctrl(Key.X)
    PASTE = with_ctrl(Key.V)
