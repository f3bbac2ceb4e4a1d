"""The row below the course while no horse moves, before the race and after it: what the player in
front has bet on, and what happens."""

from __future__ import annotations

from functools import partial

from game.rules.derby.view import HorseView
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.course.tags import draw_bettor, draw_rosette
from game.ui.derby.horses import NUMBERS
from game.ui.derby.panel import paint_panel
from game.ui.derby.ride.cards import horse_on_move
from game.ui.derby.ride.places import HIGH
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, inset, rows, share
from game.ui.kit.theme import COLOURS, CREAM, INK, LIGHT_GOLD, SADDLE
from game.ui.kit.tokens import Type
from game.ui.table.log.message import draw_message
from game.ui.table.part import Part

WIDEST = 106.0  # a bet, however few there are
HORSE = 84.0  # how wide
FACE, FACE_DOWN = 76.0, 100.0  # how wide, and its middle below the edge
HEAD = 34.0
CHIPS_DOWN, CHIPS_HIGH = 62.0, 76.0  # beside the face: how many were bet
FOOT, ODDS_DOWN, ODDS_HIGH, STAKE_DOWN = 66.0, 74.0, 28.0, 126.0  # of a bet, from above
ROSETTE, ROSETTE_ASIDE = 34.0, 26.0
CHIP, NUMBER = (40.0, 31.0), (34.0, 22.0)


class BetsRow(Part[DerbyContext]):
    """Large planks that wind a replay leave room for a sentence alone."""

    def draw(self, canvas: Canvas) -> None:
        context, ride = self.context, self.context.ride
        if not ride.has_room:
            draw_message(canvas, ride.whole, *context.message())
        elif horse_on_move(context) is None:
            _draw_row(canvas, context)


def _draw_row(canvas: Canvas, context: DerbyContext) -> None:
    layout, front = context.layout, context.front
    bets = [(state, state.bets[front]) for state in context.seen.horses]
    own = tuple((state, chips) for state, chips in bets if chips)
    facts = tuple((state.horse, state.row, state.place, chips) for state, chips in own)
    area = layout.move.union(layout.ridden)
    key = ("derby-bets", facts, front, context.colour(front), _title(context), context.words.code)
    paint = partial(_paint, canvas, context, own)
    canvas.composed(key, area.inflate(36, 36), paint, slot="derby-bets")
    draw_message(canvas, layout.decision, *context.message())


def _title(context: DerbyContext) -> str:
    if context.at_the_screen == (context.front,):
        return context.ui.say("Your bets")
    return context.ui.say("%(name)s's bets", name=context.names[context.front])


def _paint(canvas: Canvas, context: DerbyContext, own: tuple[tuple[HorseView, int], ...]) -> None:
    _paint_bettor(canvas, context, sum(chips for _, chips in own))
    tray = context.layout.ridden
    canvas.nine("ui/felt", tray)
    row = inset(tray, x=14, y=8)
    wide = min(WIDEST, row.width / max(len(own), 1))
    for (state, chips), cell in zip(own, columns(row, *[wide] * len(own), at=0.5), strict=True):
        _paint_bet(canvas, context, cell, state, chips)


def _paint_bettor(canvas: Canvas, context: DerbyContext, chips: int) -> None:
    box = context.layout.move
    large = box.height / HIGH
    paint_panel(canvas, box, _title(context), head=HEAD * large)
    side = FACE * large
    face, said = columns(inset(box, left=22, right=16), side, share(), gap=14)
    at = (face.centerx, box.y + FACE_DOWN * large)
    draw_bettor(canvas, context, context.front, at, side)
    words = rows(inset(said, top=CHIPS_DOWN * large), CHIPS_HIGH * large)[0]
    canvas.text(context.words.chips(chips), words, style="bold", size=Type.LABEL, colour=SADDLE)


def _paint_bet(
    canvas: Canvas, context: DerbyContext, cell: Box, state: HorseView, chips: int
) -> None:
    """The horse with its odds, and the chips below it."""
    large = context.layout.ridden.height / HIGH
    wide = min(HORSE * large, cell.width)
    foot = (cell.centerx, cell.y + FOOT * large)
    draw_horse(canvas, f"derby/gallop-{state.horse}-0", NUMBERS[state.horse], foot, wide)
    if state.place is not None:
        at = (cell.centerx + ROSETTE_ASIDE * large, foot[1] - 6)
        draw_rosette(canvas, state.place, at, ROSETTE * large)
    odds = rows(inset(cell, x=2, top=ODDS_DOWN * large), ODDS_HIGH * large)[0]
    words = context.words.odds(state.row)
    canvas.text(words, odds, style="title", colour=LIGHT_GOLD, align="centre", drop=INK)
    colour, y = COLOURS.index(context.colour(context.front)), cell.y + STAKE_DOWN * large
    size = (CHIP[0] * large, CHIP[1] * large)
    canvas.centred(f"derby/chip-lying-{colour}", (cell.centerx - 18 * large, y), size=size)
    number_at, room = (cell.centerx + 20 * large, y), (NUMBER[0] * large, NUMBER[1] * large)
    canvas.numeral(str(chips), number_at, size=Type.NAME, colour=CREAM, within=room, drop=INK)
