"""Ropes: the lasso of a thief, from the portrait to the mustang that is wanted."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import INK
from game.ui.kit.tween import pulse
from game.ui.mustang.context import MustangContext
from game.ui.table.part import Part

ROPE = (214, 172, 108)
TWIST = (140, 96, 48)
STEPS = 22
SAG = 46.0
LOOP = 2.05  # of the counter in it: its brand stays in view
RIM = 21.0  # of a portrait, from its middle
HANGS = 40.0  # how far a tight rope may be from a straight line, at most


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
    canvas.path(points, INK, width=8)
    for point in points[1:-1]:  # thick lines have gaps where they bend
        canvas.disc(point, 3.6, INK)
    canvas.path(points, ROPE, width=4.6)
    for (x, y), (to_x, to_y) in itertools.pairwise(points):
        turn = math.atan2(to_y - y, to_x - x) + 0.9
        middle = ((x + to_x) / 2, (y + to_y) / 2)
        dx, dy = 2.6 * math.cos(turn), 2.6 * math.sin(turn)
        canvas.line((middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy), TWIST)


def held_at(context: MustangContext, seat: int, towards: Point) -> Point:
    """Where that rancher holds a rope: at the rim of the portrait, not across the face."""
    header = context.header(seat)
    x, y = header.face
    far = math.dist(header.face, towards)
    share = min(RIM * header.unit / far, 1.0) if far else 0.0
    return x + (towards[0] - x) * share, y + (towards[1] - y) * share


def draw_loop(canvas: Canvas, centre: Point, side: float, *, angle: float = 0.0) -> None:
    canvas.centred("mustang/lasso", centre, size=(side, side), angle=angle)


def loop_side(counter: float) -> float:
    return counter * LOOP


class OpenTheft(Part[MustangContext]):
    """While the owner is asked: the rope is tight."""

    def pictures(self) -> Iterable[str]:
        return ("mustang/lasso",)

    def draw(self, canvas: Canvas) -> None:
        context, theft = self.context, self.context.seen.theft
        if theft is None or theft.mustang in context.away:
            return
        spot = context.spot(theft.mustang)
        if spot is None:
            return
        centre, side = spot
        held, wide = held_at(context, theft.thief, centre), loop_side(side) + 8
        rope = Box(*held, 0, 0).union(Box(*centre, 0, 0)).inflate(2 * HANGS, 2 * HANGS)
        tug = pulse(context.ui.idle_motion(rope.union(around(centre, (wide, wide)))), 0.7) * 2.0
        at = (centre[0] + tug, centre[1])
        canvas.layer += 20
        draw_rope(canvas, held_at(context, theft.thief, at), at, sag=10 + 6 * tug)
        draw_loop(canvas, at, loop_side(side))
        canvas.layer -= 20
