"""The betting: cards are laid, markers slide along the rows, chips go into the boxes."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.derby.cards import SPECIAL
from game.rules.derby.events import (
    BetLaid,
    CardLaid,
    FirstCardLaid,
    LeftOverTurned,
    SpecialReplaced,
)
from game.ui.derby.cards.flight import draw_card_on_its_way
from game.ui.derby.context import DerbyContext, DerbyShow
from game.ui.derby.slate.bets import bets_on, paint_number, spot
from game.ui.derby.slate.ghosts import draw_shift_arrow
from game.ui.derby.slate.markers import slide_time
from game.ui.derby.slate.places import PILE, betting_box, card_place
from game.ui.derby.slate.stacks import stack_at
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import COLOURS, LIGHT_GOLD
from game.ui.kit.tween import between, clamp, hop, overshoot, smooth

CHIP = (40.0, 31.0)
APART = 0.07  # seconds from chip to chip
CHALKS = 3  # sounds of chalk there are
SPREAD = 26.0  # so high a number rises
CARD_FLIES, CHIP_FLIES = 0.45, 0.5  # seconds


def special_replaced(event: SpecialReplaced, show: DerbyShow) -> Iterator[float]:
    """A Star that was turned up goes back."""
    context, lasts = show.context, 1.0
    deck, end = context.deck_box, context.next_card_place(event.horse)
    show.play("card-draw", 0.6)

    def draw(canvas: Canvas) -> None:
        there = 1.0 if show.still else hop(show.share(lasts)) ** 0.5
        draw_card_on_its_way(canvas, SPECIAL, deck, end, there)

    show.draw(draw)
    yield lasts


def first_card_laid(event: FirstCardLaid, show: DerbyShow) -> Iterator[float]:
    """In the set-up: one after the other, quickly; a card that somebody chose, for all to see."""
    context = show.context
    begin, flies, lasts = context.deck_box, 0.26, 0.32
    if event.seat is not None:
        begin, flies, lasts = context.rounds.cards_box(event.seat), 0.5, 0.9
    yield from _lay(event, show, begin, flies)
    yield from show.until(lasts)


def card_laid(event: CardLaid, show: DerbyShow) -> Iterator[float]:
    """Then the marker of the horse slides along the rows."""
    rows = 0 if event.row_before is None else abs(event.row - event.row_before)
    lasts = CARD_FLIES + 0.35 + slide_time(rows) + (0.25 if rows else 0.0)
    context, seat = show.context, event.seat
    if seat is None:
        yield from _lay(event, show, PILE, CARD_FLIES)
    else:
        (begin,) = context.places_of(seat, [event.card])
        with context.hiding(seat, [event.card]):
            is_open = context.shows_hand_of(seat)
            yield from _lay(event, show, begin, CARD_FLIES, is_open=is_open)
    if rows:
        show.play(f"chalk-{min(rows, CHALKS)}")
        show.draw_on_board(lambda canvas: _draw_way(canvas, context, event))
    if event.difference:
        show.draw(lambda canvas: _draw_difference(canvas, show, event))
    yield from show.until(0.6 if show.still else lasts)


def _lay(
    event: FirstCardLaid | CardLaid,
    show: DerbyShow,
    begin: Box,
    flies: float,
    *,
    is_open: bool = False,
) -> Iterator[float]:
    """A card flies beside a horse; as soon as it lies there, it counts. `is_open`: its face was
    seen before."""
    end = show.context.next_card_place(event.horse)

    def draw(canvas: Canvas) -> None:
        share = show.share(flies)
        shown = event.card if is_open or share > 0.5 else None
        draw_card_on_its_way(canvas, shown, begin, end, share)

    if not show.still:
        show.play("card-draw", 0.6)
        yield from show.while_drawing(flies, draw)
    show.settle()
    show.play("card-slate")


def _draw_way(canvas: Canvas, context: DerbyContext, event: CardLaid) -> None:
    """An arrow along the rows that were left behind."""
    before, here = event.row_before, context.markers.get(event.horse)
    if before is not None and here is not None:
        draw_shift_arrow(canvas, event.horse, before, here, LIGHT_GOLD)


def _draw_difference(canvas: Canvas, show: DerbyShow, event: CardLaid) -> None:
    """By how much it is higher than the one before it."""
    place = card_place(event.horse, len(show.context.seen.horse(event.horse).seen_cards) - 1)
    rise = 0.0 if show.still else SPREAD * smooth(clamp((show.time - 0.45) * 3))
    at = (place.centerx, place.y - 2 - rise * 0.5)
    paint_number(canvas, f"{event.difference:+d}", at, (40, 18), LIGHT_GOLD)


def bet_laid(event: BetLaid, show: DerbyShow) -> Iterator[float]:
    """The whole stack goes into the betting box, chip by chip."""
    context, chips = show.context, event.chips
    begin, end = _chips_from(context, event), _chip_at(context, event)
    show.play("chips-1" if chips == 1 else "chips-2")
    if show.still:
        show.settle()
        yield 0.5
        return
    show.draw(lambda canvas: _draw_chips(canvas, show, event, begin, end))
    yield CHIP_FLIES
    show.settle()
    show.play("chips-stack")
    show.draw(lambda canvas: _draw_sum(canvas, show, chips, end))
    yield from show.until(CHIP_FLIES + APART * (chips - 1) + 0.3)


def _chips_from(context: DerbyContext, event: BetLaid) -> Point:
    if event.seat == context.front:
        return stack_at(context, event.chips)
    return context.rounds.chips_at(event.seat)


def _chip_at(context: DerbyContext, event: BetLaid) -> Point:
    """Where the own chip lies once the bet is laid."""
    bets = list(context.seen.horse(event.horse).bets)
    bets[event.seat] = event.total
    shown = bets_on(bets)
    number = next(n for n, bet in enumerate(shown) if bet.seat == event.seat)
    return spot(betting_box(event.horse), number, len(shown)).chip


def _draw_chips(canvas: Canvas, show: DerbyShow, event: BetLaid, begin: Point, end: Point) -> None:
    picture = f"derby/chip-lying-{COLOURS.index(show.context.colour(event.seat))}"
    for number in reversed(range(event.chips)):
        share = clamp((show.time - APART * number) / CHIP_FLIES)
        if share < 1.0:
            x, y = between(begin, end, smooth(share))
            at = (x, y - 40 * hop(share) - (1 - share) * 9 * number * 0.5)
            canvas.centred(picture, at, size=CHIP)


def _draw_sum(canvas: Canvas, show: DerbyShow, chips: int, end: Point) -> None:
    grown = overshoot(clamp((show.time - CHIP_FLIES) / 0.3))
    at = (end[0], end[1] - 30 * grown)
    paint_number(canvas, f"+{chips}", at, (46, 20), LIGHT_GOLD)


def left_over_turned(event: LeftOverTurned, show: DerbyShow) -> Iterator[float]:
    """The cards that nobody had lie beside the slate, and are turned up next."""
    lasts = 1.1
    show.settle()
    show.play("card-shuffle", 0.8)

    def draw(canvas: Canvas) -> None:
        apart = 18 * hop((show.share(lasts) * 2) % 1.0)
        show.context.draw_back(canvas, PILE.move(apart, -6))
        show.context.draw_back(canvas, PILE.move(-apart * 0.4, -8))

    if not show.still:
        show.draw(draw)
    yield lasts
