"""The riders in a row along the top of a private screen: what everybody may know of them."""

from __future__ import annotations

from collections.abc import Collection

from game.rules.pony_express.view import RiderView
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import GOLD, MARKS, RED, SADDLE
from game.ui.kit.tokens import Type
from game.ui.pony_express.context import RaceContext
from game.ui.table.prompts.parts import draw_pawn, draw_plate

TOP, WIDTH, HEIGHT, STEP = 10.0, 244.0, 84.0, 252.0
LEFT = 12.0


def draw_chips(
    canvas: Canvas,
    context: RaceContext,
    riders: tuple[RiderView, ...],
    seat: int,
    accusers: Collection[int],
) -> None:
    """`riders`: as everybody sees them; `seat`: whose screen this is; `accusers`: who may call a
    bluff."""
    box = Box(0, 0, 1280, TOP + HEIGHT + 6)
    key = (
        "chips",
        seat,
        tuple(sorted(accusers)),
        riders,
        context.look.colours,
        context.ui.words.code,
        context.ui.settings.marks,
    )

    def paint() -> None:
        for number, rider in enumerate(riders):
            place = Box(LEFT + STEP * number, TOP, WIDTH, HEIGHT)
            _draw_chip(canvas, context, place, number, rider)
            _draw_part(canvas, context, place, number, seat, accusers)

    canvas.composed(key, box, paint, backdrop="ui/table-wood")


def _draw_chip(canvas: Canvas, context: RaceContext, box: Box, seat: int, rider: RiderView) -> None:
    canvas.nine("ui/chip", box)
    colour = context.colour(seat)
    draw_pawn(canvas, colour, (box.x + 40, box.centery - 1), 68, lying=rider.prison)
    marks = context.ui.settings.marks
    name = (box.x + 76, box.y + 8, box.width - (118 if marks else 90), 32)
    canvas.text(rider.name, name, style="bold", size=Type.LEAD, wrap=False)
    if marks:
        numeral = (box.right - 42, box.y + 8, 30, 30)
        canvas.text(
            MARKS[seat],
            numeral,
            style="title",
            size=Type.NOTE,
            colour=SADDLE,
            align="right",
            wrap=False,
        )
    y = box.y + 59
    canvas.centred("pieces/nugget", (box.x + 88, y), size=(24, 22))
    gold = (box.x + 104, y - 16, 30, 32)
    canvas.text(str(rider.gold), gold, style="title", size=Type.LEAD, wrap=False)
    if rider.mailbox:
        canvas.centred("board/mailbox", (box.x + 153, y), size=(34, 34))
    else:
        draw_plate(canvas, str(rider.space), (box.x + 156, y), width=46)
    if rider.prison:
        canvas.centred("board/token-prison", (box.right - 30, y - 2), size=(34, 34))


def _draw_part(
    canvas: Canvas,
    context: RaceContext,
    box: Box,
    seat: int,
    owner: int,
    accusers: Collection[int],
) -> None:
    """What the rider has to do with this turn: it is theirs, or they may accuse."""
    if seat == owner:
        canvas.frame(box.inflate(-4, -4), GOLD, width=4, radius=11)
        you = (box.right - 60, box.y + 43, 46, 32)
        canvas.text(
            context.ui.say("you"),
            you,
            style="italic",
            size=Type.ENTRY,
            colour=SADDLE,
            align="right",
            wrap=False,
        )
    elif seat in accusers:
        canvas.frame(box.inflate(-4, -4), RED, width=3, radius=11)
        canvas.centred("ui/icon-hand", (box.right - 32, box.y + 59), size=(38, 38))
