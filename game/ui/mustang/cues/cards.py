"""Cards that are exchanged and shuffled."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.mustang import events
from game.rules.mustang.box import shipped_box
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import clamp
from game.ui.mustang.cues.ranch_show import RanchShow, draw_caption
from game.ui.table.hands import cues as hand_cues
from game.ui.table.hands.cues import LATE
from game.ui.table.hands.places import indexes_of


def exchanged(event: events.Exchanged, show: RanchShow) -> Iterator[float]:
    """Under the deck: backs from another's plank, faces from a hand that is seen."""
    context, lasts = show.context, 0.55
    if context.shows_hand_of(event.seat):
        return  # which ones, an event of its own tells
    show.play("card-draw", 0.8)
    if show.still:
        yield 0.3
        return

    def draw(canvas: Canvas) -> None:
        for number in range(event.number):
            share = clamp(show.share(lasts) * (1 + LATE) - LATE * number)
            begin = context.hand_box(event.seat)
            context.draw_flying(canvas, None, begin, context.deck_box, share)

    show.draw(draw)
    yield lasts


def cards_tucked(event: events.CardsTucked, show: RanchShow) -> Iterator[float]:
    """The same, to whoever sees them."""
    context, lasts = show.context, 0.6
    show.play("card-draw", 0.8)
    if event.seat != context.front or show.still:
        show.settle()
        yield 0.2
        return
    left = context.holder(event.seat).hand or ()
    before = shipped_box().in_hand_order([*left, *event.cards])
    places = indexes_of(event.cards, before)

    def draw(canvas: Canvas) -> None:
        share = show.share(lasts)
        for place, card in zip(places, event.cards, strict=True):
            shown = card if share < 0.5 else None
            context.draw_flying(canvas, shown, context.card_place(place), context.deck_box, share)

    context.leaving, context.coming = before, set(places)
    show.draw(draw)
    try:
        yield lasts
    finally:
        context.leaving, context.coming = None, set()


def deck_renewed(event: events.DeckRenewed, show: RanchShow) -> Iterator[float]:
    show.draw(lambda canvas: draw_caption(canvas, show))
    yield from hand_cues.deck_renewed(event, show)


def events_renewed(event: events.EventsRenewed, show: RanchShow) -> Iterator[float]:
    show.settle()
    show.play("card-shuffle", 0.7)
    show.draw(lambda canvas: draw_caption(canvas, show))
    yield 0.8
