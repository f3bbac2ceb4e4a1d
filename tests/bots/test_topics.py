"""What is worth a remark, and for whom."""

from collections.abc import Mapping
from typing import Any

import pytest

from game.bots.pony_express.topics import SECRET_KINDS, TOPICS, Happening, topic_for
from game.rules.pony_express.events import EVENTS
from tests.bots.talking import TEMPERS, random_race

ME, RIVAL, ONLOOKER = 0, 1, 2
SEATS = (ME, RIVAL, ONLOOKER)
ACCUSED = {"kind": "accused", "data": {"seat": ME, "accuser": RIVAL}}
DUEL = {"kind": "duel-began", "data": {"seats": [ME, RIVAL], "showdown": False}}
POKER = {"kind": "poker-began", "data": {"seats": [ME, RIVAL]}}


def topics(
    kind: str,
    *before: Mapping[str, Any],
    spaces: tuple[int, ...] = (5, 6, 7),
    mailboxes: tuple[int, ...] = (0, 0, 0),
    **data: Any,
) -> tuple[str | None, ...]:
    """What seats 0, 1 and 2 would talk about."""
    happening = Happening(kind, data, spaces, mailboxes, before)
    return tuple(topic_for(happening, seat) for seat in SEATS)


def shot(verdict: str, toppled: int = 0) -> tuple[str | None, ...]:
    return topics("shot-taken", DUEL, seat=ME, verdict=verdict, toppled=toppled)


def test_the_cup() -> None:
    assert topics("accused", seat=ME, accuser=RIVAL) == ("accused", "accusing", None)
    caught = topics("cup-lifted", ACCUSED, seat=ME, bluff=True)
    assert caught == ("caught", "accused-right", "saw-bluff")
    honest = topics("cup-lifted", ACCUSED, seat=ME, bluff=False)
    assert honest == ("proved-honest", "accused-wrong", "saw-honesty")


def test_only_the_last_accusation_counts() -> None:
    earlier = {"kind": "accused", "data": {"seat": RIVAL, "accuser": ONLOOKER}}
    caught = topics("cup-lifted", earlier, ACCUSED, seat=ME, bluff=True)
    assert caught == ("caught", "accused-right", "saw-bluff")


@pytest.mark.parametrize("kind", ["announced", "believed", "cup-rolled", "rerolled", *SECRET_KINDS])
def test_what_nobody_talks_about(kind: str) -> None:
    assert topics(kind, seat=ME, hand="pair") == (None, None, None)


def test_duels() -> None:
    began = {"seats": [ME, RIVAL], "showdown": False}
    assert topics("duel-began", **began) == ("duel", "duel", "watch-duel")
    assert shot("hit") == ("hit", "hit-me", None)
    assert shot("miss") == ("miss", "missed-me", None)
    assert shot("decoy") == ("decoy-hit", "decoy-worked", None)
    assert shot("arrest") == (None, None, None)
    assert topics("duel-ended", DUEL, winner=ME, loser=RIVAL) == (None, None, None)
    assert topics("duel-ended", DUEL, winner=None) == ("duel-draw", "duel-draw", None)
    gold = topics("gold-moved", giver=RIVAL, taker=ME, why="duel")
    assert gold == ("duel-gold-won", "duel-gold-lost", None)
    assert topics("gold-moved", giver=None, taker=ME, why="duel")[0] == "duel-gold-won"


def test_the_figures() -> None:
    assert shot("figures", 0) == ("figures-0", "figures-0-other", "figures-0-other")
    assert shot("figures", 1) == ("figures-1", None, None)
    assert shot("figures", 2) == ("figures-2", None, None)
    assert shot("figures", 3) == ("figures-3", "figures-3-other", "figures-3-other")


def test_poker_games() -> None:
    assert topics("poker-began", seats=[ME, RIVAL]) == ("poker", "poker", None)
    assert topics("poker-won", POKER, seat=RIVAL) == ("poker-lost", "poker-won", None)


def test_prison() -> None:
    assert topics("imprisoned", seat=ME, why="sheriff") == ("sheriff-me", *["sheriff-other"] * 2)
    assert topics("imprisoned", seat=ME, why="no-gold") == ("jailed", None, None)
    assert topics("freed", seat=ME, how="escaped") == ("escaped", *["escape-other"] * 2)
    assert topics("freed", seat=ME, how="file")[0] == "escaped"
    assert topics("freed", seat=ME, how="paid") == ("fined", None, None)
    assert topics("freed", seat=ME, how="served") == ("served", None, None)


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
    assert topics("open-roll", seat=ME, hand=hand, why=why) == (mine, others, others)


def test_on_the_way() -> None:
    assert topics("drinks-served", seat=ME) == (None, "drinks", "drinks")
    assert topics("card-taken", seat=ME, why="relay") == ("relay", None, None)
    assert topics("card-taken", seat=ME, why="draft") == (None, None, None)
    assert topics("gold-moved", giver=None, taker=ME, why="charity") == ("charity", None, None)
    assert topics("gold-moved", giver=None, taker=ME, why="mine") == (None, None, None)
    train = topics("moved", seat=ME, origin=3, to=9, why="train", spaces=(9, 4, 4))
    assert train == ("train", "train-other", "train-other")


@pytest.mark.parametrize(
    ("origin", "to", "others", "leads"),
    [(5, 9, (8, 7), True), (8, 9, (8, 7), True), (5, 8, (8, 7), False), (9, 12, (8, 7), False)],
)
def test_taking_the_lead(origin: int, to: int, others: tuple[int, int], leads: bool) -> None:
    moved = topics("moved", seat=ME, origin=origin, to=to, why="dice", spaces=(to, *others))
    assert moved == (("lead", "lead-other", "lead-other") if leads else (None, None, None))


def test_an_arrival_is_no_mere_lead() -> None:
    there = {"spaces": (33, 20, 20), "mailboxes": (1, 0, 0)}
    assert topics("moved", seat=ME, origin=5, to=33, why="dice", **there) == (None, None, None)
    assert topics("arrived", seat=ME, **there) == ("arrived", "arrived-other", "arrived-other")
    awaited = topics("arrived", seat=ME, spaces=(33, 33, 20), mailboxes=(0, 2, 0))
    assert awaited == ("arrived", None, "arrived-other")


def test_being_last() -> None:
    assert topics("turn-began", seat=ME, turn=9) == ("last", None, None)
    assert topics("turn-began", seat=RIVAL, turn=9) == (None, None, None)
    assert topics("turn-began", seat=ME, turn=3) == (None, None, None)
    assert topics("turn-began", seat=ME, turn=9, spaces=(5, 5, 7)) == (None, None, None)


def test_the_end_of_the_race() -> None:
    assert topics("mail-delivered", seat=ME, mailbox=1) == (None, None, None)
    assert topics("mail-delivered", seat=ME, mailbox=2) == ("mail", "mail-other", "mail-other")
    final = topics("duel-began", seats=[RIVAL, ME], showdown=True)
    assert final == ("showdown", "showdown", "showdown-other")
    assert topics("race-won", seat=RIVAL) == ("lost", "won", "lost")


def test_there_is_always_a_choice_of_words() -> None:
    for name, topic in TOPICS.items():
        said = {line for temper in TEMPERS for line in topic.lines(temper)}
        assert len(said) >= 2, name


def test_secret_kinds_are_those_that_not_everybody_hears_of() -> None:
    """In whole races; the kinds are few, but a new one must not be forgotten here."""
    secret, public = set(), set()
    for seed in range(15):
        *_, end = random_race(seed, 5)
        for event in end.match.events:
            (public if event.audience is None else secret).add(event.kind)
    assert secret == set(SECRET_KINDS)
    assert not public & secret
    assert len(public | secret) > len(EVENTS) - 5, "the races are too short to show much"


def test_the_log_is_taken_up_to_the_event_even_from_a_later_view() -> None:
    *_, end = random_race(3)
    view = end.match.view(1)
    public = [entry for entry in view["log"] if entry["kind"] not in SECRET_KINDS]
    for place in (0, 40, len(public) - 1):
        before = Happening.in_view(view, public[place]).before
        assert len(before) <= len(public)
        assert public[len(before)] == public[place]
        assert public[place] not in public[len(before) + 1 :], "it is the last one like it"
