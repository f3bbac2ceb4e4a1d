"""Talk at the tables of games that are played with cards: deterministic, about public things
only, one at a time, in words that there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from game.bots.cast import CAST
from game.bots.derby import topics as derby
from game.bots.derby.bot import DerbyBot
from game.bots.mustang import topics as mustang
from game.bots.mustang.bot import MustangBot
from game.bots.table_talk import Remark, Topic
from game.bots.western import topics as western
from game.bots.western.bot import WesternBot
from game.rules.derby import events as derby_events
from game.rules.mustang import events as mustang_events
from game.rules.western import events as western_events
from game.wording.derby.remarks import SPOKEN as BETTORS
from game.wording.mustang.remarks import SPOKEN as RANCHERS
from game.wording.western.remarks import SPOKEN as GAMBLERS
from tests.bots.talking import TEMPERS, random_game, remarks_about

GAMES = 3
SEATS = 4
LEVELS = ("greenhorn", "ranger", "gunslinger")
View = dict[str, Any]
Entry = dict[str, Any]


class Talk(NamedTuple):
    """A game, and what its bots talk about."""

    name: str
    bot: Callable[..., Any]
    topics: Mapping[str, Topic]
    spoken: Mapping[str, str]
    secret: tuple[str, ...]
    kinds: tuple[type, ...]  # of events
    people: str  # where a view keeps them
    end: str  # the last event


MUSTANG = Talk(
    "mustang",
    MustangBot,
    mustang.TOPICS,
    RANCHERS,
    tuple(str(event.__struct_config__.tag) for event in mustang.SECRET_KINDS),
    mustang_events.EVENTS,
    "ranchers",
    "scored",
)
WESTERN = Talk(
    "western",
    WesternBot,
    western.TOPICS,
    GAMBLERS,
    tuple(str(kind.__struct_config__.tag) for kind in western.SECRETS),
    western_events.EVENTS,
    "players",
    "game-won",
)
DERBY = Talk(
    "derby",
    DerbyBot,
    derby.TOPICS,
    BETTORS,
    tuple(str(event.__struct_config__.tag) for event in derby.SECRETS),
    derby_events.EVENTS,
    "players",
    "game-won",
)
TALKS = {talk.name: talk for talk in (MUSTANG, WESTERN, DERBY)}
TURNS = ("turn-began", "horse-began")
games = pytest.mark.parametrize("talk", TALKS.values(), ids=TALKS.keys())


class Said(NamedTuple):
    """A public event, the views right after it, and what each seat says about it."""

    entry: Entry
    views: list[View]
    bots: list[Any]
    remarks: list[Remark | None]


@cache
def _heard(name: str) -> list[Said]:
    return list(_listen(TALKS[name]))


def heard(talk: Talk) -> list[Said]:
    """All that is said in some games."""
    return _heard(talk.name)


def _listen(talk: Talk) -> Iterator[Said]:
    for game in range(GAMES):
        cast = [CAST[(game * SEATS + seat) % len(CAST)] for seat in range(SEATS)]
        bots = [talk.bot("ranger", game * SEATS + seat, who) for seat, who in enumerate(cast)]
        for step in random_game(talk.name, game, SEATS):
            views = [step.match.view(seat) for seat in range(SEATS)]
            for entry in step.public:
                remarks = [bot.remark(view, entry) for bot, view in zip(bots, views, strict=True)]
                yield Said(entry, views, bots, remarks)


@games
def test_secret_kinds_are_all_those_that_some_seats_alone_hear(talk: Talk) -> None:
    assert set(talk.secret) < {kind.__struct_config__.tag for kind in talk.kinds}  # type: ignore[attr-defined]
    for game in range(2):
        for step in random_game(talk.name, game, SEATS):
            for event in step.news:
                assert (event.audience is not None) == (event.kind in talk.secret)


@games
def test_there_are_words_for_every_remark_and_for_no_other(talk: Talk) -> None:
    assert remarks_about(talk.topics) == set(talk.spoken)


@games
def test_every_temper_has_its_words(talk: Talk) -> None:
    for topic in talk.topics.values():
        assert all(topic.lines(temper) for temper in TEMPERS)


@games
def test_the_same_again_gives_the_same_at_every_level(talk: Talk) -> None:
    some = heard(talk)[::31]
    assert any(any(said.remarks) for said in some)
    for said in some:
        for seat, (view, bot) in enumerate(zip(said.views, said.bots, strict=True)):
            twins = [talk.bot(level, bot.seed, bot.character) for level in LEVELS]
            assert {twin.remark(view, said.entry) for twin in twins} == {said.remarks[seat]}


@games
def test_nothing_private_changes_a_remark(talk: Talk) -> None:
    remarks = 0
    for number, said in enumerate(heard(talk)):
        if number % 8 and not any(said.remarks):
            continue
        for bot, view, remark in zip(said.bots, said.views, said.remarks, strict=True):
            assert bot.remark(secrets_changed(talk, view), said.entry) == remark
            remarks += remark is not None
    assert remarks > 20


def secrets_changed(talk: Talk, view: View) -> View:
    """The same to everybody else, but the seat's own cards and secret news are others."""
    own = view["you"]
    people = [dict(one) for one in view[talk.people]]
    people[own]["cards"] = ["secret"] * 6
    seen = {"kind": talk.secret[-1], "data": {"seat": own, "cards": ["secret"]}}
    public = [entry for entry in view["log"] if entry["kind"] not in talk.secret]
    return {
        **view,
        talk.people: people,
        "log": [entry for heard in public for entry in (seen, heard)],
    }


@games
def test_one_at_a_time_speaks_and_the_end_is_never_passed_over(talk: Talk) -> None:
    ends = 0
    for said in heard(talk):
        spoken = sum(remark is not None for remark in said.remarks)
        assert spoken <= 1, said.entry
        if said.entry["kind"] == talk.end:
            ends += 1
            assert spoken
    assert ends == GAMES


@games
def test_a_table_is_lively_but_not_noisy(talk: Talk) -> None:
    turns = sum(said.entry["kind"] in TURNS for said in heard(talk))
    remarks = sum(any(said.remarks) for said in heard(talk))
    assert 0.15 < remarks / turns < 0.6


@games
def test_what_is_said_is_in_the_own_manner(talk: Talk) -> None:
    lines = set()
    for said in heard(talk):
        for bot, remark in zip(said.bots, said.remarks, strict=True):
            if remark is not None:
                assert remark.kind == "word" and remark.text in talk.spoken
                ending = remark.text.rsplit("-", 1)[1]
                assert ending.isdigit() or ending == bot.character.temper
                lines.add(remark.text)
    assert len(lines) > 25
