"""A card of the cowboy deck: its picture, with value and brand above it."""

from __future__ import annotations

from game.rules.mustang.box import COWBOY
from game.rules.mustang.sets import value_and_suit
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.layout import Units
from game.ui.kit.scene import Ui
from game.ui.kit.theme import RED, Colour
from game.ui.kit.tokens import Type
from game.ui.kit.tween import between, clamp, hop, mix, smooth

CARD = (104.0, 146.0)
INKS: dict[str, Colour] = {
    "bay": (109, 58, 24),
    "chestnut": (165, 72, 31),
    "palomino": (138, 90, 16),
    "grey": (68, 76, 85),
    "pinto": (47, 93, 124),
    COWBOY: RED,
}
HEAD = 28.0  # the middle of value and brand, below the card's top
VALUE_X, BRAND_X = 24.0, 78.0
BRAND = 28.0
VALUE, VALUE_ROOM = 60.0, (30.0, 26.0)  # the type of a value, and what it must fit into
WORD = Box(6, 14, 58, 28)  # of a cowboy, in the place of the value
HOP = 24.0  # how far a flying card rises on its way
STEP = 4.0  # by which it grows: every size of a picture is kept
FLIES = 35  # layers above what lies on the table
LEAST_WORDED = 0.7  # on a smaller card a cowboy is told by his hat alone


def draw_card(canvas: Canvas, ui: Ui, card: str, box: Boxlike) -> None:
    area = Box(*box)
    key = ("mustang-card", card, round(area.width, 1), ui.words.code)
    canvas.composed(key, area, lambda: _paint(canvas, ui, card, area))


def _paint(canvas: Canvas, ui: Ui, card: str, box: Box) -> None:
    share = box.width / CARD[0]
    value, suit = (None, COWBOY) if card == COWBOY else value_and_suit(card)
    canvas.picture(f"mustang/card-{suit}", box)
    wordless = value is None and share < LEAST_WORDED
    at = (box.centerx if wordless else box.x + BRAND_X * share, box.y + HEAD * share)
    side = BRAND * share
    canvas.centred(f"mustang/brand-{suit}", at, size=(side, side))
    if value is not None:
        at = (box.x + VALUE_X * share, box.y + HEAD * share)
        room = (VALUE_ROOM[0] * share, VALUE_ROOM[1] * share)
        canvas.numeral(str(value), at, size=VALUE * share, colour=INKS[suit], within=room)
    elif not wordless:
        x, y, wide, high = (length * share for length in WORD)
        canvas.text(
            ui.say("Wild"),
            (box.x + x, box.y + y, wide, high),
            style="title",
            size=Units(canvas.zoom).printed(Type.NOTE * share),
            colour=INKS[COWBOY],
            align="centre",
            wrap=False,
        )


def draw_card_back(canvas: Canvas, box: Boxlike) -> None:
    canvas.picture("mustang/card-back", box)


def draw_flying_card(
    canvas: Canvas, ui: Ui, card: str | None, begin: Box, end: Box, share: float
) -> None:
    """From one place to another, as large as it is there; None: face down."""
    way = smooth(clamp(share))
    wide = round(mix(begin.width, end.width, way) / STEP) * STEP
    x, y = between(begin.center, end.center, way)
    size = (wide, wide * begin.height / begin.width)
    box = around((x, y - HOP * hop(share)), size)
    canvas.layer += FLIES
    if card is None:
        draw_card_back(canvas, box)
    else:
        draw_card(canvas, ui, card, box)
    canvas.layer -= FLIES
