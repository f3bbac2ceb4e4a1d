"""Every action that a player can choose, as a sequence that makes only what is asked for.

A hand with some cowboys and a prairie full of mustangs give hundreds of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import Literal, NamedTuple, overload

import msgspec

from game.rules.mustang.box import COWBOY
from game.rules.mustang.sets import Cards, CardSet, sets_by_size

Kind = Literal["exchange", "catch", "steal", "stable"]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What the active player does; only the fields of its kind are given."""

    action: Kind
    mustang: str | None = None
    cards: Cards = ()


Targets = Mapping[int, Sequence[str]]  # mustangs by the number of cards that they take


class Options(NamedTuple):
    """What there is to choose from. `prairie` and `others`: what can be caught, a pile by its
    kind, and what can be stolen. `most`: cards in an exchange. `highest`: value of a card."""

    hand: Cards
    prairie: Targets
    others: Targets
    corral: tuple[str, ...]
    most: int
    highest: int


class Choices(Sequence[Action]):
    """Exchanges, catches, thefts, stablings: in this order, always the same."""

    __slots__ = ("_corral", "_exchanges", "_length", "_played")

    def __init__(self, given: Options) -> None:
        self._exchanges = exchanges(given.hand, given.most)
        self._corral = given.corral
        self._length = len(self._exchanges) + len(self._corral)
        # Each of some mustangs with each of some sets.
        self._played: list[tuple[Kind, Sequence[str], Sequence[CardSet]]] = []
        by_size = sets_by_size(given.hand, given.highest)
        self._add("catch", given.prairie, by_size)
        self._add("steal", given.others, by_size)

    def _add(self, action: Kind, targets: Targets, by_size: dict[int, list[CardSet]]) -> None:
        for size, mustangs in targets.items():
            sets = by_size[size]
            if sets and mustangs:
                self._played.append((action, mustangs, sets))
                self._length += len(mustangs) * len(sets)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return tuple(self)[index]
        place = index + self._length if index < 0 else index
        if not 0 <= place < self._length:
            raise IndexError(f"There are {self._length} choices, no number {index}.")
        if place < len(self._exchanges):
            return Action("exchange", None, self._exchanges[place])
        place -= len(self._exchanges)
        for action, mustangs, sets in self._played:
            if place < len(mustangs) * len(sets):
                which, played = divmod(place, len(sets))
                return Action(action, mustangs[which], sets[played].cards)
            place -= len(mustangs) * len(sets)
        return Action("stable", self._corral[place])

    def __iter__(self) -> Iterator[Action]:
        for cards in self._exchanges:
            yield Action("exchange", None, cards)
        for action, mustangs, sets in self._played:
            for mustang in mustangs:
                for played in sets:
                    yield Action(action, mustang, played.cards)
        for mustang in self._corral:
            yield Action("stable", mustang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choices) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


def exchanges(hand: Cards, most: int) -> Sequence[Cards]:
    """What can be put under the deck, once each: cowboys are all the same card."""
    some = chain.from_iterable(combinations(hand, size) for size in range(1, most + 1))
    return list(some) if hand.count(COWBOY) < 2 else list(dict.fromkeys(some))
