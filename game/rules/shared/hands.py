"""Poker hands of five dice: what they are worth and which one is better."""

from __future__ import annotations

from collections import Counter
from functools import cache

FACES = ("A", "K", "Q", "J", "10", "9")  # high to low
DICE = (0, 1, 2, 3, 4)
HANDS = ("nothing", "pair", "two-pairs", "three", "straight", "full-house", "four", "five")
ANNOUNCEABLE = HANDS[1:]
SPACES = {hand: spaces for spaces, hand in enumerate(HANDS)}

_HEIGHT = {face: height for height, face in enumerate(reversed(FACES))}
_BY_GROUPS = {
    (5,): "five",
    (4, 1): "four",
    (3, 2): "full-house",
    (3, 1, 1): "three",
    (2, 2, 1): "two-pairs",
    (2, 1, 1, 1): "pair",
}


@cache
def hand_of(dice: tuple[str, ...]) -> str:
    """The category of five dice."""
    groups = tuple(sorted(Counter(dice).values(), reverse=True))
    if groups in _BY_GROUPS:
        return _BY_GROUPS[groups]
    heights = [_HEIGHT[face] for face in dice]
    # Five different faces: a straight needs five in a row.
    return "straight" if max(heights) - min(heights) == 4 else "nothing"


def spaces_of(dice: tuple[str, ...]) -> int:
    """How far the hand rides, and how much it wins or costs."""
    return SPACES[hand_of(dice)]


@cache
def strength(dice: tuple[str, ...]) -> tuple[int, ...]:
    """Compares two hands: by category, then by its groups' faces, then by the other dice.

    Only hands equal in all five dice are equally strong.
    """
    counts = Counter(dice)
    ordered = sorted(counts, key=lambda face: (counts[face], _HEIGHT[face]), reverse=True)
    return (SPACES[hand_of(dice)], *(_HEIGHT[face] for face in ordered))
