"""One event of the derby of every kind for every way in which its sentence can go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.engine.events import Event
from game.rules.derby import events as e
from game.rules.derby.cards import HORSES, KINDS

BETS = (5, 4, 0)
MOVES = (("step", 4), ("step", 19), ("colour", 5), ("colour", 19), ("push", 6), ("push", 19))


def sample_events() -> list[Event]:
    return [*_setting_up(), *_betting(), *_lining_up(), *_race(), *_die(), *_paying()]


def _setting_up() -> Iterator[Event]:
    yield e.BookmakerDrawn(seat=0)
    yield e.SpecialReplaced(horse="red")
    for seat in (None, 0):
        yield e.FirstCardLaid(horse="red", card="5-black", row=4, seat=seat)
    for left in (0, 1, 5):
        yield e.CardsDealt(number=7, left=left)
    for cards in (KINDS, ("8-black", "8-black", "special")):
        yield e.HandDealt(seat=0, cards=cards, audience=(0,))


def _betting() -> Iterator[Event]:
    yield e.TurnBegan(seat=0, round=2)
    for stack in (5, 1, 0):
        yield e.RoundBegan(round=3, first=0, stack=stack)
    for chips, total in ((5, 5), (1, 6)):
        yield e.BetLaid(seat=0, horse="blue", chips=chips, total=total)
    for seat, rows in product((None, 0), ((None, 3), (3, 3), (3, 1), (3, 5))):
        yield e.CardLaid(
            seat=seat,
            horse="beige",
            card="8-blue",
            before="4-red",
            difference=4,
            row_before=rows[0],
            row=rows[1],
        )
    for card in KINDS:
        yield e.CardLaid(
            seat=0, horse="red", card=card, before="4-red", difference=0, row_before=2, row=2
        )


def _lining_up() -> Iterator[Event]:
    for number in (1, 3):
        yield e.LeftOverTurned(number=number)
    for seat, tie in ((0, False), (None, True), (None, False)):
        yield e.RiderNamed(horse="orange", seat=seat, bets=BETS, tie=tie)
    yield e.TrackRolled(horses=("red", "blue"), faces=(7, 2))
    for seat in (None, 0):
        yield e.TrackTaken(horse="green", track=1, seat=seat)


def _race() -> Iterator[Event]:
    yield e.RaceBegan(order=HORSES)
    yield e.RaceRoundBegan(round=4)
    yield e.HorseBegan(horse="red", seat=0)
    yield e.CardsTakenBack(horse="red")
    yield e.HorseMoved(horse="red", start=3, square=9, why="level")
    yield e.HorseTired(horse="red", square=7)
    for seat, (card, level) in product(
        (None, 0), (("8-blue", False), ("special", False), ("special", True))
    ):
        yield e.CardRidden(horse="red", seat=seat, card=card, level=level)
    for horse in HORSES:
        for why, square in MOVES:
            yield e.HorseMoved(horse=horse, start=square - 1, square=square, why=why)
    for start, square in ((0, 2), (0, 0), (5, 7), (5, 5)):
        yield e.HorseRefused(horse="red", start=start, square=square)
    for seat, place in product((None, 0), (1, 2, 3)):
        yield e.HorseArrived(horse="red", seat=seat, place=place)


def _die() -> Iterator[Event]:
    yield e.DieCardPlayed(horse="red", seat=0)
    for seat, face, number in product((None, 0), range(1, 11), (1, 2)):
        yield e.DieRolled(
            horse="red", seat=seat, face=face, needs=4, success=face <= 4, number=number
        )


def _paying() -> Iterator[Event]:
    yield e.RaceOver(places=("red", "blue", "green"))
    for place, chips in ((1, 15), (2, 10), (3, 5)):
        yield e.PrizePaid(horse="red", seat=0, place=place, chips=chips)
    for stake, (place, pays) in product((1, 9), ((None, None), (3, None), (3, 0), (1, 1), (1, 8))):
        chips = 0 if pays is None else stake * (1 + pays)
        yield e.BetPaid(
            seat=0, horse="red", stake=stake, row=3, place=place, pays=pays, chips=chips
        )
    for why in ("chips", "prizes", "place"):
        yield e.GameWon(seats=(0,), chips=(42, 30, 1), why=why)
    for seats in ((0, 1), (0, 1, 2)):
        yield e.GameWon(seats=seats, chips=(42, 42, 42), why="shared")
