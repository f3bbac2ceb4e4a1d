"""The saloon door between two players: the wall, the sign, the night outside, the two leaves."""

from __future__ import annotations

import math
from typing import Any

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import LIVERIES, SADDLE
from game.ui.kit.tween import smooth
from game.ui.table.context import TableContext
from game.ui.table.prompts.parts import draw_pawn, draw_seat_badge

SIGN = Box(364, 22, 552, 130)
NIGHT = Box(436, 176, 408, 544)
FRAME = Box(416, 160, 448, 560)
LEAF = (204.0, 300.0)
LEAF_TOP = 424.0
LANTERNS = ((364, 196), (860, 196))
BADGE, CAPTION, NAME = 34.0, 23.0, 48.0  # sizes of type on the sign
IRON, LINK = (40, 36, 34), (150, 150, 154)  # the rods that it hangs from
STEPS = 12  # pictures of a leaf while it swings


def draw_doorway(
    canvas: Canvas, context: TableContext[Any, Any], seat: int, caption: str, open: float
) -> None:
    """`open` from 0, shut, to 1. A name on the sign says whose screen it is."""
    canvas.background("ui/wall")
    colour = context.colour(seat)
    canvas.picture("ui/night", NIGHT)
    with canvas.clipped(NIGHT):
        draw_pawn(canvas, colour, (640, 404 + 18 * open), 284)
    _draw_leaves(canvas, smooth(open))
    canvas.picture("ui/doorframe", FRAME)
    for x, y in LANTERNS:
        canvas.picture("ui/lantern", (x, y, 56, 80))
    key = ("door-sign", seat, colour, caption, context.name(seat))
    whole = SIGN.inflate(20, 44)
    canvas.composed(key, whole, lambda: _paint_sign(canvas, context, seat, caption))


def _draw_leaves(canvas: Canvas, share: float) -> None:
    turned = round(share * STEPS) / STEPS
    width = max(LEAF[0] * math.cos(math.radians(82 * turned)), 16.0)
    with canvas.clipped(NIGHT):
        canvas.picture("ui/door-left", (NIGHT.x, LEAF_TOP, width, LEAF[1]))
        canvas.picture("ui/door-right", (NIGHT.right - width, LEAF_TOP, width, LEAF[1]))


def _paint_sign(canvas: Canvas, context: TableContext[Any, Any], seat: int, caption: str) -> None:
    for x in (440, 840):
        canvas.line((x, 0), (x, 30), IRON, width=8)
        for y in range(2, 28, 8):
            canvas.line((x, y), (x, y + 4), LINK, width=4)
    canvas.drop_shadow(SIGN)
    canvas.nine("ui/panel", SIGN)
    colour = context.colour(seat)
    badge = Box(SIGN.x + 14, SIGN.y + 14, 74, SIGN.height - 28)
    draw_seat_badge(canvas, seat, colour, badge, size=BADGE)
    words = Box(SIGN.x + 104, SIGN.y + 10, SIGN.width - 124, 40)
    canvas.text(caption, words, size=CAPTION, colour=SADDLE, align="centre", wrap=False)
    name = Box(words.x, SIGN.y + 50, words.width, 66)
    ink = SADDLE if colour == "white" else LIVERIES[colour].dark
    canvas.text(
        context.name(seat),
        name,
        style="title",
        size=NAME,
        colour=ink,
        align="centre",
        wrap=False,
    )
