"""Every play of a turn, as a sequence that makes only what is asked for.

A full hand and ten players give more than a hundred of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from game.rules.shared.choices import LazyChoices
from game.rules.western.cards import (
    ATTACKS,
    CHOSEN,
    MOST_COWBOYS,
    NEVER_WITH_WHISKY,
    NEXT,
    REACH,
    STOPPED_BY_SHERIFF,
    Cards,
)
from game.rules.western.ladder import HORSE


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What the active player does: lays cards, on a target where one is chosen, or discards."""

    cards: Cards = ()
    target: int | None = None
    discard: str | None = None


class Situation(NamedTuple):
    """What there is to choose from. Seats are in playing order. `sizes`: of the others' hands,
    for who has a saloon; `refunds`: who still holds all they took, for who can ask for it."""

    hand: Cards
    others: tuple[int, ...]
    guarded: tuple[int, ...]  # under a sheriff
    sizes: tuple[int, ...]
    refunds: tuple[int, ...]
    pot: int
    joins_whisky: bool
    saloon: int  # cards at most by which the hands differ


Targets = Sequence[int | None]
Block = tuple[Cards, Targets]  # cards, and each target that they can be laid on
_NO_TARGET: Targets = (None,)
# What can always be laid, alone and with a whisky.
_FREE: dict[str, tuple[Block, Block]] = {
    kind: (((kind,), _NO_TARGET), (("whisky", kind), _NO_TARGET))
    for kind, reach in REACH.items()
    if reach != CHOSEN and kind not in ("indians", "cowboy", "train", "whisky")
}


class Choices(LazyChoices[Move]):
    """Plays by the card that acts, in hand order (alone, with a whisky, with a joker), then
    discards: always the same order."""

    __slots__ = ("_blocks", "_kinds")

    def __init__(self, given: Situation) -> None:
        self._kinds = tuple(dict.fromkeys(given.hand))
        self._blocks = _blocks(given, self._kinds)
        self._length = len(self._kinds)
        for _, targets in self._blocks:
            self._length += len(targets)

    def allows(self, cards: Cards, target: int | None) -> bool:
        """Whether these cards, in order of play, may be laid on that target."""
        for some, targets in self._blocks:
            if cards == some:
                return target in targets
        return False

    def made(self, place: int) -> Move:
        for cards, targets in self._blocks:
            if place < len(targets):
                return Move(cards, targets[place])
            place -= len(targets)
        return Move(discard=self._kinds[place])

    def __iter__(self) -> Iterator[Move]:
        for cards, targets in self._blocks:
            for target in targets:
                yield Move(cards, target)
        for kind in self._kinds:
            yield Move(discard=kind)


def _blocks(given: Situation, kinds: Cards) -> list[Block]:
    """Everything that can be laid, once; one card is always kept."""
    blocks: list[Block] = []
    spare = len(given.hand) - 1
    whisky = given.joins_whisky and spare >= 2 and "whisky" in kinds
    joker = bool(given.guarded) and spare >= 2 and "joker" in kinds
    for kind in kinds:
        if kind in _FREE:
            alone, joined = _FREE[kind]
            blocks.append(alone)
            if whisky:
                blocks.append(joined)
        elif kind == "train":
            blocks += _trains(given, kinds, spare)
        elif kind in REACH:
            blocks += _of_kind(given, kind, spare, whisky=whisky, joker=joker)
    return blocks


def _of_kind(
    given: Situation, kind: str, spare: int, *, whisky: bool, joker: bool
) -> Iterator[Block]:
    """A card that needs a target, or that something may stop from being laid."""
    if targets := _targets(given, kind, 1):
        yield (kind,), targets
    if kind == "cowboy":
        most = min(given.hand.count("cowboy"), MOST_COWBOYS, spare)
        for number in range(2, most + 1):
            yield (kind,) * number, given.others
    if (
        whisky
        and kind not in NEVER_WITH_WHISKY
        and (targets := _targets(given, kind, 2, nearest=-1))
    ):
        yield ("whisky", kind), targets
    if joker and kind in STOPPED_BY_SHERIFF and (targets := _under_sheriff(given, kind)):
        yield ("joker", kind), targets


def _targets(given: Situation, kind: str, cards: int, nearest: int = 0) -> Targets:
    """Whom the kind can be laid on, with so many cards in all; nobody is named where nobody is
    chosen. `nearest`: where among the others the next player is."""
    reach = REACH[kind]
    if reach != CHOSEN:
        stopped = kind in STOPPED_BY_SHERIFF and given.others[nearest] in given.guarded
        return () if reach == NEXT and stopped else _NO_TARGET
    if kind == "give-it-back":
        return given.refunds
    seats = _near(given, cards) if kind == "saloon" else given.others
    if given.guarded and kind in STOPPED_BY_SHERIFF:
        return [seat for seat in seats if seat not in given.guarded]
    return seats


def _under_sheriff(given: Situation, kind: str) -> Targets:
    """Whom the kind can be laid on with a joker that ends the sheriff first."""
    if REACH[kind] == NEXT:
        return _NO_TARGET if given.others[0] in given.guarded else ()
    if kind == "saloon":
        return [seat for seat in _near(given, 2) if seat in given.guarded]
    return given.guarded


def _near(given: Situation, cards: int) -> Sequence[int]:
    """Whose hand differs little enough from what is left."""
    left, most = len(given.hand) - cards, given.saloon
    pairs = zip(given.others, given.sizes, strict=True)
    return [seat for seat, size in pairs if abs(size - left) <= most]


def _trains(given: Situation, kinds: Cards, spare: int) -> Iterator[Block]:
    """A train comes with a combination, and only for money."""
    attacks = [kind for kind in kinds if kind in ATTACKS]
    if given.pot and spare >= 2:
        for attack in attacks:
            yield ("train", attack), _NO_TARGET
    if given.pot and spare >= 3 and HORSE in kinds:
        for attack in attacks:
            yield ("train", attack, HORSE), _NO_TARGET
