"""A card as large as it can be read: with all that it says."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import INK, UMBER
from game.ui.western.cards.face import INKS, PICTURE, card_picture, paint_picture
from game.wording.western import WesternWords

TITLE, GROUP = 40.0, 24.0  # how high
SIDE = 14.0


def draw_zoomed(canvas: Canvas, words: WesternWords, kind: str, box: Box) -> None:
    key = ("western-zoomed", kind, words.code, words.bandits, words.card_text(kind))
    around = box.inflate(44, 44)
    canvas.layer += 60
    canvas.composed(key, around, lambda: _paint(canvas, words, kind, box), slot="western-zoomed")
    canvas.layer -= 60


def _paint(canvas: Canvas, words: WesternWords, kind: str, box: Box) -> None:
    ink = INKS[words.frame(kind)]
    canvas.drop_shadow(box, depth=9)
    canvas.nine(f"western/face-{words.frame(kind)}", box)
    inner = box.inflate(-2 * SIDE, -2 * SIDE)
    title = (inner.x, inner.y - 6, inner.width, TITLE)
    canvas.text(
        words.card_name(kind), title, style="title", size=25, colour=ink, align="centre", wrap=False
    )
    high = min(inner.width * PICTURE[1] / PICTURE[0], inner.height * 0.42)
    picture = Box(inner.x, inner.y + TITLE - 6, inner.width, high)
    paint_picture(canvas, card_picture(words, kind), picture)
    group = (inner.x, picture.bottom + 3, inner.width, GROUP)
    canvas.text(
        words.group(kind), group, style="italic", size=18, colour=UMBER, align="centre", wrap=False
    )
    top = picture.bottom + GROUP + 2
    text = (inner.x + 2, top, inner.width - 4, inner.bottom + 4 - top)
    canvas.text(words.card_text(kind), text, size=19, colour=INK, align="centre")
