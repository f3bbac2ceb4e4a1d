"""What a hand of cards is worth: the points that it should bring in so many turns to come.

A hand is seen as its shape: how many cards of each value, the greatest number first, and how many
cowboys. Which values they are matters to nobody who only wants to catch something. What a shape
is worth with no turn left is nothing; with one more turn it is the best of all that can be done
now plus what the hand that follows is worth. So the tables build on each other, exactly, but for
one thing: cards drawn come from a fresh deck without the hand.

Runs are reckoned apart. Whoever collects one keeps cowboys and cards of one suit within five
values, and changes the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from game.rules.mustang.box import COWBOY
from game.rules.mustang.sets import RUN, value_and_suit

Shape = tuple[tuple[int, ...], int]  # cards of each value, the most first; cowboys

HAND = 6
COWBOYS, VALUES, SUITS = 9, 8, 5
CARDS = COWBOYS + VALUES * SUITS
MOST_TURNS = 16  # with more than that to come, nothing changes any more
# What a set of so many cards brings when it catches something: the points, and what may come of it
# (couples, thefts that hurt another too).
REWARD = {2: 0.9, 3: 2.0, 4: 3.2}
RUN_REWARD = 4.7
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


def hand_worth(hand: Sequence[str], turns: int, *, specials: bool) -> float:
    """Of a whole hand; `specials`: whether there is anything that a run would catch."""
    shape = shape_of(hand)
    worth = whole(shape, min(turns, MOST_TURNS))
    if specials:
        cards = run_cards(hand)
        if cards + shape[1] >= RUN - 2:
            worth = max(worth, run_hope(cards, shape[1], min(turns, MOST_TURNS)))
    return worth


def kept_worth(kept: Sequence[str], turns: int, *, specials: bool) -> float:
    """Of the cards kept when the hand is filled up again."""
    shape = shape_of(kept)
    worth = filled_up(shape, min(turns, MOST_TURNS))
    if specials:
        cards = run_cards(kept)
        if cards + shape[1] >= RUN - 2:
            draws = HAND - len(kept)
            worth = max(worth, run_drawn(cards, shape[1], draws, min(turns, MOST_TURNS)))
    return worth


# --------------------------------------------------------------------------- cards of one value


@cache
def whole(shape: Shape, turns: int) -> float:
    """A full hand with so many own turns to come."""
    if turns <= 0:
        return 0.0
    best = 0.0
    for kept, played in _plays(shape):
        best = max(best, REWARD.get(played, 0.0) + filled_up(kept, turns - 1))
    for kept in _exchanges(shape):
        best = max(best, filled_up(kept, turns - 1))
    return best


@cache
def filled_up(kept: Shape, turns: int) -> float:
    """The same for some cards, after drawing up to a full hand."""
    groups, cowboys = kept
    held = sum(groups) + cowboys
    if held == HAND:
        return whole(kept, turns)
    return sum(number * filled_up(shape, turns) for shape, number in _draws(groups, cowboys)) / (
        CARDS - held
    )


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
    for cards in REWARD:
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


# --------------------------------------------------------------------------- runs


@cache
def run_hope(cards: int, cowboys: int, turns: int) -> float:
    """A full hand of someone who collects a run, with so many cards for it and no pairs."""
    if turns <= 0:
        return 0.0
    if cards + cowboys >= RUN:
        return RUN_REWARD + filled_up(AFTER_A_RUN, turns - 1)
    spare = HAND - cards - cowboys
    return run_drawn(cards, cowboys, min(spare, 2), turns - 1)


@cache
def run_drawn(cards: int, cowboys: int, draws: int, turns: int) -> float:
    """The same with so many cards still to be drawn. It may be given up for cards of one value."""
    if draws == 0 or cards + cowboys >= RUN:
        singles = ((1,) * (HAND - cowboys), cowboys)
        return max(whole(singles, turns), run_hope(cards, cowboys, turns))
    left = CARDS - HAND + draws
    wild, fitting = (COWBOYS - cowboys) / left, (RUN - cards) / left
    return (
        wild * run_drawn(cards, cowboys + 1, draws - 1, turns)
        + fitting * run_drawn(cards + 1, cowboys, draws - 1, turns)
        + (1 - wild - fitting) * run_drawn(cards, cowboys, draws - 1, turns)
    )
