"""The bets on a horse: a chip with the face of whoever laid it, and how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.derby.context import DerbyContext
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import COLOURS, CREAM, INK, LIGHT_GOLD, LIVERIES, Colour
from game.ui.kit.tokens import Type
from game.ui.table.faces import paint_round

LARGE, SMALL = 50.0, 26.0
FEW = 2  # bets up to which each is large; more are in rows of two
# In a betting box: the middle of the first chip, how far it is to the next, and its number.
FIRST_LARGE, LARGE_APART, NUMBER_BELOW, LARGE_ROOM = (31.0, 34.0), 54.0, 40.0, (46.0, 17.0)
FIRST_SMALL, PITCH, NUMBER_BESIDE, SMALL_ROOM = (20.0, 19.0), (51.0, 28.0), 28.0, (23.0, 15.0)
OPEN = 0.74  # of a chip's width is its open middle
BADGE = 0.17  # of a chip's width is the radius of the number's disc
BADGE_ASIDE, LEAST_BADGE = 0.34, 6.0  # its middle, as a share of the width; its least radius
DIGIT = 1.3  # of that radius: room for the number
RIM, EDGE = 3.0, 1.2  # around a chip, and around its number
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
        x, y = box.x + FIRST_LARGE[0] + LARGE_APART * number, box.y + FIRST_LARGE[1]
        return Spot((x, y), LARGE, (x, y + NUMBER_BELOW), LARGE_ROOM)
    down, across = divmod(number, FEW)
    x, y = box.x + FIRST_SMALL[0] + PITCH[0] * across, box.y + FIRST_SMALL[1] + PITCH[1] * down
    return Spot((x, y), SMALL, (x + NUMBER_BESIDE, y), SMALL_ROOM)


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
    canvas.numeral(words, centre, size=Type.LEAD, colour=colour, within=room, drop=INK)


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
    around = side + 2 * RIM
    picture = canvas.composition(
        key, (around, around), lambda: _paint_chip(canvas, context, seat, (around / 2, around / 2))
    )
    x, y = canvas.at(centre)
    canvas.stamp(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2), alpha)


def _paint_chip(canvas: Canvas, context: DerbyContext, seat: int, centre: Point) -> None:
    side = 2 * (centre[0] - RIM)
    colour = context.colour(seat)
    canvas.disc(centre, side * OPEN / 2, LIVERIES[colour].base)
    paint_round(canvas, context.portrait(seat), centre, side * OPEN)
    canvas.centred(f"derby/chip-{COLOURS.index(colour)}", centre, size=(side, side))
    badge = (centre[0] + side * BADGE_ASIDE, centre[1] + side * BADGE_ASIDE)
    radius = max(side * BADGE, LEAST_BADGE)
    canvas.disc(badge, radius + EDGE, INK)
    canvas.disc(badge, radius, CREAM)
    room = (radius * DIGIT, radius * DIGIT)
    canvas.numeral(str(seat + 1), badge, size=Type.FIGURE, colour=INK, within=room)
