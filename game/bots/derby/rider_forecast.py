"""The chance of riding a horse: who will have most chips on it, with the stacks still to be bet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

COMES_HERE = 0.15  # the chance that a stack is bet on a given horse

Stacks = tuple[int, ...]


@lru_cache(maxsize=256)
def _sums(stacks: Stacks) -> tuple[float, ...]:
    """The chances that so many more chips come, from these stacks."""
    chances = [1.0, *[0.0] * sum(stacks)]
    for stack in stacks:
        for chips in range(len(chances) - 1, -1, -1):
            without = chances[chips] * (1.0 - COMES_HERE)
            chances[chips] = without + (
                COMES_HERE * chances[chips - stack] if chips >= stack else 0
            )
    return tuple(chances)


@lru_cache(maxsize=4096)
def _ends_ahead(lead: int, mine: Stacks, theirs: Stacks) -> float:
    """The chance to have more in the end than one who has so many fewer chips now."""
    total = 0.0
    for gained, chance in enumerate(_sums(mine)):
        for lost, other in enumerate(_sums(theirs)):
            if lead + gained > lost:
                total += chance * other
    return total


def riders(stakes: Sequence[int], stacks: Sequence[Stacks]) -> list[float]:
    """Each seat's chance to ride a horse with these stakes on it, and these stacks to come."""
    found = []
    for seat, stake in enumerate(stakes):
        chance = 1.0
        for other, against in enumerate(stakes):
            if other != seat:
                chance *= _ends_ahead(stake - against, stacks[seat], stacks[other])
        found.append(chance)
    return found
