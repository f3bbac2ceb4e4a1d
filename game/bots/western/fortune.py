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

STEP = 10  # all money is a multiple of it

# The logarithm of a strength grows by so much for the whole goal, from each share of it on.
SLOPES = ((0.0, 1.0), (0.5, 0.8), (0.7, 1.9), (0.85, 2.8))


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
    "attack-1": Card(-0.03, -0.05),
    "attack-2": Card(-0.01, -0.04),
    "attack-3": Card(0.08, 0.0),
    "indians": Card(0.0, -0.15, 0.1),
    "saloon": Card(0.33, 0.18, -0.1),
    "pay-me": Card(0.06, 0.02),
    "cowboy": Card(0.03, 0.03),
    "everybody-gives": Card(0.05, 0.04),
    "give-to-all": Card(0.03, -0.08),
    "give-it-back": Card(0.10, 0.0),
    "levy": Card(0.05, 0.05),
    "hands-up": Card(0.02, 0.02),
    "whisky": Card(0.0, -0.12),
    "horse": Card(0.15, -0.02),
    "train": Card(0.06, -0.03),
    "sheriff": Card(-0.08, -0.10, 0.19),
    "dog": Card(-0.07, -0.2, 0.2),
    "dancer": Card(0.02, -0.15, 0.12),
    "cake": Card(-0.02, -0.1),
    "joker": Card(0.06, 0.05, 0.6),
    "hat": Card(0.25),
}
# The same for what wins a pot as large as the goal.
TRAIN, TRAIN_AND_RIDER, RIDER = 0.5, 0.44, 0.57
ANY_CARD = 0.02  # one that is drawn


class Holding(NamedTuple):
    """By how much a hand makes its holder stronger: anyhow, by the own share of the goal, and by
    that of the pot."""

    base: float = 0.0
    rich: float = 0.0
    pot: float = 0.0


@lru_cache(maxsize=8192)
def holding(kept: tuple[str, ...], drawn: int) -> Holding:
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
    return Holding(base, rich, _for_the_pot(kept))


def _for_the_pot(kept: tuple[str, ...]) -> float:
    rider = "horse" in kept and any(attack in kept for attack in ATTACKS)
    good = rider and ("attack-2" in kept or "attack-3" in kept)
    worth = RIDER * good
    if "train" in kept:
        worth += TRAIN + TRAIN_AND_RIDER * rider
    return worth


# What seems worth keeping to one who does not plan; anything else a little.
WORTH_KEEPING = {"joker": 0.12, "saloon": 0.12, "dog": 0.06, "dancer": 0.06, "train": 0.05}
ANYTHING = 0.03


def simple_holding(kept: tuple[str, ...], drawn: int) -> Holding:
    worth = sum(WORTH_KEEPING.get(card, ANYTHING) for card in kept)
    return Holding(worth + drawn * ANYTHING)
