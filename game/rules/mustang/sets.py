"""Sets of cards: which ones a hand holds, and which of two is stronger.

The number of cards alone tells the kind of a set. Cowboys count at their best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from operator import eq, itemgetter

import msgspec

from game.rules.mustang.box import COWBOY, KINDS, kind_of, shipped_box

Cards = tuple[str, ...]

KIND_OF_SET = {2: "pair", 3: "three", 4: "four", 5: "run"}  # weakest first, by their cards
SET_FOR = {"foal": "pair", "mare": "three", "stallion": "four", "special": "run"}
_SIZES = {kind: size for size, kind in KIND_OF_SET.items()}
PAIR, THREE, FOUR, RUN = KIND_OF_SET


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
    return _set_of(tuple(cards), shipped_box().highest if highest is None else highest)


@lru_cache(maxsize=4096)  # a deck has fewer than 1,000 sets
def _set_of(cards: Cards, highest: int) -> CardSet | None:
    kind = KIND_OF_SET.get(len(cards))
    if kind is None:
        return None
    named = [value_and_suit(card) for card in cards if card != COWBOY]
    value = _run_value(named, highest) if len(cards) == RUN else _same_value(named, highest)
    return None if value is None else CardSet(cards, kind, value)


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
    sets = _all_sets(tuple(sorted(hand, key=_place_in_hand)), highest)
    return sets if size is None else tuple(one for one in sets if len(one.cards) == size)


@lru_cache(maxsize=4096)
def _all_sets(hand: Cards, highest: int) -> tuple[CardSet, ...]:
    sets = [
        set_of(pick(hand), highest=highest) for picks in picks_in(hand).values() for pick in picks
    ]
    return tuple(sorted(found for found in sets if found is not None))


# In a hand in order, by value with its cowboys last, equal cards are neighbours. Which neighbours
# are equal, and how many are cowboys, says which places make pairs, threes and fours: there are
# about a hundred such shapes of six cards, so each is reckoned once.

Pick = Callable[[Cards], Cards]  # some cards of a hand, by their places
_WILD = 99  # beyond any value


def picks_in(hand: Cards) -> Mapping[int, Sequence[Pick]]:
    """The sets in a hand that is in order, by their number of cards."""
    values = [*map(_place_in_hand, hand)]
    wild = values.count(_WILD)
    equals = _equals_in(tuple(map(eq, values, values[1:])), wild)
    # All cards of a run but its cowboys are of one suit: most hands have too many suits for it.
    suits = len({*map(_suit, hand)}) - (wild > 0)
    if suits > 1 + len(hand) - RUN:
        return equals
    return {**equals, RUN: _runs_in(hand, wild)}


def stronger_in(hand: Cards, than: CardSet, highest: int) -> list[Pick]:
    """What a hand that is in order can play to beat a set. Any larger set does."""
    size = len(than.cards)
    found: list[Pick] = []
    for cards, picks in picks_in(hand).items():
        if cards > size:
            found += picks
        elif cards == size:
            for pick in picks:
                equal = _set_of(pick(hand), highest)
                if equal is not None and equal.value > than.value:
                    found.append(pick)
    return found


def pick_of(places: tuple[int, ...]) -> Pick:
    if len(places) < 2:  # an itemgetter of one place would not give a tuple, and none has none
        first = places[0] if places else 0
        return itemgetter(slice(first, first + len(places)))
    return itemgetter(*places)


@cache
def _place_in_hand(card: str) -> int:
    return _WILD if card == COWBOY else value_and_suit(card)[0]


@lru_cache(maxsize=8192)
def _equals_in(same_as_next: tuple[bool, ...], cowboys: int) -> dict[int, tuple[Pick, ...]]:
    """`same_as_next`: of each card but the last, whether the next one has its value."""
    cards = len(same_as_next) + 1
    named = cards - cowboys
    wild = list(range(named, cards))
    groups = _groups(same_as_next[: named - 1]) if named else []
    picks: dict[int, tuple[Pick, ...]] = dict.fromkeys(KIND_OF_SET, ())
    for size in (2, 3, 4):
        found = [places for group in groups for places in _with_cowboys(group, wild, size)]
        found += [tuple(wild[:size])] if len(wild) >= size else []
        picks[size] = tuple(map(pick_of, found))
    return picks


def _groups(same_as_next: tuple[bool, ...]) -> list[list[int]]:
    """The places of the cards of each value."""
    groups = [[0]]
    for place, same in enumerate(same_as_next, start=1):
        if same:
            groups[-1].append(place)
        else:
            groups.append([place])
    return groups


def _with_cowboys(group: list[int], wild: list[int], size: int) -> Iterator[tuple[int, ...]]:
    """At least one of a group of places, and as many cowboys as are still missing."""
    for named in range(max(size - len(wild), 1), min(size, len(group)) + 1):
        for some in combinations(group, named):
            yield (*some, *wild[: size - named])


@cache
def _suit(card: str) -> str:
    return COWBOY if card == COWBOY else value_and_suit(card)[1]


def _runs_in(hand: Cards, wild: int) -> tuple[Pick, ...]:
    """`wild`: how many cowboys there are."""
    named = len(hand) - wild
    suits = [*map(_suit, hand[:named])]
    cowboys = list(range(named, len(hand)))
    found = [tuple(cowboys[:RUN])] if wild >= RUN else []
    for suit in dict.fromkeys(suits):
        if suits.count(suit) + wild < RUN:
            continue
        group = [place for place, other in enumerate(suits) if other == suit]
        found += [
            places
            for places in _with_cowboys(group, cowboys, RUN)
            if set_of([hand[place] for place in places]) is not None
        ]
    return tuple(map(pick_of, found))
