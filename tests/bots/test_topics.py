"""What is worth a remark, and for whom."""

from typing import Any

import pytest

from game.bots.pony_express.topics import SECRET_KINDS, TOPICS, Happening, topic_for
from game.engine.events import Event
from game.rules.pony_express.events import (
    EVENTS,
    Accused,
    Announced,
    Arrived,
    Believed,
    CardTaken,
    CupLifted,
    CupRolled,
    DrinksServed,
    DuelBegan,
    DuelEnded,
    Freed,
    GoldMoved,
    Imprisoned,
    MailDelivered,
    Moved,
    OpenRoll,
    PokerBegan,
    PokerWon,
    RaceWon,
    Rerolled,
    ShotTaken,
)
from game.rules.pony_express.questions import CORNERS
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.deals import TurnBegan
from tests.bots.talking import TEMPERS, random_race

ME, RIVAL, ONLOOKER = 0, 1, 2
SEATS = (ME, RIVAL, ONLOOKER)
# What a test says nothing about, by the name of the field.
USUAL: dict[str, Any] = {
    "seat": ME,
    "amount": 1,
    "card": "decoy",
    "cards": ("decoy", "canteen"),
    "back": ("canteen",),
    "dice": (0, 1, 2, 3, 4),
    "die": 0,
    "face": "A",
    "faces": ("A", "K", "Q", "J", "9"),
    "free": "",
    "hand": "pair",
    "side": "left",
    "space": 5,
    "corners": CORNERS,
    "start": (4.0, 4.0),
    "angle": 0.0,
    "speed": 2.0,
    "spin": 0.0,
    "touched": (),
    "fallen": (),
    "loser": None,
    "reason": "jackrabbit",
}


def event(kind: type[Event], **facts: Any) -> Event:
    usual = {name: USUAL[name] for name in kind.__struct_fields__ if name in USUAL}
    return kind(**{**usual, **facts})


ACCUSED = event(Accused, accuser=RIVAL)
DUEL = event(DuelBegan, seats=(ME, RIVAL), showdown=False)
POKER = event(PokerBegan, seats=(ME, RIVAL))


def topics(
    kind: type[Event],
    *before: Event,
    spaces: tuple[int, ...] = (5, 6, 7),
    mailboxes: tuple[int, ...] = (0, 0, 0),
    **data: Any,
) -> tuple[str | None, ...]:
    """What seats 0, 1 and 2 would talk about."""
    happening = Happening(event(kind, **data), spaces, mailboxes, before)
    return tuple(topic_for(happening, seat) for seat in SEATS)


def shot(verdict: str, toppled: int = 0) -> tuple[str | None, ...]:
    return topics(ShotTaken, DUEL, seat=ME, verdict=verdict, toppled=toppled)


def test_the_cup() -> None:
    assert topics(Accused, seat=ME, accuser=RIVAL) == ("accused", "accusing", None)
    caught = topics(CupLifted, ACCUSED, seat=ME, bluff=True)
    assert caught == ("caught", "accused-right", "saw-bluff")
    honest = topics(CupLifted, ACCUSED, seat=ME, bluff=False)
    assert honest == ("proved-honest", "accused-wrong", "saw-honesty")


def test_only_the_last_accusation_counts() -> None:
    earlier = event(Accused, seat=RIVAL, accuser=ONLOOKER)
    caught = topics(CupLifted, earlier, ACCUSED, seat=ME, bluff=True)
    assert caught == ("caught", "accused-right", "saw-bluff")


@pytest.mark.parametrize("kind", [Announced, Believed, CupRolled, Rerolled, *SECRET_KINDS])
def test_what_nobody_talks_about(kind: type[Event]) -> None:
    assert topics(kind) == (None, None, None)


def test_duels() -> None:
    began = {"seats": (ME, RIVAL), "showdown": False}
    assert topics(DuelBegan, **began) == ("duel", "duel", "watch-duel")
    assert shot("hit") == ("hit", "hit-me", None)
    assert shot("miss") == ("miss", "missed-me", None)
    assert shot("decoy") == ("decoy-hit", "decoy-worked", None)
    assert shot("arrest") == (None, None, None)
    assert topics(DuelEnded, DUEL, winner=ME, loser=RIVAL) == (None, None, None)
    assert topics(DuelEnded, DUEL, winner=None, loser=None) == ("duel-draw", "duel-draw", None)
    gold = topics(GoldMoved, giver=RIVAL, taker=ME, why="duel")
    assert gold == ("duel-gold-won", "duel-gold-lost", None)
    assert topics(GoldMoved, giver=None, taker=ME, why="duel")[0] == "duel-gold-won"


def test_the_figures() -> None:
    assert shot("figures", 0) == ("figures-0", "figures-0-other", "figures-0-other")
    assert shot("figures", 1) == ("figures-1", None, None)
    assert shot("figures", 2) == ("figures-2", None, None)
    assert shot("figures", 3) == ("figures-3", "figures-3-other", "figures-3-other")


def test_poker_games() -> None:
    assert topics(PokerBegan, seats=(ME, RIVAL)) == ("poker", "poker", None)
    assert topics(PokerWon, POKER, seat=RIVAL) == ("poker-lost", "poker-won", None)


def test_prison() -> None:
    assert topics(Imprisoned, seat=ME, why="sheriff") == ("sheriff-me", *["sheriff-other"] * 2)
    assert topics(Imprisoned, seat=ME, why="no-gold") == ("jailed", None, None)
    assert topics(Freed, seat=ME, how="escaped") == ("escaped", *["escape-other"] * 2)
    assert topics(Freed, seat=ME, how="file")[0] == "escaped"
    assert topics(Freed, seat=ME, how="paid") == ("fined", None, None)
    assert topics(Freed, seat=ME, how="served") == ("served", None, None)


@pytest.mark.parametrize(
    ("why", "hand", "mine", "others"),
    [
        ("mine", "nothing", "mine-poor", None),
        ("mine", "pair", "mine-poor", None),
        ("mine", "three", None, None),
        ("mine", "straight", "mine-rich", "mine-rich-other"),
        ("saloon", "pair", "saloon-cheap", None),
        ("saloon", "two-pairs", None, None),
        ("saloon", "three", "saloon-dear", None),
        ("first", "five", None, None),
        ("prison", "five", None, None),
    ],
)
def test_open_rolls(why: str, hand: str, mine: str | None, others: str | None) -> None:
    assert topics(OpenRoll, seat=ME, hand=hand, why=why) == (mine, others, others)


def test_on_the_way() -> None:
    assert topics(DrinksServed, seat=ME) == (None, "drinks", "drinks")
    assert topics(CardTaken, seat=ME, why="relay") == ("relay", None, None)
    assert topics(CardTaken, seat=ME, why="draft") == (None, None, None)
    assert topics(GoldMoved, giver=None, taker=ME, why="charity") == ("charity", None, None)
    assert topics(GoldMoved, giver=None, taker=ME, why="mine") == (None, None, None)
    train = topics(Moved, seat=ME, origin=3, to=9, why="train", spaces=(9, 4, 4))
    assert train == ("train", "train-other", "train-other")


@pytest.mark.parametrize(
    ("origin", "to", "others", "leads"),
    [(5, 9, (8, 7), True), (8, 9, (8, 7), True), (5, 8, (8, 7), False), (9, 12, (8, 7), False)],
)
def test_taking_the_lead(origin: int, to: int, others: tuple[int, int], leads: bool) -> None:
    moved = topics(Moved, seat=ME, origin=origin, to=to, why="dice", spaces=(to, *others))
    assert moved == (("lead", "lead-other", "lead-other") if leads else (None, None, None))


def test_an_arrival_is_no_mere_lead() -> None:
    there = {"spaces": (33, 20, 20), "mailboxes": (1, 0, 0)}
    assert topics(Moved, seat=ME, origin=5, to=33, why="dice", **there) == (None, None, None)
    assert topics(Arrived, seat=ME, **there) == ("arrived", "arrived-other", "arrived-other")
    awaited = topics(Arrived, seat=ME, spaces=(33, 33, 20), mailboxes=(0, 2, 0))
    assert awaited == ("arrived", None, "arrived-other")


def test_being_last() -> None:
    assert topics(TurnBegan, seat=ME, turn=9) == ("last", None, None)
    assert topics(TurnBegan, seat=RIVAL, turn=9) == (None, None, None)
    assert topics(TurnBegan, seat=ME, turn=3) == (None, None, None)
    assert topics(TurnBegan, seat=ME, turn=9, spaces=(5, 5, 7)) == (None, None, None)


def test_the_end_of_the_race() -> None:
    assert topics(MailDelivered, seat=ME, mailbox=1) == (None, None, None)
    assert topics(MailDelivered, seat=ME, mailbox=2) == ("mail", "mail-other", "mail-other")
    final = topics(DuelBegan, seats=(RIVAL, ME), showdown=True)
    assert final == ("showdown", "showdown", "showdown-other")
    assert topics(RaceWon, seat=RIVAL) == ("lost", "won", "lost")


def test_there_is_always_a_choice_of_words() -> None:
    for name, topic in TOPICS.items():
        said = {line for temper in TEMPERS for line in topic.lines(temper)}
        assert len(said) >= 2, name


def test_secret_kinds_are_those_that_not_everybody_hears_of() -> None:
    """In whole races; the kinds are few, but a new one must not be forgotten here."""
    secret, public = set(), set()
    for seed in range(15):
        *_, end = random_race(seed, 5)
        for told in end.match.events:
            (public if told.audience is None else secret).add(type(told))
    assert secret == set(SECRET_KINDS)
    assert not public & secret
    assert len(public | secret) > len(EVENTS) - 5, "the races are too short to show much"


def test_the_log_is_taken_up_to_the_event_even_from_a_later_view() -> None:
    *_, end = random_race(3)
    view: PonyExpressView = end.match.seen(1)
    public = [told for told in view.log if not isinstance(told, SECRET_KINDS)]
    for place in (0, 40, len(public) - 1):
        before = Happening.in_view(view, public[place]).before
        assert len(before) <= len(public)
        assert public[len(before)] == public[place]
        assert public[place] not in public[len(before) + 1 :], "it is the last one like it"
