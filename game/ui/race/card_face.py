"""A card of the race: picture, name and what it does; or its back."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, RED, SADDLE

CARD = (220.0, 308.0)
PICTURE = (20.0, 62.0, 180.0, 132.0)
MOMENT_AT_MOST = 0.30  # of the room for words
CORNERS = 10.0  # the ornaments in the two lower corners take so much of the width
WITH_MOMENT = 1.2  # so much larger a card also says when it is played


def draw_card(canvas: Canvas, ui: Ui, card: str, centre: Point, width: float = CARD[0]) -> None:
    """A card with its picture, its name and what it does."""
    share = width / CARD[0]
    box = Box(centre[0] - width / 2, centre[1] - CARD[1] * share / 2, width, CARD[1] * share)
    key = ("card", card, round(width), ui.words.code, ui.settings.bandits)
    canvas.composed(key, box, lambda: _paint_card(canvas, ui, card, box, share))


def _paint_card(canvas: Canvas, ui: Ui, card: str, box: Box, share: float) -> None:
    canvas.picture("cards/card-front", box)
    x, y, width, height = (part * share for part in PICTURE)
    canvas.picture(f"cards/{card}", (box.x + x, box.y + y, width, height))
    text = ui.words.card(card)
    name = (box.x + 16 * share, box.y + 16 * share, box.width - 32 * share, 42 * share)
    canvas.text(text.name, name, style="title", size=22 * share, colour=RED, align="centre")
    # Between the ornament below the picture and the frame.
    words = Box(box.x + 21 * share, box.y + 208 * share, box.width - 42 * share, 86 * share)
    if share >= WITH_MOMENT:
        size = 12.5 * share
        needed = canvas.text_height(text.when, words.width, style="italic", size=size)
        moment = Box(words.x, words.y, words.width, min(needed, words.height * MOMENT_AT_MOST))
        canvas.text(
            text.when,
            moment,
            style="italic",
            size=size,
            colour=SADDLE,
            align="centre",
            valign="top",
        )
        below = moment.bottom + 2 * share
        words = Box(words.x, below, words.width, words.bottom - below)
    effect = words.inflate(-CORNERS * share, 0)
    canvas.text(text.effect, effect, size=15.5 * share, colour=INK, align="centre")


def draw_card_back(canvas: Canvas, centre: Point, width: float) -> None:
    height = CARD[1] * width / CARD[0]
    canvas.centred("cards/card-back", centre, size=(width, height))
