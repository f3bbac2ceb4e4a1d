"""Sets of cards: which ones a hand holds, and which of two is stronger.

The number of cards alone tells the kind of a set. Cowboys count at their best.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations

import msgspec

from game.rules.mustang.box import COWBOY, KINDS, kind_of, shipped_box

Cards = tuple[str, ...]

KIND_OF_SET = {2: "pair", 3: "three", 4: "four", 5: "run"}  # weakest first, by their cards
SET_FOR = {"foal": "pair", "mare": "three", "stallion": "four", "special": "run"}
_SIZES = {kind: size for size, kind in KIND_OF_SET.items()}
RUN = 5


class CardSet(msgspec.Struct, frozen=True, gc=False):
    """A set that can be played. `value`: the common value, or the run's top card."""

    cards: Cards
    kind: str
    value: int

    @property
    def strength(self) -> tuple[int, int]:
        return len(self.cards), self.value

    def __lt__(self, other: CardSet) -> bool:
        """Weaker; two sets of the same kind and value are equally strong."""
        return self.strength < other.strength


@lru_cache(maxsize=128)
def cards_for(target: str) -> int:
    """How many cards catch a mustang: one by its id, or the top one of a pile by its kind."""
    return _SIZES[SET_FOR[target if target in KINDS else kind_of(target)]]


@cache
def value_and_suit(card: str) -> tuple[int, str]:
    """Of a card that is no cowboy."""
    value, _, suit = card.partition("-")
    return int(value), suit


def set_of(cards: Sequence[str], *, highest: int | None = None) -> CardSet | None:
    """These cards as a set, or None if they are none. `highest`: the deck's highest value."""
    if highest is None:
        highest = shipped_box().highest
    kind = KIND_OF_SET.get(len(cards))
    if kind is None:
        return None
    named = [value_and_suit(card) for card in cards if card != COWBOY]
    value = _run_value(named, highest) if len(cards) == RUN else _same_value(named, highest)
    return None if value is None else CardSet(tuple(cards), kind, value)


def _same_value(named: list[tuple[int, str]], highest: int) -> int | None:
    """Cowboys alone count as the highest."""
    if not named:
        return highest
    value = named[0][0]
    return value if all(other == value for other, _ in named) else None


def _run_value(named: list[tuple[int, str]], highest: int) -> int | None:
    """The top card: cowboys fill the gaps first and then go on as high as they can."""
    if not named:
        return highest
    values = {value for value, _ in named}
    lowest, suit = min(values), named[0][1]
    apart = max(values) - lowest
    if len(values) < len(named) or apart >= RUN or any(other != suit for _, other in named):
        return None
    return min(lowest + RUN - 1, highest)


def sets_in(
    hand: Sequence[str], size: int | None = None, *, highest: int | None = None
) -> tuple[CardSet, ...]:
    """Every set that can be played from a hand, once each (cowboys are all the same card), or
    those of so many cards; the weakest first."""
    if highest is None:
        highest = shipped_box().highest
    by_size = sets_by_size(tuple(hand), highest)
    if size is not None:
        return tuple(by_size.get(size, ()))
    return tuple(found for sets in by_size.values() for found in sets)


@lru_cache(maxsize=4096)
def sets_by_size(hand: Cards, highest: int) -> dict[int, list[CardSet]]:
    """The sets of a hand by their number of cards, the weakest first: to be read, not written."""
    cowboys = hand.count(COWBOY)
    by_value: dict[int, Cards] = {}
    by_suit: dict[str, Cards] = {}
    for card in hand:
        if card != COWBOY:
            value, suit = value_and_suit(card)
            by_value[value] = (*by_value.get(value, ()), card)
            by_suit[suit] = (*by_suit.get(suit, ()), card)
    sets: dict[int, list[CardSet]] = {size: [] for size in KIND_OF_SET}
    for value in sorted(by_value):
        cards = by_value[value]
        for size in range(2, min(len(cards) + cowboys, RUN - 1) + 1):
            sets[size] += _sets_of_group(cards, min(cowboys, size - 1), size, highest)
    for cards in by_suit.values():
        if len(cards) + cowboys >= RUN:
            sets[RUN] += _sets_of_group(cards, min(cowboys, RUN - 1), RUN, highest)
    sets[RUN].sort()
    for size in range(2, min(cowboys, RUN) + 1):
        sets[size] += _sets_of_group((), size, size, highest)
    return sets


@cache  # a deck has only so many groups of one value or one suit
def _sets_of_group(cards: Cards, cowboys: int, size: int, highest: int) -> tuple[CardSet, ...]:
    """The sets that some of these cards, of one value or one suit, make with some cowboys."""
    sets = [
        set_of((*some, *[COWBOY] * (size - named)), highest=highest)
        for named in range(size - cowboys, min(size, len(cards)) + 1)
        for some in combinations(cards, named)
    ]
    return tuple(found for found in sets if found is not None)
