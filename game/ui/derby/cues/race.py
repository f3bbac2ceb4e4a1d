"""What is seen of the race: whose turn it is, the card that is ridden, and every step."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.derby.course import has_colour, lane_of
from game.rules.derby.events import (
    CardRidden,
    CardsTakenBack,
    HorseBegan,
    HorseMoved,
    RaceRoundBegan,
)
from game.ui.derby.context import DerbyContext, DerbyShow
from game.ui.derby.course.tags import draw_shown_card
from game.ui.derby.cues.riding import FLAT_OUT, play_there
from game.ui.kit.tween import mix, smooth
from game.ui.table.cues.show import FRAME

STRIDES = 3  # sounds of a stride, each as long as a horse takes to the next square
STEP, EACH = 0.42, 0.2  # seconds for the first square, and for each further one
ARRIVES = 0.8  # of the way: then the panels know


def race_round_began(event: RaceRoundBegan, show: DerbyShow) -> Iterator[float]:
    """With the first one the bell opens the houses."""
    show.settle()
    if event.round == 1:
        show.play("bell-start")
        yield 0.8
    else:
        show.play("tick", 0.6)
        yield 0.3


def horse_began(event: HorseBegan, show: DerbyShow) -> Iterator[float]:
    """Its square is lit; whoever rides it is called."""
    show.settle()
    if show.context.rides(event.horse):
        show.play("turn", 0.8)
        yield 0.3
    else:
        yield 0.16


def cards_taken_back(event: CardsTakenBack, show: DerbyShow) -> Iterator[float]:
    show.settle()
    show.play("cards-fan", 0.6)
    yield 0.3


def card_ridden(event: CardRidden, show: DerbyShow) -> Iterator[float]:
    """Shown above the horse. Where the horse stands on the colour of its card, the square lights
    up."""
    context = show.context
    show.settle()
    show.play("card-play", 0.8)
    if not event.level:
        _light_up(context, event)
    runner = context.field.runners[event.horse]
    show.draw(lambda canvas: draw_shown_card(canvas, context, runner, event.card))
    yield 0.6


def _light_up(context: DerbyContext, event: CardRidden) -> None:
    seen, track = context.seen, context.field.runners[event.horse].track
    square = seen.horse(event.horse).square
    colour = lane_of(seen.tracks[track - 1])[square]
    if has_colour(event.card, colour):
        context.field.flare(track, square, colour)


def horse_moved(event: HorseMoved, show: DerbyShow) -> Iterator[float]:
    """It gallops on, and its dust hangs behind it."""
    runner = show.context.field.runners[event.horse]
    squares, start, end = event.square - event.start, float(event.start), float(event.square)
    lasts = STEP + EACH * max(squares - 1, 0)
    if show.still:
        show.settle()
        runner.put(end)
    if squares > 1 and not show.still:
        play_there(show, event.horse, "whinny", 0.7)
        show.context.ui.sounds.loop(FLAT_OUT)
    else:
        play_there(show, event.horse, f"hooves-{event.square % STRIDES + 1}", 0.8)
    try:
        if show.still:
            yield 0.25
        while not show.still and show.time < lasts:
            runner.at = mix(start, end, smooth(show.share(lasts)))
            if show.share(lasts) >= ARRIVES:
                show.settle()
            yield FRAME
    finally:
        show.context.ui.sounds.stop(FLAT_OUT)
        runner.at = end
