"""Reads the lessons and the staging of a game's first game, and checks all that they name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET

from game.boardfile import BoardError, read_board
from game.lessons.lesson import Accepts, Lesson, LessonError, Now, Shown, always, anything
from game.lessons.lookup import Lookup
from game.lessons.schema import Face, LessonEntry, LessonFile, StagingFile, Step, Variant
from game.lessons.staging import LEARNER, Actor, StagedLine, Staging
from game.lessons.vocabulary import Vocabulary
from game.paths import game_dir

LESSONS, STAGING = "lessons.yaml", "staging.yaml"

T = TypeVar("T")


class Course(NamedTuple):
    """A guided first game. `names`: things of the game for which placeholders stand."""

    lessons: tuple[Lesson, ...]
    names: Mapping[str, str]
    staging: Staging

    def lesson(self, id: str) -> Lesson:
        return next(lesson for lesson in self.lessons if lesson.id == id)


def read_course(game: str, vocabulary: Vocabulary, folder: Path | None = None) -> Course:
    """That of a game, in its own folder unless another is given; LessonError for a file that is
    wrong."""
    folder = game_dir(game) if folder is None else folder
    staging = read_file(folder / STAGING, StagingFile)
    roles = {role: seat for seat, role in enumerate(staging.seats)}
    staged = _staging(game, staging, Lookup(folder / STAGING, vocabulary, roles, "seats"))
    file = read_file(folder / LESSONS, LessonFile)
    lookup = Lookup(folder / LESSONS, vocabulary, roles)
    lessons = tuple(_lesson(entry, lookup.at(f"lesson {entry.id}")) for entry in file.lessons)
    ids = [lesson.id for lesson in lessons]
    for id in ids:
        if ids.count(id) > 1:
            raise lookup.at(f"lesson {id}").wrong("there is another one of that name")
    return Course(lessons, file.names, staged)


def read_file(path: Path, schema: type[T]) -> T:
    """What a file says, if it is of that form."""
    try:
        return read_board(path, schema)
    except BoardError as error:
        what, place = error.message.facts["what"], error.message.facts.get("place", "")
        raise LessonError(f"{path}{place and ', '}{place}: {what}.") from None


# --------------------------------------------------------------------------- lessons


def _lesson(entry: LessonEntry, lookup: Lookup) -> Lesson:
    lesson = Lesson(
        entry.id,
        entry.title,
        _text(entry, lookup),
        always if entry.begins is None else lookup.condition(entry.begins),
        None if entry.done is None else lookup.condition(entry.done),
        lookup.things(entry.targets),
        lookup.place(entry.place),
        _accepts(entry, lookup),
        entry.hint,
        tuple(_shown(step, lookup) for step in _steps(entry)),
        lookup.things(entry.about),
        entry.asks_in_words,
        lookup.things(entry.covers),
        None if entry.leaps_to is None else lookup.happened(entry.leaps_to),
    )
    if not lesson.is_read and not lesson.shown_how:
        raise lookup.wrong("the coach cannot show what is to be done")
    if bool(lesson.hint) == (lesson.accepts is anything):
        raise lookup.wrong("a hint is said to answers that are not accepted, and to no others")
    return lesson


def _text(entry: LessonEntry, lookup: Lookup) -> Callable[[Now], str]:
    if isinstance(entry.text, str):
        text = entry.text
        return lambda now: text
    *some, last = entry.text
    if last.when is not None or any(variant.when is None for variant in some):
        raise lookup.wrong("the last of several texts, and no other, goes without 'when'")
    return _first_of([(lookup.condition(one.when), one.text) for one in some if one.when], last)


def _first_of(some: list[tuple[Any, str]], last: Variant) -> Callable[[Now], str]:
    return lambda now: next((text for is_so, text in some if is_so(now)), last.text)


def _accepts(entry: LessonEntry, lookup: Lookup) -> Accepts:
    if entry.accepts == "nothing":
        return lambda kind, answer: False
    tests: dict[str, Callable[[Any], bool]] = {
        kind: lookup.accepted(kind, name) for kind, name in entry.accepts_if.items()
    }
    for kind, answer in entry.accepts.items():
        if lookup.question(kind) in tests:
            raise lookup.wrong(f"{kind!r} is in both 'accepts' and 'accepts-if'")
        tests[kind] = _is_just(answer)
    return (lambda kind, answer: kind not in tests or tests[kind](answer)) if tests else anything


def _is_just(wanted: Any) -> Callable[[Any], bool]:
    """Whether an answer has this plain form."""
    return lambda answer: bool(msgspec.json.decode(msgspec.json.encode(answer)) == wanted)


def _steps(entry: LessonEntry) -> tuple[Step, ...]:
    if entry.show or entry.accepts == "nothing":
        return entry.show
    return tuple(Step(asked=kind, answer=answer) for kind, answer in entry.accepts.items())


def _shown(step: Step, lookup: Lookup) -> Shown:
    if step.does is not UNSET:
        return Shown(deed=lookup.deed(step.does))
    if not step.asked:
        raise lookup.wrong("the coach shows an answer without saying to what")
    return Shown(step.asked, lookup.answering(step))


# --------------------------------------------------------------------------- staging


def _staging(game: str, file: StagingFile, lookup: Lookup) -> Staging:
    if file.seats[0] != LEARNER:
        raise lookup.wrong(f"the {LEARNER} has to be the first of them")
    for role in file.parts:
        lookup.at("parts").known("seat of the", role, file.seats)
    actors = tuple(
        Actor(role, _lines(file, role, lookup.at(f"part of the {role}"))) for role in file.seats
    )
    rolls = tuple(_faces(roll) for roll in file.rolls)
    shuffles = tuple(
        tuple(card for some in cards for card in ((some,) if isinstance(some, str) else some))
        for cards in file.shuffles
    )
    return Staging(game, file.seats, file.seed, rolls, shuffles, actors)


def _lines(file: StagingFile, role: str, lookup: Lookup) -> tuple[StagedLine, ...]:
    lines = (*file.parts.get(role, ()), *file.otherwise)
    return tuple(StagedLine(line.asked, line.at, lookup.answering(line)) for line in lines)


def _faces(roll: Face | tuple[Face, ...]) -> tuple[str, ...]:
    return tuple(map(str, roll if isinstance(roll, tuple) else (roll,)))
