"""What one card does to a horse on one square: sure squares, pushes and their exact chances."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.derby.cards import SPECIAL, VALUE
from game.rules.derby.course import (
    FACES,
    TOWN,
    Lane,
    pushes_of_nobody,
    squares_of_a_roll,
    sure_squares,
)

SIDES = len(FACES)
FREE_GAIN = 2  # squares that drawing level brings, more or less, while others run ahead


class Way(NamedTuple):
    """Where a turn ends: on the top square, between (hard ride alone), or where it started."""

    top: int
    top_chance: float
    middle: int
    middle_chance: float
    stay_chance: float


def chance_of(card: str) -> float:
    """That a roll is good."""
    return VALUE[card] / SIDES


def after_sure(lane: Lane, square: int, card: str) -> int:
    """Where a card takes a horse without a push."""
    return square + sure_squares(card, square, lane[square])


def step_of(lane: Lane, square: int, card: str) -> int:
    """What a good roll of a hard ride brings."""
    return squares_of_a_roll(card, lane[square], hard_ride=True)


def ways(lane: Lane, square: int, card: str, hard: bool) -> list[Way]:
    """All that may sensibly be done with a card by one in a hurry."""
    if card == SPECIAL and square + FREE_GAIN < TOWN:
        return [_surely(square + FREE_GAIN)]
    if hard:
        return _hard_ways(lane, square, card)
    return _with_pushes(after_sure(lane, square, card), chance_of(card), _most_pushes(card))


def nobodys_way(lane: Lane, square: int, card: str, hard: bool) -> Way:
    """What nobody's horse does with a card: it has no choice."""
    if card == SPECIAL and square + FREE_GAIN < TOWN:
        return _surely(square + FREE_GAIN)
    rolls = pushes_of_nobody(VALUE[card], last=False, hard_ride=hard)
    if hard:
        return _hard_ways(lane, square, card)[: max(rolls, 1)][-1]
    return _with_pushes(after_sure(lane, square, card), chance_of(card), rolls)[-1]


def _most_pushes(card: str) -> int:
    """More of them cost more than they bring."""
    return 2 if VALUE[card] > 6 else 1 if VALUE[card] > 4 else 0


def _surely(square: int) -> Way:
    return Way(square, 1.0, square, 0.0, 0.0)


def _with_pushes(reached: int, chance: float, pushes: int) -> list[Way]:
    """Without any, and with each number of them; none in town."""
    found, good = [_surely(reached)], 1.0
    for _ in range(min(pushes, TOWN - reached)):
        reached += 1
        good *= chance
        found.append(Way(reached, good, reached, 0.0, 1.0 - good))
    return found


def _hard_ways(lane: Lane, square: int, card: str) -> list[Way]:
    """One roll, and two: a failure of the second keeps the squares of the first."""
    step, good = step_of(lane, square, card), chance_of(card)
    one, two = min(square + step, TOWN), min(square + 2 * step, TOWN)
    once = Way(one, good, one, 0.0, 1.0 - good)
    twice = Way(two, good * good, one, good * (1.0 - good), 1.0 - good)
    return [once] if one == TOWN else [once, twice]
