"""Anti-aliased lines of a chart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import Colour

FINE = 3  # lines are drawn so many times as large, then made smaller: smooth edges
EDGED = 1.8  # so many times as wide is a line with its edge


class Curve(NamedTuple):
    """`wide`: without its edge."""

    points: Sequence[Point]
    colour: Colour
    edge: Colour
    wide: float = 3.0


def paint_curves(canvas: Canvas, box: Box, curves: Iterable[Curve]) -> None:
    """The first one lies below the others; nothing is drawn outside the box."""
    area = canvas.area(box)
    sheet = pygame.Surface((area.width * FINE, area.height * FINE), pygame.SRCALPHA)
    scale = canvas.scale * FINE
    for points, colour, edge, wide in curves:
        way = [((x - box.x) * scale, (y - box.y) * scale) for x, y in points]
        for ink, thick in ((edge, wide * EDGED), (colour, wide)):
            if len(way) > 1:
                pygame.draw.lines(sheet, ink, False, way, round(thick * scale))
            for at in way:
                pygame.draw.circle(sheet, ink, at, thick * scale / 2)
    canvas.stamp(pygame.transform.smoothscale(sheet, area.size), area.topleft)
