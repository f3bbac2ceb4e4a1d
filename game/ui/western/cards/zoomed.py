"""A card as large as it can be read: with all that it says."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import inset, rows, share
from game.ui.kit.theme import INK, UMBER
from game.ui.kit.tokens import Type
from game.ui.western.cards.face import INKS, PICTURE, card_picture, paint_picture
from game.wording.western import WesternWords

TITLE, GROUP = 40.0, 24.0  # how high
SIDE = 14.0
MOST_PICTURE = 0.42  # of the height, for the picture
LAYER = 60


def draw_zoomed(canvas: Canvas, words: WesternWords, kind: str, box: Box) -> None:
    key = ("western-zoomed", kind, words.code, words.bandits, words.card_text(kind))
    around = box.inflate(44, 44)
    canvas.layer += LAYER
    canvas.composed(key, around, lambda: _paint(canvas, words, kind, box), slot="western-zoomed")
    canvas.layer -= LAYER


def _paint(canvas: Canvas, words: WesternWords, kind: str, box: Box) -> None:
    ink = INKS[words.frame(kind)]
    canvas.drop_shadow(box, depth=9)
    canvas.nine(f"western/face-{words.frame(kind)}", box)
    inner = inset(box, x=SIDE, top=SIDE - 6, bottom=SIDE - 4)
    room = inner.height - 10
    high = min(inner.width * PICTURE[1] / PICTURE[0], room * MOST_PICTURE)
    title, picture, group, text = rows(inner, TITLE, high, GROUP + 2, share())
    canvas.text(
        words.card_name(kind),
        title,
        style="title",
        size=Type.HEADING,
        colour=ink,
        align="centre",
        wrap=False,
    )
    paint_picture(canvas, card_picture(words, kind), picture)
    canvas.text(
        words.group(kind),
        inset(group, top=3, bottom=-1),
        style="italic",
        size=Type.NOTE,
        colour=UMBER,
        align="centre",
        wrap=False,
    )
    canvas.text(
        words.card_text(kind), inset(text, x=2), size=Type.ENTRY, colour=INK, align="centre"
    )
