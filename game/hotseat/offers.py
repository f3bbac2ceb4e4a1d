"""Cards that are offered in front of everybody: to whom, as far as all can know.

The rules ask one seat after the other. Whoever will be asked before anything else happens is told
at once here, from what everybody can see; so people can answer together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.engine.events import Event
from game.engine.requests import Decision
from game.hotseat.secrets import BEFORE_OWN_SHOT, asks_for_card, might_play, window_of

SPYING = "another-announced"
BEFORE_OTHERS_SHOT = "others-shot"
AT_THE_FIGURES = "indians"
# What comes of a card while others may still be played in the same moment.
OF_CARDS = ("card-played", "die-spied", "decoy-placed", "die-picked-up")


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

    def claiming(self, offers: Sequence[Offer], seats: Sequence[int]) -> Standing:
        """For these seats; whoever would have been asked before the last of them has passed."""
        claimed = [offer for offer in offers if offer.seat in seats]
        before = offers[: offers.index(claimed[-1])]
        passed = [offer for offer in before if offer not in claimed]
        return self.passing(passed)._replace(claimed=self.claimed.union(claimed))


def moment_of(events: Sequence[Event]) -> int:
    """Another number once something else than cards has happened."""
    moment = len(events)
    while moment and events[moment - 1].kind in OF_CARDS:
        moment -= 1
    return moment


def asked_now(pending: Decision[Any] | None) -> Offer | None:
    """Who is asked for a card. Before a shot the rules ask only who holds one, so the question
    for the shot itself counts as well."""
    if pending is None:
        return None
    if asks_for_card(pending):
        return Offer(pending.seats[0], window_of(pending))
    return Offer(pending.seats[0], BEFORE_OWN_SHOT) if pending.kind == "flick" else None


def offers_from(view: dict[str, Any], first: Offer) -> tuple[Offer, ...]:
    """All who will be asked for a card from the first one on, in that order, if nobody plays
    any. `view`: what everybody can see."""
    return tuple(offer for offer in _chances(view, first) if might_play(view, *offer))


def _chances(view: dict[str, Any], first: Offer) -> Iterator[Offer]:
    yield first
    if first.window == SPYING:
        riders, active = view["riders"], view["active"]
        for step in range(1, (active - first.seat) % len(riders)):
            seat = (first.seat + step) % len(riders)
            if not riders[seat]["prison"]:
                yield Offer(seat, SPYING)
    elif first.window == BEFORE_OTHERS_SHOT:
        shooter = next(seat for seat in view["duel"]["seats"] if seat != first.seat)
        yield Offer(shooter, BEFORE_OWN_SHOT)
    elif first.window == AT_THE_FIGURES:
        yield Offer(first.seat, BEFORE_OWN_SHOT)
