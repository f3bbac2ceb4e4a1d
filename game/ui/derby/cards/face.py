"""The face of a movement card: its value and the sign of its colour, which tells it apart without
the colour too. Small ones carry nothing else."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.rules.derby.cards import COLOUR, VALUE
from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.theme import Colour

CARD = (106.0, 146.0)
RIDDEN = (70.0, 98.0)
SMALL = (38.0, 51.0)
WITH_PICTURE = 60.0  # a card as wide as this shows its horse
INKS: dict[str, Colour] = {
    "black": (58, 48, 40),
    "yellow": (143, 102, 6),
    "blue": (44, 104, 152),
    "red": (190, 58, 40),
    "white": (128, 112, 80),
}
DIM: Colour = (120, 100, 72)
VEIL, CORNER = 150, 0.09  # how dark, and how round, as a share of the width
LARGEST_TYPE = 200.0  # more than any numeral has room for


class Spot(NamedTuple):
    """Where something is on a card, and how high it is, as shares of the card."""

    across: float
    down: float
    high: float

    def on(self, card: Box) -> tuple[Point, float]:
        at = (card.x + card.width * self.across, card.y + card.height * self.down)
        return at, card.height * self.high


LARGE_VALUE, CORNER_VALUE = Spot(0.5, 0.62, 0.32), Spot(0.21, 0.15, 0.15)
LARGE_MARK, CORNER_MARK = Spot(0.66, 0.22, 0.22), Spot(0.21, 0.31, 0.14)
SMALL_VALUE, SMALL_MARK = Spot(0.5, 0.33, 0.38), Spot(0.5, 0.72, 0.34)


def value_and_colour(card: str) -> tuple[int, str]:
    """A Star is a white 1."""
    return VALUE[card], COLOUR[card] or "white"


def mark_picture(colour: str) -> str:
    return f"derby/mark-{'star' if colour == 'white' else colour}"


def card_pictures() -> list[str]:
    """All that cards are drawn with."""
    faces = [f"derby/card-face-{colour}" for colour in INKS]
    marks = [mark_picture(colour) for colour in INKS]
    return [*faces, "derby/card-small", "derby/card-back", *marks]


def draw_card(
    canvas: Canvas, card: str, box: Boxlike, *, dim: bool = False, alpha: int = 255
) -> None:
    """At any size. `dim`: it cannot be played now."""
    area = Box(*box)
    key = ("derby-card", card, dim)
    if alpha >= 255:
        canvas.composed(key, area, partial(_paint, canvas, card, area, dim=dim))
        return
    corner = Box(0, 0, area.width, area.height)
    picture = canvas.composition(key, area.size, partial(_paint, canvas, card, corner, dim=dim))
    canvas.stamp(picture, canvas.at(area.topleft), alpha)


def draw_card_back(canvas: Canvas, box: Boxlike) -> None:
    canvas.picture("derby/card-back", box)


def _paint(canvas: Canvas, card: str, box: Box, *, dim: bool) -> None:
    if box.width >= WITH_PICTURE:
        _paint_large(canvas, card, box)
    else:
        _paint_small(canvas, card, box)
    if dim:
        canvas.fill(box, DIM, alpha=VEIL, radius=box.width * CORNER)


def _paint_large(canvas: Canvas, card: str, box: Box) -> None:
    """In the corner what is enough where cards lie on each other."""
    value, colour = value_and_colour(card)
    canvas.picture(f"derby/card-face-{colour}", box)
    _numeral(canvas, value, box, LARGE_VALUE, INKS[colour])
    _numeral(canvas, value, box, CORNER_VALUE, INKS[colour])
    _mark(canvas, colour, box, CORNER_MARK)
    _mark(canvas, colour, box, LARGE_MARK)


def _paint_small(canvas: Canvas, card: str, box: Box) -> None:
    value, colour = value_and_colour(card)
    canvas.picture("derby/card-small", box)
    _numeral(canvas, value, box, SMALL_VALUE, INKS[colour])
    _mark(canvas, colour, box, SMALL_MARK)


def _numeral(canvas: Canvas, value: int, card: Box, spot: Spot, colour: Colour) -> None:
    """As high as the card allows, whatever size of type the player wants."""
    at, high = spot.on(card)
    canvas.numeral(str(value), at, size=LARGEST_TYPE, colour=colour, within=(high, high))


def _mark(canvas: Canvas, colour: str, card: Box, spot: Spot) -> None:
    at, side = spot.on(card)
    canvas.centred(mark_picture(colour), at, size=(side, side))
