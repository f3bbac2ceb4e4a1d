"""The keys of the range, besides those with which one shoots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.practice.arranging import from_other_corner
from game.settings import RangeLayer
from game.ui.kit.inputs import KeyPressed
from game.ui.range.commands import RangeKey

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui
    from game.ui.range.screen import Range

LAYERS: dict[RangeKey, RangeLayer] = {
    RangeKey.SHOTS: "shots",
    RangeKey.SPREAD: "spread",
    RangeKey.HEAT: "heat",
    RangeKey.GHOST: "ghost",
}


def take_key(range_: Range, given: KeyPressed) -> bool:
    """True if it was of use."""
    command = range_.ui.keymap.command_of(given, RangeKey)
    if command is None:
        return False
    if command is RangeKey.UNDO:
        range_.undo()
    elif command is RangeKey.MOVE_PIECES and range_.mode.may_arrange:
        range_.aim_again()
        range_.arranger.pick()
    elif command is RangeKey.CHANGE_CORNER and range_.mode.may_arrange:
        range_.arrange(from_other_corner(range_.mode.layout))
    elif command is RangeKey.COACH:
        range_.coach.ask()
    elif command is RangeKey.SHARE:
        range_.guest.open_sheet()
    elif command is RangeKey.DISMISS:
        range_.notices.put_away()
    elif command in LAYERS:
        range_.toggle_layer(LAYERS[command])
        range_.rebuild()
    else:
        return range_.watch_row.take_command(command)
    return True


def keys_of_board(ui: Ui) -> str:
    """For whoever has come to the board by keys."""
    layers = tuple(LAYERS)
    commands = {
        "move": RangeKey.MOVE_PIECES,
        "corner": RangeKey.CHANGE_CORNER,
        "first": layers[0],
        "last": layers[-1],
    }
    return ui.say(
        "%(move)s: move pieces. %(corner)s: change corner. "
        "%(first)s to %(last)s: show or hide layers.",
        **{name: ui.keymap.label(command, ui.words) for name, command in commands.items()},
    )
