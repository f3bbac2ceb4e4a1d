"""The arrow from whoever plays a card to whom it is played on: a bent blade with a head."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import Colour
from game.ui.kit.tween import clamp, mix

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

INK: Colour = (61, 14, 8)
RED: Colour = (196, 50, 32)
SHINE: Colour = (240, 130, 96)
GOLD_INK: Colour = (92, 58, 8)
GOLD: Colour = (222, 164, 40)
GOLD_SHINE: Colour = (255, 228, 150)
SMOOTH = 2  # drawn so many times as large, and made smaller
PIECES = 28
TAIL, BLADE = 3.0, 22.0  # how wide it is at its beginning and below its head
HEAD_LONG, HEAD_WIDE = 46.0, 58.0
BEND = 0.2  # of its length
STEPS = 10  # in which it grows
ROOM = 34.0  # around the curve
KEEPS_OFF = 6.0  # from the plates


class Curve:
    """From plate to plate, bent towards the own side of the table."""

    def __init__(self, begin: Box, end: Box, centre: Point) -> None:
        toward = _bend(begin.center, end.center, centre)
        self.begin = _leaves(begin, toward)
        self.end = _leaves(end, toward)
        self.bend = _bend(self.begin, self.end, centre)

    def at(self, share: float) -> Point:
        a, b, c = self.begin, self.bend, self.end
        x = mix(mix(a[0], b[0], share), mix(b[0], c[0], share), share)
        y = mix(mix(a[1], b[1], share), mix(b[1], c[1], share), share)
        return x, y

    def heading(self, share: float) -> Point:
        """Which way it goes there, of length one."""
        before, after = self.at(max(share - 0.02, 0.0)), self.at(min(share + 0.02, 1.0))
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        return dx / length, dy / length


def _bend(begin: Point, end: Point, centre: Point) -> Point:
    """Beside the middle of the way, off the things in the middle of the table."""
    x, y = (begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    side = 1.0 if (x - centre[0]) * -dy + (y - centre[1]) * dx >= 0 else -1.0
    return x - dy * BEND * side, y + dx * BEND * side


def _leaves(box: Box, toward: Point) -> Point:
    """Where a line from the middle of the box leaves it."""
    x, y = box.center
    dx, dy = toward[0] - x, toward[1] - y
    half = box.width / 2 + KEEPS_OFF, box.height / 2 + KEEPS_OFF
    share = min(
        half[0] / abs(dx) if dx else math.inf, half[1] / abs(dy) if dy else math.inf, 1.0
    )
    return x + dx * share, y + dy * share


def curve_between(view: WesternView, begin: int, end: int) -> Curve:
    layout = view.layout
    return Curve(layout.plate(begin), layout.plate(end), layout.felt.centre)


def draw_arrow(canvas: Canvas, curve: Curve, share: float = 1.0, *, gold: bool = False) -> None:
    """`share`: how much of it has grown."""
    grown = round(clamp(share) * STEPS)
    if grown <= 0:
        return
    points = [curve.at(number / PIECES) for number in range(PIECES + 1)]
    left, top = min(x for x, _ in points) - ROOM, min(y for _, y in points) - ROOM
    right, bottom = max(x for x, _ in points) + ROOM, max(y for _, y in points) + ROOM
    box = Box(left, top, right - left, bottom - top)
    key = ("western-arrow", grown, gold, *map(round, (*curve.begin, *curve.end, *curve.bend)))
    canvas.composed(
        key, box, lambda: _paint(canvas, box, curve, grown / STEPS, gold=gold), slot="western-arrow"
    )


def _paint(canvas: Canvas, box: Box, curve: Curve, share: float, *, gold: bool) -> None:
    area = canvas.area(box)
    scale = canvas.scale * SMOOTH
    large = pygame.Surface((area.width * SMOOTH, area.height * SMOOTH), pygame.SRCALPHA)

    def shape(colour: Colour, blade: float, grown: float, aside: float = 0.0) -> None:
        outline = _outline(curve, share, blade, grown, aside)
        pixels = [((x - box.x) * scale, (y - box.y) * scale) for x, y in outline]
        pygame.draw.polygon(large, colour, pixels)

    shape(GOLD_INK if gold else INK, 1.0, 3.2)
    shape(GOLD if gold else RED, 1.0, 0.0)
    shine = _shine(curve, share)
    pixels = [((x - box.x) * scale, (y - box.y) * scale) for x, y in shine]
    pygame.draw.polygon(large, GOLD_SHINE if gold else SHINE, pixels)
    canvas.stamp(pygame.transform.smoothscale(large, area.size), area.topleft)


def _outline(
    curve: Curve, share: float, blade: float, grown: float, aside: float
) -> list[Point]:
    """Up on one side of the blade, around the head, and back on the other."""
    length = _length(curve) * share
    neck = max(share * (1.0 - HEAD_LONG / max(length, HEAD_LONG + 1.0)), 0.02)
    upper, lower = [], []
    for number in range(PIECES + 1):
        at = neck * number / PIECES
        x, y = curve.at(at)
        dx, dy = curve.heading(at)
        half = mix(TAIL, BLADE, at / neck) / 2 * blade + grown + aside
        upper.append((x + dy * half, y - dx * half))
        lower.append((x - dy * half, y + dx * half))
    x, y = curve.at(neck)
    tip_x, tip_y = curve.at(share)
    dx, dy = _towards((x, y), (tip_x, tip_y))
    wide = HEAD_WIDE / 2 + 1.6 * grown
    back, ahead = 5.0 + grown * 0.8, grown * 1.9
    head = [
        (x - dx * back + dy * wide, y - dy * back - dx * wide),
        (tip_x + dx * ahead, tip_y + dy * ahead),
        (x - dx * back - dy * wide, y - dy * back + dx * wide),
    ]
    return [*upper, *head, *reversed(lower)]


def _shine(curve: Curve, share: float) -> list[Point]:
    """A thin light along the blade."""
    length = _length(curve) * share
    neck = max(share * (1.0 - HEAD_LONG / max(length, HEAD_LONG + 1.0)), 0.02)
    one, other = [], []
    for number in range(PIECES + 1):
        at = neck * number / PIECES
        x, y = curve.at(at)
        dx, dy = curve.heading(at)
        half = mix(TAIL, BLADE, at / neck) / 2
        one.append((x + dy * half * 0.62, y - dx * half * 0.62))
        other.append((x + dy * half * 0.3, y - dx * half * 0.3))
    return [*one, *reversed(other)]


def _length(curve: Curve) -> float:
    points = [curve.at(number / 8) for number in range(9)]
    return sum(math.dist(a, b) for a, b in zip(points, points[1:], strict=False))


def _towards(begin: Point, end: Point) -> Point:
    length = math.dist(begin, end) or 1.0
    return (end[0] - begin[0]) / length, (end[1] - begin[1]) / length
