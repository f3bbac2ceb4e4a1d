"""A match: drives the rules one turn at a time, takes answers, remembers everything."""

from __future__ import annotations

import os
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.engine.errors import GameError, IllegalAnswer, RulesBug, UndoRefused, shown
from game.engine.events import Event, logged
from game.engine.journal import Checkpoint, Entry
from game.engine.requests import Decision, WorldRequest
from game.engine.rules import Rules, Table
from game.engine.save_writing import save_match
from game.engine.seat_logs import SeatLogs
from game.engine.views import builtins_of
from game.engine.world import SeededWorld, World
from game.i18n import mark

# While nobody asks for the tables of turn starts, one is kept after so many journal entries.
TABLE_AFTER = 24

# What the world was asked since, by its kind.
_FOLLOWED = {
    "roll": mark("Can't undo: dice were rolled since."),
    "shuffle": mark("Can't undo: cards were shuffled since."),
    "shot": mark("Can't undo: a shot was taken since."),
}


class Match:
    """One game being played. The rules' coroutine is the turn; everything else is data."""

    _table: Table
    _turn: Coroutine[Any, Any, None]

    def __init__(
        self,
        rules: Rules[Any],
        names: Sequence[str],
        seed: int,
        world: World | None = None,
    ) -> None:
        self._set_up(rules, names, seed, world if world is not None else SeededWorld(seed))
        self._table = rules.new_table(self.names)
        self._begin_turn()
        self._run(None)

    def _set_up(self, rules: Rules[Any], names: Sequence[str], seed: int, world: World) -> None:
        self.rules = rules
        self.names = tuple(names)
        self.seed = seed
        self.pending: Decision[Any] | None = None
        self._world = world
        self._journal: list[Entry] = []
        self._events: list[Event] = []
        self._checkpoints: list[Checkpoint] = []
        self._keeps_tables = False  # of every turn start: once somebody has asked for one
        self._table_missing = False  # of some turn start
        self._table_due = 0  # after so many entries
        self._world_answers = 0
        self._recorded: Iterator[Entry] = iter(())
        self._seat_logs = SeatLogs()
        self._logged: list[dict[str, Any]] = []  # the events as views show them, made when asked

    @classmethod
    def replayed(
        cls,
        rules: Rules[Any],
        names: Sequence[str],
        seed: int,
        entries: Iterable[Entry],
        world: World | None = None,
    ) -> Match:
        """The match that these recorded answers lead to; GameError where one does not fit."""
        match = cls.__new__(cls)
        match._set_up(rules, names, seed, world if world is not None else SeededWorld(seed))
        match._keeps_tables = True
        match._table = rules.new_table(match.names)
        match._begin_turn()
        match._replay(entries, trusted=False)
        return match

    @classmethod
    def resumed(
        cls,
        rules: Rules[Any],
        names: Sequence[str],
        seed: int,
        past: Checkpoint,
        journal: Sequence[Entry],
        events: Sequence[Event],
        world: World | None = None,
        *,
        newer_rules: bool = False,
    ) -> Match:
        """The match from a checkpoint on: what came before it is taken as it was recorded. With
        `newer_rules` than those it was recorded under, the answers of the turn in progress are
        taken as far as they fit, and the turn goes on from there."""
        match = cls.__new__(cls)
        match._set_up(rules, names, seed, world if world is not None else SeededWorld(seed))
        match._journal = list(journal[: past.entries])
        match._events = list(events[: past.events])
        match._world_answers = past.world_answers
        match._keeps_tables = True
        match._table = rules.unpack(past.table)
        match._begin_turn()
        try:
            match._replay(journal[past.entries :], trusted=False)
        except GameError:
            if not newer_rules:
                raise
            fitting = journal[: len(match._journal)]
            return cls.resumed(rules, names, seed, past, fitting, events, world)
        return match

    # ------------------------------------------------------------------ what is known

    @property
    def game(self) -> str:
        return self.rules.game

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.rules.options)

    @property
    def table(self) -> Any:
        """The whole truth, for tests and replays; players get views."""
        return self._table

    @property
    def world(self) -> World:
        return self._world

    @property
    def events(self) -> Sequence[Event]:
        return self._events

    @property
    def journal(self) -> Sequence[Entry]:
        return self._journal

    @property
    def world_answers(self) -> int:
        return self._world_answers

    @property
    def checkpoint(self) -> Checkpoint:
        """The start of the present turn."""
        return self.turn_starts[-1]

    @property
    def turn_starts(self) -> Sequence[Checkpoint]:
        """All of them, each with its table: what was played while nobody asked for them is played
        again."""
        if self._table_missing:
            self._checkpoints = self._branch(len(self._journal), 0)._checkpoints
            self._table_missing = False
        self._keeps_tables = True
        return self._checkpoints

    @property
    def result(self) -> dict[str, Any] | None:
        return self.rules.result(self._table)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, JSON-able; None gives a spectator's view. The entries of its
        log are shared with other views: to be read, not written."""
        self._check_seat(seat)
        return builtins_of(self.rules.view(self._table, seat), self._log(seat))

    def seen(self, seat: int | None) -> Any:
        """The same as the game's own struct, with the events themselves in its log: for all that
        is part of the program."""
        self._check_seat(seat)
        view = self.rules.view(self._table, seat)
        return msgspec.structs.replace(view, log=self.events_seen(seat))

    def events_seen(self, seat: int | None) -> list[Event]:
        """All events so far that the seat may know of."""
        return self._seat_logs.log(seat, self._events)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.names)):
            raise GameError(f"There is no seat {shown(seat)} at this table.")

    def _log(self, seat: int | None) -> list[dict[str, Any]]:
        logs = self._logged
        logs += map(logged, self._events[len(logs) :])
        return [
            log
            for log, event in zip(logs, self._events, strict=True)
            if event.audience is None or seat in event.audience
        ]

    # ------------------------------------------------------------------ answers

    def answer(self, answer: Any, seat: int | None = None) -> None:
        """Give a seat's answer (by default the first seat asked) and play on to the next question.

        IllegalAnswer, and nothing changes, if the rules do not allow it.
        """
        pending = self.pending
        if pending is None:
            raise IllegalAnswer("The game is over: there is nothing to answer.")
        if seat is None:
            seat = pending.seats[0]
        elif type(seat) is not int or seat not in pending.seats:
            raise IllegalAnswer(f"Seat {shown(seat)} is not asked anything now.")
        checked = pending.check(seat, answer)
        mark = self._world.mark()
        before = len(self._journal)
        try:
            self._accept(pending, seat, checked)
        except BaseException as error:  # also when somebody presses Ctrl-C in the middle of it
            self._world.rewind(mark)
            self._adopt(self._branch(before))
            if isinstance(error, GameError) or not isinstance(error, Exception):
                raise
            raise RulesBug(f"The rules broke down after {pending.kind!r}.") from error

    def _accept(self, pending: Decision[Any], seat: int, checked: Any) -> None:
        self._journal.append((seat, checked))
        if pending.take(seat, checked):
            self._run(pending.value)

    def _run(self, value: Any) -> None:
        """Send a value into the turn and go on until the next decision, or the end."""
        send = self._turn.send
        while True:
            try:
                request = send(value)
            except StopIteration:
                self._collect_news()
                if self.rules.result(self._table) is not None:
                    self.pending = None
                    return
                self._begin_turn()
                send, value = self._turn.send, None
                continue
            if isinstance(request, Decision):
                self._collect_news()
                self.pending = request
                return
            value = self._ask_world(request)

    def _begin_turn(self) -> None:
        entries = len(self._journal)
        if self._keeps_tables or entries >= self._table_due:
            table = self.rules.pack(self._table)
            self._table_due = entries + TABLE_AFTER
        else:  # a simulation never asks for it, and packing would be a good part of its time
            table = b""
            self._table_missing = True
        self._checkpoints.append(Checkpoint(entries, len(self._events), self._world_answers, table))
        self._turn = self.rules.turn(self._table)

    def _collect_news(self) -> None:
        news = self._table.news
        if news:
            self._events += news
            news.clear()

    def _ask_world(self, request: WorldRequest[Any]) -> Any:
        entry = next(self._recorded, None)
        if entry is None:
            answer = self._world.answer(self._world_answers, request)
        elif entry[0] == request.kind:
            answer = request.check(entry[1])
        else:
            raise GameError(f"The record holds {entry[0]!r} where a {request.kind} was due.")
        self._journal.append((request.kind, answer))
        self._world_answers += 1
        return answer

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file; SaveError with a plain sentence where that fails."""
        save_match(self, Path(path))

    # ------------------------------------------------------------------ going back and branching

    def clone(self) -> Match:
        """An independent match at the same point."""
        return self._branch(len(self._journal))

    def undo(self, seat: int | None = None, shown: int | None = None) -> None:
        """Take the last answer back, if nobody has learned or done anything since. `shown`: of so
        many events anybody knows; None: of all."""
        if all(isinstance(who, str) for who, _ in self._journal):
            raise UndoRefused(mark("Nothing to undo yet."))
        last = self._journal[-1][0]
        if isinstance(last, str):
            raise UndoRefused(_FOLLOWED[last])
        if seat is not None and seat != last:
            raise UndoRefused(
                mark("Can't undo: %(name)s has answered since."), name=self.names[last]
            )
        if len(self._journal) <= self._checkpoints[0].entries:
            raise UndoRefused(mark("Can't undo anything from before you continued this game."))
        earlier = self._branch(len(self._journal) - 1)
        known = self._events[len(earlier._events) : shown]
        if any(event.shows_hidden for event in known):
            raise UndoRefused(mark("Can't undo: that answer revealed a secret."))
        self._adopt(earlier)

    def _branch(self, length: int, first: int | None = None) -> Match:
        """A match that stands where this one stood after so many journal entries, played again
        from the last turn start of which there is a table, or from the turn `first` on."""
        self._keeps_tables = True
        index = len(self._checkpoints) - 1 if first is None else first
        while self._checkpoints[index].entries > length or not self._checkpoints[index].table:
            index -= 1
        past = self._checkpoints[index]
        branch = Match.__new__(Match)
        branch._set_up(self.rules, self.names, self.seed, self._world.clone())
        branch._keeps_tables = True
        branch._checkpoints = self._checkpoints[: index + 1]
        branch._table_missing = self._table_missing
        branch._journal = self._journal[: past.entries]
        branch._events = self._events[: past.events]
        branch._logged = self._logged[: past.events]
        branch._world_answers = past.world_answers
        branch._table = self.rules.unpack(past.table)
        branch._turn = self.rules.turn(branch._table)
        branch._replay(self._journal[past.entries : length], trusted=True)
        return branch

    def _adopt(self, other: Match) -> None:
        self.__dict__.update(other.__dict__)

    def _replay(self, entries: Iterable[Entry], *, trusted: bool) -> None:
        """Play the turn just begun on recorded answers; where they end, go on as usual."""
        self._recorded = recorded = iter(entries)
        self._run(None)
        for seat, answer in recorded:
            pending = self.pending
            if pending is None:
                raise GameError("The record goes on after the end of the game.")
            if not isinstance(seat, int) or seat not in pending.seats:
                raise GameError(f"The record holds {seat!r} where {pending.kind!r} was asked.")
            self._accept(pending, seat, answer if trusted else pending.check(seat, answer))
        self._recorded = iter(())
