"""What a stage of Western holds: what a view tells, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.western.stage_parts import GamblerState, PlayState, TrainState


@dataclass(kw_only=True)
class StageTable:
    """The table as it stood after the last event that was applied."""

    reader: int | None
    sees_all: bool = False  # every secret, for a replay: it is given all events
    players: list[GamblerState]
    pot: int
    deck: int
    discards: list[str]
    direction: int
    turn: int
    active: int
    goal: int
    hand_limit: int
    draw_limit: int
    play: PlayState | None
    train: TrainState | None
    winner: int | None
