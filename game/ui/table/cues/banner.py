"""A wooden sign that drops in over the board and says in large letters what happens."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, DESIGN_SIZE, INK, LIGHT_GOLD, Colour
from game.ui.kit.tween import clamp, overshoot, smooth

COMES, GOES = 0.22, 0.2  # seconds
EDGE = 12.0  # of the screen: no sign reaches into it


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
    wide = canvas.text_width(title, style="title", size=34)
    if sub:
        wide = max(wide, canvas.text_width(sub, style="bold", size=20))
    room = 62.0 if icon else 0.0
    width, height = min(max(wide + 76 + room, 300.0), 860.0), 108.0 if sub else 76.0
    drop = 0.0 if still else -46.0 * (1.0 - overshoot(clamp(time / COMES)))
    fade = clamp(min(time / COMES, (lasts - time) / GOES))
    alpha = 255 if still else round(255 * smooth(fade))
    left = clamp(middle[0] - width / 2, EDGE, DESIGN_SIZE[0] - EDGE - width)
    box = Box(left, middle[1] - height / 2 + drop, width, height)
    canvas.layer += 60
    canvas.nine("ui/panel-dark", box, alpha=alpha)
    if icon:
        canvas.centred(icon, (box.x + 50, box.centery), size=(54, 54), alpha=alpha)
    words = (box.x + 28 + room, box.y + 12, width - 56 - room, 52)
    canvas.text(
        title,
        words,
        style="title",
        size=34,
        colour=colour,
        align="centre",
        drop=INK,
        alpha=alpha,
        wrap=False,
    )
    if sub:
        below = (words[0], box.y + 62, words[2], 32)
        canvas.text(sub, below, style="bold", size=20, colour=CREAM, align="centre", alpha=alpha)
    canvas.layer -= 60
    return box
