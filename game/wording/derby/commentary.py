"""The commentator: which line is said about which happening of the race."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.events import Event
from game.rules.derby.course import TOWN
from game.rules.derby.events import (
    CardsTakenBack,
    DieCardPlayed,
    DieRolled,
    HorseArrived,
    HorseMoved,
    HorseRefused,
    HorseTired,
    RaceBegan,
    RaceOver,
)
from game.wording.derby.commentary_lines import LINES
from game.wording.derby.vocabulary import DerbyVocabulary

# Where each horse stood before it happened; empty where nobody knows.
Squares = Mapping[str, int]
Judge = Callable[[Any, Squares], str]  # what is said about an event of its class

SILENT = ""
CLOSE = TOWN - 2  # from here on the town can be seen
FAR_AHEAD = 4  # squares before the next horse
UNLIKELY = 3  # a push that needs so little luck would hardly have been hoped for


def commentary(words: DerbyVocabulary, event: Event, squares: Squares, number: int) -> str:
    """One line, picked by the number; empty for what is not worth one."""
    judge = HAPPENINGS.get(type(event))
    happening = SILENT if judge is None else judge(event, squares)
    if not happening:
        return ""
    lines = LINES[happening]
    horse: str | None = getattr(event, "horse", None)  # the start and the end have none
    face = event.face if isinstance(event, DieRolled) else None
    named = "" if horse is None else words.horse(horse)
    return words.say(lines[number % len(lines)], horse=named, face=face)


def _moved(event: HorseMoved, squares: Squares) -> str:
    """A change at the front is worth more than how it came about."""
    if event.square == TOWN:
        return SILENT  # said when it arrives
    return _at_the_front(event, squares) or _on_the_way(event)


def _at_the_front(event: HorseMoved, squares: Squares) -> str:
    """Once a horse is in town nobody leads any more."""
    best = max((square for horse, square in squares.items() if horse != event.horse), default=0)
    before, now = event.start, event.square
    if now < best or best == 0:
        return SILENT
    if now == best:
        return "joins-the-lead" if before < best else SILENT
    if before <= best:
        return "lead"
    return "away" if now - best >= FAR_AHEAD > before - best else SILENT


def _on_the_way(event: HorseMoved) -> str:
    if event.why != "step":
        return event.why
    return "close" if event.square >= CLOSE else SILENT


def _rolled(event: DieRolled, squares: Squares) -> str:
    if event.success:
        return "lucky" if event.needs <= UNLIKELY else SILENT
    return "near-miss" if event.face == event.needs + 1 else SILENT


def _refused(event: HorseRefused, squares: Squares) -> str:
    return "stands" if event.square == event.start else "refused"


def _arrived(event: HorseArrived, squares: Squares) -> str:
    if event.place == 1 and event.seat is None:
        return "first-for-nobody"
    return ("first", "second", "third")[event.place - 1]


def _always(happening: str) -> Judge:
    return lambda event, squares: happening


HAPPENINGS: Mapping[type[Event], Judge] = {
    RaceBegan: _always("start"),
    HorseMoved: _moved,
    DieRolled: _rolled,
    DieCardPlayed: _always("die-card"),
    HorseRefused: _refused,
    HorseTired: _always("tired"),
    CardsTakenBack: _always("fresh-cards"),
    HorseArrived: _arrived,
    RaceOver: _always("over"),
}
