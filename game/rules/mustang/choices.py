"""Every action that a player can choose, as a sequence that makes only what is asked for.

A hand with some cowboys and a prairie full of mustangs give hundreds of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Literal

import msgspec

from game.rules.mustang.box import COWBOY
from game.rules.mustang.sets import Cards, Pick, cards_for, pick_of, picks_in
from game.rules.shared.choices import LazyChoices

Kind = Literal["exchange", "catch", "steal", "stable"]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What the active player does; only the fields of its kind are given."""

    action: Kind
    mustang: str | None = None
    cards: Cards = ()


class Options(msgspec.Struct, frozen=True, gc=False):
    """What there is to choose from. `prairie`: what can be caught, a pile by its kind, by the
    number of cards that it takes; `others`: what can be stolen, in turn order. `most`: cards in
    an exchange. `highest`: value of a card."""

    hand: Cards
    prairie: Mapping[int, Sequence[str]]
    others: Sequence[str]
    corral: tuple[str, ...]
    most: int
    highest: int

    def can_be_caught(self, mustang: str | None, cards: int) -> bool:
        return mustang in self.prairie.get(cards, ())

    def can_be_stolen(self, mustang: str | None, cards: int) -> bool:
        return mustang is not None and mustang in self.others and cards_for(mustang) == cards


# Each of some mustangs with each of some cards, and how many choices there are up to its end.
Block = tuple[int, Kind, Sequence[str | None], Sequence[Pick]]

_NO_MUSTANG = (None,)
_NO_CARDS: tuple[Pick, ...] = (pick_of(()),)


class Choices(LazyChoices[Action]):
    """Exchanges, catches, thefts, stablings: in this order, always the same."""

    __slots__ = ("_blocks", "_hand")

    def __init__(self, given: Options) -> None:
        self._hand = hand = given.hand
        swaps = _swaps(len(hand), hand.count(COWBOY), given.most)
        end = len(swaps)
        blocks: list[Block] = [(end, "exchange", _NO_MUSTANG, swaps)]
        sets = picks_in(hand)
        for size, mustangs in given.prairie.items():
            if mustangs and (picks := sets[size]):
                end += len(mustangs) * len(picks)
                blocks.append((end, "catch", mustangs, picks))
        for size, picks in sets.items():
            if picks and (stolen := [one for one in given.others if cards_for(one) == size]):
                end += len(stolen) * len(picks)
                blocks.append((end, "steal", stolen, picks))
        if given.corral:
            end += len(given.corral)
            blocks.append((end, "stable", given.corral, _NO_CARDS))
        self._blocks = blocks
        self._length = end

    def made(self, place: int) -> Action:
        for end, action, mustangs, picks in self._blocks:
            if place < end:
                which, pick = divmod(place - end, len(picks))  # counted from the block's end
                return Action(action, mustangs[which], picks[pick](self._hand))
        raise AssertionError("the length counts all blocks")

    def __iter__(self) -> Iterator[Action]:
        for _, action, mustangs, picks in self._blocks:
            cards = [pick(self._hand) for pick in picks]
            for mustang in mustangs:
                for some in cards:
                    yield Action(action, mustang, some)


class Defence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set that answers a theft."""

    cards: Cards


class Defences(LazyChoices[Defence | None]):
    """No answer to a theft, or one of the sets that are strong enough."""

    __slots__ = ("_hand", "_stronger")

    def __init__(self, hand: Cards, stronger: Sequence[Pick]) -> None:
        self._hand = hand
        self._stronger = stronger
        self._length = 1 + len(stronger)

    def made(self, place: int) -> Defence | None:
        return Defence(self._stronger[place - 1](self._hand)) if place else None


@cache
def _swaps(cards: int, cowboys: int, most: int) -> tuple[Pick, ...]:
    """Cowboys, which come last in a hand, are all the same card."""
    named = cards - cowboys
    places: dict[tuple[int, ...], tuple[int, ...]] = {}
    for size in range(1, most + 1):
        for some in combinations(range(cards), size):
            places.setdefault(tuple(min(place, named) for place in some), some)
    return tuple(map(pick_of, places.values()))
