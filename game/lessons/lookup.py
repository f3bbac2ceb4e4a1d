"""Looks up what a lesson or staging file names; a name that is not known gives one sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from game.engine.errors import shown
from game.engine.events import Event
from game.lessons.lesson import Answering, Condition, Happened, LessonError, Now
from game.lessons.schema import Line, Moment, Reply, When
from game.lessons.vocabulary import Vocabulary

QUESTION = "question"  # a thing on any table: all widgets of what is asked
MINE = "mine."  # before the name of a card: where it lies depends on what was drawn
# The events that count turns and rounds, by the field that has the number.
COUNTING = {"turn": ("turn-began",), "round": ("round-began", "race-round-began")}


class Lookup:
    """For one place of a file. `roles`: seats by their roles."""

    def __init__(
        self, path: Path, vocabulary: Vocabulary, roles: Mapping[str, int], place: str = ""
    ) -> None:
        self._path = path
        self._vocabulary = vocabulary
        self._roles = roles
        self._place = place
        self._events = {str(event.__struct_config__.tag): event for event in vocabulary.events}

    def at(self, place: str) -> Lookup:
        """The same for another place."""
        return Lookup(self._path, self._vocabulary, self._roles, place)

    def wrong(self, what: str) -> LessonError:
        return LessonError(f"{self._path}, {self._place}: {what}.")

    def known(self, what: str, name: str, names: Collection[str]) -> str:
        """The name, if it is one of these."""
        if name not in names:
            raise self.wrong(f"there is no {what} {shown(name)}")
        return name

    # ------------------------------------------------------------------ things on the screen

    def things(self, names: Iterable[str]) -> tuple[str, ...]:
        """With numbers instead of words: `corral:1`, not `corral:neighbour`."""
        return tuple(map(self._thing, names))

    def _thing(self, name: str) -> str:
        kind, colon, number = name.partition(":")
        if colon:
            self.known("kind of thing", kind, (*self._vocabulary.things, QUESTION))
            return f"{kind}:{number if number.isdecimal() else self._number(number)}"
        if not name.startswith(MINE):
            self.known("widget", name.partition(".")[0], self._vocabulary.widgets)
        return name

    def _number(self, word: str) -> int:
        numbers = {**self._vocabulary.numbers, **self._roles}
        return numbers[self.known("number or name", word, numbers)]

    def place(self, name: str) -> str:
        return self.known("place for the card", name, self._vocabulary.places)

    # ------------------------------------------------------------------ conditions

    def happened(self, moment: Moment) -> Happened:
        event = self._events[self.known("event", moment.happened, self._events)]
        fields = {field.encode_name: field for field in msgspec.structs.fields(event)}
        facts = []
        for name, value in moment.with_.items():
            field = fields[self.known(f"field of {moment.happened}", name, fields)]
            facts.append((field.name, self._fact(name, value, field.type)))
        return Happened(event, tuple(facts), moment.times)

    def _fact(self, name: str, value: Any, form: Any) -> Any:
        seat = self._roles.get(value) if isinstance(value, str) else None
        for one in (value, seat):
            try:
                return msgspec.convert(one, form)
            except msgspec.ValidationError:
                continue
        raise self.wrong(f"{shown(value)} cannot be the {name} of an event")

    def condition(self, when: When) -> Condition:
        """All that is given."""
        checks = [*self._questions(when), *self._numbers(when)]
        if when.happened:
            checks.append(self.happened(when).by_now)
        elif when.with_:
            raise self.wrong("'with' tells more of what 'happened'")
        if when.noticed:
            self.known("notice", when.noticed.partition(":")[0], self._vocabulary.noticed)
            checks.append(lambda now: now.notices(when.noticed))
        if when.any:
            some = [self.condition(one) for one in when.any]
            checks.append(lambda now: any(one(now) for one in some))
        if not checks:
            raise self.wrong("a condition says nothing")
        return lambda now: all(check(now) for check in checks)

    def _questions(self, when: When) -> Iterable[Condition]:
        kinds = (when.asked,) if isinstance(when.asked, str) else when.asked
        for kind in (*kinds, *([when.not_asked] if when.not_asked else [])):
            self.question(kind)
        if kinds:
            yield lambda now: now.asked in kinds
        if when.not_asked:
            yield lambda now: now.asked != when.not_asked

    def _numbers(self, when: When) -> Iterable[Condition]:
        for field, kinds in COUNTING.items():
            wanted = getattr(when, field)
            if wanted is None:
                continue
            events = tuple(
                event
                for kind in kinds
                if (event := self._events.get(kind)) and field in event.__struct_fields__
            )
            if not events:
                raise self.wrong(f"no event of this game counts a {field}")
            yield _latest(events, field, wanted)

    # ------------------------------------------------------------------ questions and answers

    def question(self, kind: str) -> str:
        return self.known("question", kind, self._vocabulary.questions)

    def accepted(self, kind: str, name: str) -> Any:
        self.question(kind)
        known = self._vocabulary.accepted
        return known[self.known("test of an answer", name, known)]

    def deed(self, name: str) -> str:
        return self.known("deed", name, self._vocabulary.deeds)

    def answering(self, reply: Reply) -> Answering:
        """How this reply answers."""
        ways = [getattr(reply, way, UNSET) for way in ("answer", "option", "by", "answers")]
        if sum(way is not UNSET for way in ways) != 1:
            raise self.wrong("a reply needs one of 'answer', 'answers', 'option' or 'by'")
        if isinstance(reply, Line) and bool(reply.each) != (reply.answers is not UNSET):
            raise self.wrong("'each' and 'answers' go together")
        if reply.asked:
            self.question(reply.asked)
        if reply.by is not UNSET:
            known = self._vocabulary.answers
            return known[self.known("way to answer", reply.by, known)]
        if reply.option is not UNSET:
            number = 0 if reply.option == "first" else -1
            return lambda view, request: request.options()[number]
        if isinstance(reply, Line) and reply.answers is not UNSET:
            return _one_each(reply.each, reply.answers)
        return lambda view, request: reply.answer


def _latest(events: tuple[type[Event], ...], field: str, wanted: int) -> Condition:
    def is_so(now: Now) -> bool:
        latest = next((one for one in reversed(now.events) if isinstance(one, events)), None)
        return getattr(latest, field, None) == wanted

    return is_so


def _one_each(number: str, answers: tuple[Any, ...]) -> Answering:
    return lambda view, request: answers[view[number] - 1]
