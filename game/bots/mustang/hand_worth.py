"""What a hand of cards is worth: the points that it should bring in so many turns to come.

A hand is seen as its shape: how many cards of each value, the greatest number first, and how many
cowboys. Which values they are matters to nobody who only wants to catch something. What a shape
is worth with no turn left is nothing; with one more turn it is the best of all that can be done
now plus what the hand that follows is worth. So the tables build on each other, exactly, but for
one thing: cards drawn come from a fresh deck without the hand. What is caught early may be stolen
again, so the tables are others at another table.

Runs are reckoned apart. Whoever collects one keeps cowboys and cards of one suit within five
values, and changes the others.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.rules.mustang.box import COWBOY
from game.rules.mustang.sets import RUN, value_and_suit

Shape = tuple[tuple[int, ...], int]  # cards of each value, the most first; cowboys

HAND = 6
COWBOYS, VALUES, SUITS = 9, 8, 5
CARDS = COWBOYS + VALUES * SUITS
MOST_TURNS = 16  # with more than that to come, nothing changes any more
# What a set of so many cards brings when it catches something: the points, and what may come of it
# (couples, thefts that hurt another too).
REWARD = {2: 1.0, 3: 2.6, 4: 4.0, RUN: 5.2}
SAFETY = 1.5  # points: whatever may be stolen can be brought in, which costs no more than a turn
AFTER_A_RUN: Shape = ((1,), 0)


def shape_of(hand: Sequence[str]) -> Shape:
    counts: dict[str, int] = {}
    for card in hand:
        value = card[0]  # a cowboy's is a letter
        counts[value] = counts.get(value, 0) + 1
    cowboys = counts.pop(COWBOY[0], 0)
    return tuple(sorted(counts.values(), reverse=True)), cowboys


def run_cards(hand: Sequence[str]) -> int:
    """How many cards of one suit lie within five values."""
    by_suit: dict[str, list[int]] = {}
    for card in hand:
        if card != COWBOY:
            value, suit = value_and_suit(card)
            by_suit.setdefault(suit, []).append(value)
    most = 0
    for values in by_suit.values():
        if len(values) > most:
            for low in values:
                most = max(most, sum(1 for value in values if 0 <= value - low < RUN))
    return most


@lru_cache(maxsize=16)
def tables_for(hazards: tuple[float, float, float, float]) -> HandTables:
    """The tables for a company in which a foal, a mare, a stallion or a special that is not
    brought in is stolen with these chances between two turns of its owner."""
    return HandTables(hazards)


def lost(worth: float, hazard: float, turns: float) -> float:
    """What thieves take of that worth in so many turns."""
    return min(worth * (1 - math.pow(1 - hazard, turns)), SAFETY)


class HandTables:
    """Filled as they are asked for."""

    def __init__(self, hazards: tuple[float, float, float, float]) -> None:
        self._hazards = dict(zip(REWARD, hazards, strict=True))
        self._whole: dict[tuple[Shape, int], float] = {}
        self._filled_up: dict[tuple[Shape, int], float] = {}
        self._run_drawn: dict[tuple[int, int, int, int], float] = {}

    def usual(self, turns: int) -> float:
        """Of six cards that nobody knows."""
        return self._fill_up(((), 0), turns)

    def of_hand(self, hand: Sequence[str], turns: int, *, specials: bool) -> float:
        """Of a whole hand; `specials`: whether there is anything that a run would catch."""
        shape = shape_of(hand)
        worth = self._best(shape, turns)
        if specials:
            cards = run_cards(hand)
            if cards + shape[1] >= RUN - 2:
                worth = max(worth, self._run_hope(cards, shape[1], turns))
        return worth

    def of_kept(self, kept: Sequence[str], turns: int, *, specials: bool) -> float:
        """Of the cards kept when the hand is filled up again."""
        shape = shape_of(kept)
        worth = self._fill_up(shape, turns)
        if specials:
            cards = run_cards(kept)
            if cards + shape[1] >= RUN - 2:
                hope = self._run_draws(cards, shape[1], HAND - len(kept), turns)
                worth = max(worth, hope)
        return worth

    def _reward(self, cards: int, turns: int) -> float:
        """Of a catch with so many turns after it."""
        return REWARD[cards] - lost(REWARD[cards], self._hazards[cards], turns)

    # ------------------------------------------------------------------ cards of one value

    def _best(self, shape: Shape, turns: int) -> float:
        """A full hand with so many own turns to come."""
        if turns <= 0:
            return 0.0
        best = self._whole.get((shape, turns))
        if best is None:
            after = turns - 1
            caught = [
                self._reward(played, after) + self._fill_up(kept, after)
                for kept, played in _plays(shape)
            ]
            changed = [self._fill_up(kept, after) for kept in _exchanges(shape)]
            best = self._whole[shape, turns] = max(caught + changed, default=0.0)
        return best

    def _fill_up(self, kept: Shape, turns: int) -> float:
        """The same for some cards, after drawing up to a full hand."""
        groups, cowboys = kept
        held = sum(groups) + cowboys
        if held == HAND:
            return self._best(kept, turns)
        worth = self._filled_up.get((kept, turns))
        if worth is None:
            drawn = [n * self._fill_up(shape, turns) for shape, n in _draws(groups, cowboys)]
            worth = self._filled_up[kept, turns] = sum(drawn) / (CARDS - held)
        return worth

    # ------------------------------------------------------------------ runs

    def _run_hope(self, cards: int, cowboys: int, turns: int) -> float:
        """A full hand of someone who collects a run, with so many cards for it and no pairs."""
        if turns <= 0:
            return 0.0
        if cards + cowboys >= RUN:
            return self._reward(RUN, turns - 1) + self._fill_up(AFTER_A_RUN, turns - 1)
        spare = HAND - cards - cowboys
        return self._run_draws(cards, cowboys, min(spare, 2), turns - 1)

    def _run_draws(self, cards: int, cowboys: int, draws: int, turns: int) -> float:
        """The same with so many cards still to be drawn. It may be given up for cards of one
        value."""
        if draws == 0 or cards + cowboys >= RUN:
            singles = ((1,) * (HAND - cowboys), cowboys)
            return max(self._best(singles, turns), self._run_hope(cards, cowboys, turns))
        key = (cards, cowboys, draws, turns)
        worth = self._run_drawn.get(key)
        if worth is None:
            left = CARDS - HAND + draws
            wild, fitting = (COWBOYS - cowboys) / left, (RUN - cards) / left
            worth = self._run_drawn[key] = (
                wild * self._run_draws(cards, cowboys + 1, draws - 1, turns)
                + fitting * self._run_draws(cards + 1, cowboys, draws - 1, turns)
                + (1 - wild - fitting) * self._run_draws(cards, cowboys, draws - 1, turns)
            )
        return worth


def _draws(groups: tuple[int, ...], cowboys: int) -> Iterator[tuple[Shape, int]]:
    """What one more card may make of it, and how many cards do so."""
    yield (groups, cowboys + 1), COWBOYS - cowboys
    yield ((*groups, 1), cowboys), SUITS * (VALUES - len(groups))
    for size in set(groups):
        yield (grown(groups, size), cowboys), (SUITS - size) * groups.count(size)


def grown(groups: tuple[int, ...], size: int, by: int = 1) -> tuple[int, ...]:
    """One group of that size is greater by so many, or smaller."""
    place = groups.index(size)
    rest = (*groups[:place], *groups[place + 1 :])
    return tuple(sorted((*rest, size + by), reverse=True)) if size + by else rest


def _plays(shape: Shape) -> Iterator[tuple[Shape, int]]:
    """Every set of cards of one value: what is kept, and how many cards it takes."""
    groups, cowboys = shape
    for cards in range(2, RUN):
        for size in {0, *groups}:
            for named in range(max(cards - cowboys, 0), min(size, cards) + 1):
                if bool(named) == bool(size):
                    left = grown(groups, size, -named) if named else groups
                    yield (left, cowboys - cards + named), cards


def _exchanges(shape: Shape) -> Iterator[Shape]:
    """What can be kept. Nobody gives a cowboy away."""
    groups, cowboys = shape
    for size in set(groups):
        once = grown(groups, size, -1)
        yield once, cowboys
        for other in set(once):
            yield grown(once, other, -1), cowboys
