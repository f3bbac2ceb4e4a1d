"""Telling what happens: to all at the screen, or to one person alone."""

from __future__ import annotations

from typing import Any

from game.engine.events import Event
from game.engine.session import Session
from game.text.console import Console
from game.text.dialog import Dialog
from game.text.part import Part
from game.wording import GameWords

LOG_LENGTH = 15  # sentences


class Teller:
    """Knows what the shared screen has heard, and what each person has heard alone.

    `reader` is the seat of the only person there, if there is only one. `errands`: whether people
    are sent away from the screen, as by a saloon.
    """

    def __init__(
        self,
        session: Session,
        part: Part[Any],
        console: Console,
        reader: int | None,
        *,
        errands: bool = True,
    ) -> None:
        self._session = session
        self._part = part
        self._words: GameWords = part.words
        self._console = console
        self._reader = reader
        self._errands = errands
        self._told = 0
        self._told_alone: dict[int, int] = {}

    def skip(self) -> None:
        """What happened before, in a game that is continued, is no news."""
        self._told = self._session.happened
        self._told_alone = dict.fromkeys(range(len(self._session.names)), self._told)

    def tell_all(self) -> None:
        """The news for everybody who looks at the shared screen, and what bots say about it."""
        feed = self._session.feed(self._reader)
        first, self._told = feed.frames_before(self._told), self._session.happened
        for number in range(first, feed.frames_before(self._told)):
            event = feed.event(number)
            self._say(event, self._reader)
            self._pass_on_remarks(event)
            if self._errands:
                self._send_on_errand(event)

    def tell_alone(self, seat: int) -> None:
        """On that seat's private screen: its secrets, and what all will hear afterwards."""
        feed = self._session.feed(seat)
        heard_by_all = feed.frames_before(self._told)
        first = feed.frames_before(self._told_alone.get(seat, 0))
        self._told_alone[seat] = self._session.happened
        for number in range(first, len(feed)):
            event = feed.event(number)
            if event.audience is not None or number >= heard_by_all:
                self._say(event, seat)

    def _say(self, event: Event, reader: int | None) -> None:
        if isinstance(event, self._part.shown_with_the_question):
            return
        if isinstance(event, self._part.turns):
            self._console.say()
        sentence = self._sentence(event, reader)
        if sentence is not None:
            self._console.say(sentence)

    def _pass_on_remarks(self, event: Event) -> None:
        for seat, remark in self._session.remarks(event):
            self._console.say(self._words.remark(remark.text, self._session.names[seat]))

    def _send_on_errand(self, event: Event) -> None:
        """A person at the screen is waited for; where nobody could press a key, only told."""
        seat, sentence = self._part.errand(event, self._session.names, self._reader)
        if seat not in self._session.humans:
            return
        self._console.say(sentence)
        if self._console.is_interactive:
            Dialog(self._console, self._words).pause_until(self._words.say("Served"))

    def _sentence(self, event: Event, reader: int | None) -> str | None:
        return self._words.event(event, self._session.names, reader)

    # ------------------------------------------------------------------ looking back

    def log_lines(self, reader: int | None) -> list[str]:
        """The last sentences that this reader could have heard."""
        lines: list[str] = []
        feed = self._session.feed(reader)
        for event in reversed(feed.log(feed.frames_before(self._told))):
            if (sentence := self._sentence(event, reader)) is not None:
                lines.append(sentence)
            if len(lines) == LOG_LENGTH:
                break
        return lines[::-1]

    def notes(self, seat: int) -> list[str]:
        """What the seat alone has learned this turn."""
        lines: list[str] = []
        for event in reversed(self._session.log(seat)):
            if isinstance(event, self._part.turns):
                break
            if isinstance(event, self._part.notes):
                lines.append(self._sentence(event, seat) or "")
        return lines[::-1]
