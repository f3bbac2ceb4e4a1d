"""What the planks of every table say about themselves, with the keys that press them."""

from __future__ import annotations

from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.scene import Ui
from game.ui.table.commands import LOOK, PeekKey, PromptKey, TableKey


def menu_tip(ui: Ui) -> str:
    key = ui.keymap.label(NavigationKey.BACK, ui.words)
    return ui.say("Pause and menu (%(key)s)", key=key)


def skip_tip(ui: Ui) -> str:
    key = ui.keymap.label(TableKey.SKIP, ui.words)
    return ui.say("Skip the animation (%(key)s).", key=key)


def undo_tip(ui: Ui) -> str:
    key = ui.keymap.label(PromptKey.UNDO, ui.words)
    return ui.say("Undo your last answer (%(key)s)", key=key)


def look_tip(ui: Ui, seat: int) -> str:
    key = ui.keymap.label(LOOK[seat], ui.words)
    return ui.say("Peek at your cards while the others look away (%(key)s)", key=key)


def peek_first(ui: Ui) -> str:
    """Why something cannot be done while its owner does not look."""
    key = ui.keymap.label(PeekKey.HOLD, ui.words)
    return ui.say("Hold %(key)s to peek first.", key=key)


def peek_hint(ui: Ui) -> str:
    """Below cards that lie there face down."""
    key = ui.keymap.label(PeekKey.HOLD, ui.words)
    return ui.say("Nobody watching? Hold %(key)s to peek.", key=key)
