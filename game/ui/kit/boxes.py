"""Boxes around a point: one, or many in rows."""

from __future__ import annotations

from math import ceil

from game.ui.kit.canvas import Box, Point


def around(centre: Point, size: Point) -> Box:
    box = Box(0, 0, *size)
    box.center = centre
    return box


def in_rows(centre: Point, count: int, rows: int, size: Point, apart: float) -> list[Box]:
    """So many of one size, row by row from the left, all of them together around a point."""
    wide, high = size
    across = ceil(count / rows)
    left = centre[0] - (across * (wide + apart) - apart) / 2
    top = centre[1] - (rows * (high + apart) - apart) / 2
    return [
        Box(left + (wide + apart) * (n % across), top + (high + apart) * (n // across), wide, high)
        for n in range(count)
    ]
