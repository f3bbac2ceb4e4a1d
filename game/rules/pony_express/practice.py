"""Tables for practising: the shots of the race without a race."""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine.errors import SetupError
from game.rules.pony_express.board_schema import MOST_RIDERS
from game.rules.pony_express.options import BOARD, USUAL_BOARD
from game.rules.pony_express.pieces import duel_scene, figures_scene
from game.rules.pony_express.rules import PonyExpress
from game.rules.pony_express.table import Duel, Table
from physics.model import Scene

SHOOTER, OPPONENT = 0, 1
MOST_BYSTANDERS = 20


class Setting(msgspec.Struct, frozen=True):
    """What stands around, and what cards have been played: as the race would have them."""

    scene: str = "duel"  # or "showdown", without bystanders, or "indians"
    riders: tuple[int, ...] = ()  # the spaces on which bystanders stand
    corner: str = "north-west"  # the shooter's
    board: str = USUAL_BOARD
    wind: str | None = None  # from the shooter's left or right
    barrel: tuple[int, int] | None = None
    decoy: bool = False  # the opponent's


def practice_scene(setting: Setting) -> Scene:
    """The scene of a shot by seat 0 (at seat 1, in a duel); SetupError if it cannot be."""
    table = _table(setting)
    if setting.scene == "indians":
        if setting.wind or setting.barrel or setting.decoy:
            raise SetupError("Wind, barrel and decoy are for duels.")
        scene = figures_scene(table, SHOOTER)
        # The shooter's own rider is somewhere on the trail; nobody said where, so nowhere.
        others = tuple(piece for piece in scene.pieces if piece.owner != SHOOTER)
        return msgspec.structs.replace(scene, pieces=others)
    table.duel = _duel(table, setting)
    return duel_scene(table, table.duel, SHOOTER)


def _table(setting: Setting) -> Table:
    rules = PonyExpress.with_options({BOARD: setting.board})
    if len(setting.riders) > MOST_BYSTANDERS:
        raise SetupError(f"At most {MOST_BYSTANDERS} bystanders.")
    for space in setting.riders:
        if not 1 <= space <= rules.board.last:
            raise SetupError(f"There is no space {space}; they go from 1 to {rules.board.last}.")
        if setting.riders.count(space) > MOST_RIDERS:
            raise SetupError(f"At most {MOST_RIDERS} riders find room on a space.")
    names = ["shooter", "opponent", *(f"rider {n}" for n, _ in enumerate(setting.riders))]
    if setting.scene == "indians":
        names.remove("opponent")
    table = rules.new_table(names)
    bystanders = table.riders[len(names) - len(setting.riders) :]
    for rider, space in zip(bystanders, setting.riders, strict=True):
        rider.space = space
    return table


def _duel(table: Table, setting: Setting) -> Duel:
    corners = list(table.board.corners)
    if setting.corner not in corners:
        raise SetupError(f"The corners are {' and '.join(corners)}.")
    other = next(corner for corner in corners if corner != setting.corner)
    showdown = setting.scene == "showdown"
    if showdown and setting.riders:
        raise SetupError("No bystanders at the showdown.")
    changes: dict[str, Any] = {}
    if setting.decoy:
        changes = {"decoy_of": OPPONENT, "decoy_side": "left", "decoy_stands": True}
    return Duel(
        space=1,
        seats=(SHOOTER, OPPONENT),
        corners=(setting.corner, other),
        showdown=showdown,
        shots=[],
        bystanders=not showdown,
        barrel=setting.barrel,
        wind_from=setting.wind,
        **changes,
    )
