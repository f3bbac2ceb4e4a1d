"""A card of the cowboy deck: its picture, with value and brand above it."""

from __future__ import annotations

from game.rules.mustang.box import COWBOY
from game.rules.mustang.sets import value_and_suit
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import Colour
from game.ui.kit.tween import between, clamp, hop, mix, smooth

CARD = (104.0, 146.0)
INKS: dict[str, Colour] = {
    "bay": (109, 58, 24),
    "chestnut": (165, 72, 31),
    "palomino": (138, 90, 16),
    "grey": (68, 76, 85),
    "pinto": (47, 93, 124),
    COWBOY: (165, 40, 27),
}
HEAD = 28.0  # the middle of value and brand, below the card's top
VALUE_X, BRAND_X = 24.0, 78.0
BRAND = 28.0
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
        room = (30 * share, 26 * share)
        canvas.numeral(str(value), at, size=60 * share, colour=INKS[suit], within=room)
    elif not wordless:
        words = (box.x + 6 * share, box.y + 14 * share, 58 * share, 28 * share)
        _paint_word(canvas, ui.say("Wild"), words, share)


def _paint_word(
    canvas: Canvas, word: str, box: tuple[float, float, float, float], share: float
) -> None:
    canvas.text(
        word,
        box,
        style="title",
        size=18 * share / canvas.zoom,
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
    wide = round(mix(begin.width, end.width, way) / 4) * 4.0
    high = wide * begin.height / begin.width
    x, y = between(begin.center, end.center, way)
    box = Box(x - wide / 2, y - high / 2 - 24 * hop(share), wide, high)
    canvas.layer += 35
    if card is None:
        draw_card_back(canvas, box)
    else:
        draw_card(canvas, ui, card, box)
    canvas.layer -= 35
