"""Every action that a player can choose, as a sequence that makes only what is asked for.

A hand with some cowboys and a prairie full of mustangs give hundreds of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Literal, NamedTuple

import msgspec

from game.rules.mustang.box import COWBOY
from game.rules.mustang.sets import Cards, Pick, pick_of, picks_in
from game.rules.shared.choices import LazyChoices

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


_NO_MUSTANG = (None,)
_NO_CARDS: tuple[Pick, ...] = (pick_of(()),)


class Choices(LazyChoices[Action]):
    """Exchanges, catches, thefts, stablings: in this order, always the same."""

    __slots__ = ("_blocks", "_hand")

    def __init__(self, given: Options) -> None:
        self._hand = hand = given.hand
        swaps = _swaps(len(hand), hand.count(COWBOY), given.most)
        length = len(swaps)
        # Each of some mustangs with each of some cards.
        blocks: list[tuple[Kind, Sequence[str | None], Sequence[Pick]]] = [
            ("exchange", _NO_MUSTANG, swaps)
        ]
        sets = picks_in(hand)
        aims: tuple[tuple[Kind, Targets], ...] = (("catch", given.prairie), ("steal", given.others))
        for action, targets in aims:
            for size, mustangs in targets.items():
                if mustangs and (picks := sets[size]):
                    blocks.append((action, mustangs, picks))
                    length += len(mustangs) * len(picks)
        blocks.append(("stable", given.corral, _NO_CARDS))
        self._blocks = blocks
        self._length = length + len(given.corral)

    def made(self, place: int) -> Action:
        for action, mustangs, picks in self._blocks:
            which, pick = divmod(place, len(picks))
            if which < len(mustangs):
                return Action(action, mustangs[which], picks[pick](self._hand))
            place -= len(mustangs) * len(picks)
        raise AssertionError("the length counts all blocks")

    def __iter__(self) -> Iterator[Action]:
        for action, mustangs, picks in self._blocks:
            cards = [pick(self._hand) for pick in picks]
            for mustang in mustangs:
                for some in cards:
                    yield Action(action, mustang, some)


@cache
def _swaps(cards: int, cowboys: int, most: int) -> tuple[Pick, ...]:
    """Cowboys, which come last in a hand, are all the same card."""
    named = cards - cowboys
    places: dict[tuple[int, ...], tuple[int, ...]] = {}
    for size in range(1, most + 1):
        for some in combinations(range(cards), size):
            places.setdefault(tuple(min(place, named) for place in some), some)
    return tuple(map(pick_of, places.values()))
