"""Mustangs as counters: a kind is told by the shape of its frame, a coat by head and brand."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.mustang.box import coat_of, kind_of
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.theme import GLOW

CANVAS = 80 / 68  # of the picture to the counter, which has its shadow around it
SMALL = 60  # pixels: up to here the picture with heavier lines is clearer
HALO = (255, 240, 168)
REACH, RING = 0.58, 3.5  # of a halo: share of the counter, and how wide its ring is
STACKED = 4  # so many of a pile are seen
STACK_STEP = (2.0, -3.2)
STACK_SIDE = 66.0  # of a counter, for steps as large as that


def counter_picture(mustang: str) -> str:
    coat = coat_of(mustang)
    return (
        f"mustang/counter-{mustang}"
        if coat is None
        else f"mustang/counter-{coat}-{kind_of(mustang)}"
    )


def draw_counter(
    canvas: Canvas, mustang: str, centre: Point, side: float, *, alpha: int = 255
) -> None:
    _draw(canvas, counter_picture(mustang), centre, side, alpha)


def draw_back(canvas: Canvas, kind: str, centre: Point, side: float) -> None:
    """Face down: only its kind is seen."""
    _draw(canvas, f"mustang/back-{kind}", centre, side)


def _draw(canvas: Canvas, name: str, centre: Point, side: float, alpha: int = 255) -> None:
    wide = side * CANVAS
    picture = f"{name}-small" if canvas.px(wide) <= SMALL else name
    canvas.centred(picture, centre, size=(wide, wide), alpha=alpha)


def draw_stack(canvas: Canvas, kind: str, count: int, centre: Point, side: float) -> None:
    """A pile, face down; the last ones can be counted."""
    seen = min(count, STACKED)
    grown = side / STACK_SIDE
    for number in range(seen):
        lift = number - (seen - 1) / 2
        at = (
            centre[0] + lift * STACK_STEP[0] * grown,
            centre[1] + lift * STACK_STEP[1] * grown,
        )
        draw_back(canvas, kind, at, side)


def draw_halo(canvas: Canvas, centre: Point, side: float, *, strong: bool = True) -> None:
    """Below a counter that can be had; `strong`: one that is wanted."""
    reach = side * REACH
    key, whole = ("halo", round(reach, 1), strong), 2 * (reach + 4)
    box = around(centre, (whole, whole))
    canvas.composed(key, box, lambda: _paint_halo(canvas, centre, reach, strong))


def draw_halos(
    canvas: Canvas, herd: Mapping[str, tuple[Point, float]], lit: Mapping[str, bool]
) -> None:
    """Below those of a herd that can be had, each with whether it is wanted. They reach below the
    neighbours: where there are any, all of the herd are drawn again on top."""
    found = [mustang for mustang in herd if mustang in lit]
    for mustang in found:
        draw_halo(canvas, *herd[mustang], strong=lit[mustang])
    for mustang in herd if found else ():
        draw_counter(canvas, mustang, *herd[mustang])


def _paint_halo(canvas: Canvas, centre: Point, reach: float, strong: bool) -> None:
    if strong:
        canvas.disc(centre, reach + RING, GLOW)
    canvas.disc(centre, reach, HALO)
