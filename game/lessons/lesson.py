"""A lesson of a guided first game, ready to be taught: what its file says, with events, seats and
functions looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.engine.errors import GameError
from game.engine.events import Event
from game.engine.requests import Decision


class LessonError(GameError):
    """A lesson or staging file that is wrong: which file, which place in it, and what."""


class Now(NamedTuple):
    """The moment, as far as lessons look at it: what the learner is asked, and all that has been
    shown. `notices`: what is no event, by name, e.g. a card chosen but not played."""

    asked: str | None
    events: Sequence[Event]
    notices: Callable[[str], bool]


PlainView = Mapping[str, Any]  # what a seat may see, in its plain form
Condition = Callable[[Now], bool]
Accepts = Callable[[str, Any], bool]
Answering = Callable[[PlainView, Decision[Any]], Any]


class Happened(NamedTuple):
    """Events of a kind with these values in their fields, so many times."""

    event: type[Event]
    facts: tuple[tuple[str, Any], ...] = ()
    times: int = 1

    def fits(self, event: Event) -> bool:
        return isinstance(event, self.event) and all(
            getattr(event, field) == value for field, value in self.facts
        )

    def place(self, events: Sequence[Event]) -> int | None:
        """Of the last one that is needed, among the events; None: it has not happened yet."""
        found = [number for number, event in enumerate(events) if self.fits(event)]
        return found[self.times - 1] if len(found) >= self.times else None

    def by_now(self, now: Now) -> bool:
        return sum(map(self.fits, now.events)) >= self.times


class Shown(NamedTuple):
    """What the coach does for the learner: the answer to a question, or a deed at the table."""

    asked: str = ""
    answer: Answering | None = None
    deed: str = ""


def always(_now: Now) -> bool:
    return True


def anything(_kind: str, _answer: Any) -> bool:
    return True


class Lesson(NamedTuple):
    """`begins`: it is shown once this is so. `done`: it is over once this is so; without it, when
    the learner says so, and until then the game stands still. `targets`: what to point at, in the
    order of its use: a widget's id, the beginning of several followed by a star, or a thing on
    the table (`space:7`, `rider:0`: the game's own sights know it). `about`: what else must be
    seen while the card is read, named alike; `asks_in_words`: all words of the question too.
    `covers`: what the card may lie on, at no loss.
    `hint`: said in kindness to any answer that is not accepted. `shown_how`: what the coach does
    for the learner. `leaps_to`: what comes before this is played without being shown."""

    id: str
    title: str
    text: Callable[[Now], str]
    begins: Condition = always
    done: Condition | None = None
    targets: tuple[str, ...] = ()
    place: str = "right"
    accepts: Accepts = anything
    hint: str = ""
    shown_how: tuple[Shown, ...] = ()
    about: tuple[str, ...] = ()
    asks_in_words: bool = False
    covers: tuple[str, ...] = ()
    leaps_to: Happened | None = None

    @property
    def seats(self) -> list[int]:
        """Of those whom it is about: their names must be seen, too."""
        parts = [thing.partition(":") for thing in self.about]
        return [int(seat) for kind, _, seat in parts if kind in ("rider", "seat")]

    @property
    def is_read(self) -> bool:
        """Nothing has to be done but to read it."""
        return self.done is None
