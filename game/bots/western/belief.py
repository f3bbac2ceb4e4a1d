"""What somebody may hold: exact chances, by counting all hands that the unseen cards allow.

Nobody lays a Dog, a Dancer, a Cake, a Joker or the Hat on their own turn, so those stay in hands
while others go: every such card counts for more than one (`KEPT`).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.bots.western.memory import Holder
from game.rules.western.cards import ATTACKS
from game.rules.western.ladder import HAT, HORSE

# How much likelier than its share an unseen card of these kinds is in a hand than in the deck.
KEPT = {"dog": 1.5, "dancer": 1.45, "cake": 1.3, "joker": 1.45, "hat": 1.3, "train": 1.4}
PASSED_TELLS = 0.85  # how surely somebody who did not play a card that helps had none
# Hands are less uneven than independent kinds would be.
SPREAD_OF_KINDS = 0.62


@lru_cache(maxsize=65536)
def chance_of_none(unseen: int, wanted: int, cards: int) -> float:
    """That none of so many wanted ones is among the cards drawn from the unseen."""
    if wanted <= 0 or cards <= 0:
        return 1.0
    if cards > unseen - wanted:
        return 0.0
    return math.comb(unseen - wanted, cards) / math.comb(unseen, cards)


class Belief(NamedTuple):
    """What is known of one hand: cards that are surely there, and how many others, which come
    from a pool of unseen ones."""

    holder: Holder
    cards: int  # in the hand
    pool: Mapping[str, int]
    unseen: int  # cards in the pool

    @property
    def unknown(self) -> int:
        return max(self.cards - sum(self.holder.known.values()), 0)

    def has_any(self, kinds: Iterable[str]) -> float:
        """The chance that one of these kinds is there."""
        lacking = 1.0
        for kind in kinds:
            if self.holder.known.get(kind):
                return 1.0
            lacking *= self._lacks(kind)
        return 1.0 - lacking

    def _lacks(self, kind: str) -> float:
        room = self.holder.room(kind, self.unknown)
        number = self.pool.get(kind, 0)
        lacking = chance_of_none(self.unseen, number, room)
        newer = self.holder.room_since_passed(kind, room)
        if newer < room:
            never = chance_of_none(self.unseen, number, newer)
            lacking += PASSED_TELLS * (never - lacking)
        return lacking ** KEPT[kind] if kind in KEPT else lacking

    def _none_of(self, kinds: Collection[str]) -> float:
        """That none of these is there, counted together: for kinds that nobody keeps."""
        wanted = 0
        room = 0
        for kind in kinds:
            if self.holder.known.get(kind):
                return 0.0
            wanted += self.pool.get(kind, 0)
            room = max(room, self.holder.room(kind, self.unknown))
        return chance_of_none(self.unseen, wanted, room)

    def beats(self, guns: int, horse: bool, hat: bool) -> float:
        """The chance to hold a combination above one of so many guns; with the Hat on it an equal
        one does no longer."""
        higher, lower = ATTACKS[guns:], ATTACKS[:guns]
        if horse:
            chance = self._both(higher, (HORSE,)) if higher else 0.0
        else:
            no_higher = self._none_of(higher)
            rider = no_higher and (
                no_higher
                - self._none_of((*higher, *lower))
                - self._none_of((*higher, HORSE))
                + self._none_of((*higher, *lower, HORSE))
            )
            chance = 1.0 - no_higher + max(rider, 0.0)
        if not hat:
            equal = (ATTACKS[guns - 1],)
            same = self._both(equal, (HORSE,)) if horse else 1.0 - self._none_of(equal)
            chance += (1.0 - chance) * same * self.has_any((HAT,))
        return min(chance, 1.0)

    def has_top(self) -> float:
        """The chance to hold the highest combination."""
        return self._both(ATTACKS[-1:], (HORSE,))

    def _both(self, some: Collection[str], others: Collection[str]) -> float:
        none_of_either = self._none_of((*some, *others))
        return max(1.0 - self._none_of(some) - self._none_of(others) + none_of_either, 0.0)

    def kinds(self) -> tuple[float, float]:
        """How many different kinds there are, about: the mean and how far it may be off."""
        mean, variance = 0.0, 0.0
        for kind, number in self.pool.items():
            if self.holder.known.get(kind):
                mean += 1.0
                continue
            chance = 1.0 - chance_of_none(self.unseen, number, self.holder.room(kind, self.unknown))
            mean += chance
            variance += chance * (1.0 - chance)
        return mean, math.sqrt(SPREAD_OF_KINDS * variance)


def chance_of_more_kinds(mine: int, mean: float, spread: float) -> float:
    """To win a Saloon with so many kinds: more than the other has, or as many and a higher die."""
    if spread < 0.05:
        return 0.5 if abs(mine - mean) < 0.05 else float(mine > mean)
    below = _normal((mine - 0.5 - mean) / spread)
    upto = _normal((mine + 0.5 - mean) / spread)
    return (below + upto) / 2


def _normal(x: float) -> float:
    return 0.5 * (1.0 + math.erf(x / math.sqrt(2.0)))


def unseen_cards(
    deck: Mapping[str, int], seen: Iterable[Sequence[str] | Mapping[str, int]]
) -> dict[str, int]:
    """All cards of the deck but those: lists of kinds, or kinds with numbers."""
    left = dict(deck)
    for cards in seen:
        numbers = cards.items() if isinstance(cards, Mapping) else ((card, 1) for card in cards)
        for kind, number in numbers:
            left[kind] = max(left[kind] - number, 0)
    return left
