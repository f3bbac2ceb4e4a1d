"""A card of the race: picture, name and what it does; or its back."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, RED

CARD = (220.0, 308.0)
PICTURE = (20.0, 62.0, 180.0, 132.0)


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
    effect = (
        box.x + 20 * share,
        box.y + 202 * share,
        box.width - 40 * share,
        box.height - 220 * share,
    )
    canvas.text(text.effect, effect, size=18 * share, colour=INK, align="centre")


def draw_card_back(canvas: Canvas, centre: Point, width: float) -> None:
    height = CARD[1] * width / CARD[0]
    canvas.centred("cards/card-back", centre, size=(width, height))
