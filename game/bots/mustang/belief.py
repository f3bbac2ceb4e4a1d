"""What hands others may hold: exact chances, by counting all hands that the unseen cards allow.

A hand is so many cards of each value and so many cowboys. Hands are not equally likely: people
keep what belongs together and give the rest away. So a hand counts for more with every cowboy in
it, and with every group of two, three or four of a value (`Lean`); how much more depends on what
its holder was seen to do. Runs are rare and left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from game.bots.mustang.memory import Holder
from game.rules.mustang.box import COWBOY
from game.rules.mustang.sets import value_and_suit

HAND = 6
VALUES = 8
FOUR = 4  # the most cards of one value that are a set
RUN_CHANCE = 0.045  # that somebody holds any run
RUN_ALONE = 0.015  # that this is what beats another set

Counts = tuple[int, ...]  # cards of each value from 1 up, and last the cowboys
NOTHING: Counts = (0,) * (VALUES + 1)


class Lean(NamedTuple):
    """How many times likelier a hand is with each cowboy in it, and each group of so many."""

    cowboy: float = 1.0
    two: float = 1.0
    three: float = 1.0
    four: float = 1.0

    def of_group(self, size: int) -> float:
        return (1.0, 1.0, self.two, self.three, self.four, self.four)[size]


EVEN = Lean()


# By how often cards were exchanged since a set was last played: measured at tables of bots. Who
# has just played one has used the cowboys up; who waits has something to wait for.
LEANS = (
    Lean(0.62, 1.0, 0.9, 1.0),
    Lean(1.3, 2.0, 2.0, 2.5),
    Lean(1.8, 2.5, 5.0, 6.0),
    Lean(2.1, 3.5, 8.0, 12.0),
)


def lean_of(holder: Holder) -> Lean:
    """What is to be expected of a hand after what its holder did."""
    lean = LEANS[min(holder.patience, len(LEANS) - 1)]
    # Of the cards that a failed theft has shown to be no cowboys, some are still there.
    return lean._replace(cowboy=lean.cowboy * (HAND - holder.bare) / HAND)


def counted(cards: Iterable[str]) -> Counts:
    counts = [0] * (VALUES + 1)
    for card in cards:
        counts[VALUES if card == COWBOY else value_and_suit(card)[0] - 1] += 1
    return tuple(counts)


def chance_to_beat(
    pool: Counts, cards: int, value: int, known: Counts = NOTHING, lean: Lean = EVEN
) -> float:
    """That a hand holds a set stronger than one of so many cards and that value. `pool`: cards
    that may be in it; `known`: those that are."""
    if cards > FOUR:
        return RUN_ALONE
    enough = cards if cards < FOUR else HAND  # five of a value are no set
    limits = tuple(enough if number <= value else cards - 1 for number in range(1, VALUES + 1))
    return RUN_ALONE + (1 - RUN_ALONE) * (1 - _share(pool, limits, known, lean))


def chance_to_hold(pool: Counts, cards: int, known: Counts = NOTHING, lean: Lean = EVEN) -> float:
    """That a hand holds a set of so many cards; one of none is no feat."""
    if not cards:
        return 1.0
    if cards > FOUR:
        return RUN_CHANCE
    return 1 - _share(pool, (cards - 1,) * VALUES, known, lean)


@lru_cache(maxsize=4096)
def _share(pool: Counts, limits: Counts, known: Counts, lean: Lean) -> float:
    """The share of all hands in which cards of a value and cowboys are no more than its limit."""
    within = _weight(pool, limits, known, lean)
    return within / _all(pool, known, lean)


@lru_cache(maxsize=4096)
def _all(pool: Counts, known: Counts, lean: Lean) -> float:
    return _weight(pool, (HAND,) * VALUES, known, lean)


def _weight(pool: Counts, limits: Counts, known: Counts, lean: Lean) -> float:
    """All such hands, each with its weight."""
    size = HAND - sum(known)
    total = 0.0
    for wild in range(min(size, pool[VALUES]) + 1):
        cowboys = wild + known[VALUES]
        if cowboys > limits[VALUES - 1]:  # alone they count as the highest
            break
        ways = [1.0] + [0.0] * (size - wild)
        for place in range(VALUES):
            ways = _times(ways, _ways(pool[place], limits[place] - cowboys, known[place], lean))
        total += comb(pool[VALUES], wild) * lean.cowboy**cowboys * ways[size - wild]
    return total


@lru_cache(maxsize=1024)
def _ways(pool: int, most: int, known: int, lean: Lean) -> tuple[float, ...]:
    """For each number of further cards of a value: the ways to hold them. With none at all, the
    limit does not matter."""
    return tuple(
        comb(pool, more) * lean.of_group(known + more)
        if known + more <= most or known + more == 0
        else 0.0
        for more in range(min(pool, 5 - known) + 1)
    )


def _times(ways: Sequence[float], more: Sequence[float]) -> list[float]:
    """Polynomials multiplied, up to the degree of the first."""
    product = [0.0] * len(ways)
    for degree, factor in enumerate(more):
        if factor:
            for place in range(len(ways) - degree):
                product[place + degree] += ways[place] * factor
    return product
