"""Bots at the table: they think between frames, and answer at a pace that people can follow.

How long a bot thinks depends on what it holds. So nothing that others can see follows its thinking
at once: where a question has to do with hidden cards, what comes of it is seen at the next beat of
a clock that began with the question. Bots that are asked one after the other and have nothing to
play share one beat, so that it takes the same time however many of them could have.
"""

from __future__ import annotations

from typing import Any

from game.hotseat.pacing import Pacing
from game.hotseat.thinking import Thought, next_beat
from game.ui.table.played import PlayedTable

SLICE = 0.004  # seconds of a frame that a bot may think
PAUSES = {"slow": 1.5, "normal": 0.7, "fast": 0.2}  # seconds before it answers
# Where people may speak up too, bots do so somewhere in this part of the countdown: when they
# do is decided before what they say, so that their timing gives nothing away.
SPEAKS = (0.35, 0.9)


class BotSeat:
    """The bot that is asked now."""

    def __init__(self, table: PlayedTable[Any]) -> None:
        self._table = table
        self._thought: Thought | None = None
        self._waited = 0.0  # since anybody could see something of what is asked
        self._due = 0.0
        self._ready = False
        self._held_until = 0.0  # for what comes after bots that had nothing to play

    def forget(self) -> None:
        self._thought = None
        self._ready = False
        self._waited = self._held_until = 0.0

    @property
    def thinking(self) -> int | None:
        """Who thinks just now, for the picture of it."""
        return None if self._thought is None else self._thought.seat

    def work(self, seconds: float) -> None:
        if self._thought is not None and not self._thought.is_wanted:
            self.forget()
        if self._thought is None and not self._take_up():
            return
        self._waited += seconds
        self._table.ui.keep_pace()
        thought = self._thought
        if thought is None or not thought.work(SLICE):
            return
        if not self._ready:
            self._ready = True
            if self._hides_time:
                self._due = max(self._due, next_beat(self._waited))
        if self._passes_unnoticed(thought):
            self._pass(thought)
        elif self._waited >= self._due:
            self.forget()
            self._table.answer(thought.seat, thought.answer)

    def holds(self, seconds: float) -> bool:
        """Whether bots have just passed, and what follows that is not to be seen yet: from the
        time it takes nobody shall tell which of them had a card to think about."""
        if not self._held_until:
            return False
        self._table.ui.keep_pace()  # also while nobody thinks: the moments are the same
        if self._thought is not None or self._goes_on_asking:
            self.work(seconds)
        else:
            self._waited += seconds
        if self._thought is None and self._waited >= self._held_until:
            self.forget()
        return bool(self._held_until)

    def _take_up(self) -> bool:
        """Whether there is a bot to think; it begins to."""
        seat = self._table.desk.bot_seat()
        if seat is None or self._must_wait_for_people():
            return False
        self._thought = Thought(self._table.session, seat)
        self._ready = False
        self._due = self._pause(seat)
        return True

    def _pass(self, thought: Thought) -> None:
        """On to the next question, as if there had been none. After a quiet one that is the same
        bot's; after any other, what is asked of somebody for something else can be seen."""
        quiet = self._is_quiet
        self._thought = None
        if not quiet:
            self._held_until = next_beat(self._waited)
        self._table.answer(thought.seat, thought.answer)
        if quiet or self._goes_on_asking:
            self.work(0.0)

    def _passes_unnoticed(self, thought: Thought) -> bool:
        """Whether it plays nothing, and makes no pause of its own about it."""
        if thought.answer is not None:
            return False
        return self._is_quiet or (self._asks_bots_for_card and self._due <= next_beat(self._waited))

    @property
    def _goes_on_asking(self) -> bool:
        """Whether the next bot is asked for a card in the same way."""
        asked = self._asks_bots_for_card and not self._is_quiet
        return asked and self._table.desk.bot_seat() is not None

    @property
    def _pacing(self) -> Pacing | None:
        return self._table.desk.pacing

    @property
    def _asks_bots_for_card(self) -> bool:
        """And no people at the same time, among whom each bot has its own moment to speak."""
        pacing = self._pacing
        if pacing is None or pacing.people:
            return False
        return pacing.for_card and pacing.hides_time

    @property
    def _is_quiet(self) -> bool:
        """Nobody may tell from the pace that this was asked."""
        pacing = self._pacing
        return pacing is not None and pacing.quiet

    @property
    def _hides_time(self) -> bool:
        pacing = self._pacing
        return pacing is not None and pacing.hides_time

    def _must_wait_for_people(self) -> bool:
        """Where people may take their time to speak up, the bots do so afterwards."""
        desk, pacing = self._table.desk, self._pacing
        if desk.ask() is None or pacing is None:
            return False
        return not desk.asks_all or pacing.waits or not self._table.ui.settings.accuse_countdown

    def _pause(self, seat: int) -> float:
        settings, pacing = self._table.ui.settings, self._pacing
        if pacing is not None and pacing.people:
            return self._moment_to_speak(seat, pacing.seats)
        if pacing is None or pacing.quiet or settings.animation_speed == "instant":
            return 0.0
        return PAUSES[settings.bot_pace] * self._table.desk.pause_share

    def _moment_to_speak(self, seat: int, asked: int) -> float:
        """Somewhere in the countdown, however fast the rest is shown: people have to have a
        chance to be the first. It follows from what all have seen alone."""
        first, last = SPEAKS
        share = self._table.session.moment_to_speak(seat)
        seconds = self._table.ui.settings.countdown_seconds
        return seconds * (first + (last - first) * share) / asked
