"""The bets on a horse: a chip with the face of whoever laid it, and how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.derby.context import DerbyContext
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import COLOURS, CREAM, INK, LIGHT_GOLD, LIVERIES, Colour
from game.ui.table.faces import paint_round

LARGE, SMALL = 50.0, 26.0
FEW = 2  # bets up to which each is large
OPEN = 0.74  # of a chip's width is its open middle
BADGE = 0.17  # of a chip's width is the radius of the number's disc
GHOST = 130


class Bet(NamedTuple):
    """`words`: how much; `meant`: it is not laid yet."""

    seat: int
    words: str
    meant: bool = False


class Spot(NamedTuple):
    """A chip in a betting box, and the middle of its number."""

    chip: Point
    side: float
    number: Point
    room: Point


def bets_on(bets: Sequence[int], seat: int | None = None, stake: int = 0) -> list[Bet]:
    """Each bettor's, and the stake that a seat is about to lay. Where there are many, a bettor
    has one chip for all of it."""
    laid = [Bet(who, str(chips)) for who, chips in enumerate(bets) if chips]
    if seat is None or not stake:
        return laid
    if len(laid) < FEW or not bets[seat]:
        return [*laid, Bet(seat, f"+{stake}", meant=True)]
    return [
        bet._replace(words=f"{bet.words}+{stake}", meant=True) if bet.seat == seat else bet
        for bet in laid
    ]


def spot(box: Box, number: int, count: int) -> Spot:
    """Up to two large, side by side; more are small, in rows of two."""
    if count <= FEW:
        x = box.x + 31 + 54 * number
        return Spot((x, box.y + 34), LARGE, (x, box.y + 74), (46, 17))
    x, y = box.x + 20 + 51 * (number % 2), box.y + 19 + 28 * (number // 2)
    return Spot((x, y), SMALL, (x + 28, y), (23, 15))


def paint_bets(canvas: Canvas, context: DerbyContext, box: Box, bets: Sequence[Bet]) -> None:
    for number, bet in enumerate(bets):
        place = spot(box, number, len(bets))
        colour = LIGHT_GOLD if bet.meant else CREAM
        if bet.meant and bet.words.startswith("+"):
            draw_chip(canvas, context, bet.seat, place.chip, place.side, alpha=GHOST)
            canvas.disc(place.chip, place.side / 2 + 2, LIGHT_GOLD, width=2.5)
        else:
            draw_chip(canvas, context, bet.seat, place.chip, place.side)
        paint_number(canvas, bet.words, place.number, place.room, colour)


def paint_number(
    canvas: Canvas, words: str, centre: Point, room: Point, colour: Colour = CREAM
) -> None:
    """On felt, with a hard shadow."""
    canvas.numeral(words, centre, size=21, colour=colour, within=room, drop=INK)


def draw_chip(
    canvas: Canvas,
    context: DerbyContext,
    seat: int,
    centre: Point,
    side: float,
    *,
    alpha: int = 255,
) -> None:
    """The own portrait in a rim of the own colour, with the number of the seat."""
    key = ("derby-chip", context.portrait(seat), context.colour(seat), seat)
    around = side + 6
    picture = canvas.composition(
        key, (around, around), lambda: _paint_chip(canvas, context, seat, (around / 2, around / 2))
    )
    x, y = canvas.at(centre)
    canvas.stamp(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2), alpha)


def _paint_chip(canvas: Canvas, context: DerbyContext, seat: int, centre: Point) -> None:
    side = 2 * centre[0] - 6
    colour = context.colour(seat)
    canvas.disc(centre, side * OPEN / 2, LIVERIES[colour].base)
    paint_round(canvas, context.portrait(seat), centre, side * OPEN)
    canvas.centred(f"derby/chip-{COLOURS.index(colour)}", centre, size=(side, side))
    badge = (centre[0] + side * 0.34, centre[1] + side * 0.34)
    radius = max(side * BADGE, 6.0)
    canvas.disc(badge, radius + 1.2, INK)
    canvas.disc(badge, radius, CREAM)
    room = (radius * 1.3, radius * 1.3)
    canvas.numeral(str(seat + 1), badge, size=40, colour=INK, within=room)
