"""Whose turn it is to bet, and which round begins."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.derby.events import RoundBegan, TurnBegan
from game.ui.derby.context import DerbyShow
from game.ui.table.cues.signs import hang_sign
from game.ui.table.hands.cues import turn_sign


def round_began(event: RoundBegan, show: DerbyShow) -> Iterator[float]:
    """The star goes on to the next seat; a sign says what is bet, or that nothing is any more."""
    show.settle()
    show.play("bell-ranch", 0.6)
    if event.round > len(show.context.seen.stacks) + 1:  # that has been said
        yield 0.5
        return
    title = show.context.ui.say("Round %(number)d", number=event.round)
    yield from hang_sign(show, title, lasts=1.3, icon="derby/marker-star")


def turn_began(event: TurnBegan, show: DerbyShow) -> Iterator[float]:
    number = show.context.ui.say("round %(number)d", number=event.round)
    yield from turn_sign(show, event.seat, number, lasts=0.25)
