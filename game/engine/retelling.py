"""What the table was right after each event: a turn played again from its start, as recorded.

The rules are coroutines over plain data, so a turn and its recorded answers lead to the same
tables whenever it is wanted. Keeping a copy of every table while a game is played would cost
simulations too, which nobody watches; this costs only whoever looks, and is the same for a game in
progress, a replay and a table elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.engine.errors import GameError
from game.engine.events import Event
from game.engine.journal import Entry
from game.engine.match import Match
from game.engine.requests import Decision, Shot
from game.engine.rules import Rules
from game.engine.shots import ShotRecord


class Told(NamedTuple):
    """An event, the packed table right after it, and for a shot what was flicked on what."""

    event: Event
    table: bytes
    shot: ShotRecord | None = None


class _TellingNews(list[Event]):
    """The news of a table that packs the table at each of them, as it is then."""

    def __init__(self, rules: Rules[Any], table: Any) -> None:
        super().__init__()
        self.told: list[Told] = []
        self.shot: ShotRecord | None = None  # taken, and not told yet
        self._rules = rules
        self._table = table

    def append(self, event: Event) -> None:
        table, shot = self._table, None
        if event.tells_shot:
            shot, self.shot = self.shot, None
        table.news = []  # what is packed is a table of no news
        self.told.append(Told(event, self._rules.pack(table), shot))
        table.news = self


def retold(match: Match, turn: int) -> list[Told]:
    """All events of a turn so far, by its number among the match's turn starts."""
    starts = match.turn_starts
    past = starts[turn]
    end = starts[turn + 1].entries if turn + 1 < len(starts) else len(match.journal)
    return _play(match.rules, past.table, match.journal[past.entries : end])


def turn_of_event(match: Match, event: int) -> int:
    """In which turn that event was told, by the numbers of both."""
    starts = match.turn_starts
    turn = len(starts) - 1
    while turn and starts[turn].events > event:
        turn -= 1
    return turn


def _play(rules: Rules[Any], packed: bytes, answers: Sequence[Entry]) -> list[Told]:
    table = rules.unpack(packed)
    table.news = news = _TellingNews(rules, table)
    turn, value = rules.turn(table), None
    recorded = iter(answers)
    try:
        while True:
            request = turn.send(value)
            if isinstance(request, Decision):
                for who, answer in recorded:
                    if not isinstance(who, int):
                        raise GameError(
                            f"The record holds {who!r} where {request.kind!r} was asked."
                        )
                    if request.take(who, answer):
                        value = request.value
                        break
                else:
                    break  # so far the turn was played
            else:
                _, value = next(recorded)
                if isinstance(request, Shot):
                    news.shot = ShotRecord(request.scene, request.flick)
    except StopIteration:
        pass
    turn.close()
    return news.told
