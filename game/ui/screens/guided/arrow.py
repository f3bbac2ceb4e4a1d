"""The coach's arrow: beside what is meant, where it lies on nothing that has to be read."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import DESIGN_SIZE, GOLD, INK
from game.ui.kit.tween import pulse

LENGTHS = (84.0, 62.0, 44.0)  # a long one, where there is room
HEAD = 24.0
HALF = 16.0  # of the head's width
OUTLINE = 3.0
GAP = 12.0  # to the ring around what is meant
NUDGE = 5.0  # how far it goes to and fro
ALONG = (0.5, 0.25, 0.75)  # where on a side of a box it may point at
SCREEN = Box(0, 0, *DESIGN_SIZE)


class Arrow(NamedTuple):
    """`tip`: nearest to what is meant; `way`: the direction in which it points."""

    tip: Point
    way: Point
    length: float

    @property
    def box(self) -> Box:
        """Where it can be while it goes to and fro."""
        back = self.length + NUDGE + OUTLINE
        (x, y), (dx, dy) = self.tip, self.way
        wide = HALF + 2 * OUTLINE
        left, right = sorted((x + dx * 2 * OUTLINE, x - dx * back))
        top, bottom = sorted((y + dy * 2 * OUTLINE, y - dy * back))
        return Box(left, top, right - left, bottom - top).inflate(
            2 * wide * abs(dy), 2 * wide * abs(dx)
        )

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        off = NUDGE * pulse(ui.idle_motion(self.box.inflate(4, 4)))
        tip = (self.tip[0] - self.way[0] * off, self.tip[1] - self.way[1] * off)
        for more, colour in ((OUTLINE, INK), (0.0, GOLD)):
            canvas.polygon(self._outline(tip, more), colour)

    def _outline(self, tip: Point, more: float) -> list[Point]:
        """A tapered shaft with a head; `more`: so much wider all round."""
        (dx, dy), shaft = self.way, self.length - HEAD

        def at(forward: float, aside: float) -> Point:
            back = self.length - forward
            return tip[0] - dx * back - dy * aside, tip[1] - dy * back + dx * aside

        return [
            at(0, 3 + more),
            at(shaft, 6 + more),
            at(shaft - more, HALF + 1.6 * more),
            at(self.length + 1.6 * more, 0),
            at(shaft - more, -HALF - 1.6 * more),
            at(shaft, -6 - more),
            at(0, -3 - more),
        ]


def free_arrow(target: Box, card: Box, taken: Sequence[Box], before: Arrow | None) -> Arrow | None:
    """One that lies on nothing of what is taken, preferably from where the card is. The one from
    before stays as long as it can: an arrow that jumps about is no help. None: there is no room,
    and the ring around the target has to do."""
    arrows = list(_arrows(target, card))
    if before in arrows:
        arrows.insert(0, before)
    fitting = (arrow for arrow in arrows if SCREEN.contains(arrow.box))
    return next((arrow for arrow in fitting if arrow.box.collidelist(taken) < 0), None)


def _arrows(target: Box, card: Box) -> Iterator[Arrow]:
    """The best first: long, to the middle of a side, and as if it came from the card."""
    for length in LENGTHS:
        for share in ALONG:
            arrows = [Arrow(tip, way, length) for tip, way in _tips(target, share)]
            yield from sorted(arrows, key=lambda arrow: math.dist(arrow.tip, card.center))


def _tips(target: Box, share: float) -> tuple[tuple[Point, Point], ...]:
    x, y = target.x + share * target.width, target.y + share * target.height
    return (
        ((x, target.top - GAP), (0.0, 1.0)),
        ((x, target.bottom + GAP), (0.0, -1.0)),
        ((target.left - GAP, y), (1.0, 0.0)),
        ((target.right + GAP, y), (-1.0, 0.0)),
    )
