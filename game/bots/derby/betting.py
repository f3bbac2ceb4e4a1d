"""The slate: which horse to bet on, and which card to lay where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from game.bots.derby.form import Pool, form_of, pool_of, weights
from game.bots.derby.odds_to_come import odds_to_come
from game.bots.derby.outlook import Outlook, Slate
from game.bots.derby.rider_forecast import riders
from game.bots.derby.situation import Situation
from game.engine.draws import Draws
from game.engine.requests import Decision
from game.rules.derby.cards import FULL, PLACE
from game.rules.derby.odds import row_after
from game.rules.derby.paying import rider_of

SHORT_LIST = 14  # options that are weighed by the chance to win; before, by expected chips
SLICE = 12  # options weighed in a few milliseconds
TENSE, TENSE_BY_STACK = 6.0, 2.0  # chips that feel like a lot, in the end and with stacks to bet


class Looks(NamedTuple):
    """A horse on the slate."""

    row: int | None
    cards: tuple[str, ...]
    bets: tuple[int, ...]


class Bettor:
    """Weighs what may be done with one horse."""

    def __init__(self, here: Situation) -> None:
        self._here, self._view = here, here.view
        self._odds = odds_to_come(here.view)
        self._horses = [Looks(horse.row, horse.seen_cards, horse.bets) for horse in here.horses]
        self._stacks = [player.stacks for player in here.players]

    @cached_property
    def _pool(self) -> Pool:
        """The cards not laid yet, in whatever hand."""
        cards = dict(self._view.deck)
        for horse in self._horses:
            for card in horse.cards:
                cards[card] -= 1
        return pool_of(cards, self._here.hard)

    def _outlook(self, horse: Looks, stacks: Sequence[tuple[int, ...]]) -> Outlook:
        here = self._here
        to_come = FULL - len(horse.cards)
        reins = riders(horse.bets, stacks)
        returns = self._odds.of(horse.row, _top(horse), to_come)
        known = weights(horse.cards, here.hard)
        form = form_of(known, to_come, self._pool, min(sum(reins), 1.0), here.hard)
        payments = [
            [
                stake * comes_back + prize * rein
                for stake, rein in zip(horse.bets, reins, strict=True)
            ]
            for comes_back, prize in zip(returns, self._view.prizes, strict=True)
        ]
        return Outlook(form, payments)

    @cached_property
    def slate(self) -> Slate:
        here = self._here
        tense = TENSE + TENSE_BY_STACK * len(self._stacks[here.me])
        looks = [self._outlook(horse, self._stacks) for horse in self._horses]
        return Slate(looks, here.me, here.skill.races, tense)

    @cached_property
    def weights(self) -> list[float]:
        """By which chips count: mine, and against me the others', for who plays for the game those
        of who has most to expect."""
        here = self._here
        chips = self.slate.expected() if here.skill.wins else [1.0] * here.seats
        threats = [
            0.0 if seat == here.me else max(mean, 1.0) ** 2 for seat, mean in enumerate(chips)
        ]
        total, rivalry = sum(threats), here.skill.rivalry
        weighed = [-rivalry * threat / total for threat in threats]
        weighed[here.me] = 1.0
        return weighed

    def with_bet(self, horse: str) -> tuple[int, Outlook]:
        """The horse's number, and how it looks with my next stack on it."""
        number = PLACE[horse]
        return number, self._backed(self._horses[number])

    def _backed(self, looks: Looks) -> Outlook:
        me = self._here.me
        stack, *rest = self._stacks[me]
        bets = tuple(chips + stack * (seat == me) for seat, chips in enumerate(looks.bets))
        stacks = [tuple(rest) if seat == me else left for seat, left in enumerate(self._stacks)]
        return self._outlook(looks._replace(bets=bets), stacks)

    def with_card(self, card: str, horse: str) -> tuple[int, Outlook]:
        """The horse's number, and how it looks with a card more."""
        number = PLACE[horse]
        return number, self._outlook(self._laid(card, self._horses[number]), self._stacks)

    def with_both(self, card: str, horse: str) -> tuple[int, Outlook]:
        """The horse's number, and how it looks with a card more and then my next stack on it."""
        number = PLACE[horse]
        return number, self._backed(self._laid(card, self._horses[number]))

    def _laid(self, card: str, looks: Looks) -> Looks:
        view = self._view
        row = row_after(looks.row, _top(looks), card, view.shifts, view.first_rows)
        return looks._replace(row=row, cards=(*looks.cards, card))


def _top(horse: Looks) -> str | None:
    """The card that lies on top."""
    return horse.cards[-1] if horse.cards else None


class Option(NamedTuple):
    """Something that may be done with one horse, and what a temper adds to it, in chips."""

    answer: Any
    horse: int
    looks: Outlook
    leaning: float


def choose_first_card(here: Situation, request: Decision[Any], draws: Draws) -> Iterator[Any]:
    """Who bets before most others makes a horse on which a stack brings much, who comes after
    them leaves them one on which it brings little. Horses without a card are all alike, so any of
    them gets it."""
    bookmaker = here.view.bookmaker
    assert bookmaker is not None, "the set-up begins with drawing it"
    bettor, before = Bettor(here), (here.me - bookmaker) % here.seats
    wanted = 1.0 if 2 * before < here.seats else -1.0
    by_card: dict[str, list[Any]] = {}
    for laying in request.options(here.me):
        by_card.setdefault(laying.card, []).append(laying)
    weighed = []
    for number, (card, layings) in enumerate(by_card.items(), 1):
        horse, looks = bettor.with_both(card, layings[0].horse)
        worth = bettor.slate.linear(horse, looks, bettor.weights)
        weighed.append((layings, wanted * worth))
        if number % SLICE == 0:
            yield None
    yield draws.pick(here.best(weighed, draws))


def choose_bet(here: Situation, request: Decision[Any], draws: Draws) -> Iterator[Any]:
    bettor = Bettor(here)
    options = []
    for horse in request.options(here.me):
        number, looks = bettor.with_bet(horse)
        leaning = here.leaning.long_shot * (here.horses[number].row or 0)
        leaning -= _in_the_crowd(here, number)
        options.append(Option(horse, number, looks, leaning))
    yield None
    yield from _choose(here, bettor, options, draws)


def _in_the_crowd(here: Situation, number: int) -> float:
    """What my next stack loses on a horse that pays the others too: that brings nobody ahead, as
    who reckons with chips alone does not see. All of it where all have bet all on that horse."""
    stack = here.players[here.me].stacks[0]
    bets = here.horses[number].bets
    laid = stack + sum(horse.bets[here.me] for horse in here.horses)
    others = sum(bets) - bets[here.me]
    return here.skill.apart * stack * others / (laid * (here.seats - 1))


def choose_card(here: Situation, request: Decision[Any], draws: Draws) -> Iterator[Any]:
    bettor = Bettor(here)
    options = []
    for laying in request.options(here.me):
        number, looks = bettor.with_card(laying.card, laying.horse)
        rider = rider_of(here.horses[number].bets)
        leaning = 0.0 if rider in (None, here.me) else here.leaning.spite
        options.append(Option(laying, number, looks, leaning))
    yield None
    yield from _choose(here, bettor, options, draws)


def _choose(here: Situation, bettor: Bettor, options: list[Option], draws: Draws) -> Iterator[Any]:
    """By expected chips; the best of those, for who can, by the chance to win."""
    weighed: list[tuple[Option, float]] = []
    for number, option in enumerate(options, 1):
        worth = bettor.slate.linear(option.horse, option.looks, bettor.weights)
        weighed.append((option, worth + option.leaning))
        if number % SLICE == 0:
            yield None
    if here.skill.wins:
        yield None
        weighed.sort(key=lambda one: -one[1])
        weighed = [
            (one, bettor.slate.felt(one.horse, one.looks) + one.leaning * here.a_chip)
            for one, _ in weighed[:SHORT_LIST]
        ]
    yield here.best(weighed, draws).answer
