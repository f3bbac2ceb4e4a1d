"""What a stage of the derby holds: what a view tells, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.ui.derby.stage_parts import BettorState, Charts, HorseState, MoveState


@dataclass(kw_only=True)
class StageTable:
    """The table as it stood after the last event that was applied. `horses`: in their order;
    `riders_named`: of how many of them it is known who rides them; `active`: whose turn it is, in
    the betting and in the race; `first`, `round` and `stack` are the betting's, and forgotten in
    the race."""

    reader: int | None
    sees_all: bool = False  # every secret, for a replay: it is given all events
    charts: Charts
    options: Mapping[str, Any]
    phase: str
    players: list[BettorState]
    horses: dict[str, HorseState]
    riders_named: int
    bookmaker: int | None
    first: int | None
    round: int
    stack: int
    left_over: int
    active: int | None
    race_round: int
    on_move: str | None
    order: list[str]
    arrived: list[str]
    move: MoveState | None
    winners: list[int] | None

    @property
    def on_course(self) -> bool:
        """Whether the course is shown, and not the slate any more: all riders are known."""
        return self.riders_named == len(self.horses)

    @property
    def is_racing(self) -> bool:
        return self.phase == "race" and bool(self.order)
