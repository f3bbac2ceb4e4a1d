"""A bot's thinking in slices, so that a window can be drawn in between."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from time import perf_counter
from typing import Any

from game.engine.errors import GameError
from game.engine.session import Session

# Seconds. What bots answer with hidden cards in mind is seen at the next multiple of this after
# they were asked: nearly always longer than any of them thinks, so the time is always the same.
BEAT = 0.2


def next_beat(seconds: float) -> float:
    """When, after so many seconds of thinking, something of it may be seen."""
    return BEAT * max(ceil(seconds / BEAT), 1)


class Thought:
    """What the bot on a seat makes of the question that it is asked now."""

    def __init__(self, session: Session, seat: int) -> None:
        bot, pending = session.bot(seat), session.match.pending
        if bot is None or pending is None or seat not in pending.seats:
            raise GameError(f"No bot is asked anything on seat {seat}.")
        self.seat = seat
        self._session = session
        self._bot = bot
        self._pending = pending
        self._slices: Iterator[Any] = bot.think(session.seen(seat), pending.for_seat(seat))
        self._last: Any = None
        self._done = False

    def work(self, budget_seconds: float) -> bool:
        """Think on for about so long, by one slice at least; True once the answer stands."""
        until = perf_counter() + budget_seconds
        while not self._done:
            try:
                self._last = next(self._slices)
            except StopIteration:
                self._done = True
            if perf_counter() >= until:
                break
        return self._done

    @property
    def answer(self) -> Any:
        if not self._done:
            raise GameError("The bot is still thinking.")
        return self._last

    @property
    def is_wanted(self) -> bool:
        """Whether that very question still waits for this bot: an answer may have been taken
        back, somebody may have accused first, or a person have sat down again."""
        pending = self._session.match.pending
        same_bot = self._session.bot(self.seat) is self._bot
        return same_bot and pending is self._pending and self.seat in pending.seats
