"""Talk between gamblers: deterministic, about public things only, in words that there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from game.bots.cast import CAST
from game.bots.table_talk import Remark
from game.bots.western.bot import WesternBot
from game.bots.western.topics import SECRET_KINDS, TOPICS, Happening, topic_for
from game.rules.western.events import EVENTS
from game.wording.western.remarks import SPOKEN
from tests.bots.gambling import LEVELS, WESTERN
from tests.bots.talking import TEMPERS, random_game, remarks_about

GAMES = 3
SEATS = 4
ME, RIVAL, ONLOOKER = 0, 1, 2
View = dict[str, Any]
Entry = dict[str, Any]


class Said(NamedTuple):
    """A public event, the views right after it, and what each seat says about it."""

    entry: Entry
    views: list[View]
    bots: list[WesternBot]
    remarks: list[Remark | None]


@cache
def table_talk() -> list[Said]:
    said = []
    for game in range(GAMES):
        cast = [CAST[(game * SEATS + seat) % len(CAST)] for seat in range(SEATS)]
        bots = [WesternBot("ranger", game * SEATS + seat, who) for seat, who in enumerate(cast)]
        for step in random_game(WESTERN, game, SEATS):
            views = [step.match.view(seat) for seat in range(SEATS)]
            for entry in step.public:
                remarks = [bot.remark(view, entry) for bot, view in zip(bots, views, strict=True)]
                said.append(Said(entry, views, bots, remarks))
    return said


def told(kind: str, **data: Any) -> Entry:
    return {"kind": kind, "data": data}


def topics(kind: str, *before: Mapping[str, Any], **data: Any) -> tuple[str | None, ...]:
    """What seats 0, 1 and 2 would talk about."""
    happening = Happening(kind, data, 3, 400, before)
    return tuple(topic_for(happening, seat) for seat in (ME, RIVAL, ONLOOKER))


def played(card: str) -> Entry:
    return told("cards-played", seat=ME, cards=(card,), card=card, target=RIVAL)


def paid(payer: int | None, payee: int | None, amount: int, why: str) -> dict[str, Any]:
    return {"payer": payer, "payee": payee, "amount": amount, "owed": amount, "why": why}


PURSES = told("money-dealt", money=100, pot=50, goal=400)


def test_attacks() -> None:
    attack = played("attack-2")
    assert topics("cards-played", **attack["data"]) == ("attack", None, None)
    won = topics("attack-decided", attack, winner=ME, loser=RIVAL)
    assert won == ("attack-won", "robbed", "watch-attack")
    lost = topics("attack-decided", attack, winner=RIVAL, loser=ME)
    assert lost == ("attack-lost", "stood", "watch-attack")


@pytest.mark.parametrize(
    ("by", "topic"), [("dog", "dog"), ("dancer", "dancer"), ("joker", "jester"), ("hat", None)]
)
def test_counters(by: str, topic: str | None) -> None:
    assert topics("countered", seat=RIVAL, by=by, against=ME) == ("foiled", topic, None)
    cake = topics("over-countered", seat=ME, target=RIVAL, counter="dog")
    assert cake == ("cake", None, None)


def test_money() -> None:
    debt = paid(RIVAL, ME, 50, "pay-me")
    assert topics("paid", PURSES, played("pay-me"), **debt) == (None, "paid", None)
    raid = topics("paid", PURSES, played("indians"), **paid(RIVAL, None, 100, "indians"))
    assert raid == ("raid", "raided", "watch-raid")
    saloon = topics("paid", PURSES, played("saloon"), **paid(RIVAL, ME, 100, "saloon"))
    assert saloon == ("all-in-won", "all-in-lost", "watch-all-in")
    back = topics("paid", PURSES, played("give-it-back"), **paid(RIVAL, ME, 20, "give-it-back"))
    assert back == ("refund", None, None)
    nothing = topics("paid", PURSES, played("indians"), **paid(RIVAL, None, 0, "indians"))
    assert nothing == (None, None, None)


def test_purses_that_are_empty_or_nearly_full() -> None:
    last = paid(RIVAL, None, 100, "dancer")
    assert topics("paid", PURSES, **last) == (None, "broke", None)
    rich = told("paid", **paid(None, ME, 190, "train"))
    near = topics("paid", PURSES, rich, **paid(ONLOOKER, ME, 10, "everybody-gives"))
    assert near == (None, "rich", None)
    again = topics("paid", PURSES, rich, rich, **paid(ONLOOKER, ME, 10, "everybody-gives"))
    assert again == (None, None, None), "once is enough"


def test_other_cards() -> None:
    shakedown = topics("cards-played", **played("hands-up")["data"])
    assert shakedown == ("shakedown", "searched", "searched")
    assert topics("card-taken", seat=ME, victim=RIVAL) == ("hat", None, None)
    assert topics("turn-will-be-lost", seat=RIVAL) == (None, "bronco", None)
    assert topics("direction-turned", seat=ME, direction=-1) == ("turned", None, None)
    assert topics("sheriff-laid", seat=ME) == ("star", None, None)
    assert topics("sheriff-ended", seat=ME, why="joker", by=RIVAL) == ("star-off", None, None)
    assert topics("sheriff-ended", seat=ME, why="turn", by=None) == (None, None, None)


def test_the_train_and_the_end() -> None:
    assert topics("train-came", seat=ME, pot=90) == ("train", None, None)
    won = topics("train-won", seat=ME, amount=90)
    assert won == ("train-won", "watch-train", "watch-train")
    assert topics("game-won", seat=RIVAL, money=[]) == ("lost", "won", "lost")


@pytest.mark.parametrize("kind", ["turn-began", "cards-drawn", "deck-renewed", *SECRET_KINDS])
def test_what_nobody_talks_about(kind: str) -> None:
    assert topics(kind, seat=ME) == (None, None, None)


def test_secret_kinds_are_all_those_that_some_seats_alone_hear() -> None:
    reveals = {event.__struct_config__.tag for event in EVENTS}
    assert set(SECRET_KINDS) < reveals
    for game in range(2):
        for step in random_game(WESTERN, game, SEATS):
            for event in step.news:
                assert (event.audience is not None) == (event.kind in SECRET_KINDS)


def test_there_are_words_for_every_remark_and_for_no_other() -> None:
    assert remarks_about(TOPICS) == set(SPOKEN)


# --------------------------------------------------------------------------- at the table


def test_the_same_again_gives_the_same_at_every_level() -> None:
    heard = table_talk()[::9]
    assert any(any(said.remarks) for said in heard)
    for said in heard:
        for seat, (view, bot) in enumerate(zip(said.views, said.bots, strict=True)):
            twins = [WesternBot(level, bot.seed, bot.character) for level in LEVELS]
            assert {twin.remark(view, said.entry) for twin in twins} == {said.remarks[seat]}


def test_nothing_private_changes_a_remark() -> None:
    remarks = 0
    for said in table_talk()[::3]:
        for bot, view, remark in zip(said.bots, said.views, said.remarks, strict=True):
            assert bot.remark(secrets_changed(view), said.entry) == remark
            remarks += remark is not None
    assert remarks > 20


def secrets_changed(view: View) -> View:
    """The same to everybody else, but the seat's own cards and secret news are others."""
    own = view["you"]
    players = [dict(player) for player in view["players"]]
    players[own]["cards"] = ["joker"] * 6
    seen = told("cards-seen", seat=own, cards=["joker"])
    public = [entry for entry in view["log"] if entry["kind"] not in SECRET_KINDS]
    return {
        **view,
        "players": players,
        "log": [entry for heard in public for entry in (seen, heard)],
    }


def test_one_at_a_time_speaks_and_the_end_is_never_passed_over() -> None:
    ends = 0
    for said in table_talk():
        spoken = sum(remark is not None for remark in said.remarks)
        assert spoken <= 1, said.entry
        if said.entry["kind"] == "game-won":
            ends += 1
            assert spoken
    assert ends == GAMES


def test_a_table_is_lively_but_not_noisy() -> None:
    turns = sum(said.entry["kind"] == "turn-began" for said in table_talk())
    remarks = sum(any(said.remarks) for said in table_talk())
    assert 0.15 < remarks / turns < 0.6


def test_what_is_said_is_in_the_own_manner() -> None:
    heard = set()
    for said in table_talk():
        for bot, remark in zip(said.bots, said.remarks, strict=True):
            if remark is not None:
                assert remark.kind == "word" and remark.text in SPOKEN
                ending = remark.text.rsplit("-", 1)[1]
                assert ending.isdigit() or ending == bot.character.temper
                heard.add(remark.text)
    assert len(heard) > 25


def test_every_temper_has_its_words() -> None:
    for topic in TOPICS.values():
        assert all(topic.lines(temper) for temper in TEMPERS)
