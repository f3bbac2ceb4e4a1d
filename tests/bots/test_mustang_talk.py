"""Talk between ranchers: deterministic, about public things only, in words that there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from game.bots.cast import CAST
from game.bots.mustang.bot import MustangBot
from game.bots.mustang.topics import SECRET_KINDS, SHORT, TOPICS, Happening, topic_for
from game.bots.table_talk import Remark
from game.rules.mustang.events import EVENTS
from game.wording.mustang.remarks import SPOKEN
from tests.bots.ranching import LEVELS, MUSTANG
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
    bots: list[MustangBot]
    remarks: list[Remark | None]


@cache
def table_talk() -> list[Said]:
    said = []
    for game in range(GAMES):
        cast = [CAST[(game * SEATS + seat) % len(CAST)] for seat in range(SEATS)]
        bots = [MustangBot("ranger", game * SEATS + seat, who) for seat, who in enumerate(cast)]
        for step in random_game(MUSTANG, game, SEATS):
            views = [step.match.view(seat) for seat in range(SEATS)]
            for entry in step.public:
                remarks = [bot.remark(view, entry) for bot, view in zip(bots, views, strict=True)]
                said.append(Said(entry, views, bots, remarks))
    return said


def topics(kind: str, *before: Mapping[str, Any], **data: Any) -> tuple[str | None, ...]:
    """What seats 0, 1 and 2 would talk about."""
    piles = {"stallion": 9, "mare": SHORT, "foal": 9}
    happening = Happening(kind, data, 3, piles, before)
    return tuple(topic_for(happening, seat) for seat in (ME, RIVAL, ONLOOKER))


def test_thefts() -> None:
    assert topics("theft-tried", seat=ME, owner=RIVAL) == ("theft", None, None)
    stolen = topics("mustang-stolen", seat=ME, owner=RIVAL)
    assert stolen == ("stolen", "robbed", "watch-theft")
    answered = topics("theft-answered", seat=RIVAL, thief=ME)
    assert answered == ("theft-failed", "defended", "watch-defence")
    assert topics("cowboys-lost", seat=ME, number=2) == ("cowboys-lost", None, None)


def test_catches() -> None:
    caught = {"seat": ME, "mustang": "midnight", "source": "special"}
    assert topics("mustang-caught", **caught) == ("special", "special-other", "special-other")
    stallion = {"seat": ME, "mustang": "bay-stallion-1", "source": "pile"}
    assert topics("mustang-caught", **stallion) == ("stallion", None, None)
    foal = {"seat": ME, "mustang": "bay-foal-1"}
    assert topics("mustang-caught", **foal, source="pile") == ("pile", None, None)
    assert topics("mustang-caught", **foal, source="open") == (None, None, None)
    assert topics("mustang-stabled", **foal, why="action") == ("stabled", None, None)
    assert topics("mustang-let-go", **foal) == ("let-go", None, None)
    assert topics("foal-born", **foal) == ("birth", "birth-other", "birth-other")


@pytest.mark.parametrize(
    ("event", "topic"),
    [("indians", "raid"), ("heavy-rain", "rain"), ("sunny-day", "sunny"), ("birth", None)],
)
def test_events(event: str, topic: str | None) -> None:
    assert topics("event-turned-up", event=event, left=3) == (topic,) * 3


def test_a_full_round_of_exchanges_is_talked_about_once() -> None:
    def round_of(number: int) -> list[dict[str, Any]]:
        kinds = ("turn-began", "exchanged", "cards-drawn") * number
        return [{"kind": kind, "data": {}} for kind in (*kinds, "turn-began")]

    heard = [topics("exchanged", *round_of(n), seat=ME)[ME] for n in range(6)]
    assert heard == [None, None, "exchanges", None, None, "exchanges"]
    caught = {"kind": "mustang-caught", "data": {}}
    assert topics("exchanged", *round_of(1), caught, *round_of(1), seat=ME)[ME] is None


def test_the_end() -> None:
    assert topics("mustang-turned-up", mustang="bay-mare-1") == ("end-near",) * 3
    assert topics("mustang-turned-up", mustang="bay-foal-1") == (None,) * 3
    assert topics("scored", winners=[RIVAL]) == ("lost", "won", "lost")


@pytest.mark.parametrize("kind", ["turn-began", "cards-drawn", "deck-renewed", *SECRET_KINDS])
def test_what_nobody_talks_about(kind: str) -> None:
    assert topics(kind, seat=ME) == (None, None, None)


def test_secret_kinds_are_all_those_that_one_seat_hears() -> None:
    heard = {
        event.kind
        for game in range(2)
        for step in random_game(MUSTANG, game, SEATS)
        for event in step.news
        if event.audience is not None
    }
    assert heard == set(SECRET_KINDS)
    assert heard < {event.__struct_config__.tag for event in EVENTS}


def test_there_are_words_for_every_remark_and_for_no_other() -> None:
    assert remarks_about(TOPICS) == set(SPOKEN)


# --------------------------------------------------------------------------- at the table


def test_the_same_again_gives_the_same_at_every_level() -> None:
    heard = table_talk()[::7]
    assert any(any(said.remarks) for said in heard)
    for said in heard:
        for seat, (view, bot) in enumerate(zip(said.views, said.bots, strict=True)):
            twins = [MustangBot(level, bot.seed, bot.character) for level in LEVELS]
            assert {twin.remark(view, said.entry) for twin in twins} == {said.remarks[seat]}


def test_nothing_private_changes_a_remark() -> None:
    remarks = 0
    for said in table_talk():
        for bot, view, remark in zip(said.bots, said.views, said.remarks, strict=True):
            assert bot.remark(secrets_changed(view), said.entry) == remark
            remarks += remark is not None
    assert remarks > 50


def secrets_changed(view: View) -> View:
    """The same to everybody else, but the seat's own cards and secret news are others."""
    own = view["you"]
    ranchers = [dict(rancher) for rancher in view["ranchers"]]
    ranchers[own]["cards"] = ["cowboy"] * 6
    seen = {"kind": "cards-seen", "data": {"seat": own, "cards": ["cowboy"]}}
    public = [entry for entry in view["log"] if entry["kind"] not in SECRET_KINDS]
    return {
        **view,
        "ranchers": ranchers,
        "log": [entry for heard in public for entry in (seen, heard)],
    }


def test_one_at_a_time_speaks_and_the_end_is_never_passed_over() -> None:
    ends = 0
    for said in table_talk():
        spoken = sum(remark is not None for remark in said.remarks)
        assert spoken <= 1, said.entry
        if said.entry["kind"] == "scored":
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
