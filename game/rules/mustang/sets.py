"""Sets of cards: which ones a hand holds, and which of two is stronger.

The number of cards alone tells the kind of a set. Cowboys count at their best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations

import msgspec

from game.rules.mustang.box import COWBOY, shipped_box

Cards = tuple[str, ...]

KIND_OF_SET = {2: "pair", 3: "three", 4: "four", 5: "run"}  # weakest first, by their cards
SET_FOR = {"foal": "pair", "mare": "three", "stallion": "four", "special": "run"}
SIZE_FOR = {
    target: size
    for target, wanted in SET_FOR.items()
    for size, kind in KIND_OF_SET.items()
    if kind == wanted
}
RUN = 5


class CardSet(msgspec.Struct, frozen=True):
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
    those of so many cards; by kind, then by value."""
    if highest is None:
        highest = shipped_box().highest
    return _sets(tuple(hand), size, highest)


@lru_cache(maxsize=4096)
def _sets(hand: Cards, size: int | None, highest: int) -> tuple[CardSet, ...]:
    by_size = playable(hand)
    sizes = KIND_OF_SET if size is None else (size,)
    sets = [set_of(cards, highest=highest) for size in sizes for cards in by_size.get(size, ())]
    return tuple(sorted(found for found in sets if found is not None))


@lru_cache(maxsize=4096)
def playable(hand: Cards) -> dict[int, tuple[Cards, ...]]:
    """The cards of every set in a hand by their number: to be read, not written."""
    cowboys = hand.count(COWBOY)
    by_value: dict[int, list[str]] = {}
    by_suit: dict[str, list[str]] = {}
    for card in hand:
        if card != COWBOY:
            value, suit = value_and_suit(card)
            by_value.setdefault(value, []).append(card)
            by_suit.setdefault(suit, []).append(card)
    sets = {}
    for size in KIND_OF_SET:
        if size < RUN:
            sets[size] = tuple(_equals(by_value, size, cowboys))
        else:
            sets[size] = tuple(_runs(by_suit, cowboys))
    return sets


def _equals(by_value: dict[int, list[str]], size: int, cowboys: int) -> Iterator[Cards]:
    for cards in by_value.values():
        for named in range(max(size - cowboys, 1), min(size, len(cards)) + 1):
            wild = (COWBOY,) * (size - named)
            for some in combinations(cards, named):
                yield (*some, *wild)
    if cowboys >= size:
        yield (COWBOY,) * size


def _runs(by_suit: dict[str, list[str]], cowboys: int) -> Iterator[Cards]:
    for cards in by_suit.values():
        for named in range(max(RUN - cowboys, 1), min(RUN, len(cards)) + 1):
            wild = (COWBOY,) * (RUN - named)
            for some in combinations(cards, named):
                values = [value_and_suit(card)[0] for card in some]
                if max(values) - min(values) < RUN:
                    yield (*some, *wild)
    if cowboys >= RUN:
        yield (COWBOY,) * RUN
