"""Whose turn it is, and that the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from game.rules.shared import deals
from game.rules.western import events
from game.ui.table.cues.show import FRAME
from game.ui.table.cues.signs import draw_sign
from game.ui.table.hands import cues as hand_cues
from game.ui.western.cues.show import WesternShow

LOST, LOST_SEEN = 1.1, 0.7  # seconds
WON, RAIN_ENDS = 2.8, 0.6  # seconds; and so long before the end no more bills fall
EVERY = 0.09  # seconds between two bills


def first_player(event: deals.FirstPlayer, show: WesternShow) -> Iterator[float]:
    show.context.first_rolls.clear()
    yield from hand_cues.first_player(event, show, lasts=1.5)


def turn_lost(event: events.TurnLost, show: WesternShow) -> Iterator[float]:
    """A horse has run away with it."""
    context = show.context
    show.play("horse-snort")
    context.bubbles.hush()
    name, horse = context.name(event.seat), "western/card-horse"
    show.draw(lambda canvas: draw_sign(canvas, show, LOST, name, show.sentence, horse))
    yield from show.until(LOST_SEEN)
    show.settle()
    yield from show.until(LOST)


def game_won(event: events.GameWon, show: WesternShow) -> Iterator[float]:
    """Bills rain on the winner."""
    context = show.context
    show.settle()
    show.play("win-purse")
    title, icon = context.ui.say("The game is over!"), context.portrait(event.seat)
    show.draw(lambda canvas: draw_sign(canvas, show, WON, title, show.sentence, icon))
    end = context.places.plate(event.seat).center
    for number in count():
        yield FRAME  # no more than one bill in each
        yield from show.until(number * EVERY)
        if show.time > WON - RAIN_ENDS or show.still:
            break
        begin = context.money_at(number % len(context.names))
        context.effects.fly("western/bill", begin, end, 1, size=(36, 20))
    yield from show.until(WON)
