"""Bettors at one screen: a hand is looked at alone, and the race belongs to everybody.

One bets, and lays a card, on the same visit. How the cards of a horse are played in the race is
public, unless hands are hidden, and so is who chooses a track or gives a horse its first card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.requests import Decision
from game.hotseat.policy import HotSeatPolicy
from game.rules.derby.questions import ChooseRide
from game.rules.derby.view import DerbyView

# A bet is asked of whoever looks at the own hand: with these cards the odds will move.
WITH_THE_HAND = ("bet", "play-card")
# Shares of the usual pause. Whoever has bet has thought about the card, too.
AFTER_THE_BET = 0.4
IN_THE_RACE = {"ride": 0.35, "push": 0.3, "die-card": 0.8, "choose-track": 0.8}


class DerbyPolicy(HotSeatPolicy):
    """Nobody is ever asked out of turn."""

    def is_secret(self, pending: Decision[Any]) -> bool:
        if isinstance(pending, ChooseRide):
            return pending.hidden
        return pending.kind in WITH_THE_HAND

    def occasion_of(self, table: Any) -> object:
        """Of two bettors the last one of a round is the first one of the next, and one rider may
        have two horses."""
        return table.round, None if table.move is None else table.move.horse

    def hides_time(self, pending: Decision[Any]) -> bool:
        """In the race everything is open."""
        return pending.kind in WITH_THE_HAND

    def pause_share(self, pending: Decision[Any], view: DerbyView, people: Sequence[int]) -> float:
        if pending.kind == "play-card" and view.stack > 0:
            return AFTER_THE_BET
        return IN_THE_RACE.get(pending.kind, 1.0)
