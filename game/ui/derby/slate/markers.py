"""The markers of the odds: they slide along the rows when a card moves a horse."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.ui.derby.context import DerbyContext
from game.ui.derby.horses import COATS, NUMBERS
from game.ui.derby.slate.places import MARKER, marker
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Type
from game.ui.table.happening import Told
from game.ui.table.part import Part

NUMBER_AND_ODDS = (28.0, 1.0, 50.0, 7.0)  # across a marker, with what is free
NUMBER_ROOM, ODDS_ROOM = (11.0, 11.5), (50.0, 13.0)
FIRST, PER_ROW = 0.18, 0.14  # seconds that a slide takes, and each row adds


def slide_time(rows: int) -> float:
    return FIRST + PER_ROW * rows if rows else 0.0


class Markers(Part[DerbyContext]):
    """Where each is now, the context tells."""

    def __init__(self, context: DerbyContext) -> None:
        super().__init__(context)
        self._pace: dict[str, float] = {}  # rows in a second

    def stand(self, entries: Sequence[Told]) -> None:
        """At once where the horses are seen."""
        self._pace.clear()
        self.context.markers = {
            horse.horse: float(horse.row)
            for horse in self.context.seen.horses
            if horse.row is not None
        }

    def advance(self, seconds: float) -> None:
        for horse in self.context.seen.horses:
            if horse.row is None:
                self.context.markers.pop(horse.horse, None)
            elif self.context.markers.get(horse.horse) != horse.row:
                self.context.ui.stir()
                self._slide(horse.horse, float(horse.row), seconds)

    def _slide(self, horse: str, goal: float, seconds: float) -> None:
        """At an even pace over the whole way, so that it takes as long as was said."""
        here = self.context.markers.setdefault(horse, goal)
        gap = goal - here
        if horse not in self._pace:
            self._pace[horse] = abs(gap) / max(slide_time(math.ceil(abs(gap))), 0.01)
        step = self._pace[horse] * seconds
        if self.context.still or abs(gap) <= step:
            self.context.markers[horse] = goal
            self._pace.pop(horse, None)
        else:
            self.context.markers[horse] = here + math.copysign(step, gap)

    def draw(self, canvas: Canvas) -> None:
        for horse in COATS:
            row = self.context.markers.get(horse)
            if row is not None:
                odds = self.context.seen.rows[round(row)]
                draw_marker(canvas, horse, odds, marker(horse, row))


def draw_marker(canvas: Canvas, horse: str, odds: str, box: Box, *, alpha: int = 255) -> None:
    """With the horse's number and its odds."""
    corner = Box(0, 0, *MARKER)
    key = ("derby-marker", horse, odds)
    picture = canvas.composition(key, MARKER, lambda: _paint(canvas, horse, corner, odds))
    canvas.stamp(picture, canvas.at(box.topleft), alpha)


def _paint(canvas: Canvas, horse: str, box: Box, odds: str) -> None:
    canvas.picture(f"derby/marker-{horse}", box)
    number, _, words, _ = columns(box, *NUMBER_AND_ODDS)
    canvas.numeral(
        str(NUMBERS[horse]), number.center, size=Type.FIGURE, colour=INK, within=NUMBER_ROOM
    )
    ink = COATS[horse].ink
    canvas.numeral(odds, words.center, size=Type.FIGURE, colour=ink, within=ODDS_ROOM)
