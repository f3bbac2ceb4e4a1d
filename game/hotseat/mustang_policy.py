"""Ranchers at one screen: who sees cards sees them alone."""

from __future__ import annotations

from typing import Any

from game.engine.requests import Decision
from game.hotseat.policy import HotSeatPolicy

# Answered with the own hand. Being asked tells nothing: the owner of a wanted mustang always is,
# whatever is held.
WITH_THE_HAND = ("action", "defend")


class MustangPolicy(HotSeatPolicy):
    """Which mustangs run away or come in from the rain is chosen in front of everybody: corrals
    are open. Nothing is played out of turn."""

    def is_secret(self, pending: Decision[Any]) -> bool:
        return pending.kind in WITH_THE_HAND
