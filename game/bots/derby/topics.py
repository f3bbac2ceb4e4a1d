"""What bettors talk about: by what everybody at the table has seen, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from game.bots.table_talk import MEMORABLE, Talk, Topic, log_before, moment_of
from game.engine.events import Event
from game.rules.derby.cards import SPECIAL
from game.rules.derby.events import (
    BetLaid,
    BetPaid,
    CardLaid,
    CardRidden,
    DieCardPlayed,
    DieRolled,
    FirstCardLaid,
    GameWon,
    HorseArrived,
    HorseRefused,
    RaceBegan,
    RiderNamed,
)
from game.rules.derby.paying import rider_of
from game.rules.derby.view import DerbyView
from game.rules.shared.deals import HandDealt

E = TypeVar("E", bound=Event)
Earlier = TypeVar("Earlier", bound=Event)

SECRETS: tuple[type[Event], ...] = (HandDealt,)  # events that one seat alone hears of
FELT_SHIFT = 2  # rows
JACKPOT = 2  # one bet pays so many times what the first horse brings its rider

TOPICS = {
    # Betting.
    "big-bet": Topic(0, tempers=True, keenness=0.6),
    "long-shot": Topic(0, tempers=True, keenness=0.9),
    "watch-long-shot": Topic(2, onlooker=True, keenness=0.5),
    "outbid": Topic(0, tempers=True),
    "outbids": Topic(2),
    "evened": Topic(2),
    "hindered": Topic(0, tempers=True, keenness=0.8),
    "hinders": Topic(2, keenness=0.8),
    "helped": Topic(2, keenness=0.8),
    "star": Topic(2, keenness=0.8),
    # Riders.
    "mine": Topic(2, keenness=0.7),
    "tied": Topic(2),
    "start": Topic(0, tempers=True, keenness=1.5),
    # The race.
    "push": Topic(2, keenness=0.4),
    "push-again": Topic(0, tempers=True, keenness=0.7),
    "watch-push-again": Topic(2, onlooker=True, keenness=0.8),
    "refused": Topic(0, tempers=True, keenness=0.8),
    "watch-refused": Topic(2, onlooker=True, keenness=0.8),
    "level": Topic(2, keenness=1.2),
    "die-card": Topic(2),
    "die-card-good": Topic(2, keenness=1.5),
    "die-card-bad": Topic(0, tempers=True, keenness=1.5),
    "nobody-push": Topic(2, onlooker=True),
    # Arriving and paying.
    "first": Topic(0, tempers=True, keenness=1.5),
    "placed": Topic(2),
    "watch-first": Topic(2, onlooker=True),
    "nobody-first": Topic(2, onlooker=True, keenness=1.5),
    "jackpot": Topic(0, tempers=True, keenness=1.5),
    "stake-lost": Topic(2, keenness=0.7),
    # The game.
    "won": Topic(0, tempers=True, keenness=MEMORABLE),
    "lost": Topic(0, tempers=True, keenness=MEMORABLE),
}


class House(NamedTuple):
    """What is a lot by what lies in the box."""

    big_stack: int  # nobody bets more at once
    long_odds: int  # the row from which a stake is lost even in third place
    jackpot: int  # chips that one bet pays

    @classmethod
    def in_view(cls, view: DerbyView) -> House:
        *_, third = view.pays
        long_odds = third.index(None) if None in third else len(third)
        return cls(max(view.stacks), long_odds, JACKPOT * max(view.prizes))


class Happening(NamedTuple, Generic[E]):
    """An event, and what everybody saw before it: the public log alone, no cards in hand."""

    event: E
    seats: int
    house: House
    before: Sequence[Event]  # the public log up to the event

    @classmethod
    def in_view(cls, view: DerbyView, event: E) -> Happening[E]:
        before = log_before(view, event, SECRETS)
        return cls(event, len(view.players), House.in_view(view), before)

    @property
    def kind(self) -> type[Event]:
        return type(self.event)

    @property
    def moment(self) -> int:
        """A number for the event and its place in the game, the same for every seat."""
        return moment_of(self.event.kind, self.event.data, len(self.before))

    def earlier(self, told: type[Earlier]) -> Iterator[Earlier]:
        """What was told before of that class, the latest first."""
        return (event for event in reversed(self.before) if isinstance(event, told))

    def stakes(self, horse: str) -> list[int]:
        """What everybody had on a horse before the event."""
        laid = [0] * self.seats
        for bet in self.earlier(BetLaid):
            if bet.horse == horse:
                laid[bet.seat] += bet.chips
        return laid

    def row(self, horse: str) -> int | None:
        """The odds of a horse before the event."""
        for event in reversed(self.before):
            if isinstance(event, (FirstCardLaid, CardLaid)) and event.horse == horse:
                return event.row
        return None

    def rider(self, horse: str) -> int | None:
        """Who rides a horse, once that has been named."""
        named = (event for event in self.earlier(RiderNamed) if event.horse == horse)
        return next((event.seat for event in named), None)


def _bet_laid(it: Happening[BetLaid], seat: int) -> str | None:
    bettor, stakes = it.event.seat, it.stakes(it.event.horse)
    before = rider_of(stakes)
    stakes[bettor] = it.event.total
    after = rider_of(stakes)
    if before is not None and before not in (bettor, after):
        if seat == before:
            return "outbid" if after == bettor else "evened"
        if seat == bettor == after:  # a tie makes nobody a rider
            return "outbids"
    return _bold_bet(it, seat)


def _bold_bet(it: Happening[BetLaid], seat: int) -> str | None:
    bet, row = it.event, it.row(it.event.horse)
    if row is not None and row >= it.house.long_odds:
        return "long-shot" if bet.seat == seat else "watch-long-shot"
    return "big-bet" if bet.seat == seat and bet.chips == it.house.big_stack else None


def _card_laid(it: Happening[CardLaid], seat: int) -> str | None:
    by, before = it.event.seat, it.event.row_before
    if by is None or before is None:
        return None
    whose, worse = rider_of(it.stakes(it.event.horse)), it.event.row - before
    if whose is not None and whose != by and abs(worse) >= FELT_SHIFT:
        if seat == whose:
            return "hindered" if worse > 0 else "helped"
        if seat == by and worse > 0:
            return "hinders"
    return "star" if seat == by and it.event.card == SPECIAL else None


def _rider_named(it: Happening[RiderNamed], seat: int) -> str | None:
    if it.event.seat == seat:
        return "mine"
    bets = it.event.bets
    return "tied" if it.event.tie and bets[seat] == max(bets) else None


def _race_began(it: Happening[RaceBegan], seat: int) -> str | None:
    return "start"


def _die_rolled(it: Happening[DieRolled], seat: int) -> str | None:
    rider, success = it.event.seat, it.event.success
    if rider is not None and _is_rolled_again(it):
        if rider == seat:
            return "die-card-good" if success else "die-card-bad"
        return None
    if not success:
        return None  # what comes of it is talked about
    again = it.event.number > 1
    if rider == seat:
        return "push-again" if again else "push"
    if not again:
        return None
    return "nobody-push" if rider is None else "watch-push-again"


def _is_rolled_again(it: Happening[DieRolled]) -> bool:
    """Whether the die card was played just before."""
    return bool(it.before) and isinstance(it.before[-1], DieCardPlayed)


def _refused(it: Happening[HorseRefused], seat: int) -> str | None:
    return "refused" if it.rider(it.event.horse) == seat else "watch-refused"


def _card_ridden(it: Happening[CardRidden], seat: int) -> str | None:
    return "level" if it.event.level and it.event.seat == seat else None


def _die_card_played(it: Happening[DieCardPlayed], seat: int) -> str | None:
    return "die-card" if it.event.seat == seat else None


def _arrived(it: Happening[HorseArrived], seat: int) -> str | None:
    first, rider = it.event.place == 1, it.event.seat
    if rider == seat:
        return "first" if first else "placed"
    if not first:
        return None
    return "nobody-first" if rider is None else "watch-first"


def _bet_paid(it: Happening[BetPaid], seat: int) -> str | None:
    bet = it.event
    if bet.seat != seat:
        return None
    if bet.chips >= it.house.jackpot:
        return "jackpot"
    return "stake-lost" if not bet.chips and bet.stake >= it.house.big_stack else None


def _game_won(it: Happening[GameWon], seat: int) -> str | None:
    return "won" if seat in it.event.seats else "lost"


Finder = Callable[[Any, int], str | None]  # takes happenings of its event's class
TOPICS_BY_EVENT: Mapping[type[Event], Finder] = {
    BetLaid: _bet_laid,
    CardLaid: _card_laid,
    RiderNamed: _rider_named,
    RaceBegan: _race_began,
    DieRolled: _die_rolled,
    HorseRefused: _refused,
    CardRidden: _card_ridden,
    DieCardPlayed: _die_card_played,
    HorseArrived: _arrived,
    BetPaid: _bet_paid,
    GameWon: _game_won,
}

TALK: Talk[Happening[Any]] = Talk(TOPICS, TOPICS_BY_EVENT, Happening.in_view)
