"""Gamblers at one screen: who chooses among the own cards does so alone; whoever might answer a
card is asked in front of everybody, whatever is held.

The rules ask by what all can see: how many cards somebody has, and never which ones. So whoever
will be asked next, if nobody plays a card, is known at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.events import Event
from game.engine.requests import Decision
from game.hotseat.offers import Offer
from game.hotseat.policy import HotSeatPolicy
from game.rules.western.asking import could_raise, could_stop_sheriff
from game.rules.western.events import TrainPassed
from game.rules.western.questions import ClimbLadder, Counter, OverCounter, StopSheriff
from game.rules.western.view import WesternView

STOP_SHERIFF, LADDER = StopSheriff.kind, ClimbLadder.kind
# A card may be played out of turn: the kinds of these questions are the windows of the offers.
OFFERED: Mapping[str, type[Decision[Any]]] = {
    question.kind: question for question in (Counter, OverCounter, StopSheriff, ClimbLadder)
}


FEW, MORE = 3, 0.2  # gamblers of whom none is hurried, and how much faster it goes with each more


def haste_of(seats: int) -> float:
    """How many times as fast, with so many gamblers, as between three."""
    return 1.0 + MORE * max(seats - FEW, 0)


class WesternPolicy(HotSeatPolicy):
    """How many cards are drawn is said openly: it shows anyhow."""

    def is_secret(self, pending: Decision[Any]) -> bool:
        return pending.kind == "play"

    def asks_all(self, pending: Decision[Any]) -> bool:
        """With the open train anybody lays, out of turn."""
        return pending.kind == LADDER and len(pending.seats) > 1

    def window_of(self, pending: Decision[Any]) -> str:
        return pending.kind if self.asks_for_card(pending) else ""

    def asks_for_card(self, pending: Decision[Any]) -> bool:
        return pending.kind in OFFERED

    def asked_now(self, pending: Decision[Any], seat: int) -> Offer | None:
        return Offer(seat, pending.kind) if self.asks_for_card(pending) else None

    def question_of(self, offer: Offer) -> type[Decision[Any]]:
        return OFFERED[offer.window]

    def offers_from(self, view: WesternView, first: Offer) -> tuple[Offer, ...]:
        if first.window == STOP_SHERIFF:
            seats = could_stop_sheriff(view, first.seat)
        elif first.window == LADDER:
            seats = could_raise(view, first.seat)
        else:
            return (first,)
        return tuple(Offer(seat, first.window) for seat in seats)

    def moment_of(self, events: Sequence[Event]) -> int:
        """Another number once something else than passing has happened."""
        moment = len(events)
        while moment and isinstance(events[moment - 1], TrainPassed):
            moment -= 1
        return moment

    def is_quiet(self, pending: Decision[Any]) -> bool:
        """A draw follows every play: bots do not pause before it."""
        return pending.kind == "draw"

    def hides_time(self, pending: Decision[Any]) -> bool:
        return pending.kind != "draw"

    def pause_share(
        self, pending: Decision[Any], view: WesternView, people: Sequence[int]
    ) -> float:
        """Many of them, one after the other, do not take their time; least of all to say that
        they let a card between others go through. Nine of them, one after the other, would keep
        the table waiting for a Marshal."""
        if pending.kind == STOP_SHERIFF:
            return 0.0
        play = None if view.train is not None else view.play  # a train is there for all
        if not people or (play is not None and {play.seat, play.target} & set(people)):
            return 1.0
        haste = haste_of(len(view.players))
        return 1.0 / (haste if pending.kind == "play" else haste * haste)

    def bots_wait(self, people: Sequence[int]) -> bool:
        """Several people at one screen have to look at their hands first, one after the other."""
        return len(people) > 1
