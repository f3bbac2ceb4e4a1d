"""Cards that are offered in front of everybody, and what people have said to that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Offer(NamedTuple):
    """A card may be played by the seat, as far as everybody knows."""

    seat: int
    window: str


class Standing(NamedTuple):
    """What people have said to the offers of one moment. It is forgotten with the moment."""

    moment: int = -1
    passed: frozenset[Offer] = frozenset()  # answered with none as soon as they are asked
    claimed: frozenset[Offer] = frozenset()  # looked at in private when it comes to them

    def passing(self, offers: Sequence[Offer]) -> Standing:
        return self._replace(passed=self.passed.union(offers), claimed=self.claimed - {*offers})

    def claiming(self, offers: Sequence[Offer], seats: Sequence[int], *, in_turn: bool) -> Standing:
        """For these seats; `in_turn`: whoever would have been asked before the last of them has
        passed."""
        claimed = [offer for offer in offers if offer.seat in seats]
        before = offers[: offers.index(claimed[-1])] if in_turn else ()
        passed = [offer for offer in before if offer not in claimed]
        return self.passing(passed)._replace(claimed=self.claimed.union(claimed))
