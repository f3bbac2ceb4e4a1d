"""The horse that marks whoever loses a turn."""

from __future__ import annotations

import pygame

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.shapes import round_off
from game.ui.kit.theme import INK, SAND
from game.ui.western.cards.face import PICTURE

SIDE = 34.0
HEAD, GROWN = (0.67, 0.45), 1.9  # where it is on its card's picture, and how large


def draw_horse(canvas: Canvas, at: Point, grown: float = 1.0) -> None:
    """Its head on a disc."""
    radius = SIDE / 2 * grown
    canvas.disc(at, radius + 2, INK)
    canvas.disc(at, radius, SAND)
    side = round(SIDE * grown / 2) * 2.0
    box = around(at, (side, side))
    canvas.composed(("western-horse",), box, lambda: _paint(canvas, box))


def _paint(canvas: Canvas, box: Box) -> None:
    """A round piece of the card's picture, smooth at the edge."""
    wide = max(canvas.px(box.width), 2)
    size = (round(wide * GROWN * PICTURE[0] / PICTURE[1]), round(wide * GROWN))
    whole = canvas.assets.picture("western/card-horse", size)
    head = pygame.Surface((wide, wide), pygame.SRCALPHA)
    x, y = HEAD
    head.blit(whole, (round(wide / 2 - x * size[0]), round(wide / 2 - y * size[1])))
    round_off(head)
    canvas.stamp(head, canvas.area(box).topleft)
