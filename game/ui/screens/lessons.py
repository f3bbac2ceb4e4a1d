"""Lessons of a guided first game, as data: each game writes its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.engine.events import Event


class Now(NamedTuple):
    """The moment, as far as lessons look at it: what the learner is asked, and all that has been
    shown."""

    asked: str | None
    stage: Any  # of the table
    events: Sequence[Event]
    table: Any = None  # for what is no event: something chosen but not played, a sheet looked at

    def count(self, kind: str, **facts: Any) -> int:
        return sum(
            event.kind == kind
            and all(getattr(event, name) == value for name, value in facts.items())
            for event in self.events
        )


Condition = Callable[[Now], bool]
Accepts = Callable[[str, Any], bool]
# What "show me" answers: the question's kind, and the answer, or how it follows from the question.
Demonstration = tuple[tuple[str, Any], ...]


def _anything(_kind: str, _answer: Any) -> bool:
    return True


class Lesson(NamedTuple):
    """`begins`: it is shown once this is so. `done`: it is over once this is so; without it, when
    the learner says so, and until then the game stands still. `targets`: what to point at, in the
    order of its use: a widget's id, the beginning of several followed by a star, or a thing on
    the table (`space:7`, `rider:0`: the game's own sights know it). `about`: what else must be
    seen while the card is read, named alike; `asks_in_words`: all words of the question too.
    `covers`: what the card may lie on, at no loss.
    `hint`: said in kindness to any answer that is not accepted. `shown_how`: what the coach does
    for the learner."""

    id: str
    title: str
    text: str | Callable[[Now], str]
    begins: Condition
    done: Condition | None = None
    targets: tuple[str, ...] = ()
    place: str = "right"
    accepts: Accepts = _anything
    hint: str = ""
    shown_how: Demonstration = ()
    about: tuple[str, ...] = ()
    asks_in_words: bool = False
    covers: tuple[str, ...] = ()

    @property
    def seats(self) -> list[int]:
        """Of those whom it is about: their names must be seen, too."""
        parts = [thing.partition(":") for thing in self.about]
        return [int(seat) for kind, _, seat in parts if kind in ("rider", "seat")]

    @property
    def is_read(self) -> bool:
        """Nothing has to be done but to read it."""
        return self.done is None


def asked(kind: str, turn: int | None = None) -> Condition:
    return lambda now: now.asked == kind and turn in (None, now.stage.turn)


def happened(kind: str, times: int = 1, **facts: Any) -> Condition:
    return lambda now: now.count(kind, **facts) >= times


def only(**wanted: Any) -> Accepts:
    """Questions by kind, each with the one answer that fits the lesson."""
    return lambda kind, answer: kind not in wanted or answer == wanted[kind]
