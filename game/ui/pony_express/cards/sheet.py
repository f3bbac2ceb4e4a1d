"""All cards of a hand, to be read: as they are, or, where they are many, as slips of paper."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, RED, SADDLE
from game.ui.pony_express.cards.face import ASPECT, PICTURE, draw_card, draw_card_back
from game.ui.pony_express.cards.held import ZOOM, row_of_cards
from game.ui.pony_express.words import race_words

LAPS = 24.0  # by so much a card may lie over the next one, and cover no words
GAP = 10.0
PICTURE_ASPECT = PICTURE[3] / PICTURE[2]


def hand_places(area: Box, count: int) -> list[Box]:
    """Cards side by side, one a little over the other where they are many."""
    width = min(ZOOM, area.height / ASPECT)
    return row_of_cards(area, count, width)


def fit_as_cards(area: Box, count: int) -> bool:
    """Whether so many can be read as they are."""
    return count * ZOOM - (count - 1) * LAPS <= area.width


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
    rows = -(-count // 2)
    width, height = (area.width - GAP) / 2, min((area.height + GAP) / rows - GAP, 230.0)
    top = area.centery - (rows * (height + GAP) - GAP) / 2
    return [
        Box(
            area.x + (number % 2) * (width + GAP),
            top + (number // 2) * (height + GAP),
            width,
            height,
        )
        for number in range(count)
    ]


def _draw_slip(canvas: Canvas, ui: Ui, card: str, box: Box) -> None:
    key = ("slip", card, *box.size, ui.words.code, ui.settings.bandits)
    canvas.drop_shadow(box)
    canvas.composed(key, box, lambda: _paint_slip(canvas, ui, card, box))


def _paint_slip(canvas: Canvas, ui: Ui, card: str, box: Box) -> None:
    """The picture to the left, the words beside it."""
    text, inner = race_words(ui).card(card), box.inflate(-32, -26)
    canvas.nine("ui/paper", box)
    wide = inner.width * 0.27
    frame = Box(inner.x, inner.y + 2, wide, wide * PICTURE_ASPECT)
    canvas.fill(frame.inflate(8, 8), INK, radius=5)
    canvas.fill(frame.inflate(4, 4), CREAM, radius=4)
    canvas.picture(f"cards/{card}", frame)
    left = frame.right + 14
    width = inner.right - left
    name = Box(left, inner.y, width, min(inner.height * 0.2, 30.0))
    needed = canvas.text_height(text.when, width, style="italic", size=17)
    when = Box(left, name.bottom + 2, width, min(needed, inner.height * 0.24))
    effect = Box(left, when.bottom + 4, width, inner.bottom - when.bottom - 4)
    canvas.text(text.name, name, style="title", size=20, colour=RED, wrap=False)
    canvas.text(text.when, when, style="italic", size=17, colour=SADDLE)
    canvas.text(text.effect, effect, size=18, colour=INK, valign="top")
