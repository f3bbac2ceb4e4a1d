"""A pile of the prairie, face down, with the number of the mustangs in it."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas
from game.ui.mustang.pieces.counter import draw_stack
from game.ui.mustang.pieces.plates import draw_count
from game.ui.mustang.places.prairie import PrairieSpots


def draw_pile(canvas: Canvas, spots: PrairieSpots, kind: str) -> None:
    count, (at, side) = spots.seen.piles[kind], spots.pile(kind)
    draw_stack(canvas, kind, count, at, side)
    draw_count(canvas, count, spots.places.count(kind), spots.places.unit)
