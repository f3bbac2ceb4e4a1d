"""Answers and facts in tests of any game's rules."""

from __future__ import annotations

import json
from typing import Any

from game.engine.match import Match


def say(m: Match, answer: Any, seat: int | None = None) -> None:
    """Answer, and see that everything on the table still adds up."""
    m.answer(answer, seat)
    m.rules.check_table(m.table)


def asked(m: Match) -> tuple[str, tuple[int, ...]]:
    """The kind of the pending question and the seats that are asked."""
    assert m.pending is not None, "the game is over"
    return m.pending.kind, tuple(m.pending.seats)


def told(m: Match, kind: str) -> list[dict[str, Any]]:
    """The facts of these events as they come out of JSON."""
    return [json.loads(json.dumps(event.data)) for event in m.events if event.kind == kind]


def kinds(m: Match, *among: str) -> list[str]:
    """The kinds of all events so far, or of those among the given ones, in order."""
    return [event.kind for event in m.events if not among or event.kind in among]


def snapshot(m: Match) -> tuple[Any, ...]:
    """Everything that a refused answer must leave as it is."""
    seats = (None, *range(len(m.names)))
    views = [m.view(seat) for seat in seats]
    return m.rules.pack(m.table), list(m.journal), list(m.events), asked(m), views
