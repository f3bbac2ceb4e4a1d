"""How fast a horse will be, by the cards that lie on it: before the race a rule is enough.

Squares a turn are very nearly a sum over the six cards. The figures were fitted to the exact times
of a thousand sets of cards on all tracks (see stable).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.rules.derby.cards import COLOURS, FULL, SPECIAL, VALUE
from game.rules.derby.course import TOWN

# What a card adds, by its value; squares in six turns are the sum of the six.
BY_VALUE = {
    False: (1.05, 1.08, 1.08, 1.08, 1.12, 1.23, 1.48, 1.95, 2.65),
    True: (0.17, 0.17, 0.28, 0.48, 0.74, 1.00, 1.31, 1.71, 2.07),
}
IN_COLOUR = {False: 0.45, True: 0.32}  # more for a card that is not black
BY_SPECIAL = {False: 2.11, True: 2.13}
NOBODYS = {False: 0.82, True: 0.80}  # of it, without a rider
SPREAD = {False: 1.9, True: 4.0}  # of the turns needed, however well the cards are known


class Form(NamedTuple):
    """Turns to town, on average and how far off that may be: to a tenth, as many are alike."""

    turns: float
    spread: float


def weight(card: str, hard: bool) -> float:
    if card == SPECIAL:
        return BY_SPECIAL[hard]
    plain = card.endswith(COLOURS[0])
    return BY_VALUE[hard][VALUE[card] - 1] + (0.0 if plain else IN_COLOUR[hard])


class Pool(NamedTuple):
    """What a card to come adds: on average, and its variance."""

    mean: float
    variance: float


def pool_of(cards: Mapping[str, int], hard: bool) -> Pool:
    total = sum(cards.values())
    if not total:
        return Pool(0.0, 0.0)
    mean = sum(number * weight(card, hard) for card, number in cards.items()) / total
    squares = sum(number * weight(card, hard) ** 2 for card, number in cards.items()) / total
    return Pool(mean, squares - mean * mean)


def weights(cards: Iterable[str], hard: bool) -> float:
    return sum(weight(card, hard) for card in cards)


def form_of(known: float, to_come: int, pool: Pool, ridden: float, hard: bool) -> Form:
    """Of a horse whose cards weigh so much, with so many to come, and with a rider that likely."""
    total = known + to_come * pool.mean
    total *= 1.0 - (1.0 - NOBODYS[hard]) * (1.0 - ridden)
    turns = TOWN * FULL / total
    unsure = turns / total * math.sqrt(to_come * pool.variance)
    return Form(round(turns, 1), round(math.hypot(SPREAD[hard], unsure), 1))
