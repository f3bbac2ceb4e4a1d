"""What is told of a game, and what everybody sees while it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from game.engine.events import Event
from game.engine.match import Match
from game.engine.rules import Rules, Table
from game.engine.shots import drawn_outcome
from game.engine.views import builtins_of
from game.engine.world import SeededWorld
from game.games.definition import GameDef
from tests.support import TEN_NAMES

View = dict[str, Any]


def told_by(match: Match) -> list[dict[str, Any]]:
    """All its events as they come out of JSON."""
    data: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(match.events))
    return data


def shown_in(rules: Rules[Any], table: Table, reader: int | None) -> View:
    """As other programs see it, without its log."""
    return builtins_of(rules.view(table, reader), [])


class Witness:
    """Sees for everybody at the table, and for a spectator, what the views showed right after the
    last event that each of them heard."""

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self._rules = rules
        self.readers = (None, *range(seats))
        table = rules.new_table(TEN_NAMES[:seats])
        self._last = {
            reader: ("the beginning", shown_in(rules, table, reader)) for reader in self.readers
        }
        self.shows: Callable[[Event, View], None] = lambda event, view: None

    def hear(self, table: Table, event: Event) -> None:
        for reader in self.readers:
            if event.seen_by(reader):
                view = shown_in(self._rules, table, reader)
                self._last[reader] = event.kind, view
                self.shows(event, view)

    def check(self, match: Match) -> None:
        for reader in self.readers:
            after, seen = self._last[reader]
            now = shown_in(self._rules, match.table, reader)
            changed = [key for key in now if now[key] != seen[key]]
            assert not changed, f"for {reader}, {changed} changed after {after!r} without an event"


def witnessed(
    monkeypatch: pytest.MonkeyPatch,
    game: GameDef,
    options: Mapping[str, Any],
    seats: int,
    seed: int,
) -> tuple[Witness, Callable[[], Match]]:
    """Who sees all, and how the match begins that is seen."""
    rules = game.rules(options, None)
    witness = Witness(rules, seats)
    told = Table.tell

    def tell(table: Table, event: Event) -> None:
        told(table, event)
        witness.hear(table, event)

    monkeypatch.setattr(Table, "tell", tell)
    world = SeededWorld(seed, drawn_outcome)
    return witness, lambda: Match(rules, TEN_NAMES[:seats], seed, world)
