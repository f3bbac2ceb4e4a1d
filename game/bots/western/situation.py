"""The table as a bot weighs it: chances to win, from a view and what it remembers."""

from __future__ import annotations

import math
import operator
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import TypeVar

from game.bots.choice import likeliest, openness
from game.bots.level_bot import Standpoint
from game.bots.western.belief import Belief, unseen_cards
from game.bots.western.fortune import STEP, Holding, holding, strengths
from game.bots.western.memory import Holder, Memory
from game.bots.western.skill import Leaning, Skill
from game.engine.draws import Draws
from game.rules.western.box import shipped_box
from game.rules.western.view import WesternView

T = TypeVar("T")
NOTHING = Holding()
POT = -1  # among seats
Purses = Mapping[int, int]  # what some seats, or the pot, have after something

WAITING = 0.4  # of a strength's logarithm: what waiting a whole round costs one at the goal
SHERIFF_STANDS = (0.0, 0.25)  # of a strength's logarithm: for a beggar, and more at the goal
# Turns after which caution is gone, and in which it goes: some, and more for every player.
PATIENCE, TIRING = (36, 6), (16, 3)
LEAST_CAUTION = 0.1
CARELESS = 0.5  # by which the own money counts for less when caution is gone
# By how much a pot as large as the goal makes stronger who can win it.
TRAIN_GREED, HAT_GREED = 1.3, 2.2
TURN_LOST = (0.06, 0.30)  # the same


class Situation(Standpoint[Memory, Skill, Leaning]):
    """All that a decision needs, reckoned when it is asked for."""

    view: WesternView

    def __init__(self, view: WesternView, memory: Memory, skill: Skill, leaning: Leaning) -> None:
        super().__init__(view, memory, skill, leaning)
        self.players = view.players
        self.seats = len(self.players)
        self.money = [player.money for player in self.players]
        self.hand = view.own_hand(self.me)
        self.pot = view.pot
        self.goal = view.goal
        self.direction = view.direction
        self._strengths = strengths(self.goal)
        self._greeds: dict[int, float] = {}
        self._caution = self._caution_left()
        self._thrift = 1.0 - CARELESS * (1.0 - self._caution)
        self._stand_in_order()

    def _stand_in_order(self) -> None:
        """How strong everybody is, as the turn goes round."""
        self._factors = [self._factor(seat) for seat in range(self.seats)]
        self._rest = sum(self._of(seat) for seat in range(self.seats) if seat != self.me)

    @cached_property
    def turned(self) -> Situation:
        """The same, with play going round the other way."""
        other = copy(self)
        other.direction = -self.direction
        other._stand_in_order()
        return other

    # ------------------------------------------------------------------ who sits where

    def others(self, direction: int | None = None) -> list[int]:
        """Everybody else, in playing order."""
        way = direction or self.direction
        return [(self.me + way * step) % self.seats for step in range(1, self.seats)]

    def next_to(self, direction: int) -> int:
        return (self.me + direction) % self.seats

    def cards(self, seat: int) -> int:
        """How many somebody holds."""
        return self.players[seat].count

    # ------------------------------------------------------------------ what others hold

    @cached_property
    def pool(self) -> dict[str, int]:
        """The cards that nobody has seen: in the deck, or in another hand and not known there."""
        stars = ["sheriff"] * sum(player.sheriff for player in self.players)
        seen: list[Sequence[str] | Mapping[str, int]] = [self.hand, self.view.discards, stars]
        seen.append(self.view.out)
        if self.skill.remembers:
            seen += [
                holder.known for seat, holder in enumerate(self.memory.holders) if seat != self.me
            ]
        return unseen_cards(shipped_box().deck, seen)

    @cached_property
    def _beliefs(self) -> list[Belief]:
        unseen = sum(self.pool.values())
        return [
            Belief(
                self.memory.holders[seat] if self.skill.remembers else Holder(),
                self.cards(seat),
                self.pool,
                unseen,
            )
            for seat in range(self.seats)
        ]

    def belief(self, seat: int) -> Belief:
        return self._beliefs[seat]

    def counters(self, seat: int, kinds: Iterable[str]) -> float:
        """The chance that somebody can lay one of these: the last card stays in hand."""
        return self._beliefs[seat].has_any(kinds) if self.cards(seat) > 1 else 0.0

    # ------------------------------------------------------------------ chances to win

    def _factor(self, seat: int) -> float:
        """What else than money makes somebody stronger or weaker."""
        player = self.players[seat]
        share = self.money[seat] / self.goal
        place = self.direction * (seat - self.me) % self.seats or self.seats
        log = -WAITING * share * place / self.seats
        if player.sheriff:
            log += at(SHERIFF_STANDS, share)
        if player.loses_turn:
            log -= at(TURN_LOST, share)
        return math.exp(log)

    def _of(self, seat: int) -> float:
        return self._strengths[self.money[seat] // STEP] * self._factors[seat]

    def chance(
        self, purses: Purses, holding: Holding = NOTHING, rest: float | None = None
    ) -> float:
        """My chance to win if these have so much then, the pot among them, and I hold that."""
        total = self._rest if rest is None else rest
        mine, pot = self.money[self.me], self.pot
        for seat, money in purses.items():
            if seat == POT:
                pot = money
            elif seat == self.me:
                mine = money
                if money >= self.goal:
                    return 1.0
            elif money >= self.goal:
                return 0.0
            else:
                more = self._strengths[money // STEP] * self._factors[seat] - self._of(seat)
                total += more * self._caution
        log = holding.base + (holding.rich * mine + holding.pot * pot) / self.goal
        log *= self._caution
        if self.skill.wary:
            total *= self._greed(pot)
        own: float = self._strengths[mine // STEP] ** self._thrift
        own *= self._factors[self.me] * math.exp(log)
        return own / (own + total)

    def _caution_left(self) -> float:
        """Nobody keeps cards and holds others back for ever: else a game might never end."""
        gone, going = at(PATIENCE, self.seats), at(TIRING, self.seats)
        left = max(min((gone - self.view.turn) / going, 1.0), 0.0)
        return LEAST_CAUTION + (1.0 - LEAST_CAUTION) * left

    @property
    def tired(self) -> float:
        """How often one does not weigh any more what to do: ever oftener, long after caution."""
        gone = at(PATIENCE, self.seats)
        return max(min((self.view.turn - gone) / gone, 1.0), 0.0)

    def _greed(self, pot: int) -> float:
        """How much stronger than without it the others are with such a pot."""
        known = self._greeds.get(pot)
        if known is None:
            share = self._caution * pot / self.goal
            train, hat = self._top_hands
            known = 1.0 + train * (math.exp(TRAIN_GREED * share) - 1.0)
            known += hat * (math.exp(HAT_GREED * share) - 1.0)
            self._greeds[pot] = known
        return known

    @cached_property
    def _top_hands(self) -> tuple[float, float]:
        """How likely another holds the highest combination with a Train, and with the Hat."""
        others = [self._beliefs[seat] for seat in range(self.seats) if seat != self.me]
        tops = [belief.has_top() for belief in others]
        trains = [belief.has_any(("train",)) for belief in others]
        hats = [belief.has_any(("hat",)) for belief in others]
        number = len(others)
        return (
            sum(map(operator.mul, tops, trains)) / number,
            sum(map(operator.mul, tops, hats)) / number,
        )

    def rest_stronger(self, seat: int, more: float) -> float:
        """How strong the others are together if the logarithm of that one's strength grows."""
        return self._rest + self._of(seat) * (math.exp(more) - 1.0)

    def rest_without_turn(self, seat: int) -> float:
        """How strong the others are together if that one loses a turn."""
        return self.rest_stronger(seat, -at(TURN_LOST, self.money[seat] / self.goal))

    # ------------------------------------------------------------------ drawing

    def holding(self, kept: tuple[str, ...], drawn: int = 0) -> Holding:
        """By how much cards in hand make me stronger: those kept, and some that are drawn."""
        return holding(kept, drawn, self.seats)

    def draws(self, cards: int) -> int:
        """How many cards may be drawn to so many."""
        return max(min(self.view.hand_limit - cards, self.view.draw_limit), 0)

    # ------------------------------------------------------------------ choosing

    def best(self, options: Sequence[tuple[T, float]], draws: Draws) -> T:
        return likeliest(options, self.skill.noise, draws)

    def felt(self, chance: float, leaning: float) -> float:
        """A chance to win as a temper feels it."""
        return chance + leaning * openness(chance)


def at(line: tuple[float, float], number: float) -> float:
    """A figure that grows with another, such as the share of the goal that somebody has."""
    return line[0] + line[1] * number


def without(hand: Sequence[str], cards: Iterable[str]) -> tuple[str, ...]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
