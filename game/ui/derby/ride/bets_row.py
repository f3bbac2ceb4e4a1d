"""Below the course while no horse moves, before the race and after it: what the player in front
has bet on, and what happens."""

from __future__ import annotations

from functools import partial

from game.rules.derby.view import HorseView
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.course.tags import draw_bettor, draw_rosette
from game.ui.derby.horses import NUMBERS
from game.ui.derby.ride.cards import horse_on_move
from game.ui.derby.ride.places import HIGH
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import COLOURS, CREAM, INK, LIGHT_GOLD, RED, SADDLE
from game.ui.table.log.message import draw_message
from game.ui.table.part import Part

WIDEST = 106.0  # a bet, however few there are
HORSE = 84.0  # how wide
FACE = 76.0
CHIP = (40.0, 31.0)


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
    wide = min(WIDEST, (tray.width - 28) / max(len(own), 1))
    left = tray.centerx - wide * len(own) / 2
    for number, (state, chips) in enumerate(own):
        cell = Box(left + wide * number, tray.y + 8, wide, tray.height - 16)
        _paint_bet(canvas, context, cell, state, chips)


def _paint_bettor(canvas: Canvas, context: DerbyContext, chips: int) -> None:
    box = context.layout.move
    share = box.height / HIGH
    canvas.drop_shadow(box)
    canvas.nine("ui/panel", box)
    head = (box.x + 18, box.y + 8, box.width - 36, 34 * share)
    canvas.text(_title(context), head, style="title", size=22, colour=RED, wrap=False)
    side = FACE * share
    draw_bettor(canvas, context, context.front, (box.x + 22 + side / 2, box.y + 100 * share), side)
    left = box.x + side + 36
    said = (left, box.y + 62 * share, box.right - 16 - left, 76 * share)
    canvas.text(context.words.chips(chips), said, style="bold", size=22, colour=SADDLE)


def _paint_bet(
    canvas: Canvas, context: DerbyContext, cell: Box, state: HorseView, chips: int
) -> None:
    """The horse with its odds, and the chips below it."""
    share = context.layout.ridden.height / HIGH
    wide = min(HORSE * share, cell.width)
    foot = (cell.centerx, cell.y + 66 * share)
    draw_horse(canvas, f"derby/gallop-{state.horse}-0", NUMBERS[state.horse], foot, wide)
    if state.place is not None:
        draw_rosette(canvas, state.place, (cell.centerx + 26 * share, foot[1] - 6), 34 * share)
    odds = Box(cell.x + 2, cell.y + 74 * share, cell.width - 4, 28 * share)
    words = context.words.odds(state.row)
    canvas.text(words, odds, style="title", size=20, colour=LIGHT_GOLD, align="centre", drop=INK)
    colour, y = COLOURS.index(context.colour(context.front)), cell.y + 126 * share
    size = (CHIP[0] * share, CHIP[1] * share)
    canvas.centred(f"derby/chip-lying-{colour}", (cell.centerx - 18 * share, y), size=size)
    number_at, room = (cell.centerx + 20 * share, y), (34 * share, 22 * share)
    canvas.numeral(str(chips), number_at, size=24, colour=CREAM, within=room, drop=INK)
