"""Writes a match down as the lines of its save: first all of it, then whatever is new."""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine.journal import Checkpoint, Recorded
from game.engine.save_lines import (
    FORMAT,
    Heading,
    Line,
    Numbered,
    Over,
    Played,
    SavedCheckpoint,
    Seated,
    Seating,
    TurnStart,
    Undone,
    written,
)

TABLE_AFTER = 24  # entries: a table is some 2 KB, a turn of few entries less than one


class Scribe:
    """Follows one match. Every line it gives is to be written, in order; `whole` begins anew."""

    def __init__(self, match: Recorded, sitting: int = 0) -> None:
        self._match = match
        self._sitting = sitting
        self._place = Numbered()
        self._entries = self._events = 0
        self._tables = [0]  # how many entries there were at the turn starts written
        self._seating = Seating([])
        self._result: dict[str, Any] | None = None

    def whole(self, seating: Seating) -> bytes:
        """The save of the match as it stands: a line for each turn, so that one that is damaged
        costs no more than what follows it."""
        match = self._match
        self._place = Numbered()
        self._entries = self._events = 0
        self._seating, self._result = seating, None
        first, *later = match.turn_starts
        self._tables = [first.entries]
        begins_later = bool(first.entries or first.events)
        lines = [self._written(self._heading(self._saved(first) if begins_later else None))]
        lines.append(self._played(first.entries, first.events))
        if not begins_later:
            lines.append(self._turn(first))
        for start in later:
            lines.append(self._played(start.entries, start.events))
            if start.entries >= self._tables[-1] + TABLE_AFTER:
                lines.append(self._turn(start))
        lines.append(self.news(seating, with_table=True))
        return b"".join(lines)

    def news(self, seating: Seating, *, with_table: bool = False) -> bytes:
        """What has changed since the last lines. `with_table`: also the turn that is played, for
        whoever wants to know how far the game has come."""
        match, lines = self._match, []
        if len(match.journal) < self._entries:
            lines.append(self._undone())
        if len(match.journal) > self._entries or len(match.events) > self._events:
            lines.append(self._played(len(match.journal), len(match.events)))
        start = match.checkpoint
        if start.entries >= self._tables[-1] + (1 if with_table else TABLE_AFTER):
            lines.append(self._turn(start))
        if seating != self._seating:
            self._seating = seating
            lines.append(self._written(Seated(seating.players, seating.left)))
        if match.result is not None and self._result is None:
            self._result = match.result
            lines.append(self._written(Over(match.result)))
        return b"".join(lines)

    def _heading(self, begins: SavedCheckpoint | None) -> Heading:
        match = self._match
        rules = match.rules
        return Heading(
            format=FORMAT,
            sitting=self._sitting,
            game=rules.game,
            rules=rules.version,
            seats=list(match.names),
            players=self._seating.players,
            left=self._seating.left,
            seed=match.seed,
            options=rules.options,
            materials=rules.materials,
            begins=begins,
        )

    def _played(self, entries: int, events: int) -> bytes:
        match = self._match
        did = list(match.journal[self._entries : entries])
        told = [msgspec.to_builtins(event) for event in match.events[self._events : events]]
        self._entries, self._events = entries, events
        return self._written(Played(did, told)) if did or told else b""

    def _undone(self) -> bytes:
        self._entries, self._events = len(self._match.journal), len(self._match.events)
        self._tables = [at for at in self._tables if at <= self._entries]
        self._result = None
        return self._written(Undone(self._entries, self._events))

    def _turn(self, start: Checkpoint) -> bytes:
        self._tables.append(start.entries)
        saved = self._saved(start)
        return self._written(
            TurnStart(saved.entries, saved.events, saved.world_answers, saved.table)
        )

    def _saved(self, start: Checkpoint) -> SavedCheckpoint:
        table = self._match.rules.table_data(start.table)
        return SavedCheckpoint(start.entries, start.events, start.world_answers, table)

    def _written(self, line: Heading | Line) -> bytes:
        text, self._place = written(line, self._place)
        return text
