"""What bettors talk about."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.derby.topics import SECRET_KINDS, TALK, Happening, House
from tests.rules.derby.scripting import begin

ME, RIVAL, ONLOOKER = 0, 1, 2
Entry = dict[str, Any]
HOUSE = House.in_view(begin(3).view(0))


def told(kind: str, **data: Any) -> Entry:
    return {"kind": kind, "data": data}


def topics(kind: str, *before: Entry, **data: Any) -> tuple[str | None, ...]:
    """What seats 0, 1 and 2 would talk about."""
    happening = Happening(kind, data, 3, HOUSE, before)
    return tuple(TALK.topic(happening, seat) for seat in (ME, RIVAL, ONLOOKER))


def bet(seat: int, chips: int, total: int, horse: str = "red") -> Entry:
    return told("bet-laid", seat=seat, horse=horse, chips=chips, total=total)


def laid(seat: int | None, card: str, before: int | None, row: int) -> Entry:
    return told(
        "card-laid", seat=seat, horse="red", card=card, row_before=before, row=row, difference=0
    )


MINE = told("rider-named", horse="red", seat=ME, bets=(5, 0, 0), tie=False)
NOBODYS = told("rider-named", horse="red", seat=None, bets=(0, 0, 0), tie=False)


def test_bets() -> None:
    favourite = told("first-card-laid", horse="red", card="9-black", row=0, seat=None)
    outsider = told("first-card-laid", horse="red", card="3-black", row=6, seat=None)
    mine = bet(ME, 5, 5)["data"]
    assert topics("bet-laid", favourite, **mine) == ("big-bet", None, None)
    assert topics("bet-laid", outsider, **mine) == (
        *("long-shot", "watch-long-shot", "watch-long-shot"),
    )
    assert topics("bet-laid", favourite, **bet(ME, 3, 3)["data"]) == (None, None, None)


def test_what_is_a_lot_lies_in_the_box() -> None:
    view = begin(3).view(0)
    view.update({"stacks": [3, 8, 1], "prizes": [20, 9, 1], "pays": [[1, 2], [1, 1], [0, None]]})
    assert House.in_view(view) == House(big_stack=8, long_odds=1, jackpot=40)
    view["pays"] = [[1, 2], [1, 1], [0, 0]]
    assert House.in_view(view).long_odds == 2, "no row is long"
    assert House(5, 5, 30) == HOUSE


def test_chips_against_chips() -> None:
    before = [bet(ME, 4, 4), bet(RIVAL, 2, 2), bet(RIVAL, 3, 3, horse="blue")]
    more = topics("bet-laid", *before, **bet(RIVAL, 3, 5)["data"])
    assert more == ("outbid", "outbids", None)
    level = topics("bet-laid", *before, **bet(RIVAL, 2, 4)["data"])
    assert level == ("evened", None, None)
    assert topics("bet-laid", *before, **bet(ME, 3, 7)["data"]) == (None, None, None)


def test_cards_on_anothers_horse() -> None:
    worse, better = laid(RIVAL, "2-red", 2, 5)["data"], laid(RIVAL, "9-black", 5, 2)["data"]
    assert topics("card-laid", bet(ME, 4, 4), **worse) == ("hindered", "hinders", None)
    assert topics("card-laid", bet(ME, 4, 4), **better) == ("helped", None, None)
    assert topics("card-laid", **worse) == (None, None, None)
    star = laid(RIVAL, "special", 2, 2)["data"]
    assert topics("card-laid", bet(ME, 4, 4), **star) == (None, "star", None)
    assert topics("card-laid", bet(ME, 4, 4), **laid(None, "2-red", 2, 5)["data"]) == (None,) * 3


def test_riders() -> None:
    assert topics("rider-named", **MINE["data"]) == ("mine", None, None)
    tie = {"horse": "red", "seat": None, "bets": (5, 5, 2), "tie": True}
    assert topics("rider-named", **tie) == ("tied", "tied", None)
    assert topics("race-began", order=()) == ("start", "start", "start")


def roll(success: bool, number: int, seat: int | None = ME) -> dict[str, Any]:
    return {"horse": "red", "seat": seat, "success": success, "number": number}


def test_pushes() -> None:
    assert topics("die-rolled", MINE, **roll(True, 1)) == ("push", None, None)
    again = topics("die-rolled", MINE, **roll(True, 2))
    assert again == ("push-again", "watch-push-again", "watch-push-again")
    assert topics("die-rolled", MINE, **roll(False, 1)) == (None, None, None)
    alone = topics("die-rolled", NOBODYS, **roll(True, 2, None))
    assert alone == ("nobody-push",) * 3
    stays = {"horse": "red", "start": 3, "square": 5}
    assert topics("horse-refused", MINE, **stays) == (
        *("refused", "watch-refused", "watch-refused"),
    )
    level = {"horse": "red", "seat": ME, "card": "special", "level": True}
    assert topics("card-ridden", **level) == ("level", None, None)


@pytest.mark.parametrize(("good", "topic"), [(True, "die-card-good"), (False, "die-card-bad")])
def test_the_die_card(good: bool, topic: str) -> None:
    played = told("die-card-played", horse="red", seat=ME)
    assert topics("die-card-played", **played["data"]) == ("die-card", None, None)
    assert topics("die-rolled", MINE, played, **roll(good, 1)) == (topic, None, None)


def test_arriving_and_paying() -> None:
    first = topics("horse-arrived", horse="red", seat=ME, place=1)
    assert first == ("first", "watch-first", "watch-first")
    assert topics("horse-arrived", horse="red", seat=ME, place=3) == ("placed", None, None)
    assert topics("horse-arrived", horse="red", seat=None, place=1) == ("nobody-first",) * 3
    assert topics("bet-paid", seat=ME, stake=5, chips=30) == ("jackpot", None, None)
    assert topics("bet-paid", seat=ME, stake=5, chips=0) == ("stake-lost", None, None)
    assert topics("bet-paid", seat=ME, stake=2, chips=0) == (None, None, None)
    assert topics("game-won", seats=(RIVAL,)) == ("lost", "won", "lost")


@pytest.mark.parametrize("kind", ["turn-began", "horse-began", "cards-dealt", *SECRET_KINDS])
def test_what_nobody_talks_about(kind: str) -> None:
    assert topics(kind, seat=ME) == (None, None, None)
