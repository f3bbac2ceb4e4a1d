"""How good it is for me to stand somewhere, to the far-sighted and to the short-sighted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.bots.pony_express.prospects import SERVES, Standing

# Somebody who sees only the next space: what a space, a nugget and a card are to it, what a turn
# lost, and what it feels when it arrives.
_STEP, _NUGGET, _CARD = 0.025, 0.012, 0.025
_TURN = 3  # spaces
_ARRIVAL = 0.5


class Chances(Protocol):
    """My chances to win, or what I take for them."""

    def win(self, space: float, gold: float, cards: float, delay: float = 0.0) -> float: ...

    def win_on_arrival(self) -> float: ...

    def win_as(self, standing: Standing) -> float: ...


class NextSpace:
    """The short-sighted: farther is better, and the others are in the way."""

    def __init__(self, standings: Sequence[Standing], me: int, last: int) -> None:
        self._last = last
        lead = max(s.space for seat, s in enumerate(standings) if seat != me)
        jailed = sum(s.prison for seat, s in enumerate(standings) if seat != me)
        self._against = _STEP * (lead / 2 - jailed)

    def win(self, space: float, gold: float, cards: float, delay: float = 0.0) -> float:
        return _STEP * (space - _TURN * delay) + _NUGGET * gold + _CARD * cards - self._against

    def win_on_arrival(self) -> float:
        return self.win(self._last, 0, 0) + _ARRIVAL

    def win_as(self, standing: Standing) -> float:
        delay = SERVES if standing.prison else 0.0
        if standing.mailbox:
            return self.win_on_arrival() + _STEP * (standing.mailbox - _TURN * delay)
        return self.win(standing.space, standing.gold, standing.cards, delay)
