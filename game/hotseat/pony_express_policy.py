"""Riders at one screen: what a rider answers alone, and cards that are offered in front of
everybody, to whom they may be offered as far as all can know.

The rules ask one seat after the other. Whoever will be asked before anything else happens is told
at once here, from what everybody can see; so people can answer together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.engine.events import Event
from game.engine.requests import Decision
from game.hotseat import pony_express_secrets as secrets
from game.hotseat.offers import Offer
from game.hotseat.policy import HotSeatPolicy
from game.rules.pony_express.cards import QUIET_WINDOWS, Play
from game.rules.pony_express.events import CardPlayed, DecoyPlaced, DiePickedUp, DieSpied
from game.rules.pony_express.hand_cards import plays_in
from game.rules.pony_express.questions import PlayCard
from game.rules.pony_express.table import Table
from game.rules.pony_express.view import PonyExpressView

SPYING = "another-announced"
BEFORE_OTHERS_SHOT = "others-shot"
AT_THE_FIGURES = "indians"
# In these windows only who holds a card is asked for one: nobody may tell that from the question
# that follows.
BEFORE = {
    "after-roll": "reroll",
    "before-reroll": "reroll",
    secrets.BEFORE_OWN_SHOT: "flick",
}
# What comes of a card while others may still be played in the same moment.
OF_CARDS = (CardPlayed, DieSpied, DecoyPlaced, DiePickedUp)


class PonyExpressPolicy(HotSeatPolicy):
    """Dice and cards are looked at alone; bluffs are doubted by all at once."""

    def is_secret(self, pending: Decision[Any]) -> bool:
        return secrets.is_secret(pending)

    def asks_all(self, pending: Decision[Any]) -> bool:
        return pending.kind == "accuse"

    def window_of(self, pending: Decision[Any]) -> str:
        return secrets.window_of(pending)

    def asks_for_card(self, pending: Decision[Any]) -> bool:
        return secrets.asks_for_card(pending)

    def plays_in(self, table: Table, offer: Offer) -> tuple[Play, ...]:
        return plays_in(table, table.riders[offer.seat], offer.window)

    def asked_now(self, pending: Decision[Any], seat: int) -> Offer | None:
        """Before a shot the rules ask only who holds a card, so the question for the shot itself
        counts as well."""
        if secrets.asks_for_card(pending):
            return Offer(seat, secrets.window_of(pending))
        if pending.kind == "flick":
            return Offer(seat, secrets.BEFORE_OWN_SHOT)
        return None

    def question_of(self, offer: Offer) -> type[Decision[Any]]:
        return PlayCard

    def offers_from(self, view: PonyExpressView, first: Offer) -> tuple[Offer, ...]:
        chances = _chances(view, first)
        return tuple(offer for offer in chances if secrets.might_play(view, *offer))

    def moment_of(self, events: Sequence[Event]) -> int:
        """Another number once something else than cards has happened."""
        moment = len(events)
        while moment and isinstance(events[moment - 1], OF_CARDS):
            moment -= 1
        return moment

    def public_kind(self, pending: Decision[Any]) -> str:
        return BEFORE.get(secrets.window_of(pending), pending.kind)

    def shows_thinking(self, pending: Decision[Any]) -> bool:
        """Who is asked for a card may hold one."""
        if secrets.asks_for_card(pending):
            return self.is_quiet(pending)
        return pending.kind != "accuse"

    def is_quiet(self, pending: Decision[Any]) -> bool:
        """Only who holds a card is asked: the others may not tell that from the pace."""
        return secrets.window_of(pending) in QUIET_WINDOWS


def _chances(view: PonyExpressView, first: Offer) -> Iterator[Offer]:
    yield first
    if first.window == SPYING:
        riders, active = view.riders, view.active
        for step in range(1, (active - first.seat) % len(riders)):
            seat = (first.seat + step) % len(riders)
            if not riders[seat].prison:
                yield Offer(seat, SPYING)
    elif first.window == BEFORE_OTHERS_SHOT:
        assert view.duel is not None, "that is asked in a duel"
        yield Offer(view.duel.opponent(first.seat), secrets.BEFORE_OWN_SHOT)
    elif first.window == AT_THE_FIGURES:
        yield Offer(first.seat, secrets.BEFORE_OWN_SHOT)
