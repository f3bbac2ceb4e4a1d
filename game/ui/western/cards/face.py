"""The face of a card: a coloured frame, its name, a picture, and what it does in two lines."""

from __future__ import annotations

from game.rules.western.cards import KINDS
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.layout import TOP, Units, below, inset, placed
from game.ui.kit.theme import INK, Colour
from game.ui.kit.tokens import Type
from game.ui.kit.tween import clamp
from game.wording.western import WesternWords

CARD = (130.0, 164.0)
SMALL = (56.0, 80.0)
PICTURE = (220.0, 146.0)  # as it was painted
INKS: dict[str, Colour] = {
    "red": (170, 35, 25),
    "green": (70, 108, 38),
    "brown": (146, 94, 12),
    "blue": (45, 95, 130),
}
# Of a card as high as designed: how far from its top things are, and how far from its sides.
TITLE, TITLE_HIGH, TITLE_SIDE = 8.0, 25.0, 9.0
PICTURE_TOP, PICTURE_SIDE, PICTURE_HIGH, BELOW = 34.0, 8.0, 76.0, 7.0
LINE = 17.5  # the type of its effect
CORNER = 10.0
FRAME = 1.6  # the line around a picture
EDGE = 5.0  # of a small card, as wide as designed, around its picture
# Where the thing itself is across its picture, if that is not the middle: small cards show it.
MIDDLES = {"western/card-attack-1": 0.44, "western/card-horse": 0.66, "western/card-train": 0.7}
DIM: Colour = (176, 158, 126)
VEIL = 165


def card_picture(words: WesternWords, kind: str) -> str:
    """Who raids is painted as the players want them called."""
    return f"western/card-{'bandits' if kind == 'indians' and words.bandits else kind}"


def card_pictures() -> list[str]:
    """All that hands are drawn with."""
    faces = [f"western/face-{colour}" for colour in INKS]
    return [*faces, "western/card-back", *(f"western/card-{kind}" for kind in KINDS)]


def draw_card(
    canvas: Canvas, words: WesternWords, kind: str, box: Boxlike, *, dim: bool = False
) -> None:
    """At any width, and any height. `dim`: it cannot be played now."""
    area = Box(*box)
    key = ("western-card", kind, words.code, words.bandits, words.effect(kind), dim)
    canvas.composed(key, area, lambda: _paint(canvas, words, kind, area, dim=dim))


def _paint(canvas: Canvas, words: WesternWords, kind: str, box: Box, *, dim: bool) -> None:
    share = box.height / CARD[1]
    colour = words.frame(kind)
    canvas.nine(f"western/face-{colour}", box, grain=min(share, 1.0))
    printed = Units(canvas.zoom).printed
    head = inset(box, x=TITLE_SIDE * share, top=TITLE * share)
    title = placed(head, high=TITLE_HIGH * share, at=TOP)
    canvas.text(
        words.card_name(kind),
        title,
        style="title",
        size=printed(Type.NOTE * share),
        colour=INKS[colour],
        align="centre",
        wrap=False,
    )
    picture = picture_box(box, share)
    paint_picture(canvas, card_picture(words, kind), picture)
    foot = below(inset(box, x=8, bottom=BELOW * share), picture, 3 * share)
    canvas.text(
        "\n".join(words.effect(kind)),
        foot,
        style="bold",
        size=printed(LINE * share),
        colour=INK,
        align="centre",
    )
    if dim:
        canvas.fill(box, DIM, alpha=VEIL, radius=CORNER * share)


def picture_box(box: Box, share: float) -> Box:
    room = inset(box, x=PICTURE_SIDE * share, top=PICTURE_TOP * share)
    return placed(
        room, high=min(room.width * PICTURE[1] / PICTURE[0], PICTURE_HIGH * share), at=TOP
    )


def paint_picture(canvas: Canvas, picture: str, box: Box) -> None:
    """Cut to the box where that has another shape, inside a thin line."""
    shape = PICTURE[0] / PICTURE[1]
    wide, high = max(box.width, box.height * shape), max(box.height, box.width / shape)
    spare = (wide - box.width) / 2
    aside = clamp((MIDDLES.get(picture, 0.5) - 0.5) * wide, -spare, spare)
    with canvas.clipped(box):
        canvas.centred(picture, (box.centerx - aside, box.centery), size=(wide, high))
    canvas.frame(box.inflate(2, 2), INK, width=FRAME, radius=2)


def draw_card_back(canvas: Canvas, box: Boxlike) -> None:
    canvas.picture("western/card-back", box)


def draw_small_card(canvas: Canvas, words: WesternWords, kind: str, box: Boxlike) -> None:
    """Without a word: on the table, or flying over it."""
    area = Box(*box)
    key = ("western-small", kind, words.bandits)
    canvas.composed(key, area, lambda: _paint_small(canvas, words, kind, area))


def _paint_small(canvas: Canvas, words: WesternWords, kind: str, box: Box) -> None:
    share = box.width / SMALL[0]
    canvas.nine(f"western/face-{words.frame(kind)}", box, grain=0.5 * share)
    paint_picture(canvas, card_picture(words, kind), inset(box, EDGE * share))


def draw_hand_back(canvas: Canvas, box: Box) -> None:
    """As high as a card of the hand, and as narrow as backs are."""
    draw_card_back(canvas, placed(box, wide=box.height * SMALL[0] / SMALL[1]))
