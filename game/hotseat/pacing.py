"""At what pace bots may be seen to answer, so that nobody can tell from it what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.engine.requests import Decision
from game.hotseat.policy import HotSeatPolicy


class Pacing(NamedTuple):
    """How bots may be seen to answer what is asked now.

    `seats`: of how many it is asked; `people`: whether people at the screen are among them.
    `for_card`: whether somebody is asked for a card, and may have none. `quiet`: nobody may tell
    from their pace that it is asked. `hides_time`: it has to do with hidden cards, so the time of
    their thinking must not tell of them. `shows_thinking`: all may know who thinks. `waits`: where
    all are asked at once, people may take their time to speak up.
    """

    seats: int
    people: bool
    for_card: bool
    quiet: bool
    hides_time: bool
    shows_thinking: bool
    waits: bool


def pacing_of(pending: Decision[Any], policy: HotSeatPolicy, people: Sequence[int]) -> Pacing:
    return Pacing(
        len(pending.seats),
        any(seat in people for seat in pending.seats),
        policy.asks_for_card(pending),
        policy.is_quiet(pending),
        policy.hides_time(pending),
        policy.shows_thinking(pending),
        policy.bots_wait(people),
    )
