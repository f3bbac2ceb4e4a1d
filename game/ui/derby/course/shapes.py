"""Four-cornered shapes of the course with smooth edges: pygame's own have steps."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import Colour
from game.ui.kit.tween import between

FINER = 3  # times as fine a shape is drawn before it is made smooth


def draw_shape(
    canvas: Canvas,
    points: Sequence[Point],
    fill: Colour,
    edge: Colour,
    *,
    width: float = 2.0,
    opacity: int = 255,
    dash: float = 0.0,
) -> None:
    """Slowly, so it belongs into a picture that is kept. `dash`: how long the dashes of the edge
    are; 0: it is not broken. Without a width there is no edge."""
    area = canvas.area(around(points, width))
    fine = pygame.Surface((area.width * FINER, area.height * FINER), pygame.SRCALPHA)
    fine.fill((*fill, 0))
    pixels = [_finer(canvas, point, area) for point in points]
    pygame.draw.polygon(fine, (*fill, opacity), pixels)
    thick = max(canvas.scale * width * FINER, FINER)
    closed = [*pixels, pixels[0]] if width else []
    parts = closed if not dash else ()
    for begin, end in pairwise(parts):
        _draw_bar(fine, edge, begin, end, thick)
    for begin, end in _dashes(closed, dash * canvas.scale * FINER):
        _draw_bar(fine, edge, begin, end, thick)
    canvas.stamp(pygame.transform.smoothscale(fine, area.size), area.topleft)


def around(points: Sequence[Point], width: float) -> Box:
    """The box of such a shape with its edge."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return box.inflate(2 * width + 2, 2 * width + 2)


def _finer(canvas: Canvas, point: Point, area: pygame.Rect) -> Point:
    x = (canvas.origin[0] + point[0] * canvas.scale - area.left) * FINER
    y = (canvas.origin[1] + point[1] * canvas.scale - area.top) * FINER
    return x, y


def _draw_bar(fine: pygame.Surface, colour: Colour, begin: Point, end: Point, thick: float) -> None:
    """A line with round ends."""
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    length = math.hypot(dx, dy) or 1.0
    aside = (-dy / length * thick / 2, dx / length * thick / 2)
    corners = [
        (x + sign * aside[0], y + sign * aside[1])
        for sign, ends in ((1, (begin, end)), (-1, (end, begin)))
        for x, y in ends
    ]
    pygame.draw.polygon(fine, colour, corners)
    for x, y in (begin, end):
        pygame.draw.circle(fine, colour, (x, y), thick / 2)


def _dashes(points: Sequence[Point], length: float) -> Iterator[tuple[Point, Point]]:
    if not length:
        return
    for begin, end in pairwise(points):
        count = max(round(math.dist(begin, end) / (2 * length)), 1)
        for number in range(count):
            from_share, to_share = (number + 0.25) / count, (number + 0.75) / count
            yield between(begin, end, from_share), between(begin, end, to_share)
