"""The face of a card: its value, and the sign of its colour."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.theme import Colour

STAR = "special"
CARD = (106.0, 146.0)
SMALL = (38.0, 51.0)
INKS: dict[str, Colour] = {
    "black": (52, 42, 36),
    "yellow": (150, 104, 10),
    "blue": (52, 122, 176),
    "red": (200, 62, 44),
    "white": (146, 132, 104),
}


def value_and_colour(card: str) -> tuple[int, str]:
    """A Star is a white 1."""
    value, _, colour = card.partition("-")
    return (1, "white") if card == STAR else (int(value), colour)


def mark_picture(colour: str) -> str:
    return f"derby/mark-{'star' if colour == 'white' else colour}"


def draw_card(canvas: Canvas, card: str, box: Boxlike, *, dim: bool = False) -> None:
    area = Box(*box)
    canvas.composed(("derby-card", card, dim), area, lambda: _paint(canvas, card, area))


def _paint(canvas: Canvas, card: str, box: Box) -> None:
    value, colour = value_and_colour(card)
    share = box.width / CARD[0]
    canvas.picture(f"derby/card-face-{colour}", box)
    at = (box.x + 18 * share, box.y + 22 * share)
    canvas.numeral(str(value), at, size=24 * share / canvas.zoom, colour=INKS[colour])
    below = (box.x + 18 * share, box.y + 44 * share)
    canvas.centred(mark_picture(colour), below, size=(18 * share, 18 * share))
    middle = (box.centerx, box.y + box.height * 0.62)
    canvas.numeral(str(value), middle, size=56 * share / canvas.zoom, colour=INKS[colour])


def draw_small_card(canvas: Canvas, card: str, box: Boxlike) -> None:
    """As it lies beside a horse on the slate."""
    area = Box(*box)
    canvas.composed(("derby-small", card), area, lambda: _paint_small(canvas, card, area))


def _paint_small(canvas: Canvas, card: str, box: Box) -> None:
    value, colour = value_and_colour(card)
    share = box.width / SMALL[0]
    canvas.picture(f"derby/card-face-{colour}", box)
    at = (box.centerx, box.y + 18 * share)
    canvas.numeral(str(value), at, size=24 * share / canvas.zoom, colour=INKS[colour])
    side = 14 * share
    canvas.centred(mark_picture(colour), (box.centerx, box.y + 37 * share), size=(side, side))


def draw_card_back(canvas: Canvas, box: Boxlike) -> None:
    canvas.picture("derby/card-back", box)
