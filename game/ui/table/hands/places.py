"""Finds at which places of a hand, one that its reader sees, given cards lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence


def indexes_of(cards: Sequence[str], hand: Sequence[str]) -> list[int]:
    """The places of these cards in a hand, each place once; equal cards from the right."""
    free = list(range(len(hand)))
    found = []
    for card in cards:
        place = next((index for index in reversed(free) if hand[index] == card), 0)
        if place in free:
            free.remove(place)
        found.append(place)
    return found


def first_indexes_of(
    cards: Iterable[str], hand: Sequence[str], keeping: Sequence[int] = ()
) -> list[int]:
    """The places of these cards: those that are kept where that can be, then from the left."""
    wanted = Counter(cards)
    found: list[int] = []
    for index in (*keeping, *range(len(hand))):
        if wanted[hand[index]] > 0 and index not in found:
            wanted[hand[index]] -= 1
            found.append(index)
    return found
