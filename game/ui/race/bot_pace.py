"""Bots at the table: they think between frames, and answer at a pace that people can follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.draws import Draws
from game.hotseat.thinking import Thought

if TYPE_CHECKING:
    from game.ui.race.table import RaceTable

SLICE = 0.004  # seconds of a frame that a bot may think
PAUSES = {"slow": 1.5, "normal": 0.7, "fast": 0.2}  # seconds before it answers
# Where people may accuse too, bots speak up somewhere in this part of the countdown: when they
# do is decided before what they say, so that their timing gives nothing away.
SPEAKS = (0.35, 0.9)
_TIMING = 0x71AE  # tells this use of the seed from all others


class BotSeat:
    """The bot that is asked now."""

    def __init__(self, table: RaceTable) -> None:
        self._table = table
        self._thought: Thought | None = None
        self._waited = 0.0
        self._due = 0.0

    def forget(self) -> None:
        self._thought = None

    @property
    def thinking(self) -> int | None:
        """Who thinks just now, for the picture of it."""
        return None if self._thought is None else self._thought.seat

    def work(self, seconds: float) -> None:
        table = self._table
        if self._thought is not None and not self._thought.is_wanted:
            self._thought = None
        if self._thought is None:
            seat = table.desk.bot_seat()
            if seat is None or self._must_wait_for_people():
                return
            self._thought = Thought(table.session, seat)
            self._waited = 0.0
            self._due = self._pause(seat)
        self._waited += seconds
        if self._thought.work(SLICE) and self._waited >= self._due:
            thought, self._thought = self._thought, None
            table.answer(thought.seat, thought.answer)

    def _must_wait_for_people(self) -> bool:
        """Without a countdown people may take their time to accuse; then the bots may."""
        ask = self._table.desk.ask()
        if ask is None:
            return False
        return ask.kind != "accuse" or not self._table.ui.settings.accuse_countdown

    def _pause(self, seat: int) -> float:
        settings = self._table.ui.settings
        if settings.animation_speed == "instant":
            return 0.0
        pending = self._table.match.pending
        people = self._table.desk.people
        shared = pending is not None and any(other in people for other in pending.seats)
        if not shared:
            return PAUSES[settings.bot_pace]
        match = self._table.match
        first, last = SPEAKS
        share = Draws(match.seed ^ _TIMING, len(match.journal) * 16 + seat).unit()
        return (
            settings.countdown_seconds
            * (first + (last - first) * share)
            / max(len(match.pending.seats) if match.pending else 1, 1)
        )
