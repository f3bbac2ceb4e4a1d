"""What a choice that is being made shows on the slate: the lit column, and ghosts of what would
come of it."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.derby.cards.face import draw_card
from game.ui.derby.context import DerbyContext
from game.ui.derby.pose import Shift
from game.ui.derby.slate.markers import draw_marker
from game.ui.derby.slate.places import WIDE, card_place, column, left_of, marker
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.theme import LIGHT_GOLD, Colour
from game.ui.kit.tokens import Corner, Line
from game.ui.table.part import Part

LIT, OPEN = 34, 14  # of 255: the column that stands out, and those that may be pressed
GHOST = 150
HEAD = (7.0, 12.0)  # of the arrow, to each side and along it


class ColumnLights(Part[DerbyContext]):
    """Below everything that lies on the slate."""

    def draw(self, canvas: Canvas) -> None:
        pose = self.context.pose
        for horse in pose.columns:
            if horse != pose.column:
                _light(canvas, horse, OPEN)
        if pose.column is not None:
            _light(canvas, pose.column, LIT)


def _light(canvas: Canvas, horse: str, alpha: int) -> None:
    box = column(horse)
    key = ("derby-lit", alpha)
    canvas.composed(key, box, lambda: canvas.fill(box, LIGHT_GOLD, alpha=alpha, radius=Corner.CHIP))


class Ghosts(Part[DerbyContext]):
    """The card and the marker as they would be. The chips belong to the betting box."""

    def draw(self, canvas: Canvas) -> None:
        seen, pose = self.context.seen, self.context.pose
        if pose.laid is not None:
            card, horse = pose.laid
            box = card_place(horse, len(seen.horse(horse).seen_cards))
            draw_card(canvas, card, box, alpha=GHOST)
            canvas.frame(box.inflate(3, 3), LIGHT_GOLD, width=Line.EDGE, radius=6)
        if pose.shift is not None and pose.shift.row != pose.shift.before:
            _draw_shift(canvas, seen.rows, pose.shift)


def _draw_shift(canvas: Canvas, rows: Sequence[str], shift: Shift) -> None:
    horse, before, row = shift
    draw_marker(canvas, horse, rows[row], marker(horse, row), alpha=GHOST)
    if before is not None:
        draw_shift_arrow(canvas, horse, before, row, LIGHT_GOLD)


def draw_shift_arrow(canvas: Canvas, horse: str, begin: float, end: float, colour: Colour) -> None:
    """Beside the markers, from row to row."""
    x = left_of(horse) + WIDE - 12
    first, last = marker(horse, begin).centery, marker(horse, end).centery
    up = 1.0 if last < first else -1.0
    aside, along = HEAD
    head: list[Point] = [(x - aside, last + up * along), (x, last), (x + aside, last + up * along)]
    if abs(last - first) > along:
        canvas.line((x, first), (x, last + up * along * 0.8), colour, width=4)
    canvas.polygon(head, colour)
