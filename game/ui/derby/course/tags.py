"""Small things that stand beside the horses and the lanes: whose they are, and a chance."""

from __future__ import annotations

from game.ui.derby.cards.face import draw_card
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.geometry import Spot
from game.ui.derby.course.runner import Runner
from game.ui.derby.horses import COATS, NUMBERS
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import Units, inset
from game.ui.kit.theme import CREAM, GREEN, INK, LIGHT_GOLD, RED
from game.ui.kit.tokens import Corner, Type
from game.ui.kit.tween import clamp, ease_out
from game.ui.table.faces import draw_face

RIDDEN, SHOWN = (28.0, 38.0), (58.0, 80.0)  # a small card, and one that is just played
ROSETTE_MIDDLE = (23.6 / 48, 18.5 / 48)  # where its number is
ROSETTE_ROOM = (0.3, 0.26)  # for that number
# Of the lane's height: how far behind the horse's middle a card is, and its edge beside the horse.
CARD_BEHIND, CARD_ASIDE, CARD_ABOVE = 0.55, 0.68, 0.2
VERDICT_ABOVE, VERDICT_BESIDE = 0.62, 0.5  # the same for what was rolled
HOUSES, SKY = 56.0, 60.0  # what is kept free of cards at the left and above, on the picture
VERDICT = (86.0, 36.0)
DISC = 11.0  # the radius of a horse's number
DIGIT, DIGIT_TYPE = 1.3, 1.7  # of that radius: room for the digit, and its type
TAG, TAG_ASIDE, CHANCE_HIGH = (48.0, 26.0), 11.0, 16.0
MOST_GROWN = 1.3  # of the zoom, for what stands on the course
SUM, SUM_ABOVE, RISES = (100.0, 38.0), 33.0, 34.0  # a sum: its box, and how far it rises
FADES = 3.0  # how much faster than it rises
VERDICT_LAYER, SUM_LAYER = 30, 60


def draw_number(canvas: Canvas, horse: str, centre: Point, radius: float = DISC) -> None:
    """A horse as its colour and its number on a disc."""
    side = 2 * radius + 4
    box = around(centre, (side, side))
    canvas.composed(
        ("derby-number", horse), box, lambda: _paint_number(canvas, horse, centre, radius)
    )


def _paint_number(canvas: Canvas, horse: str, centre: Point, radius: float) -> None:
    coat = COATS[horse]
    canvas.disc((centre[0] + 0.8, centre[1] + 1.2), radius, INK)
    canvas.disc(centre, radius, INK)
    canvas.disc(centre, radius - 1.8, coat.dark)
    canvas.disc((centre[0] - 0.8, centre[1] - 0.8), radius - 2.8, coat.base)
    room = (radius * DIGIT, radius * DIGIT)
    number = str(NUMBERS[horse])
    canvas.numeral(number, centre, size=radius * DIGIT_TYPE, colour=coat.ink, within=room)


def draw_bettor(
    canvas: Canvas,
    context: DerbyContext,
    seat: int,
    centre: Point,
    side: float,
    *,
    numbered: bool = True,
) -> None:
    """Small as it is, a face fills its ring: chips have less room for it."""
    number = seat if numbered else None
    draw_face(canvas, context.portrait(seat), context.colour(seat), number, centre, side)


def draw_rosette(canvas: Canvas, place: int, centre: Point, side: float) -> None:
    """Of the first, the second or the third, with its number."""
    box = around(centre, (side, side))
    canvas.composed(("derby-rosette", place), box, lambda: _paint_rosette(canvas, place, box))


def _paint_rosette(canvas: Canvas, place: int, box: Box) -> None:
    canvas.picture(f"derby/rosette-{place}", box)
    x, y = ROSETTE_MIDDLE
    at = (box.x + x * box.width, box.y + y * box.height)
    room = (box.width * ROSETTE_ROOM[0], box.height * ROSETTE_ROOM[1])
    canvas.numeral(str(place), at, size=box.height, colour=INK, within=room)


def draw_chance(canvas: Canvas, spot: Spot, words: str) -> None:
    """In per cent, a little to the right of the square."""
    units = Units(canvas.zoom)
    wide, high = (units.grown(length, most=MOST_GROWN) for length in TAG)
    box = Box(spot.x + TAG_ASIDE - TAG[0] / 2, spot.y - high / 2, wide, high)
    canvas.composed(("derby-chance", words), box, lambda: _paint_chance(canvas, box, words))


def _paint_chance(canvas: Canvas, box: Box, words: str) -> None:
    canvas.fill(box, INK, radius=Corner.CHIP)
    canvas.fill(box.inflate(-4, -4), LIGHT_GOLD, radius=6)
    canvas.numeral(
        words,
        box.center,
        size=Type.NOTE,
        colour=RED,
        within=(box.width - 10, Units(canvas.zoom)(CHANCE_HIGH)),
    )


def draw_shown_card(canvas: Canvas, context: DerbyContext, runner: Runner, card: str) -> None:
    """Large, in the moment when it is played."""
    draw_card(canvas, card, card_box(context, runner, SHOWN))


def card_box(context: DerbyContext, runner: Runner, size: Point) -> Box:
    """Behind and above the horse; beside it where planks or houses are in the way."""
    course, box = context.course, context.layout.course
    spot = course.spot(runner.track, runner.square)
    wide, high = size[0] * course.grain, size[1] * course.grain
    left, top = box.x + HOUSES * course.across, _below_planks(context)
    x, y = spot.x - CARD_BEHIND * spot.pitch - wide / 2, spot.y - CARD_ABOVE * spot.pitch - high
    if y < top:
        x, y = spot.x - CARD_ASIDE * spot.pitch - wide, top
    if x < left:
        x = max(spot.x + CARD_ASIDE * spot.pitch, left)
    return Box(x, y, wide, high)


def draw_verdict(
    canvas: Canvas, context: DerbyContext, runner: Runner, face: int, needs: int, *, good: bool
) -> None:
    """What was rolled against what was needed, above the horse."""
    box = verdict_box(context, runner, Units(canvas.zoom))
    words = f"{face} \N{LESS-THAN OR EQUAL TO} {needs}" if good else f"{face} > {needs}"
    key = ("derby-verdict", words)
    canvas.layer += VERDICT_LAYER
    canvas.composed(key, box, lambda: _paint_verdict(canvas, box, words, good=good))
    canvas.layer -= VERDICT_LAYER


def verdict_box(context: DerbyContext, runner: Runner, units: Units) -> Box:
    """Above the horse; before it where planks are in the way, and before its card if that lies
    there already."""
    spot = context.course.spot(runner.track, runner.square)
    wide, high = (units.grown(length, most=MOST_GROWN) for length in VERDICT)
    box = Box(spot.x - wide / 2, spot.y - VERDICT_ABOVE * spot.pitch - high, wide, high)
    if box.y < _below_planks(context):
        card = card_box(context, runner, RIDDEN)
        before = max(spot.x + CARD_ASIDE * spot.pitch, card.right + 4)
        box = Box(
            before, max(spot.y - VERDICT_BESIDE * spot.pitch, _below_planks(context)), wide, high
        )
    return box.clamp(inset(context.layout.course, 6))


def _below_planks(context: DerbyContext) -> float:
    return context.layout.course.y + SKY * context.course.upwards


def _paint_verdict(canvas: Canvas, box: Box, words: str, *, good: bool) -> None:
    canvas.fill(box, INK, radius=Corner.ROW)
    canvas.fill(box.inflate(-5, -5), GREEN if good else RED, radius=Corner.CHIP)
    canvas.text(
        words,
        inset(box, x=7, y=3),
        style="title",
        size=Type.LABEL,
        colour=CREAM,
        align="centre",
        drop=INK,
        wrap=False,
    )


def draw_rising(canvas: Canvas, words: str, at: Point, share: float, *, still: bool) -> None:
    """A sum that rises from there and fades."""
    up = 0.0 if still else RISES * ease_out(share)
    alpha = 255 if still else round(255 * clamp((1.0 - share) * FADES))
    box = around((at[0], at[1] - SUM_ABOVE - up), SUM)
    canvas.layer += SUM_LAYER
    canvas.text(
        words,
        box,
        style="title",
        size=Type.TITLE,
        colour=LIGHT_GOLD,
        align="centre",
        drop=INK,
        wrap=False,
        alpha=alpha,
    )
    canvas.layer -= SUM_LAYER
