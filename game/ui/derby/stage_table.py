"""What a stage of the derby holds: what a view tells, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.ui.derby.stage_parts import BettorState, Charts, HorseState, MoveState


@dataclass(kw_only=True)
class StageTable:
    """The table as it stood after the last event that was applied. `horses`: in their order."""

    reader: int | None
    sees_all: bool = False  # every secret, for a replay: it is given all events
    charts: Charts
    options: Mapping[str, Any]
    phase: str
    players: list[BettorState]
    horses: dict[str, HorseState]
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
        """Whether the course is shown, and not the slate any more."""
        return self.phase in ("race", "over")

    @property
    def is_racing(self) -> bool:
        return self.phase == "race" and self.race_round > 0

    def horse_on(self, track: int) -> HorseState | None:
        return next((horse for horse in self.horses.values() if horse.track == track), None)
