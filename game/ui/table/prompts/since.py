"""What everybody could see since somebody's last turn, in a few sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.events import Event
from game.wording import GameWords

MOST = 4


class Worth(NamedTuple):
    """How much an event is worth being told (0: nothing), and the picture beside it."""

    much: int
    icon: str


NOTHING = Worth(0, "")


class Fact(NamedTuple):
    sentence: str
    icon: str


def facts_since(
    log: Sequence[Event],
    seats: Sequence[int],
    names: Sequence[str],
    words: GameWords,
    worth_of: Callable[[Event], Worth],
    you: int | None = None,
) -> list[Fact]:
    """The most telling of what happened after the last turn of these seats, from the one whose
    turn was first; `log`: what all saw; `you`: the only reader, who is spoken to."""
    found = []
    for number, event in enumerate(log[min(_since(log, seat) for seat in seats) :]):
        worth, icon = worth_of(event)
        if not worth:
            continue
        sentence = words.event(event, names, you)
        if sentence:
            found.append((worth, number, Fact(sentence, icon)))
    best = sorted(found, key=lambda one: (-one[0], -one[1]))[:MOST]
    return [fact for _, _, fact in sorted(best, key=lambda one: one[1])]


def _since(log: Sequence[Event], seat: int) -> int:
    """Where the turn after the seat's last one that is over begins in the log."""
    turns = [n for n, event in enumerate(log) if event.kind == "turn-began"]
    own = [n for n in turns if getattr(log[n], "seat", None) == seat]
    if own and own[-1] == turns[-1]:  # it is this seat's turn now
        own.pop()
    return next((n for n in turns if own and n > own[-1]), turns[0] if turns else len(log))
