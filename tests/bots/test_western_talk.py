"""What gamblers talk about."""

from __future__ import annotations

import pytest

from game.bots.western.topics import TALK, Happening
from game.engine.events import Event
from game.rules.shared.deals import CardsDrawn, CardsSeen, DeckRenewed, HandDealt, TurnBegan
from game.rules.western.events import (
    AttackDecided,
    CardSeen,
    CardsPlayed,
    CardTaken,
    Countered,
    DirectionTurned,
    GameWon,
    MoneyDealt,
    OverCountered,
    Paid,
    SheriffEnded,
    SheriffLaid,
    TrainCame,
    TrainWon,
    TurnWillBeLost,
)

ME, RIVAL, ONLOOKER = 0, 1, 2


def topics(event: Event, *before: Event) -> tuple[str | None, ...]:
    """What seats 0, 1 and 2 would talk about."""
    happening = Happening(event, 3, 400, before)
    return tuple(TALK.topic(happening, seat) for seat in (ME, RIVAL, ONLOOKER))


def played(card: str) -> CardsPlayed:
    return CardsPlayed(seat=ME, cards=(card,), card=card, target=RIVAL)


def decided(winner: int, loser: int) -> AttackDecided:
    return AttackDecided(winner=winner, loser=loser, face=4, times=2, amount=80)


def paid(payer: int | None, payee: int | None, amount: int, why: str) -> Paid:
    return Paid(payer=payer, payee=payee, amount=amount, owed=amount, why=why)


PURSES = MoneyDealt(money=100, pot=50, goal=400)


def test_attacks() -> None:
    attack = played("attack-2")
    assert topics(attack) == ("attack", None, None)
    won = topics(decided(ME, RIVAL), attack)
    assert won == ("attack-won", "robbed", "watch-attack")
    lost = topics(decided(RIVAL, ME), attack)
    assert lost == ("attack-lost", "stood", "watch-attack")


@pytest.mark.parametrize(
    ("by", "topic"), [("dog", "dog"), ("dancer", "dancer"), ("joker", "jester"), ("hat", None)]
)
def test_counters(by: str, topic: str | None) -> None:
    countered = Countered(seat=RIVAL, by=by, against=ME, card="attack-2")
    assert topics(countered) == ("foiled", topic, None)
    cake = topics(OverCountered(seat=ME, target=RIVAL, counter="dog"))
    assert cake == ("cake", None, None)


def test_money() -> None:
    debt = paid(RIVAL, ME, 50, "pay-me")
    assert topics(debt, PURSES, played("pay-me")) == (None, "paid", None)
    raid = topics(paid(RIVAL, None, 100, "indians"), PURSES, played("indians"))
    assert raid == ("raid", "raided", "watch-raid")
    saloon = topics(paid(RIVAL, ME, 100, "saloon"), PURSES, played("saloon"))
    assert saloon == ("all-in-won", "all-in-lost", "watch-all-in")
    back = topics(paid(RIVAL, ME, 20, "give-it-back"), PURSES, played("give-it-back"))
    assert back == ("refund", None, None)
    nothing = topics(paid(RIVAL, None, 0, "indians"), PURSES, played("indians"))
    assert nothing == (None, None, None)


def test_purses_that_are_empty_or_nearly_full() -> None:
    last = paid(RIVAL, None, 100, "dancer")
    assert topics(last, PURSES) == (None, "broke", None)
    rich = paid(None, ME, 190, "train")
    near = topics(paid(ONLOOKER, ME, 10, "everybody-gives"), PURSES, rich)
    assert near == (None, "rich", None)
    again = topics(paid(ONLOOKER, ME, 10, "everybody-gives"), PURSES, rich, rich)
    assert again == (None, None, None), "once is enough"


def test_other_cards() -> None:
    shakedown = topics(played("hands-up"))
    assert shakedown == ("shakedown", "searched", "searched")
    assert topics(CardTaken(seat=ME, victim=RIVAL)) == ("hat", None, None)
    assert topics(TurnWillBeLost(seat=RIVAL)) == (None, "bronco", None)
    assert topics(DirectionTurned(seat=ME, direction=-1)) == ("turned", None, None)
    assert topics(SheriffLaid(seat=ME)) == ("star", None, None)
    assert topics(SheriffEnded(seat=ME, why="joker", by=RIVAL)) == ("star-off", None, None)
    assert topics(SheriffEnded(seat=ME, why="turn", by=None)) == (None, None, None)


def test_the_train_and_the_end() -> None:
    assert topics(TrainCame(seat=ME, pot=90)) == ("train", None, None)
    won = topics(TrainWon(seat=ME, amount=90))
    assert won == ("train-won", "watch-train", "watch-train")
    assert topics(GameWon(seat=RIVAL, money=())) == ("lost", "won", "lost")


@pytest.mark.parametrize(
    "event",
    [
        TurnBegan(seat=ME, turn=3),
        CardsDrawn(seat=ME, number=2),
        DeckRenewed(number=40),
        HandDealt(seat=ME, cards=("levy",)),
        CardsSeen(seat=ME, cards=("levy",)),
        CardSeen(seat=ME, victim=RIVAL, card="levy"),
    ],
    ids=lambda event: event.kind,
)
def test_what_nobody_talks_about(event: Event) -> None:
    assert topics(event) == (None, None, None)
