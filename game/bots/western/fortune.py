"""What money and cards are worth: chances to win, by how strong everybody stands.

Everybody has a strength that grows faster and faster towards the goal; a chance to win is one's
share of all strengths. So whoever is near the goal is the one to stop, and a poor player is not
worth an attack. The figures were fitted to games between bots: who won, given what everybody had.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from game.rules.western.cards import ATTACKS
from game.rules.western.ladder import COMBINATIONS, HAT, HORSE

STEP = 10  # all money is a multiple of it
TOP = len(COMBINATIONS) - 1

# The logarithm of a strength grows by so much for the whole goal, from each share of it on.
SLOPES = ((0.0, 1.7), (0.3, 2.1), (0.5, 2.3), (0.7, 2.9), (0.85, 3.3))


@lru_cache(maxsize=64)
def strengths(goal: int) -> tuple[float, ...]:
    """For every amount of money below the goal, in steps."""
    return tuple(math.exp(_log_strength(money / goal)) for money in range(0, goal, STEP))


def _log_strength(share: float) -> float:
    total, steepness = 0.0, 0.0
    for start, slope in SLOPES:
        total += (slope - steepness) * max(share - start, 0.0)
        steepness = slope
    return total


class Card(NamedTuple):
    """What a card kept in hand adds to the logarithm of its holder's strength."""

    first: float  # of its kind
    more: float = 0.0  # each further one
    rich: float = 0.0  # the first, for one who has the whole goal


CARDS = {
    "attack-1": Card(0.0, -0.15),
    "attack-2": Card(0.0, -0.10),
    "attack-3": Card(0.0, -0.05),
    "indians": Card(-0.07, -0.20, 0.25),
    "saloon": Card(0.55, 0.15, -0.35),
    "pay-me": Card(-0.03, -0.06, 0.2),
    "cowboy": Card(-0.01, 0.0),
    "everybody-gives": Card(0.06, 0.0),
    "give-to-all": Card(0.0, -0.22),
    "give-it-back": Card(0.14, 0.0),
    "levy": Card(0.06, -0.12),
    "hands-up": Card(-0.03, -0.17),
    "whisky": Card(0.05, -0.12),
    "horse": Card(0.0, -0.15),
    "train": Card(0.0, -0.15),
    "sheriff": Card(-0.05, -0.17, 0.08),
    "dog": Card(0.04, -0.04, 0.22),
    "dancer": Card(0.0, -0.10, 0.3),
    "cake": Card(0.18, -0.08),
    "joker": Card(0.20, 0.0, 0.9),
    "hat": Card(0.35),
}
ANY_CARD = 0.0  # one that is drawn

# The same for the best combination in hand, the weakest first; for a Horse alone, for the Hat on
# the highest, and for a Train: at a table of seven, and more with more players.
COMBINATION = (0.0, 0.0, 0.15, 0.10, 0.30, 0.25)
HORSE_ALONE, HAT_ON_TOP, TRAIN = 0.2, 0.3, 0.15
USUAL_SEATS, FEWEST_SEATS = 7, 3
# And for a pot as large as the goal, with the highest combination.
TOP_POT, TOP_TRAIN_POT, TOP_HAT_POT = 0.4, 1.1, 1.4
TRAIN_POT = (0.0, 0.0, 0.1, 0.2, 0.3)  # with a Train and a lower one


class Holding(NamedTuple):
    """By how much a hand makes its holder stronger: anyhow, by the own share of the goal, and by
    that of the pot."""

    base: float = 0.0
    rich: float = 0.0
    pot: float = 0.0


@lru_cache(maxsize=8192)
def holding(kept: tuple[str, ...], drawn: int, seats: int) -> Holding:
    """Of cards in hand order (equal ones follow each other), and some that are drawn."""
    base = drawn * ANY_CARD
    rich, before = 0.0, ""
    for card in kept:
        worth = CARDS[card]
        if card == before:
            base += worth.more
        else:
            base += worth.first
            rich += worth.rich
        before = card
    crowd = (seats - FEWEST_SEATS) / (USUAL_SEATS - FEWEST_SEATS)
    best = best_rank(kept)
    return Holding(base + crowd * _for_trains(kept, best), rich, _for_the_pot(kept, best))


def best_rank(kept: tuple[str, ...]) -> int | None:
    """Of the highest combination in these cards."""
    guns = max((ATTACKS.index(card) for card in kept if card in ATTACKS), default=None)
    return guns if guns is None or HORSE not in kept else guns + len(ATTACKS)


def _for_trains(kept: tuple[str, ...], best: int | None) -> float:
    worth = TRAIN * ("train" in kept)
    if best is None:
        return worth + HORSE_ALONE * (HORSE in kept)
    return worth + COMBINATION[best] + HAT_ON_TOP * (best == TOP and HAT in kept)


def _for_the_pot(kept: tuple[str, ...], best: int | None) -> float:
    if best is None:
        return 0.0
    train = "train" in kept
    if best < TOP:
        return TRAIN_POT[best] * train
    return TOP_POT + TOP_TRAIN_POT * train + TOP_HAT_POT * (HAT in kept)
