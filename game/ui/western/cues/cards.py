"""Cards that are dealt, drawn, thrown away, stolen and shuffled."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.shared import deals
from game.rules.western import events
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import clamp
from game.ui.western.cards.lying import LARGE, Lying, draw_lying, on_the_way
from game.ui.western.cues.show import WesternShow

FLIES = 0.45  # seconds that a drawn card is on its way
TAKEN, SEEN, DISCARDED = 1.1, 1.5, 0.75  # seconds
COMES, GOES = 0.25, 0.8  # of the time that a taken card is seen


def cards_drawn(event: deals.CardsDrawn, show: WesternShow) -> Iterator[float]:
    """They fly by themselves: what follows does not wait until they are there."""
    context, seat, number = show.context, event.seat, event.number
    show.settle()
    if context.shows_hand_of(seat):
        return  # which ones, an event of its own tells
    show.play("card-draw")
    if show.still:
        yield 0.3
        return
    begin, end = context.deck_box.center, context.hand_box(seat)
    back = "western/card-back"
    context.effects.fly(back, begin, end.center, number, size=end.size, lasts=FLIES)
    yield 0.12 + 0.08 * number


def card_discarded(event: events.CardDiscarded, show: WesternShow) -> Iterator[float]:
    """Thrown on the discards, without effect."""
    context = show.context
    context.train.make_way()
    (begin,) = context.places_of(event.seat, [event.card])
    show.settle()
    context.discards_coming = 1
    show.play("card-play")

    def draw(canvas: Canvas) -> None:
        share = 1.0 if show.still else clamp(show.share(DISCARDED) * 1.25)
        context.draw_flying(canvas, event.card, begin, context.discards_box, share)

    show.draw(draw)
    try:
        yield 0.4 if show.still else DISCARDED
    finally:
        context.discards_coming = 0


def card_taken(event: events.CardTaken, show: WesternShow) -> Iterator[float]:
    """The hat takes a card, face down, from plate to plate."""
    context = show.context
    show.play("steal")

    def draw(canvas: Canvas) -> None:
        if not show.still:
            begin, end = context.hand_box(event.victim), context.hand_box(event.seat)
            context.draw_flying(canvas, None, begin, end, clamp(show.share(TAKEN) * 1.2))

    show.draw(draw)
    yield TAKEN


def card_seen(event: events.CardSeen, show: WesternShow) -> Iterator[float]:
    """To both of them: which card it was."""
    context = show.context
    end = Lying.in_box(context.hand_box(event.seat))
    show.settle()
    show.play("card-play", 0.7)
    middle = Lying(context.clear.center, LARGE[0])

    def where() -> Lying:
        share = show.share(SEEN)
        if show.still or COMES <= share <= GOES:
            return middle
        if share > GOES:
            return on_the_way(middle, end, (share - GOES) / (1.0 - GOES))
        return middle._replace(wide=LARGE[0] * (0.4 + 0.6 * share / COMES))

    def draw(canvas: Canvas) -> None:
        canvas.layer += 35
        draw_lying(canvas, context.words, event.card, where())
        canvas.layer -= 35

    show.draw(draw)
    yield SEEN
