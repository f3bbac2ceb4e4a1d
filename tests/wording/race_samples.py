"""One event of the race of every kind for every way in which its sentence can go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.engine.events import Event
from game.rules.pony_express import events as e
from game.rules.pony_express.cards import COPIES, SIDES
from game.rules.pony_express.questions import CORNERS
from game.rules.shared.hands import ANNOUNCEABLE, FACES, HANDS

DICE = ("K", "K", "10", "10", "J")


def sample_events() -> list[Event]:
    return [*_rolls(), *_cup(), *_gold(), *_trail(), *_prison(), *_cards(), *_fights(), *_end()]


def _rolls() -> Iterator[Event]:
    for why in ("first", "prison", "poker", "mine", "pickaxe", "saloon"):
        for hand in HANDS:
            yield e.OpenRoll(seat=0, faces=DICE, hand=hand, why=why)
    yield e.FirstPlayer(seat=0)
    yield e.TurnBegan(seat=0, turn=12)


def _cup() -> Iterator[Event]:
    for dice in ((3,), (0, 1, 2, 3, 4)):
        yield e.CupRolled(seat=0, dice=dice)
        yield e.DiceCovered(seat=0, dice=dice)
        yield e.DiceShown(seat=0, dice=dice, faces=DICE[: len(dice)])
        yield e.DiceRolledOpen(seat=0, dice=dice, faces=DICE[: len(dice)])
    yield e.CupSeen(seat=0, faces=DICE, audience=(0,))
    for free in ("", "last", "canteen"):
        yield e.Rerolled(seat=0, dice=(1, 2), free=free)
    for hand in ANNOUNCEABLE:
        yield e.Announced(seat=0, hand=hand)
    yield e.Believed(seat=0)
    yield e.Accused(seat=0, accuser=1)
    for hand, bluff in product(HANDS, (True, False)):
        yield e.CupLifted(seat=0, faces=DICE, hand=hand, bluff=bluff)


def _gold() -> Iterator[Event]:
    for amount in (1, 3):
        for why in ("charity", "prison-roll", "duel", "poker", "figures", "mine"):
            yield e.GoldMoved(giver=None, taker=0, amount=amount, why=why)
        for why in ("reroll", "prison-fine", "train", "saloon"):
            yield e.GoldMoved(giver=0, taker=None, amount=amount, why=why)
        for why in ("duel", "poker"):
            yield e.GoldMoved(giver=0, taker=1, amount=amount, why=why)


def _trail() -> Iterator[Event]:
    for why in ("dice", "accusation", "train", "rail-pass", "fresh-horse"):
        yield e.Moved(seat=0, origin=6, to=7, why=why)
        yield e.Moved(seat=0, origin=6, to=10, why=why)
    yield e.Moved(seat=0, origin=9, to=7, why="retreat")
    yield e.MoveDeclined(seat=0)
    yield e.DrinksServed(seat=0)


def _prison() -> Iterator[Event]:
    for why in ("false-accusation", "bluff", "sheriff", "no-gold", "saloon"):
        yield e.Imprisoned(seat=0, why=why)
    for how in ("paid", "escaped", "file", "served"):
        yield e.Freed(seat=0, how=how)


def _cards() -> Iterator[Event]:
    yield e.CardsDrawn(seat=0, count=2)
    yield e.CardsOffered(seat=0, cards=("canteen", "decoy"), audience=(0,))
    yield e.CardsOffered(seat=0, cards=("canteen",), audience=(0,))
    yield e.CardKept(seat=0, card="canteen", back=("decoy",), audience=(0,))
    yield e.CardKept(seat=0, card="canteen", back=(), audience=(0,))
    for why in ("draft", "relay", "prison"):
        yield e.CardTaken(seat=0, why=why)
    for card in COPIES:
        yield e.CardPlayed(seat=0, card=card)
    yield e.CardPlayed(seat=0, card="on-his-tab", rider=1)
    yield e.CardPlayed(seat=0, card="rail-pass", legs=2)
    for dice in ((), (2,), (0, 4)):
        yield e.CardPlayed(seat=0, card="pickaxe", dice=dice)
    yield e.CardPlayed(seat=0, card="water-barrel", at=(12, 7))
    for side in SIDES:
        yield e.CardPlayed(seat=0, card="dust-devil", side=side)
        yield e.DecoyPlaced(seat=0, side=side, audience=(0,))
    for face in FACES:
        yield e.DieMarked(seat=0, die=2, face=face, audience=(0,))
        yield e.DieSpied(seat=0, die=2, face=face, audience=(0,))


def _fights() -> Iterator[Event]:
    for showdown in (False, True):
        yield e.DuelCalled(space=9, seats=(0, 1), showdown=showdown)
        yield e.DuelBegan(space=9, seats=(0, 1), corners=CORNERS, showdown=showdown)
    yield shot("hit", touched=(0, 1))
    yield shot("miss")
    yield shot("miss", touched=(0,))
    yield shot("miss", touched=(1,))
    yield shot("decoy")
    yield shot("arrest", touched=(1, 2))
    for toppled in range(4):
        yield shot("figures", toppled=toppled)
    yield e.DiePickedUp(seat=0)
    yield e.DuelEnded(winner=0, loser=1)
    yield e.DuelEnded(winner=None, loser=None)
    yield e.PokerBegan(space=9, seats=(0, 1, 2))
    yield e.PokerWon(seat=0)
    yield e.FiguresFaced(seat=0)
    yield e.BystandersLeft()
    for barrel_gone in (False, True):
        yield e.RidersNearer(paces=1, apart=42.86, barrel_gone=barrel_gone)


def shot(verdict: str, touched: tuple[int, ...] = (), toppled: int = 0) -> Event:
    return e.ShotTaken(
        seat=0,
        start=(8.0, 27.0),
        angle=330.0,
        speed=2.2,
        spin=0.0,
        touched=touched,
        fallen=(),
        toppled=toppled,
        verdict=verdict,
    )


def _end() -> Iterator[Event]:
    yield e.Arrived(seat=0)
    for mailbox in (1, 2, 3):
        yield e.MailDelivered(seat=0, mailbox=mailbox)
    for reason in ("jackrabbit", "showdown"):
        yield e.RaceWon(seat=0, reason=reason)
