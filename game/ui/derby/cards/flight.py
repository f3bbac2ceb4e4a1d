"""How cards get from one place to another: growing or shrinking on the way."""

from __future__ import annotations

import math

import pygame

from game.ui.derby.cards.face import RIDDEN, SMALL, draw_card, draw_card_back
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.tween import between, clamp, hop, mix, smooth

BOW = 30.0  # a card on its way rises by so much
TILT = 7.0  # degrees
SMALL_UP_TO = 50.0  # a card that is not wider is drawn as it lies on the slate


def way_of(begin: Box, end: Box, share: float) -> Box:
    """Where a card is on its way."""
    way = smooth(clamp(share))
    x, y = between(begin.center, end.center, way)
    wide, high = mix(begin.width, end.width, way), mix(begin.height, end.height, way)
    return around((x, y - BOW * hop(clamp(share))), (wide, high))


def draw_card_on_its_way(
    canvas: Canvas, card: str | None, begin: Box, end: Box, share: float
) -> None:
    """None: face down. It is scaled from one picture: none is kept for each size on the way."""
    box = way_of(begin, end, share)
    size = SMALL if box.width <= SMALL_UP_TO else RIDDEN
    whole = canvas.composition(
        ("derby-flying", card), size, lambda: _paint(canvas, card, Box(0, 0, *size))
    )
    angle = -TILT * math.sin(math.tau * clamp(share))
    picture = pygame.transform.rotozoom(whole, angle, box.width / size[0])
    x, y = canvas.at(box.center)
    canvas.stamp(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def _paint(canvas: Canvas, card: str | None, box: Box) -> None:
    if card is None:
        draw_card_back(canvas, box)
    else:
        draw_card(canvas, card, box)
