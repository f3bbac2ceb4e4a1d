"""Cues of any table with hands of cards: they are dealt, drawn and shuffled, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.rules.shared import deals
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.tween import clamp, hop
from game.ui.table.cues.show import Show
from game.ui.table.cues.signs import draw_sign
from game.ui.table.hands.front_context import FrontContext
from game.ui.table.hands.places import indexes_of

FrontShow = Show[FrontContext[Any, Any, Any]]

LATE = 0.14  # by which share of the way each card follows the one before
ROUNDS = 6
BACKS, BACKS_LATE = 5, 0.22


def first_player(event: deals.FirstPlayer, show: FrontShow, *, lasts: float) -> Iterator[float]:
    show.settle()
    show.play("bell-ranch")
    name, icon = show.context.name(event.seat), show.context.portrait(event.seat)
    show.draw(lambda canvas: draw_sign(canvas, show, lasts, name, show.sentence, icon))
    yield lasts


def turn_began(event: deals.TurnBegan, show: FrontShow, *, lasts: float) -> Iterator[float]:
    turn = show.context.ui.say("turn %(number)d", number=event.turn)
    yield from turn_sign(show, event.seat, turn, lasts=lasts)


def turn_sign(show: FrontShow, seat: int, number: str, *, lasts: float) -> Iterator[float]:
    """A sign for whoever is asked now, with the number of the turn; that the seat is marked is
    enough for the others'."""
    context = show.context
    show.settle()
    context.bubbles.hush()
    if seat != context.reader:
        show.play("tick", 0.8)
        yield lasts
        return
    show.play("turn", 0.8)
    title, icon, hangs = context.ui.say("Your turn"), context.portrait(seat), 0.95
    show.draw(lambda canvas: draw_sign(canvas, show, hangs, title, number, icon))
    yield hangs


def cards_dealt(
    event: deals.CardsDealt,
    show: FrontShow,
    *,
    lasts: float,
    spread: float = 2.4,
    rounds: int = ROUNDS,
) -> Iterator[float]:
    """Backs from the deck to everybody. `spread`: times as long as one card is on its way, all of
    them are; `rounds`: of cards that are seen to be dealt, others come with them."""
    show.play("card-shuffle", 0.7)
    context = show.context
    if show.still:
        yield 0.4
        return
    seats = len(context.names)
    count = min(event.number, rounds) * seats

    def draw(canvas: Canvas) -> None:
        for number in range(count):
            share = clamp(show.share(lasts) * spread - (spread - 1) * number / count)
            if 0.0 < share < 1.0:
                end = context.hand_box(number % seats)
                context.draw_flying(canvas, None, context.deck_box, end, share)

    show.draw(draw)
    yield lasts


def hand_dealt(event: deals.HandDealt, show: FrontShow) -> Iterator[float]:
    """To whoever sees them: what they are."""
    show.settle()
    show.play("cards-fan", 0.8)
    yield 0.5


def cards_drawn(
    event: deals.CardsDrawn, show: FrontShow, *, lasts: float = 0.55, each: float = 0.05
) -> Iterator[float]:
    """Backs from the deck to another's plate. `each`: seconds that every card adds."""
    context, seat, count = show.context, event.seat, event.number
    if context.shows_hand_of(seat):
        return  # which ones, an event of its own tells
    show.play("card-draw")
    lasts = lasts + each * count
    if show.still:
        yield 0.3
        return

    def draw(canvas: Canvas) -> None:
        for card in range(count):
            share = clamp(show.share(lasts) * (1 + LATE * count) - LATE * card)
            if share < 1.0:
                context.draw_flying(canvas, None, context.deck_box, context.hand_box(seat), share)

    show.draw(draw)
    yield lasts


def cards_seen(
    event: deals.CardsSeen, show: FrontShow, *, lasts: float, each: float = 0.06
) -> Iterator[float]:
    """To whoever sees them: each flies to its place in the hand, and is turned up on the way."""
    show.settle()
    context, cards = show.context, event.cards
    show.play("card-draw")
    if event.seat != context.front or show.still:
        yield 0.2
        return
    places = indexes_of(cards, context.holder(event.seat).hand or [])
    lasts = lasts + each * len(cards)
    context.coming = set(places)

    def draw(canvas: Canvas) -> None:
        for number, (place, card) in enumerate(zip(places, cards, strict=True)):
            share = clamp(show.share(lasts) * (1 + LATE * len(cards)) - LATE * number)
            shown = card if share > 0.45 else None
            context.draw_flying(canvas, shown, context.deck_box, context.card_place(place), share)

    show.draw(draw)
    try:
        yield lasts
    finally:
        context.coming = set()


def deck_renewed(
    event: object,
    show: FrontShow,
    *,
    rises: float = 4.0,
    backs: int = BACKS,
    late: float = BACKS_LATE,
) -> Iterator[float]:
    """The discards go back, and all is shuffled. `rises`: by so much the halves are lifted;
    `backs`: how many are seen to go back, each `late` by so much of the way."""
    context, lasts = show.context, 1.1
    show.play("card-shuffle")
    if show.still:
        yield 0.4
        return

    def draw(canvas: Canvas) -> None:
        share = show.share(lasts)
        for number in range(backs):
            way = clamp(share * 2.2 - late * number)
            if 0.0 < way < 1.0:
                context.draw_flying(canvas, None, context.discards_box, context.deck_box, way)
        if share > 0.5:
            draw_riffle(canvas, context, context.deck_box, (share - 0.5) * 2, rises)

    show.draw(draw)
    yield lasts


def draw_riffle(
    canvas: Canvas, context: FrontContext[Any, Any, Any], deck: Box, share: float, rises: float
) -> None:
    """Two halves that go apart and together again, twice."""
    apart = 16 * hop((share * 2) % 1.0)
    context.draw_back(canvas, deck.move(-apart, -rises))
    context.draw_back(canvas, deck.move(apart, -rises - 2))
