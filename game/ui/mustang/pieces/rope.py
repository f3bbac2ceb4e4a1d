"""Ropes: the lasso of a thief, from the portrait to the mustang that is wanted."""

from __future__ import annotations

import itertools
import math

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.theme import INK
from game.ui.mustang.places.header import Header

ROPE, TWIST = (214, 172, 108), (140, 96, 48)
WIDE, OUTLINE = 4.6, 8.0  # the rope, and its dark outline below
KNEE = 3.6  # of the outline: thick lines have gaps where they bend
TWIST_LONG, TWIST_TURN = 2.6, 0.9  # strands: half as long, and how they lie to the rope
STEPS = 22
SAG = 46.0
LOOP = 2.05  # of the counter in it: its brand stays in view
RIM = 21.0  # of a portrait, from its middle


def rope_points(begin: Point, end: Point, sag: float = SAG) -> list[Point]:
    """A rope that hangs through a little."""
    points = []
    for step in range(STEPS + 1):
        share = step / STEPS
        hang = sag * 4 * share * (1 - share)
        x = begin[0] + (end[0] - begin[0]) * share
        y = begin[1] + (end[1] - begin[1]) * share + hang
        points.append((x, y))
    return points


def draw_rope(canvas: Canvas, begin: Point, end: Point, *, sag: float = SAG) -> None:
    points = rope_points(begin, end, sag)
    canvas.path(points, INK, width=OUTLINE)
    for point in points[1:-1]:
        canvas.disc(point, KNEE, INK)
    canvas.path(points, ROPE, width=WIDE)
    for (x, y), (to_x, to_y) in itertools.pairwise(points):
        turn = math.atan2(to_y - y, to_x - x) + TWIST_TURN
        middle = ((x + to_x) / 2, (y + to_y) / 2)
        dx, dy = TWIST_LONG * math.cos(turn), TWIST_LONG * math.sin(turn)
        canvas.line((middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy), TWIST)


def held_at(header: Header, towards: Point) -> Point:
    """Where the rancher of that plank holds a rope: at the rim of the portrait, not across the
    face."""
    x, y = header.face
    far = math.dist(header.face, towards)
    share = min(RIM * header.unit / far, 1.0) if far else 0.0
    return x + (towards[0] - x) * share, y + (towards[1] - y) * share


def draw_loop(canvas: Canvas, centre: Point, side: float, *, angle: float = 0.0) -> None:
    canvas.centred("mustang/lasso", centre, size=(side, side), angle=angle)


def loop_side(counter: float) -> float:
    return counter * LOOP
