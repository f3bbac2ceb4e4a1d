"""What a stage of Mustang holds: what a view tells, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.mustang.stage_parts import FinalScore, RancherState, TheftState


@dataclass(kw_only=True)
class StageTable:
    """The table as it stood after the last event that was applied."""

    reader: int | None
    sees_all: bool = False  # every secret, for a replay: it is given all events
    ranchers: list[RancherState]
    piles: dict[str, int]  # by kind: how many lie face down
    open: dict[str, list[str]]  # by kind: face up in the prairie, oldest first
    specials: list[str]
    deck: int
    discards: list[str]
    events_left: int
    event: str | None
    events_spent: list[str]
    gone: list[str]
    turn: int
    active: int
    theft: TheftState | None
    event_open: str | None
    over: str | None
    ended_by: int | None
    final: FinalScore | None
