"""What the lessons of one game may name, so that a slip in a file is found when it is read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import ModuleType
from typing import Any, NamedTuple

from game.engine.events import Event
from game.engine.requests import Decision, TakeShot
from game.lessons.lesson import Answering


class Vocabulary(NamedTuple):
    """`things`: kinds of things on the table, named as in `space:7`, with words that stand for
    some `numbers`; `widgets`: what a widget's id begins with, up to its dot; `places`: where the
    coach's card may be wanted. What data cannot say is a function with a name: `answers` to a
    question, what is `accepted` as one, what is `noticed` at the table, and `deeds` there."""

    events: Collection[type[Event]]
    questions: Collection[str]
    things: Collection[str]
    widgets: Collection[str]
    places: Collection[str]
    numbers: Mapping[str, int] = {}
    answers: Mapping[str, Answering] = {}
    accepted: Mapping[str, Callable[[Any], bool]] = {}
    noticed: Collection[str] = ()
    deeds: Collection[str] = ()


def questions_in(module: ModuleType) -> frozenset[str]:
    """The kinds of all decisions that a game's module has, and the flick of any game."""
    found = (value for value in vars(module).values() if isinstance(value, type))
    kinds = {value.kind for value in found if issubclass(value, Decision)}
    return frozenset(kinds - {""} | {TakeShot.kind})
