"""The arrow from whoever plays a card to whom it is played on: a bent blade with a head."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import Colour
from game.ui.kit.tween import clamp, mix
from game.ui.western.places import Places, table_places

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
# How far it may bend, as a share of its length: rather little.
BENDS = tuple(side * bend for bend in (0.2, 0.32, 0.45, 0.6, 0.9, 1.3, 1.7) for side in (1, -1))
STEPS = 10  # in which it grows
ROOM = 34.0  # around the curve
KEEPS_OFF = 6.0  # from the plates
CLEAR, BALL = 26.0, 32.0  # what is free around other plates, and how large the die is
PLATE, RIM, MIDDLE = 4.0, 1.0, 0.5  # how bad it is to cross another plate, the rim, the middle
OUTLINE = 3.2  # how wide
NEAR = 0.02  # a short part of a curve, as a share
# Of its way: where the card lies that is played, and the one that answers it.
ON_ARROW, OVER_ARROW = 0.42, 0.66


class Curve(NamedTuple):
    """From plate to plate; `bend` pulls it aside."""

    begin: Point
    bend: Point
    end: Point

    def at(self, share: float) -> Point:
        a, b, c = self.begin, self.bend, self.end
        x = mix(mix(a[0], b[0], share), mix(b[0], c[0], share), share)
        y = mix(mix(a[1], b[1], share), mix(b[1], c[1], share), share)
        return x, y

    def heading(self, share: float) -> Point:
        """Which way it goes there, of length one."""
        return _towards(self.at(max(share - NEAR, 0.0)), self.at(min(share + NEAR, 1.0)))


@lru_cache(maxsize=256)
def best_curve(zoom: float, seats: int, front: int, strip: float, begin: int, end: int) -> Curve:
    """From one seat to another, at the table that `table_places` lays out: the way that crosses
    least, other plates, the rim, and what lies in the middle."""
    layout = table_places(zoom, seats, front, strip)
    others = [place.plate for seat, place in enumerate(layout.seats) if seat not in (begin, end)]
    curves = [_bent(layout.plate(begin), layout.plate(end), bend) for bend in BENDS]
    return min(curves, key=lambda curve: _crosses(curve, layout, others))


def _bent(begin: Box, end: Box, bend: float) -> Curve:
    """`bend`: how far it goes aside, as a share of its length."""
    x, y = (begin.centerx + end.centerx) / 2, (begin.centery + end.centery) / 2
    dx, dy = end.centerx - begin.centerx, end.centery - begin.centery
    aside = (x - dy * bend, y + dx * bend)
    return Curve(_leaves(begin, aside), aside, _leaves(end, aside))


def _crosses(curve: Curve, layout: Places, others: Sequence[Box]) -> float:
    middle = layout.deck.union(layout.cash_box).union(Box(*layout.ball, BALL, BALL))
    felt, found = layout.felt, 0.0
    for number in range(2, PIECES - 1):
        at = curve.at(number / PIECES)
        found += PLATE * sum(plate.inflate(CLEAR, CLEAR).collidepoint(at) for plate in others)
        found += MIDDLE * middle.collidepoint(at)
        x, y = (at[0] - felt.centre[0]) / felt.across, (at[1] - felt.centre[1]) / felt.upwards
        found += RIM if x * x + y * y > 1.0 else 0.0
    return found


def _leaves(box: Box, toward: Point) -> Point:
    """Where a line from the middle of the box leaves it."""
    x, y = box.center
    dx, dy = toward[0] - x, toward[1] - y
    half = box.width / 2 + KEEPS_OFF, box.height / 2 + KEEPS_OFF
    share = min(half[0] / abs(dx) if dx else math.inf, half[1] / abs(dy) if dy else math.inf, 1.0)
    return x + dx * share, y + dy * share


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

    def fill(colour: Colour, outline: Sequence[Point]) -> None:
        pixels = [((x - box.x) * scale, (y - box.y) * scale) for x, y in outline]
        pygame.draw.polygon(large, colour, pixels)

    fill(GOLD_INK if gold else INK, _outline(curve, share, grown=OUTLINE))
    fill(GOLD if gold else RED, _outline(curve, share, grown=0.0))
    fill(GOLD_SHINE if gold else SHINE, _shine(curve, share))
    canvas.stamp(pygame.transform.smoothscale(large, area.size), area.topleft)


def _outline(curve: Curve, share: float, grown: float) -> list[Point]:
    """Up on one side of the blade, around the head, and back on the other."""
    neck = _neck(curve, share)
    upper, lower = [], []
    for (x, y), (dx, dy), half in _blade(curve, neck):
        wide = half + grown
        upper.append((x + dy * wide, y - dx * wide))
        lower.append((x - dy * wide, y + dx * wide))
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
    one, other = [], []
    for (x, y), (dx, dy), half in _blade(curve, _neck(curve, share)):
        one.append((x + dy * half * 0.62, y - dx * half * 0.62))
        other.append((x + dy * half * 0.3, y - dx * half * 0.3))
    return [*one, *reversed(other)]


def _neck(curve: Curve, share: float) -> float:
    """Where the head begins, as a share of the whole curve."""
    length = _length(curve) * share
    return max(share * (1.0 - HEAD_LONG / max(length, HEAD_LONG + 1.0)), NEAR)


def _blade(curve: Curve, neck: float) -> Iterator[tuple[Point, Point, float]]:
    """From the tail to the neck: a point, the heading there, and half the width."""
    for number in range(PIECES + 1):
        at = neck * number / PIECES
        yield curve.at(at), curve.heading(at), mix(TAIL, BLADE, at / neck) / 2


def _length(curve: Curve) -> float:
    points = [curve.at(number / 8) for number in range(9)]
    return sum(math.dist(a, b) for a, b in pairwise(points))


def _towards(begin: Point, end: Point) -> Point:
    length = math.dist(begin, end) or 1.0
    return (end[0] - begin[0]) / length, (end[1] - begin[1]) / length
