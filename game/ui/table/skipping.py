"""Which inputs skip what is being shown."""

from __future__ import annotations

from game.ui.kit.group import Group
from game.ui.kit.inputs import RIGHT, Input, KeyPressed, PointerPressed
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.keymap.keymap import Keymap
from game.ui.table.commands import TableKey


def asks_to_skip(given: Input, group: Group, keymap: Keymap) -> bool:
    """A plank that the keyboard has chosen is pressed with Enter all the same."""
    if isinstance(given, PointerPressed):
        return given.button == RIGHT
    chosen = group.shows_focus and group.focus is not None
    return keymap.matches(given, TableKey.SKIP) or (
        keymap.matches(given, TableKey.CONFIRM) and not chosen
    )


def is_any_press(given: Input, keymap: Keymap) -> bool:
    """Whoever wants to aim, or to see what follows, does not look for a key."""
    if isinstance(given, KeyPressed):
        return not given.repeated and not keymap.matches(given, NavigationKey.BACK)
    return isinstance(given, PointerPressed)
