"""Small things that stand beside the horses and the lanes: whose they are, and a chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.derby.card_face import draw_card
from game.ui.derby.course_geometry import Spot
from game.ui.derby.horses import COATS, NUMBERS
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import INK, LIGHT_GOLD, RED

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

RIDDEN = (28.0, 38.0)  # a small card
DISC = 11.0  # the radius of a horse's number
TAG = (48.0, 26.0)


def draw_number(canvas: Canvas, horse: str, centre: Point, radius: float = DISC) -> None:
    """A horse as its colour and its number on a disc."""
    side = 2 * radius + 4
    box = Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
    canvas.composed(
        ("derby-number", horse), box, lambda: _paint_number(canvas, horse, centre, radius)
    )


def _paint_number(canvas: Canvas, horse: str, centre: Point, radius: float) -> None:
    coat = COATS[horse]
    canvas.disc((centre[0] + 0.8, centre[1] + 1.2), radius, INK)
    canvas.disc(centre, radius, INK)
    canvas.disc(centre, radius - 1.8, coat.dark)
    canvas.disc((centre[0] - 0.8, centre[1] - 0.8), radius - 2.8, coat.base)
    room = (radius * 1.3, radius * 1.3)
    number = str(NUMBERS[horse])
    canvas.numeral(number, centre, size=radius * 1.7, colour=coat.ink, within=room)


def draw_chance(canvas: Canvas, spot: Spot, chance: int) -> None:
    """In per cent, a little to the right of the square."""
    zoom = min(max(canvas.zoom, 1.0), 1.3)
    wide, high = TAG[0] * zoom, TAG[1] * zoom
    box = Box(spot.x + 11 - TAG[0] / 2, spot.y - high / 2, wide, high)
    words = f"{chance}%"
    canvas.composed(("derby-chance", words), box, lambda: _paint_chance(canvas, box, words))


def _paint_chance(canvas: Canvas, box: Box, words: str) -> None:
    canvas.fill(box, INK, radius=8)
    canvas.fill(box.inflate(-4, -4), LIGHT_GOLD, radius=6)
    canvas.numeral(
        words, box.center, size=18, colour=RED, within=(box.width - 10, 16 * canvas.zoom)
    )


def draw_ridden(canvas: Canvas, view: DerbyView) -> None:
    """The card that is ridden, small above the horse for as long as its turn lasts."""
    move, field = view.stage.move, view.course.field
    runner = None if move is None else field.runners.get(move.horse)
    if move is None or move.card is None or runner is None:
        return
    spot = field.course.spot(runner.track, runner.square)
    share = field.course.grain
    wide, high = RIDDEN[0] * share, RIDDEN[1] * share
    box = Box(spot.x - wide / 2 - 0.55 * spot.pitch, spot.y - high - 0.2 * spot.pitch, wide, high)
    box.top = max(box.top, field.course.top + 4)
    draw_card(canvas, move.card, box)
