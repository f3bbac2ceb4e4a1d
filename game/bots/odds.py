"""Exact odds of five poker dice, by going through every roll once and keeping the answer.

A distribution is a tuple of chances, one for each hand of `HANDS`, from "nothing" up. Equal rolls
in another order are counted, not repeated, so even five dice are only 252 cases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, combinations_with_replacement
from math import factorial
from typing import NamedTuple

from game.rules.shared.hands import DICE, FACES, HANDS, SPACES, hand_of

Odds = tuple[float, ...]  # a chance for each hand of HANDS

# Which dice may be rolled again: never all five.
REROLLS = tuple(chain.from_iterable(combinations(DICE, size) for size in range(5)))
_RANK = {face: rank for rank, face in enumerate(FACES)}


class Reroll(NamedTuple):
    """Which dice to roll again, and what that is worth on average."""

    roll: tuple[int, ...]
    worth: float


def in_order(faces: Sequence[str]) -> tuple[str, ...]:
    """The same dice, high to low: hands do not mind the order."""
    return tuple(sorted(faces, key=_RANK.__getitem__))


@cache
def rolls(count: int) -> tuple[tuple[tuple[str, ...], float], ...]:
    """Everything that so many dice can show, whatever the order, each with its chance."""
    cases = []
    for faces in combinations_with_replacement(FACES, count):
        ways = factorial(count)
        for alike in Counter(faces).values():
            ways //= factorial(alike)
        cases.append((faces, ways / len(FACES) ** count))
    return tuple(cases)


def hands_with(kept: Sequence[str]) -> Odds:
    """The odds of every hand when all but the kept dice are rolled."""
    return _hands_with(in_order(kept))


@cache
def _hands_with(kept: tuple[str, ...]) -> Odds:
    chances = [0.0] * len(HANDS)
    for rolled, chance in rolls(5 - len(kept)):
        chances[SPACES[hand_of(in_order(kept + rolled))]] += chance
    return tuple(chances)


def hands_after(dice: Sequence[str], roll: Sequence[int]) -> Odds:
    """The odds of every hand after rolling those of the five dice again."""
    return hands_with([face for die, face in enumerate(dice) if die not in roll])


def mean(odds: Odds, worth: Sequence[float]) -> float:
    """What is to be expected when each hand has its worth."""
    return sum([chance * value for chance, value in zip(odds, worth, strict=True)])


def different_rerolls(dice: Sequence[str]) -> Iterator[tuple[int, ...]]:
    """Every reroll that keeps other faces than those before; rolling none is the first."""
    seen = set()
    for roll in REROLLS:
        kept = in_order([face for die, face in enumerate(dice) if die not in roll])
        if kept not in seen:
            seen.add(kept)
            yield roll


def best_reroll(dice: Sequence[str], worth: Sequence[float]) -> Reroll:
    """The best of one reroll, or none, when each hand has its worth; the fewest dice if equal."""
    best: Reroll | None = None
    for roll in different_rerolls(dice):
        value = mean(hands_after(dice, roll), worth)
        if best is None or value > best.worth + 1e-12:
            best = Reroll(roll, value)
    assert best is not None
    return best


def best_reroll_for_hand(dice: Sequence[str], hand: str) -> Reroll:
    """The reroll that most likely gives just that hand; its worth is the chance."""
    return best_reroll(dice, [float(other == hand) for other in HANDS])


def best_reroll_for_space(dice: Sequence[str], spaces: int) -> Reroll:
    """The reroll that most likely rides just so far; its worth is the chance."""
    return best_reroll_for_hand(dice, HANDS[spaces])


OPEN_ROLL: Odds = hands_with(())
MEAN_SPACES = mean(OPEN_ROLL, tuple(SPACES.values()))
