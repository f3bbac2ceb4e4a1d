"""What gamblers talk about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.bots.western.topics import SECRET_KINDS, TALK, Happening

ME, RIVAL, ONLOOKER = 0, 1, 2
Entry = dict[str, Any]


def told(kind: str, **data: Any) -> Entry:
    return {"kind": kind, "data": data}


def topics(kind: str, *before: Mapping[str, Any], **data: Any) -> tuple[str | None, ...]:
    """What seats 0, 1 and 2 would talk about."""
    happening = Happening(kind, data, 3, 400, before)
    return tuple(TALK.topic(happening, seat) for seat in (ME, RIVAL, ONLOOKER))


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
