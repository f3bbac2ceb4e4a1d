"""What gamblers talk about: by what everybody at the table has seen, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.bots.table_talk import MEMORABLE, Talk, Topic, log_before, moment_of
from game.engine.events import Event
from game.rules.shared.deals import CardsSeen, HandDealt
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
from game.rules.western.view import WesternView

# Events that one or two seats alone hear of.
SECRETS: tuple[type[Event], ...] = (HandDealt, CardSeen, CardsSeen)
MUCH = 50  # thousands that hurt
NEAR = 0.75  # of the goal: the others begin to look

TOPICS = {
    # Attacks.
    "attack": Topic(1, tempers=True, keenness=0.5),
    "attack-won": Topic(0, tempers=True, keenness=0.6),
    "attack-lost": Topic(0, tempers=True, keenness=0.8),
    "robbed": Topic(1, tempers=True, keenness=0.7),
    "stood": Topic(0, tempers=True, keenness=0.9),
    "watch-attack": Topic(2, onlooker=True, keenness=0.4),
    "dog": Topic(2),
    "dancer": Topic(2),
    "jester": Topic(0, tempers=True),
    "foiled": Topic(2),
    "cake": Topic(2, keenness=1.5),
    # Money.
    "paid": Topic(0, tempers=True, keenness=0.7),
    "raid": Topic(2, keenness=1.2),
    "raided": Topic(0, tempers=True, keenness=1.5),
    "watch-raid": Topic(2, onlooker=True),
    "all-in-won": Topic(0, tempers=True, keenness=1.5),
    "all-in-lost": Topic(0, tempers=True, keenness=1.5),
    "watch-all-in": Topic(2, onlooker=True),
    "refund": Topic(2),
    "broke": Topic(2, keenness=1.2),
    "rich": Topic(2, onlooker=True, keenness=1.5),
    # Other cards.
    "hat": Topic(2, keenness=1.5),
    "shakedown": Topic(2),
    "searched": Topic(2, onlooker=True),
    "bronco": Topic(2, keenness=0.8),
    "turned": Topic(2, keenness=0.5),
    "star": Topic(2, keenness=0.8),
    "star-off": Topic(2, keenness=1.2),
    # The Train.
    "train": Topic(0, tempers=True, keenness=0.8),
    "train-won": Topic(0, tempers=True, keenness=1.5),
    "watch-train": Topic(2, onlooker=True),
    # The game.
    "won": Topic(0, tempers=True, keenness=MEMORABLE),
    "lost": Topic(0, tempers=True, keenness=MEMORABLE),
}


E = TypeVar("E", bound=Event)


class Happening(NamedTuple, Generic[E]):
    """An event, and what everybody saw before it. Made from a view by an allow-list: no cards in
    hand, and of the money what the public log says."""

    event: E
    seats: int
    goal: int
    before: Sequence[Event]  # the public log up to the event

    @classmethod
    def in_view(cls, view: WesternView, event: E) -> Happening[E]:
        return cls(event, len(view.players), view.goal, log_before(view, event, SECRETS))

    @property
    def kind(self) -> type[Event]:
        return type(self.event)

    @property
    def moment(self) -> int:
        """A number for the event and its place in the game, the same for every seat."""
        return moment_of(self.event.kind, self.event.data, len(self.before))

    @property
    def attacker(self) -> int:
        """The last to play cards."""
        return next(e.seat for e in reversed(self.before) if isinstance(e, CardsPlayed))

    def money(self, seat: int) -> int:
        """What somebody had before the event."""
        held = 0
        for event in self.before:
            if isinstance(event, MoneyDealt):
                held = event.money
            elif isinstance(event, Paid):
                held += event.amount * ((event.payee == seat) - (event.payer == seat))
        return held


class OfSeat(Protocol):
    """An event that is about one seat."""

    @property
    def seat(self) -> int: ...


def _one_of(event: OfSeat, seat: int, concerned: str, other: str | None = None) -> str | None:
    """For whom the event is about, and for everybody else."""
    return concerned if event.seat == seat else other


def _cards_played(it: Happening[CardsPlayed], seat: int) -> str | None:
    card = it.event.card
    if card.startswith("attack"):
        return _one_of(it.event, seat, "attack")
    return _one_of(it.event, seat, "shakedown", "searched") if card == "hands-up" else None


def _attack_decided(it: Happening[AttackDecided], seat: int) -> str | None:
    if it.event.winner == seat:
        return "attack-won" if seat == it.attacker else "stood"
    if it.event.loser == seat:
        return "attack-lost" if seat == it.attacker else "robbed"
    return "watch-attack"


def _countered(it: Happening[Countered], seat: int) -> str | None:
    by = it.event.by
    if it.event.against == seat:
        return "foiled"
    if by == "hat":
        return None  # what it takes is talked about
    return _one_of(it.event, seat, "jester" if by == "joker" else by)


def _over_countered(it: Happening[OverCountered], seat: int) -> str | None:
    return _one_of(it.event, seat, "cake")


def _paid(it: Happening[Paid], seat: int) -> str | None:
    find = TOPICS_BY_REASON.get(it.event.why)
    topic = None if find is None else find(it, seat)
    return topic or _purse(it, seat)


def _paid_much(it: Happening[Paid], seat: int) -> str | None:
    return "paid" if it.event.payer == seat and it.event.amount >= MUCH else None


def _raided(it: Happening[Paid], seat: int) -> str | None:
    if not it.event.amount:
        return None
    if it.attacker == seat:
        return "raid"
    return "raided" if it.event.payer == seat else "watch-raid"


def _all_in(it: Happening[Paid], seat: int) -> str | None:
    if not it.event.amount:
        return None
    if it.event.payee == seat:
        return "all-in-won"
    return "all-in-lost" if it.event.payer == seat else "watch-all-in"


def _refunded(it: Happening[Paid], seat: int) -> str | None:
    return "refund" if it.event.payee == seat else None


def _purse(it: Happening[Paid], seat: int) -> str | None:
    """Who has nothing left says so; the others speak of one who is near the goal."""
    payer, payee, amount = it.event.payer, it.event.payee, it.event.amount
    if not amount:
        return None
    if payer == seat:
        return "broke" if it.money(seat) == amount else None
    if payee is None or payee == seat:
        return None
    held = it.money(payee)
    return "rich" if held < NEAR * it.goal <= held + amount < it.goal else None


def _hat(it: Happening[CardTaken], seat: int) -> str | None:
    return _one_of(it.event, seat, "hat")


def _bronco(it: Happening[TurnWillBeLost], seat: int) -> str | None:
    return _one_of(it.event, seat, "bronco")


def _turned(it: Happening[DirectionTurned], seat: int) -> str | None:
    return _one_of(it.event, seat, "turned")


def _star(it: Happening[SheriffLaid], seat: int) -> str | None:
    return _one_of(it.event, seat, "star")


def _star_off(it: Happening[SheriffEnded], seat: int) -> str | None:
    return _one_of(it.event, seat, "star-off") if it.event.why == "joker" else None


def _train(it: Happening[TrainCame], seat: int) -> str | None:
    return _one_of(it.event, seat, "train")


def _train_won(it: Happening[TrainWon], seat: int) -> str | None:
    return _one_of(it.event, seat, "train-won", "watch-train")


def _game_won(it: Happening[GameWon], seat: int) -> str | None:
    return _one_of(it.event, seat, "won", "lost")


TOPICS_BY_REASON: Mapping[str, Callable[[Happening[Paid], int], str | None]] = {
    "pay-me": _paid_much,
    "cowboy": _paid_much,
    "indians": _raided,
    "saloon": _all_in,
    "give-it-back": _refunded,
}
TOPICS_BY_EVENT: Mapping[type[Event], Callable[[Happening[Any], int], str | None]] = {
    CardsPlayed: _cards_played,
    AttackDecided: _attack_decided,
    Countered: _countered,
    OverCountered: _over_countered,
    Paid: _paid,
    CardTaken: _hat,
    TurnWillBeLost: _bronco,
    DirectionTurned: _turned,
    SheriffLaid: _star,
    SheriffEnded: _star_off,
    TrainCame: _train,
    TrainWon: _train_won,
    GameWon: _game_won,
}

TALK = Talk(TOPICS, TOPICS_BY_EVENT, Happening.in_view)
