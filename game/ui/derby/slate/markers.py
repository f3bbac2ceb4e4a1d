"""The markers of the odds: they slide along the rows when a card moves a horse."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.ui.derby.horses import COATS, NUMBERS
from game.ui.derby.slate.places import MARKER, marker
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import INK

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

FIRST, PER_ROW = 0.18, 0.14  # seconds that a slide takes, and each row adds


def slide_time(rows: int) -> float:
    return FIRST + PER_ROW * rows if rows else 0.0


class Markers:
    """Where each marker is now, which may be between two rows."""

    def __init__(self, view: DerbyView) -> None:
        self._view = view
        self._rows: dict[str, float] = {}
        self._pace: dict[str, float] = {}  # rows in a second

    def stand(self) -> None:
        """At once where the horses are seen."""
        self._pace.clear()
        self._rows = {
            horse.horse: float(horse.row)
            for horse in self._view.seen.horses
            if horse.row is not None
        }

    def row(self, horse: str) -> float | None:
        return self._rows.get(horse)

    def advance(self, seconds: float) -> None:
        for horse in self._view.seen.horses:
            if horse.row is None:
                self._rows.pop(horse.horse, None)
            elif self._rows.get(horse.horse) != horse.row:
                self._view.ui.stir()
                self._slide(horse.horse, float(horse.row), seconds)

    def _slide(self, horse: str, goal: float, seconds: float) -> None:
        """At an even pace over the whole way, so that it takes as long as was said."""
        here = self._rows.setdefault(horse, goal)
        gap = goal - here
        if horse not in self._pace:
            self._pace[horse] = abs(gap) / max(slide_time(math.ceil(abs(gap))), 0.01)
        step = self._pace[horse] * seconds
        if self._view.still or abs(gap) <= step:
            self._rows[horse] = goal
            self._pace.pop(horse, None)
        else:
            self._rows[horse] = here + math.copysign(step, gap)

    def draw(self, canvas: Canvas) -> None:
        for horse in COATS:
            row = self._rows.get(horse)
            if row is not None:
                draw_marker(canvas, self._view, horse, marker(horse, row), round(row))


def draw_marker(
    canvas: Canvas, view: DerbyView, horse: str, box: Box, row: int, *, alpha: int = 255
) -> None:
    """With the horse's number and its odds."""
    stamp_marker(canvas, horse, view.seen.rows[row], box, alpha=alpha)


def stamp_marker(canvas: Canvas, horse: str, odds: str, box: Box, *, alpha: int = 255) -> None:
    corner = Box(0, 0, *MARKER)
    key = ("derby-marker", horse, odds)
    picture = canvas.composition(key, MARKER, lambda: _paint(canvas, horse, corner, odds))
    canvas.stamp(picture, canvas.at(box.topleft), alpha)


def _paint(canvas: Canvas, horse: str, box: Box, odds: str) -> None:
    canvas.picture(f"derby/marker-{horse}", box)
    at = (box.x + 14, box.centery)
    canvas.numeral(str(NUMBERS[horse]), at, size=40, colour=INK, within=(11, 11.5))
    ink = COATS[horse].ink
    canvas.numeral(odds, (box.x + 54, box.centery), size=40, colour=ink, within=(50, 13))
