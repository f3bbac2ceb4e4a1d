"""A wooden sign that drops in over the board and says in large letters what happens."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, DESIGN_SIZE, INK, LIGHT_GOLD, Colour
from game.ui.kit.tokens import Type
from game.ui.kit.tween import clamp, overshoot, smooth

COMES, GOES = 0.22, 0.2  # seconds
EDGE = 12.0  # of the screen: no sign reaches into it
LEAST, MOST = 300.0, 860.0  # how wide it is
HIGH, HIGHER = 76.0, 108.0  # without and with a line below the title
TITLE, SUB = 34.0, Type.BODY  # sizes of the type
MARGIN, NAILS = 28.0, 10.0  # at the sides of the words, and more of it for a title that is short
ICON, ICON_ROOM = 54.0, 62.0
DROPS = 46.0  # how far it comes down
LAYER = 60


def draw_banner(
    canvas: Canvas,
    title: str,
    sub: str,
    time: float,
    lasts: float,
    *,
    middle: Point,
    still: bool = False,
    icon: str = "",
    colour: Colour = LIGHT_GOLD,
) -> Box:
    """`middle`: of the sign, unless it would leave the screen; `still`: it does not drop and
    swing, it is just there. Gives where it hangs."""
    wide = canvas.text_width(title, style="title", size=TITLE)
    if sub:
        wide = max(wide, canvas.text_width(sub, style="bold", size=SUB))
    room = ICON_ROOM if icon else 0.0
    width = min(max(wide + 2 * (MARGIN + NAILS) + room, LEAST), MOST)
    height = HIGHER if sub else HIGH
    drop = 0.0 if still else -DROPS * (1.0 - overshoot(clamp(time / COMES)))
    fade = clamp(min(time / COMES, (lasts - time) / GOES))
    alpha = 255 if still else round(255 * smooth(fade))
    left = clamp(middle[0] - width / 2, EDGE, DESIGN_SIZE[0] - EDGE - width)
    box = Box(left, middle[1] - height / 2 + drop, width, height)
    canvas.layer += LAYER
    canvas.nine("ui/panel-dark", box, alpha=alpha)
    if icon:
        canvas.centred(icon, (box.x + 50, box.centery), size=(ICON, ICON), alpha=alpha)
    inner = width - 2 * MARGIN - room
    words = Box(box.x + MARGIN + room, box.y + 12, inner, 52)
    canvas.text(
        title,
        words,
        style="title",
        size=TITLE,
        colour=colour,
        align="centre",
        drop=INK,
        alpha=alpha,
        wrap=False,
    )
    if sub:
        below = Box(words.x, box.y + 62, inner, 32)
        canvas.text(sub, below, style="bold", size=SUB, colour=CREAM, align="centre", alpha=alpha)
    canvas.layer -= LAYER
    return box
