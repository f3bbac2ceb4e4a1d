"""Tall Tale at one screen: the cup is lifted for the teller alone."""

from __future__ import annotations

from typing import Any

from game.engine.requests import Decision
from game.hotseat.policy import HotSeatPolicy


class TallTalePolicy(HotSeatPolicy):
    def is_secret(self, pending: Decision[Any]) -> bool:
        return pending.kind == "tell"
