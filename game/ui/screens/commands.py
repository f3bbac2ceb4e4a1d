"""The commands of the menus that not every screen has."""

from __future__ import annotations

from game.ui.kit.keymap.chord import Key, with_ctrl
from game.ui.kit.keymap.command import Command
from game.ui.kit.keymap.everywhere import EditKey


class BookletKey(Command, id="booklet", beside=(EditKey,)):
    SEARCH = with_ctrl(Key.F)
