"""What can happen in Western. Seats are numbers, cards are kinds, money is in thousands."""

from __future__ import annotations

from typing import ClassVar

from game.engine.events import Event
from game.rules.shared.deals import (
    CardsDealt,
    CardsDrawn,
    CardsSeen,
    DeckRenewed,
    FirstPlayer,
    HandDealt,
    TurnBegan,
)


class WesternEvent(Event, frozen=True, kw_only=True):
    """Any event of Western."""


class MoneyDealt(WesternEvent, frozen=True, kw_only=True, tag="money-dealt"):
    """So much for each, in the cash box, and to win."""

    money: int
    pot: int
    goal: int


class FirstRolled(WesternEvent, frozen=True, kw_only=True, tag="first-rolled"):
    """The die of each for who begins; those who tie for the highest roll again."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]


class TurnLost(WesternEvent, frozen=True, kw_only=True, tag="turn-lost"):
    """A horse: neither play nor draw."""

    seat: int
    turn: int


class CardsPlayed(WesternEvent, frozen=True, kw_only=True, tag="cards-played"):
    """`card`: the one that acts. `target`: the player it goes to, the next one too."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    card: str
    target: int | None


class CardDiscarded(WesternEvent, frozen=True, kw_only=True, tag="card-discarded"):
    """Without effect."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class DirectionTurned(WesternEvent, frozen=True, kw_only=True, tag="direction-turned"):
    """`direction`: 1 clockwise, -1 the other way."""

    seat: int
    direction: int


class Countered(WesternEvent, frozen=True, kw_only=True, tag="countered"):
    """`seat` lays `by` against the `card` of `against`."""

    reveals: ClassVar[bool] = True
    seat: int
    by: str
    against: int
    card: str


class OverCountered(WesternEvent, frozen=True, kw_only=True, tag="over-countered"):
    """A cake of the attacker: the counter is off."""

    reveals: ClassVar[bool] = True
    seat: int
    target: int
    counter: str


class DieRolled(WesternEvent, frozen=True, kw_only=True, tag="die-rolled"):
    """`why`: attack, defence, saloon."""

    seat: int
    face: int
    why: str


class AttackDecided(WesternEvent, frozen=True, kw_only=True, tag="attack-decided"):
    """`face`: the one that counts. `amount`: what is owed."""

    winner: int
    loser: int
    face: int
    times: int
    amount: int


class Paid(WesternEvent, frozen=True, kw_only=True, tag="paid"):
    """Money goes over; None is the cash box. Who has less than is owed pays what there is; of a
    whole fortune nothing is owed where there is none. `why`: the kind of card."""

    payer: int | None
    payee: int | None
    amount: int
    owed: int
    why: str


class SheriffLaid(WesternEvent, frozen=True, kw_only=True, tag="sheriff-laid"):
    """Nobody stopped it: it stands."""

    seat: int


class SheriffEnded(WesternEvent, frozen=True, kw_only=True, tag="sheriff-ended"):
    """`seat`: whose it was. `why`: turn, joker. `by`: whose joker."""

    seat: int
    why: str
    by: int | None


class TurnWillBeLost(WesternEvent, frozen=True, kw_only=True, tag="turn-will-be-lost"):
    seat: int


class HandShown(WesternEvent, frozen=True, kw_only=True, tag="hand-shown"):
    """To all. `hidden`: so many more are doubles. `why`: hands-up, saloon."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    hidden: int
    why: str


class SaloonCompared(WesternEvent, frozen=True, kw_only=True, tag="saloon-compared"):
    """`kinds`: how many of them each has. `winner`: None if the die decides."""

    seat: int
    target: int
    kinds: tuple[int, int]
    winner: int | None


class CardTaken(WesternEvent, frozen=True, kw_only=True, tag="card-taken"):
    """To all: the hat takes a card of `victim`."""

    seat: int
    victim: int


class CardSeen(WesternEvent, frozen=True, kw_only=True, tag="card-seen"):
    """To both: which."""

    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    card: str


class TrainCame(WesternEvent, frozen=True, kw_only=True, tag="train-came"):
    seat: int
    pot: int


class TrainLaid(WesternEvent, frozen=True, kw_only=True, tag="train-laid"):
    """A combination, the first one too."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    combination: str
    hat: bool


class TrainPassed(WesternEvent, frozen=True, kw_only=True, tag="train-passed"):
    seat: int


class TrainWon(WesternEvent, frozen=True, kw_only=True, tag="train-won"):
    seat: int
    amount: int


class GameWon(WesternEvent, frozen=True, kw_only=True, tag="game-won"):
    """The last event. `money`: what each has."""

    seat: int
    money: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    *WesternEvent.__subclasses__(),
    FirstPlayer,
    TurnBegan,
    CardsDealt,
    HandDealt,
    CardsDrawn,
    CardsSeen,
    DeckRenewed,
)
