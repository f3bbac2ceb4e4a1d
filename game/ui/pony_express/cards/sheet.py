"""All cards of a hand, to be read: as they are, or, where they are many, as slips of paper."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import TOP_LEFT, beside, extent, grid, inset, placed, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, SADDLE
from game.ui.kit.tokens import Gap, Type
from game.ui.pony_express.cards.face import ASPECT, PICTURE, draw_card, draw_card_back
from game.ui.pony_express.cards.held import LARGE, row_of_cards
from game.ui.pony_express.words import race_words

LAPS = 24.0  # by so much a card may lie over the next one, and cover no words
GAP = 10.0
HIGHEST = 230.0  # is a slip
PICTURE_WIDE, NAME, WHEN = 0.27, 0.2, 0.24  # of a slip: how wide, and the others how high at most
PICTURE_ASPECT = PICTURE[3] / PICTURE[2]


def hand_places(area: Box, count: int) -> list[Box]:
    """Cards side by side, one a little over the other where they are many."""
    width = min(LARGE, area.height / ASPECT)
    return row_of_cards(area, count, width)


def fit_as_cards(area: Box, count: int) -> bool:
    """Whether so many can be read as they are."""
    return count * LARGE - (count - 1) * LAPS <= area.width


def draw_hand(canvas: Canvas, ui: Ui, cards: Sequence[str], area: Box) -> None:
    if not fit_as_cards(area, len(cards)):
        for card, place in zip(cards, slip_places(area, len(cards)), strict=True):
            _draw_slip(canvas, ui, card, place)
        return
    for card, place in zip(cards, hand_places(area, len(cards)), strict=True):
        canvas.drop_shadow(place, depth=9)
        draw_card(canvas, ui, card, place.center, place.width)


def draw_backs(canvas: Canvas, count: int, area: Box) -> None:
    for place in hand_places(area, count):
        canvas.drop_shadow(place, depth=8)
        draw_card_back(canvas, place.center, place.width)


def slip_places(area: Box, count: int) -> list[Box]:
    """Two columns."""
    down = -(-count // 2)
    high = min((area.height + GAP) / down - GAP, HIGHEST)
    room = placed(area, high=extent(*[high] * down, gap=GAP))
    return grid(room, 2, down, gap=GAP)[:count]


def _draw_slip(canvas: Canvas, ui: Ui, card: str, box: Box) -> None:
    key = ("slip", card, *box.size, ui.words.code, ui.settings.bandits)
    canvas.drop_shadow(box)
    canvas.composed(key, box, lambda: _paint_slip(canvas, ui, card, box))


def _paint_slip(canvas: Canvas, ui: Ui, card: str, box: Box) -> None:
    """The picture to the left, the words beside it."""
    text, inner = race_words(ui).card(card), inset(box, x=16, y=13)
    canvas.nine("ui/paper", box)
    wide = inner.width * PICTURE_WIDE
    frame = placed(inset(inner, top=2), wide, wide * PICTURE_ASPECT, TOP_LEFT)
    canvas.fill(inset(frame, -4), INK, radius=5)
    canvas.fill(inset(frame, -2), CREAM, radius=4)
    canvas.picture(f"cards/{card}", frame)
    words = beside(inner, frame, 14)
    needed = canvas.text_height(text.when, words.width, style="italic", size=Type.NOTE)
    heights = (min(inner.height * NAME, 30.0), min(needed, inner.height * WHEN))
    name, _, when, _, effect = rows(words, heights[0], 2, heights[1], Gap.FINE, share())
    heading(canvas, text.name, name, size=Type.BODY)
    canvas.text(text.when, when, style="italic", size=Type.NOTE, colour=SADDLE)
    canvas.text(text.effect, effect, size=Type.NOTE, colour=INK, valign="top")
