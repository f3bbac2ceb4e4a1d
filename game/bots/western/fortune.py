"""What money and cards are worth: chances to win, by how strong everybody stands.

Everybody has a strength that grows faster and faster towards the goal; a chance to win is one's
share of all strengths. So whoever is near the goal is the one to stop, and a poor player is not
worth an attack. The figures were fitted to games between bots: who won, given what everybody had.
"""

from __future__ import annotations

import math
from functools import lru_cache

STEP = 10  # all money is a multiple of it

# Of the logarithm of a strength, by the share of the goal that somebody has.
LINEAR, STEEP, POWER = 2.6, 2.4, 4


@lru_cache(maxsize=64)
def strengths(goal: int) -> tuple[float, ...]:
    """For every amount of money below the goal, in steps."""
    return tuple(math.exp(_log_strength(money / goal)) for money in range(0, goal, STEP))


def _log_strength(share: float) -> float:
    return LINEAR * share + STEEP * share**POWER


# What a card kept in hand adds to the logarithm of its holder's strength: (the first, each more,
# by how much the first is worth more with the goal reached).
CARDS: dict[str, tuple[float, float, float]] = {
    "attack-1": (0.03, 0.02, 0.0),
    "attack-2": (0.06, 0.04, 0.0),
    "attack-3": (0.07, 0.05, 0.0),
    "indians": (0.12, 0.06, 0.0),
    "saloon": (0.25, 0.10, -0.1),
    "pay-me": (0.14, 0.12, 0.0),
    "cowboy": (0.07, 0.09, 0.0),
    "everybody-gives": (0.12, 0.10, 0.0),
    "give-to-all": (0.06, 0.04, 0.0),
    "give-it-back": (0.04, 0.0, 0.0),
    "levy": (0.10, 0.08, 0.0),
    "hands-up": (0.08, 0.04, 0.0),
    "whisky": (0.03, 0.01, 0.0),
    "horse": (0.06, 0.03, 0.0),
    "train": (0.10, 0.03, 0.0),
    "sheriff": (0.06, 0.02, 0.3),
    "dog": (0.05, 0.03, 0.1),
    "dancer": (0.06, 0.03, 0.1),
    "cake": (0.02, 0.0, 0.0),
    "joker": (0.10, 0.06, 0.5),
    "hat": (0.03, 0.0, 0.0),
}
ANY_CARD = 0.06  # one that is drawn
