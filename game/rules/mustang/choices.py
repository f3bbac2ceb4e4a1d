"""Every action that a player can choose, as a sequence that makes only what is asked for.

A hand with some cowboys and a prairie full of mustangs give hundreds of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Literal, NamedTuple, overload

import msgspec

from game.rules.mustang.sets import SIZE_FOR, Cards, playable

Targets = Mapping[str, tuple[str, ...]]  # mustangs by kind, for the set that their kind takes


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the active player does; only the fields of its kind are given."""

    action: Literal["exchange", "catch", "steal", "stable"]
    mustang: str | None = None
    cards: Cards = ()


class _Block(NamedTuple):
    """Each of these mustangs with each of these cards."""

    action: Literal["exchange", "catch", "steal", "stable"]
    mustangs: Sequence[str | None]
    cards: Sequence[Cards]


_NO_MUSTANG = (None,)
_NO_CARDS = ((),)


class Choices(Sequence[Action]):
    """Exchanges, catches, thefts, stablings: in this order, always the same."""

    __slots__ = ("_blocks", "_length")

    def __init__(
        self, hand: Cards, most: int, catches: Targets, thefts: Targets, corral: Sequence[str]
    ) -> None:
        self._blocks = [_Block("exchange", _NO_MUSTANG, exchanges(hand, most))]
        sets = playable(hand)
        self._add("catch", catches, sets)
        self._add("steal", thefts, sets)
        if corral:
            self._blocks.append(_Block("stable", corral, _NO_CARDS))
        self._length = sum([len(block.mustangs) * len(block.cards) for block in self._blocks])

    def _add(
        self,
        action: Literal["catch", "steal"],
        targets: Targets,
        sets: Mapping[int, tuple[Cards, ...]],
    ) -> None:
        for kind, mustangs in targets.items():
            cards = sets[SIZE_FOR[kind]]
            if cards and mustangs:
                self._blocks.append(_Block(action, mustangs, cards))

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
        if place >= 0:
            for action, mustangs, cards in self._blocks:
                size = len(mustangs) * len(cards)
                if place < size:
                    mustang, which = divmod(place, len(cards))
                    return Action(action, mustangs[mustang], cards[which])
                place -= size
        raise IndexError(f"There are {self._length} choices, no number {index}.")

    def __iter__(self) -> Iterator[Action]:
        for action, mustangs, sets in self._blocks:
            for mustang in mustangs:
                for cards in sets:
                    yield Action(action, mustang, cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choices) and self._blocks == other._blocks

    __hash__ = None  # type: ignore[assignment]


def exchanges(hand: Cards, most: int) -> tuple[Cards, ...]:
    """What can be put under the deck, once each: cowboys are all the same card."""
    some = [cards for size in range(1, most + 1) for cards in combinations(hand, size)]
    return tuple(dict.fromkeys(some))
