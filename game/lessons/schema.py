"""The form of the files `lessons.yaml` and `staging.yaml` in a game's folder."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Name = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]*$")]
Text = Annotated[str, Meta(min_length=1)]
Facts = dict[str, Any]  # plain values by the name of a field


class Entry(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"
):
    """A part of a file: a misspelt key is refused instead of ignored."""


class Moment(Entry, frozen=True):
    """An event of this kind, with these fields, has happened so many times. Where a field is a
    seat, it may be given by its role."""

    happened: str = ""
    with_: Facts = msgspec.field(name="with", default_factory=dict)
    times: Annotated[int, Meta(ge=1)] = 1


class When(Moment, frozen=True):
    """All that is given must be so. `asked`: the learner is asked this, or one of these;
    `turn`, `round`: the number of the latest one that began; `noticed`: something that only the
    table knows; `any`: one of these at least."""

    asked: str | tuple[str, ...] = ()
    not_asked: str = ""
    turn: int | None = None
    round: int | None = None
    noticed: str = ""
    any: tuple[When, ...] = ()


class Reply(Entry, frozen=True):
    """How a question is answered: with an answer in its plain form, the first or last of the
    options, or as a function of the game says. Exactly one of them."""

    asked: str = ""
    answer: Any = UNSET
    option: Literal["first", "last"] | UnsetType = UNSET
    by: str | UnsetType = UNSET


class Step(Reply, frozen=True):
    """What the coach does for the learner. `does`: no answer, but something at the table."""

    does: str | UnsetType = UNSET


class Line(Reply, frozen=True):
    """Of an actor's part. `at`: only while the view says so; `asked`: left out for any question.
    `each`: the name of a number in the view, for which `answers` has one each, from 1 on."""

    at: Facts = {}
    each: str = ""
    answers: tuple[Any, ...] | UnsetType = UNSET


class Variant(Entry, frozen=True):
    """One text of several: the first of which `when` is so."""

    text: Text
    when: When | None = None


class LessonEntry(Entry, frozen=True):
    """See `Lesson` for what each means. `accepts`: questions, each with the one answer that fits
    (others are free), or nothing at all; `accepts_if`: questions, each with a test of the game;
    `show`: by default, what is accepted. `leaps_to`: what comes before that is left out."""

    id: Name
    title: Text
    text: Text | tuple[Variant, ...]
    begins: When | None = None
    done: When | None = None
    targets: tuple[str, ...] = ()
    place: str = "right"
    accepts: dict[str, Any] | Literal["nothing"] = {}
    accepts_if: dict[str, str] = {}
    hint: str = ""
    show: tuple[Step, ...] = ()
    about: tuple[str, ...] = ()
    asks_in_words: bool = False
    covers: tuple[str, ...] = ()
    leaps_to: Moment | None = None


class LessonFile(Entry, frozen=True):
    """`names`: things of the game for which placeholders in the texts stand."""

    lessons: Annotated[tuple[LessonEntry, ...], Meta(min_length=1)]
    names: dict[str, str] = {}


Face = str | int
Cards = tuple[str, ...]


class StagingFile(Entry, frozen=True):
    """A game in which everything comes as the lessons need it. `seats`: their roles; `rolls` and
    `shuffles`: what the world answers, in this order, a list of cards from the top with the
    others below it in any order; `parts`: what an actor says, by role, the first line that fits;
    `otherwise`: the lines of all actors after their own."""

    seats: Annotated[tuple[Name, ...], Meta(min_length=2)]
    seed: int
    parts: dict[str, tuple[Line, ...]]
    rolls: tuple[Face | tuple[Face, ...], ...] = ()
    shuffles: tuple[tuple[str | Cards, ...], ...] = ()
    otherwise: tuple[Line, ...] = ()
