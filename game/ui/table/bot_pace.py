"""Bots at the table: they think between frames, and answer at a pace that people can follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.draws import Draws
from game.hotseat.thinking import Thought

if TYPE_CHECKING:
    from game.ui.table.table import GameTable

SLICE = 0.004  # seconds of a frame that a bot may think
PAUSES = {"slow": 1.5, "normal": 0.7, "fast": 0.2}  # seconds before it answers
# Where people may speak up too, bots do so somewhere in this part of the countdown: when they
# do is decided before what they say, so that their timing gives nothing away.
SPEAKS = (0.35, 0.9)
_TIMING = 0x71AE  # tells this use of the seed from all others


class BotSeat:
    """The bot that is asked now."""

    def __init__(self, table: GameTable) -> None:
        self._table = table
        self._thought: Thought | None = None
        self._waited = 0.0
        self._due = 0.0

    def forget(self) -> None:
        self._thought = None
        self._waited = 0.0

    @property
    def thinking(self) -> int | None:
        """Who thinks just now, for the picture of it."""
        return None if self._thought is None else self._thought.seat

    def work(self, seconds: float) -> None:
        if self._thought is not None and not self._thought.is_wanted:
            self.forget()
        if self._thought is None:
            seat = self._table.desk.bot_seat()
            if seat is None or self._must_wait_for_people():
                return
            self._thought = Thought(self._table.session, seat)
            self._due = self._pause(seat)
        self._waited += seconds
        self._table.ui.keep_pace()
        if self._thought.work(SLICE) and self._waited >= self._due:
            self._answer(self._thought)

    def _answer(self, thought: Thought) -> None:
        self._thought = None
        unnoticed = self._is_quiet and thought.answer is None
        self._table.answer(thought.seat, thought.answer)
        if unnoticed:  # on to the next question, as if there had been none
            self.work(0.0)
        else:
            self._waited = 0.0

    @property
    def _is_quiet(self) -> bool:
        """Nobody may tell from the pace that this was asked."""
        pending = self._table.match.pending
        return pending is not None and self._table.is_quiet(pending)

    def _must_wait_for_people(self) -> bool:
        """Without a countdown people may take their time to speak up; then the bots may."""
        ask = self._table.desk.ask()
        if ask is None:
            return False
        return not self._table.desk.asks_all or not self._table.ui.settings.accuse_countdown

    def _pause(self, seat: int) -> float:
        settings, pending = self._table.ui.settings, self._table.match.pending
        asked = () if pending is None else pending.seats
        if any(other in self._table.desk.people for other in asked):
            return self._moment_to_speak(seat, len(asked))
        if pending is None or self._is_quiet or settings.animation_speed == "instant":
            return 0.0
        return PAUSES[settings.bot_pace] * self._table.pause_share(pending)

    def _moment_to_speak(self, seat: int, asked: int) -> float:
        """Somewhere in the countdown, however fast the rest is shown: people have to have a
        chance to be the first. It follows from what all have seen alone."""
        match = self._table.match
        first, last = SPEAKS
        seen = sum(event.audience is None for event in match.events)
        share = Draws(match.seed ^ _TIMING, seen * 16 + seat).unit()
        seconds = self._table.ui.settings.countdown_seconds
        return seconds * (first + (last - first) * share) / asked
