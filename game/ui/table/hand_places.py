"""Where cards of a hand lie that is open to its reader."""

from __future__ import annotations

from collections.abc import Sequence


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
