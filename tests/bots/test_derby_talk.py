"""What bettors talk about."""

from __future__ import annotations

import msgspec
import pytest

from game.bots.derby.topics import SECRETS, TALK, Happening, House
from game.engine.events import Event
from game.rules.derby.events import (
    BetLaid,
    BetPaid,
    CardLaid,
    CardRidden,
    CardsDealt,
    DieCardPlayed,
    DieRolled,
    FirstCardLaid,
    GameWon,
    HorseArrived,
    HorseBegan,
    HorseRefused,
    RaceBegan,
    RiderNamed,
    TurnBegan,
)
from game.rules.shared.deals import HandDealt
from tests.rules.derby.scripting import begin

ME, RIVAL, ONLOOKER = 0, 1, 2
HOUSE = House.in_view(begin(3).seen(0))


def topics(event: Event, *before: Event) -> tuple[str | None, ...]:
    """What seats 0, 1 and 2 would talk about."""
    happening = Happening(event, 3, HOUSE, before)
    return tuple(TALK.topic(happening, seat) for seat in (ME, RIVAL, ONLOOKER))


def bet(seat: int, chips: int, total: int, horse: str = "red") -> BetLaid:
    return BetLaid(seat=seat, horse=horse, chips=chips, total=total)


def laid(seat: int | None, card: str, before: int | None, row: int) -> CardLaid:
    return CardLaid(
        seat=seat, horse="red", card=card, before=None, row_before=before, row=row, difference=0
    )


def first(card: str, row: int) -> FirstCardLaid:
    return FirstCardLaid(horse="red", card=card, row=row, seat=None)


MINE = RiderNamed(horse="red", seat=ME, bets=(5, 0, 0), tie=False)
NOBODYS = RiderNamed(horse="red", seat=None, bets=(0, 0, 0), tie=False)


def test_bets() -> None:
    favourite, outsider = first("9-black", 0), first("3-black", 6)
    assert topics(bet(ME, 5, 5), favourite) == ("big-bet", None, None)
    assert topics(bet(ME, 5, 5), outsider) == ("long-shot", "watch-long-shot", "watch-long-shot")
    assert topics(bet(ME, 3, 3), favourite) == (None, None, None)


def test_what_is_a_lot_lies_in_the_box() -> None:
    pays: tuple[tuple[int | None, ...], ...] = ((1, 2), (1, 1), (0, None))
    view = msgspec.structs.replace(begin(3).seen(0), stacks=(3, 8, 1), prizes=(20, 9, 1), pays=pays)
    assert House.in_view(view) == House(big_stack=8, long_odds=1, jackpot=40)
    view = msgspec.structs.replace(view, pays=((1, 2), (1, 1), (0, 0)))
    assert House.in_view(view).long_odds == 2, "no row is long"
    assert House(5, 5, 30) == HOUSE


def test_chips_against_chips() -> None:
    before = [bet(ME, 4, 4), bet(RIVAL, 2, 2), bet(RIVAL, 3, 3, horse="blue")]
    assert topics(bet(RIVAL, 3, 5), *before) == ("outbid", "outbids", None)
    assert topics(bet(RIVAL, 2, 4), *before) == ("evened", None, None)
    assert topics(bet(ME, 3, 7), *before) == (None, None, None)


def test_cards_on_anothers_horse() -> None:
    worse, better = laid(RIVAL, "2-red", 2, 5), laid(RIVAL, "9-black", 5, 2)
    assert topics(worse, bet(ME, 4, 4)) == ("hindered", "hinders", None)
    assert topics(better, bet(ME, 4, 4)) == ("helped", None, None)
    assert topics(worse) == (None, None, None)
    assert topics(laid(RIVAL, "special", 2, 2), bet(ME, 4, 4)) == (None, "star", None)
    assert topics(laid(None, "2-red", 2, 5), bet(ME, 4, 4)) == (None,) * 3


def test_riders() -> None:
    assert topics(MINE) == ("mine", None, None)
    tie = RiderNamed(horse="red", seat=None, bets=(5, 5, 2), tie=True)
    assert topics(tie) == ("tied", "tied", None)
    assert topics(RaceBegan(order=())) == ("start", "start", "start")


def roll(success: bool, number: int, seat: int | None = ME) -> DieRolled:
    return DieRolled(horse="red", seat=seat, face=4, needs=5, success=success, number=number)


def test_pushes() -> None:
    assert topics(roll(True, 1), MINE) == ("push", None, None)
    again = topics(roll(True, 2), MINE)
    assert again == ("push-again", "watch-push-again", "watch-push-again")
    assert topics(roll(False, 1), MINE) == (None, None, None)
    assert topics(roll(True, 2, None), NOBODYS) == ("nobody-push",) * 3
    stays = HorseRefused(horse="red", start=3, square=5)
    assert topics(stays, MINE) == ("refused", "watch-refused", "watch-refused")
    level = CardRidden(horse="red", seat=ME, card="special", level=True)
    assert topics(level) == ("level", None, None)


@pytest.mark.parametrize(("good", "topic"), [(True, "die-card-good"), (False, "die-card-bad")])
def test_the_die_card(good: bool, topic: str) -> None:
    played = DieCardPlayed(horse="red", seat=ME)
    assert topics(played) == ("die-card", None, None)
    assert topics(roll(good, 1), MINE, played) == (topic, None, None)


def arrived(seat: int | None, place: int) -> HorseArrived:
    return HorseArrived(horse="red", seat=seat, place=place)


def paid(stake: int, chips: int) -> BetPaid:
    return BetPaid(seat=ME, horse="red", stake=stake, row=3, place=1, pays=1, chips=chips)


def test_arriving_and_paying() -> None:
    assert topics(arrived(ME, 1)) == ("first", "watch-first", "watch-first")
    assert topics(arrived(ME, 3)) == ("placed", None, None)
    assert topics(arrived(None, 1)) == ("nobody-first",) * 3
    assert topics(paid(5, 30)) == ("jackpot", None, None)
    assert topics(paid(5, 0)) == ("stake-lost", None, None)
    assert topics(paid(2, 0)) == (None, None, None)
    won = GameWon(seats=(RIVAL,), chips=(1, 2, 0), why="chips")
    assert topics(won) == ("lost", "won", "lost")


@pytest.mark.parametrize(
    "event",
    [
        TurnBegan(seat=ME, round=1),
        HorseBegan(horse="red", seat=ME),
        CardsDealt(number=7, left=0),
        HandDealt(seat=ME, cards=(), audience=(ME,)),
    ],
    ids=lambda event: event.kind,
)
def test_what_nobody_talks_about(event: Event) -> None:
    assert topics(event) == (None, None, None)


def test_what_one_seat_alone_hears_of_is_no_part_of_what_all_saw() -> None:
    view = begin(3).seen(ME)
    assert any(isinstance(event, SECRETS) for event in view.log)
    before = Happening.in_view(view, bet(ME, 5, 5)).before
    assert before and not any(isinstance(event, SECRETS) for event in before)
