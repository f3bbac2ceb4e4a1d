"""The face of a movement card: its value and the sign of its colour, which tells it apart without
the colour too. Small ones carry nothing else."""

from __future__ import annotations

from functools import partial

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
VEIL = 150


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
        canvas.fill(box, DIM, alpha=VEIL, radius=box.width * 0.09)


def _paint_large(canvas: Canvas, card: str, box: Box) -> None:
    """In the corner what is enough where cards lie on each other."""
    value, colour = value_and_colour(card)
    wide, high = box.size
    canvas.picture(f"derby/card-face-{colour}", box)
    large = (box.centerx, box.y + high * 0.62)
    _numeral(canvas, value, large, high * 0.32, INKS[colour])
    _numeral(canvas, value, (box.x + wide * 0.21, box.y + high * 0.15), high * 0.15, INKS[colour])
    _mark(canvas, colour, (box.x + wide * 0.21, box.y + high * 0.31), high * 0.14)
    _mark(canvas, colour, (box.x + wide * 0.66, box.y + high * 0.22), high * 0.22)


def _paint_small(canvas: Canvas, card: str, box: Box) -> None:
    value, colour = value_and_colour(card)
    canvas.picture("derby/card-small", box)
    at = (box.centerx, box.y + box.height * 0.33)
    _numeral(canvas, value, at, box.height * 0.38, INKS[colour])
    _mark(canvas, colour, (box.centerx, box.y + box.height * 0.72), box.height * 0.34)


def _numeral(canvas: Canvas, value: int, centre: Point, high: float, colour: Colour) -> None:
    """As high as the card allows, whatever size of type the player wants."""
    canvas.numeral(str(value), centre, size=200, colour=colour, within=(high, high))


def _mark(canvas: Canvas, colour: str, centre: Point, side: float) -> None:
    canvas.centred(mark_picture(colour), centre, size=(side, side))
