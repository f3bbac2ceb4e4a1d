"""What several prompts are drawn with: headings, keycaps, seats."""

from __future__ import annotations

import math
from itertools import pairwise

from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.layout import Units
from game.ui.kit.scene import Ui
from game.ui.kit.theme import (
    CREAM,
    INK,
    LIVERIES,
    MARKS,
    PARCHMENT,
    SAND,
    UMBER,
    Colour,
)
from game.ui.kit.tokens import Type


def pale(ui: Ui) -> Colour:
    """For what is said by the way on felt and dark wood."""
    return CREAM if ui.settings.high_contrast else SAND


def resized(plank: Box, units: Units, highest: float) -> Box:
    """As high as the player wants planks, around the middle of where it was designed."""
    high = min(units(plank.height), max(highest, plank.height))
    return Box(plank.x, plank.centery - high / 2, plank.width, high)


def draw_keycap(canvas: Canvas, label: str, box: Boxlike, *, size: float = Type.NOTE) -> None:
    """A key of the keyboard, to be pressed or held."""
    area = Box(*box)
    canvas.fill((area.x, area.y + 2, area.width, area.height), INK, radius=8)
    canvas.fill((area.x + 2, area.y + 2, area.width - 4, area.height - 2), SAND, radius=7)
    canvas.fill((area.x + 2, area.y + 2, area.width - 4, area.height - 6), CREAM, radius=7)
    inner = (area.x + 4, area.y + 1, area.width - 8, area.height - 5)
    canvas.text(label, inner, style="bold", size=size, colour=INK, align="centre", wrap=False)


def draw_seat_badge(canvas: Canvas, seat: int, colour: str, box: Boxlike, *, size: float) -> None:
    """A seat by its colour and its numeral."""
    area = Box(*box)
    livery = LIVERIES[colour]
    radius = min(area.width, area.height) * 0.16
    canvas.fill(area, INK, radius=radius)
    canvas.fill(area.inflate(-4, -4), livery.base, radius=radius)
    room = (area.width * 0.8, area.height * 0.8)
    canvas.numeral(MARKS[seat], area.center, size=size, colour=livery.ink, within=room)


def draw_plate(canvas: Canvas, text: str, centre: Point, *, width: float = 50) -> None:
    """A dark plate with a number."""
    box = Box(centre[0] - width / 2, centre[1] - 14, width, 28)
    canvas.fill(box, UMBER, radius=9)
    canvas.numeral(text, box.center, size=Type.ENTRY, colour=CREAM)


def draw_pawn(
    canvas: Canvas, colour: str, centre: Point, side: float, *, lying: bool = False
) -> None:
    """The figure of a seat."""
    name = f"pieces/side-{colour}-lying" if lying else f"pieces/side-{colour}"
    canvas.centred(name, centre, size=(side, side))


def draw_dashed(canvas: Canvas, points: list[Point], colour: Colour, *, width: float = 2) -> None:
    """Every other piece of a line through these points."""
    for begin, end in zip(points[::2], points[1::2], strict=False):
        canvas.line(begin, end, colour, width=width)


def dashed_box(box: Boxlike, dash: float = 11.0, corner: float = 16.0) -> list[Point]:
    """Points along a rounded rectangle, a dash apart."""
    area = Box(*box)
    corners = (
        (area.right - corner, area.y + corner, -90),
        (area.right - corner, area.bottom - corner, 0),
        (area.x + corner, area.bottom - corner, 90),
        (area.x + corner, area.y + corner, 180),
    )
    outline = [
        (x + corner * math.cos(math.radians(turn)), y + corner * math.sin(math.radians(turn)))
        for x, y, first in corners
        for turn in range(first, first + 91, 18)
    ]
    return _stepped([*outline, outline[0]], dash)


def dashed_ellipse(centre: Point, radii: Point, dash: float = 11.0) -> list[Point]:
    outline = [
        (
            centre[0] + radii[0] * math.cos(math.radians(turn)),
            centre[1] + radii[1] * math.sin(math.radians(turn)),
        )
        for turn in range(0, 361, 3)
    ]
    return _stepped(outline, dash)


def _stepped(outline: list[Point], dash: float) -> list[Point]:
    points = [outline[0]]
    left = dash
    for begin, end in pairwise(outline):
        length = math.dist(begin, end)
        at = 0.0
        while length - at >= left:
            at += left
            share = at / length
            points.append(
                (begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share)
            )
            left = dash
        left -= length - at
    return points


def draw_ring(canvas: Canvas, centre: Point, radius: float, share: float, colour: Colour) -> None:
    """A ring that closes: how long something has been held."""
    canvas.disc(centre, radius + 4, INK)
    canvas.disc(centre, radius + 2, UMBER)
    if share <= 0.0:
        canvas.disc(centre, radius - 5, PARCHMENT, width=2)
        return
    steps = max(int(36 * min(share, 1.0)), 1)
    outer = [_on_circle(centre, radius, 2 * math.pi * n / 36) for n in range(steps + 1)]
    inner = [_on_circle(centre, radius - 7, 2 * math.pi * n / 36) for n in range(steps + 1)]
    canvas.polygon([*outer, *reversed(inner)], colour)


def _on_circle(centre: Point, radius: float, turn: float) -> Point:
    return centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn)
