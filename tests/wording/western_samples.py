"""One event of Western of every kind for every way in which its sentence can go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.engine.events import Event
from game.rules.western import events as e
from game.rules.western.cards import ATTACKS, KINDS, REACH
from game.rules.western.ladder import COMBINATIONS, cards_of

AIMED = tuple(kind for kind, reach in REACH.items() if reach in ("next", "chosen"))
HANDS = (("hat",), ("attack-1", "attack-1", "joker"), KINDS)
# Paid in full, in part, and not at all.
PAYMENTS = ((50, 50), (20, 50), (0, 50), (0, 0))


def sample_events() -> list[Event]:
    return [*_setting_up(), *_plays(), *_answers(), *_ambush(), *_money(), *_shown(), *_train()]


def _setting_up() -> Iterator[Event]:
    yield e.MoneyDealt(money=140, pot=50, goal=400)
    yield e.CardsDealt(number=8)
    yield e.FirstRolled(seats=(0, 1, 2), faces=(6, 2, 6))
    yield e.FirstRolled(seats=(0, 2), faces=(1, 5))
    yield e.FirstPlayer(seat=0)
    yield e.TurnBegan(seat=0, turn=12)
    yield e.TurnLost(seat=0, turn=12)
    yield e.TurnWillBeLost(seat=0)
    yield e.DeckRenewed(number=31)
    yield e.GameWon(seat=0, money=(420, 0, 70))
    for cards in HANDS:
        yield e.HandDealt(seat=0, cards=cards, audience=(0,))
        yield e.CardsSeen(seat=0, cards=cards, audience=(0,))
    for number in (1, 3):
        yield e.CardsDrawn(seat=0, number=number)


def _plays() -> Iterator[Event]:
    for kind in REACH:
        target = 1 if kind in AIMED else None
        yield e.CardsPlayed(seat=0, cards=(kind,), card=kind, target=target)
        yield e.CardsPlayed(seat=0, cards=("whisky", kind), card=kind, target=target)
    for kind in KINDS:
        yield e.CardDiscarded(seat=0, card=kind)
    for kind in ("attack-3", "indians", "saloon"):
        yield e.CardsPlayed(seat=0, cards=("joker", kind), card=kind, target=1)
    for number in (2, 3):
        yield e.CardsPlayed(seat=0, cards=("cowboy",) * number, card="cowboy", target=1)
    for direction in (1, -1):
        yield e.DirectionTurned(seat=0, direction=direction)


def _answers() -> Iterator[Event]:
    for counter in ("dog", "dancer"):
        yield e.Countered(seat=0, by=counter, against=1, card="attack-2")
        yield e.OverCountered(seat=0, target=1, counter=counter)
    for kind in ("pay-me", "cowboy", "give-to-all", "indians", "saloon", "sheriff"):
        yield e.Countered(seat=0, by="joker", against=1, card=kind)
    yield e.Countered(seat=0, by="hat", against=1, card="give-it-back")
    yield e.CardTaken(seat=0, victim=1)
    yield e.CardSeen(seat=0, victim=1, card="train", audience=(0, 1))
    yield e.SheriffLaid(seat=0)
    yield e.SheriffEnded(seat=0, why="turn", by=None)
    yield e.SheriffEnded(seat=0, why="joker", by=1)


def _ambush() -> Iterator[Event]:
    for face, why in product(range(1, 7), ("attack", "defence", "saloon")):
        yield e.DieRolled(seat=0, face=face, why=why)
    for times in (1, 2, 3):
        yield e.AttackDecided(winner=0, loser=1, face=4, times=times, amount=40 * times)


def _money() -> Iterator[Event]:
    for (payer, payee), (amount, owed) in product(((0, 1), (0, None), (None, 0)), PAYMENTS):
        for why in (*ATTACKS, "dog", "pay-me", "levy", "indians", "give-it-back", "train"):
            yield e.Paid(payer=payer, payee=payee, amount=amount, owed=owed, why=why)


def _shown() -> Iterator[Event]:
    for cards, hidden in product((*HANDS, ()), (0, 1, 3)):
        yield e.HandShown(seat=0, cards=cards, hidden=hidden, why="saloon")
    for kinds, winner in (((5, 1), 0), ((2, 3), 1), ((1, 1), None), ((4, 4), None)):
        yield e.SaloonCompared(seat=0, target=1, kinds=kinds, winner=winner)


def _train() -> Iterator[Event]:
    yield e.TrainCame(seat=0, pot=60)
    yield e.TrainPassed(seat=0)
    yield e.TrainWon(seat=0, amount=60)
    for combination, hat in product(COMBINATIONS, (False, True)):
        yield e.TrainLaid(seat=0, cards=cards_of(combination), combination=combination, hat=hat)
