"""What a stage holds of the table: what a view tells, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.pony_express.table import Duel
from game.ui.pony_express.stage_moment import Moment
from game.ui.pony_express.stage_parts import DieState, RiderState


@dataclass(kw_only=True)
class StageTable(Moment):
    """The table as it stood after the last event that was applied; the passing things of the turn
    are inherited from Moment.

    `duel` is the rules' own, with two differences: `shots` counts those fired, a spare cartridge
    not among them, and `decoy_side` is empty where the reader may not know it.
    """

    reader: int | None
    sees_all: bool = False  # every secret, for a replay: it is given all events
    riders: list[RiderState]
    bank: int
    deck: int
    spent: list[str]
    turn: int
    active: int
    dice: list[DieState]
    rolled: bool  # the dice of this turn are on the table
    announced: str | None
    offered: dict[int, list[str]]  # by seat: the cards to choose from, where the reader sees them
    duel: Duel | None
    steady: bool  # a steady hand before the figures
    winner: int | None
