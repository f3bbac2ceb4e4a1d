"""What each announcement is worth to me, true or a lie, before those who may call it a bluff."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.pony_express import belief, nerves
from game.bots.pony_express.belief import Evidence
from game.bots.pony_express.situation import Situation
from game.rules.pony_express.bluff import POKER_FACE_LIMIT
from game.rules.shared.hands import ANNOUNCEABLE, HANDS, SPACES

# Who does not read the dice takes every ride for as doubtful as it is long.
_PLAIN_DOUBT, _PLAIN_DOUBT_PER_SPACE = 0.05, 0.11


class Claim(NamedTuple):
    """An announcement and my chances with it."""

    hand: str
    true: float
    lie: float
    accused: float  # how likely


class Claims:
    """All seven, for dice of which all know the evidence, with so much gold left."""

    def __init__(self, here: Situation, evidence: Evidence, gold: float) -> None:
        self._here = here
        self._gold = gold
        doubts = self._doubts(evidence)
        self.claims = [self._claim(hand, doubts[hand]) for hand in ANNOUNCEABLE]
        self._lies = sorted(self.claims, key=lambda claim: -claim.lie)[:2]

    def best(self, hand: str) -> float:
        """My chances with dice that are really this hand."""
        first, second = self._lies
        lie = second.lie if first.hand == hand else first.lie
        return lie if hand == HANDS[0] else max(lie, self.claims[SPACES[hand] - 1].true)

    def best_for_all(self) -> list[float]:
        return [self.best(hand) for hand in HANDS]

    def values(self, hand: str) -> list[float]:
        """Each announcement's, with dice that are really this hand."""
        return [claim.true if claim.hand == hand else claim.lie for claim in self.claims]

    def accused(self, hand: str) -> float:
        """How likely this announcement is called a bluff."""
        return self.claims[SPACES[hand] - 1].accused

    def _doubts(self, evidence: Evidence) -> dict[str, float]:
        if not self._here.skill.reads:
            return {
                hand: _PLAIN_DOUBT + _PLAIN_DOUBT_PER_SPACE * SPACES[hand] for hand in ANNOUNCEABLE
            }
        manners = self._here.memory.people[self._here.me].manners
        return belief.suspicions(manners, evidence)

    def _claim(self, hand: str, doubt: float) -> Claim:
        here = self._here
        spaces = SPACES[hand]
        ride = here.ride(spaces, self._gold)
        stay = here.caught(self._gold)
        true, lie, unaccused = 0.0, here.leaning.bluff, 1.0
        for seat in here.accusers:
            accuses = unaccused * self._accuses(seat, doubt, hand)
            true += accuses * (ride + here.gain_by_jail(seat))
            lie += accuses * (stay - here.loss_by_ride(seat, spaces))
            unaccused -= accuses
        true += unaccused * ride
        lie += unaccused * ride
        if "poker-face" in here.hand and spaces <= POKER_FACE_LIMIT:
            lie = max(lie, ride - here.card_price)
        return Claim(hand, true, lie, 1 - unaccused)

    def _accuses(self, seat: int, doubt: float, hand: str) -> float:
        if not self._here.skill.reads:
            return doubt
        return nerves.chance(self._here.memory.people[seat].nerve, doubt, hand)
